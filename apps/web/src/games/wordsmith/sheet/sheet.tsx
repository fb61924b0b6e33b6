import type { Seat } from '@wordhoard/kernel';
import { type Components, debtOf, kindOf, type Sheet, SIZE } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import type { Names } from '../../../table-kit/phrases.ts';
import { Disc } from '../../../table-kit/player-list.tsx';
import { WordLink } from '../../../ui/word-meaning.tsx';
import { wordsmith } from '../strings/play.ts';
import { Grid, type GridProps } from './grid.tsx';
import { rowInWords, type ShownSheet } from './shown-sheet.ts';
import './sheet.css';

interface SheetOnTableProps
  extends Pick<GridProps, 'items'>,
    Partial<Pick<GridProps, 'pointed' | 'numbered' | 'actions'>> {
  readonly shown: ShownSheet;
  readonly names: Names;
  readonly players: number;
}

/** A sheet on the table: the player's own to write on, or one chosen to look at. */
export function SheetOnTable({
  shown,
  names,
  players,
  pointed = [],
  actions = null,
  ...rest
}: SheetOnTableProps): JSX.Element {
  const { seat, sheet, before, choose } = shown;
  const label = wordsmith.grid.of(names, seat);
  return (
    <section class="ws-sheet-area" aria-label={label}>
      {!actions && players > 1 && <SheetPicker {...{ players, names }} chosen={seat} onChoose={choose} />}
      <Grid {...{ label, sheet, before, pointed, actions }} {...rest} />
      <SheetInWords sheet={sheet} label={wordsmith.text.label} />
    </section>
  );
}

interface SheetPickerProps {
  readonly players: number;
  readonly chosen: Seat;
  readonly names: Names;
  readonly onChoose: (seat: Seat) => void;
}

/** Chooses whose sheet is shown. */
export const SheetPicker = ({ players, chosen, names, onChoose }: SheetPickerProps): JSX.Element => (
  <fieldset class="ws-picker">
    <legend class="sr-only">{wordsmith.sheets.whose}</legend>
    {Array.from({ length: players }, (_, seat) => (
      <button key={seat} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
        <Disc name={names.of(seat)} seat={seat} />
        <span>{wordsmith.sheets.who(names, seat)}</span>
      </button>
    ))}
  </fieldset>
);

/** The sheet as a list for screen readers: row by row, then words, items and coins. */
export const SheetInWords = ({ sheet, label }: { readonly sheet: Sheet; readonly label: string }): JSX.Element => (
  <div class="sr-only">
    <ul class="plain" aria-label={label}>
      {Array.from({ length: SIZE }, (_, row) => (
        <li key={row}>{rowInWords(sheet, row)}</li>
      ))}
      <li>{wordsmith.text.words(sheet.words.map(({ word }) => word))}</li>
      <li>{wordsmith.text.forged(sheet.forged.map(kindOf))}</li>
      <li>{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</li>
      <li>{wordsmith.tracks.crowns(sheet.crowns)}</li>
    </ul>
  </div>
);

/** The words claimed on a sheet, each with its meaning on a tap: they were checked when they were claimed. */
export function ClaimedWords({ sheet }: { readonly sheet: Sheet }): JSX.Element {
  const words = [...new Set(sheet.words.map(({ word }) => word))];
  if (words.length === 0) return <p class="small">{wordsmith.text.words(words)}</p>;
  return (
    <ul class="ws-words plain" aria-label={wordsmith.text.claimed}>
      {words.map((word) => (
        <li key={word}>
          <WordLink word={word} />
        </li>
      ))}
    </ul>
  );
}

const CROWN = 'M4 18h16l1-10-5 4-4-7-4 7-5-4z';

interface TracksProps {
  readonly sheet: Sheet;
  readonly components: Pick<Components, 'coinSpaces' | 'crownSpaces' | 'debtPoints'>;
}

/** [WS-3] [WS-7] The coins, crossed off and with filled bars below, and the crowns, as figures and as pictures. */
export const Tracks = ({ sheet, components }: TracksProps): JSX.Element => (
  <section class="ws-tracks" aria-label={wordsmith.tracks.label}>
    <p>{wordsmith.tracks.coins(sheet.spent, sheet.gained)}</p>
    <p class="ws-crown-count">{wordsmith.tracks.crowns(sheet.crowns)}</p>
    <p class={debtOf(sheet) > 0 ? 'ws-unpaid owing' : 'ws-unpaid'}>
      {wordsmith.tracks.unpaid(debtOf(sheet), components.debtPoints)}
    </p>
    <div class="ws-coins" aria-hidden="true">
      {Array.from({ length: components.coinSpaces }, (_, i) => (
        <span key={i} class={`${i < sheet.spent ? 'crossed' : ''} ${i < sheet.gained ? 'filled' : ''}`} />
      ))}
    </div>
    <div class="ws-crowns" aria-hidden="true">
      {Array.from({ length: components.crownSpaces }, (_, i) => (
        <svg key={i} class={i < sheet.crowns ? 'won' : ''} viewBox="0 0 24 24" aria-hidden="true">
          <path d={CROWN} />
        </svg>
      ))}
    </div>
  </section>
);
