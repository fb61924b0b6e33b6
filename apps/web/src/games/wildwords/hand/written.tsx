import type { Components, Grid, TileId, TilePlaced } from '@wordhoard/wildwords';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { inWords, writtenInWords } from '../prompt/refusals.ts';
import { wildwords } from '../strings/play.ts';
import { layWritten } from './draft.ts';
import type { TrayEditor } from './use-draft.ts';
import './hand.css';

interface WrittenProps {
  readonly components: Components;
  readonly grid: Grid;
  readonly tray: readonly TileId[];
  readonly editor: TrayEditor;
  /** Null while it is not the player's turn. */
  readonly onPlay: (() => void) | null;
  /** Done with writing: letters typed from now on are for the board. */
  readonly onLeave: () => void;
  /** In a sheet that bears its title and was opened for it. */
  readonly inSheet?: boolean;
}

const sameTiles = (a: readonly TilePlaced[], b: readonly TilePlaced[]): boolean =>
  a.length === b.length && a.every(({ tile, square }) => b.some((it) => it.tile === tile && it.square === square));

/** [WW-3] `8E FEND`: Enter lays it and says what it would score; Enter again plays it. */
export function Written(props: WrittenProps): JSX.Element {
  const { components, grid, tray, editor, onPlay, onLeave, inSheet = false } = props;
  const id = useId();
  const { written } = wildwords;
  const [text, setText] = useState('');
  const [laid, setLaid] = useState<readonly TilePlaced[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { worth } = editor;
  const lies = laid !== null && sameTiles(laid, editor.laying.laid) && worth !== null;
  const score = lies && 'score' in worth ? worth.score.score : null;
  const geometry = lies && 'fault' in worth ? inWords(worth.fault) : null;

  const lay = (): void => {
    const tiles = layWritten(components, text, grid, tray);
    if ('code' in tiles) return setFault(writtenInWords(tiles, grid));
    editor.lay(tiles);
    setLaid(tiles);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    setFault(null);
    if (score === null || !onPlay) return lay();
    onPlay();
    setText('');
    setLaid(null);
    onLeave();
  };
  const spoken = score === null ? '' : written.laid(score);
  return (
    <form class={`written ${inSheet ? '' : 'panel'}`} onSubmit={submit}>
      {!inSheet && <h2>{written.title}</h2>}
      <label for={id}>{written.label}</label>
      <div class="row">
        <input
          class="input"
          id={id}
          autofocus={inSheet}
          value={text}
          maxLength={40}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onKeyDown={(event) => {
            // In a sheet the browser closes it.
            if (event.key === 'Escape' && !inSheet) onLeave();
          }}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setLaid(null);
            setFault(null);
          }}
        />
        <button type="submit" class="btn" disabled={text.trim() === ''} onFocus={() => announce(spoken)}>
          {score !== null && onPlay ? wildwords.act.playFor(score) : written.lay}
        </button>
      </div>
      <div role="status">
        {(fault ?? geometry) !== null && (
          <p class="refusal">
            <Icon name="close" />
            {fault ?? geometry}
          </p>
        )}
        {score !== null && <p>{spoken}</p>}
      </div>
      <p class="muted small" id={`${id}-hint`}>
        {written.hint}
      </p>
    </form>
  );
}
