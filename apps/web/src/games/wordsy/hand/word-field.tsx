import type { Board } from '@wordhoard/wordsy';
import type { JSX, TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { points as pointsText } from '../../../table-kit/phrases.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { wordsy } from '../strings/play.ts';
import { type Preview, worthOf } from './draft.ts';
import type { WordDraft } from './use-draft.ts';
import './hand.css';

/** After a pause this long in typing, a screen reader is told what the word would score, in ms. */
const PAUSE = 900;

interface WordFieldProps {
  readonly draft: WordDraft;
  readonly preview: Preview;
  readonly mine: boolean;
}

/**
 * The word and what its letters score. A real text field lies over the drawn letters, so typing, pasting and screen
 * readers work as usual; `inputmode` keeps the system's keyboard away, because the page has its own.
 */
export function WordField({ draft, preview, mine }: WordFieldProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const scoring = useId();
  const all = useAllSelected(field);
  useTypeAnywhere(field, mine);
  useSpokenPreview(draft.text, preview.points, mine);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        draft.lock();
      }}
    >
      <div class="line">
        <div
          class={all ? 'letters selected' : 'letters'}
          aria-hidden="true"
          style={{ '--n': String(draft.text.length) }}
        >
          {preview.letters.map(({ letter, points }, at) => (
            <span key={at} class={`${points > 0 ? 'hit' : ''} ${at < draft.frozen.length ? 'frozen' : ''}`}>
              <b>{letter.toUpperCase()}</b>
              <small>{points || '·'}</small>
            </span>
          ))}
          {mine && !all && <span class="caret" />}
          {mine && draft.text === '' && <span class="placeholder">{wordsy.write.freely}</span>}
        </div>
        <input
          ref={field}
          aria-label={wordsy.write.label}
          aria-describedby={scoring}
          value={draft.text}
          readOnly={!mine}
          inputMode="none"
          enterkeyhint="done"
          autocomplete="off"
          autocorrect="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => {
            draft.set(event.currentTarget.value);
            // Characters that weren't accepted must not stay in the field either.
            event.currentTarget.value = draft.text;
          }}
        />
        <p class="sr-only" id={scoring}>
          {draft.text === '' ? wordsy.write.hint : scoringText(preview)}
        </p>
      </div>
      <div class="total">
        <p>
          <span class="num">{preview.points}</span> <small>{wordsy.pointsWord(preview.points)}</small>
        </p>
        <button type="submit" class="btn big primary" disabled={!mine || draft.text === ''}>
          <Icon name={mine ? 'lock' : 'check'} />
          {mine ? wordsy.write.lock : wordsy.write.locked}
        </button>
      </div>
    </form>
  );
}

const scoringText = ({ letters, points }: Preview): string => {
  const scoring = letters.filter((it) => it.points > 0).map((it) => `${it.letter.toUpperCase()} ${it.points}`);
  return [pointsText(points), ...scoring].join(', ');
};

/**
 * True if the whole text is selected, to be overwritten. Any other selection is moved to the end, because the drawn
 * letters can't show it.
 */
function useAllSelected(field: { readonly current: HTMLInputElement | null }): boolean {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const input = field.current;
    const look = (): void => {
      if (!input) return;
      const { value, selectionStart: from, selectionEnd: to } = input;
      const isAll = value !== '' && from === 0 && to === value.length;
      if (!isAll && (from !== value.length || to !== value.length)) input.setSelectionRange(value.length, value.length);
      setAll(isAll && document.activeElement === input);
    };
    input?.addEventListener('selectionchange', look);
    input?.addEventListener('blur', look);
    return () => {
      input?.removeEventListener('selectionchange', look);
      input?.removeEventListener('blur', look);
    };
  }, []);
  return all;
}

/** Letters typed while nothing else takes them go to the field. */
function useTypeAnywhere(field: { readonly current: HTMLInputElement | null }, mine: boolean): void {
  // Before the field is painted, so that no letter is lost.
  useLayoutEffect(() => {
    if (!mine) return;
    field.current?.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const busy = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
      if (!busy && (/^[a-z]$/i.test(event.key) || event.key === 'Backspace')) field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [mine]);
}

function useSpokenPreview(text: string, points: number, mine: boolean): void {
  useEffect(() => {
    if (!mine || text === '') return;
    const timer = setTimeout(() => announce(pointsText(points)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, points, mine]);
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

interface KeyboardProps {
  readonly board: Board;
  readonly onLetter: (letter: string) => void;
  readonly onErase: () => void;
}

/**
 * Our own keys, because the system's keyboard would cover the board. Keys of letters on the board are wooden and show
 * their points. Not in the tab order: a player with a Tab key has letter keys too.
 */
export function Keyboard({ board, onLetter, onErase }: KeyboardProps): JSX.Element {
  return (
    <fieldset class="keys" aria-label={wordsy.write.keyboard}>
      {ROWS.map((row) => (
        <div key={row}>
          {Array.from(row, (letter) => (
            <Key key={letter} letter={letter} worth={worthOf(board, letter)} onPress={() => onLetter(letter)} />
          ))}
          {row.startsWith('z') && (
            <button
              type="button"
              class="key erase"
              tabIndex={-1}
              aria-label={wordsy.write.erase}
              {...pressing(onErase)}
            >
              <Icon name="delete" />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface KeyProps {
  readonly letter: string;
  readonly worth: readonly number[];
  readonly onPress: () => void;
}

const Key = ({ letter, worth, onPress }: KeyProps): JSX.Element => (
  <button type="button" class={`key ${worth.length > 0 ? 'scores' : ''}`} tabIndex={-1} {...pressing(onPress)}>
    {letter.toUpperCase()}
    {worth.length > 0 && (
      <>
        <span class="sr-only">{wordsy.write.scores}</span>
        <small>{worth.join(' ')}</small>
      </>
    )}
  </button>
);

/** Acts when the finger goes down, as keyboards do, and on clicks without a pointer (of screen readers). */
const pressing = (
  press: () => void,
): {
  onPointerDown(event: TargetedPointerEvent<HTMLButtonElement>): void;
  onClick(event: TargetedMouseEvent<HTMLButtonElement>): void;
} => ({
  onPointerDown: (event) => {
    event.preventDefault();
    press();
  },
  onClick: (event) => {
    if (event.detail === 0) press();
  },
});
