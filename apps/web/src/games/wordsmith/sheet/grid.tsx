import { columnOf, rowOf, type Sheet, SIZE, type Square } from '@wordhoard/wordsmith';
import type { JSX, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { wordsmith } from '../strings/play.ts';
import { Drawing } from './drawing.tsx';
import { squareInWords } from './in-words.ts';
import type { Marks } from './marks.ts';
import { trace } from './tracing.ts';
import './grid.css';

const EIGHT = Array.from({ length: SIZE }, (_, i) => i);
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIZE],
  End: [0, SIZE],
};

export interface GridProps {
  readonly label: string;
  readonly sheet: Sheet;
  readonly before: Marks;
  readonly pointed: readonly Square[];
  /** Shows the numbers of rows and columns, which hints refer to. Needs a margin around the sheet. */
  readonly numbered?: boolean;
  /** Null where nothing can be written. */
  readonly hands: {
    /** A square was tapped, or Enter pressed on it. */
    press(at: Square): void;
    /** A letter was typed on it. */
    type(letter: string, at: Square): void;
    undo(): void;
    drop(): void;
    /** The pointer or the focus is on this square; null when it has left the sheet. */
    over(at: Square | null): void;
    /** Is the hand empty, so that a word can be marked by drawing along it? */
    readonly free: boolean;
    /** Claims the first of the words that are offered. */
    claimFirst(): void;
    confirm(): void;
    /** Is the next thing to do done here? */
    readonly next: boolean;
  } | null;
}

const within = (n: number): number => Math.max(0, Math.min(SIZE - 1, n));

/** Screen readers hear the numbers with each square. */
const Numbers = ({ of }: { readonly of: 'rows' | 'columns' }): JSX.Element => (
  <div class={`ws-numbers ${of}`} aria-hidden="true">
    {EIGHT.map((i) => (
      <span key={i}>{i + 1}</span>
    ))}
  </div>
);

/** The sheet: a picture with a button over every square. One of them can be tabbed to; arrow keys go on from there. */
export function Grid({ label, sheet, before, pointed, numbered = false, hands }: GridProps): JSX.Element {
  const [at, setAt] = useState<Square>(0);
  const cells = useRef<(HTMLElement | null)[]>([]);
  // A gesture goes on while the sheet is redrawn.
  const latest = useRef(hands);
  latest.current = hands;
  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>, square: Square): void => {
    if (!hands?.free || sheet.letters[square] === null) return;
    trace(event, square, {
      begin: () => latest.current?.press(square),
      over: (at) => latest.current?.over(at),
      end: (at) => {
        // Back on the first letter, it stays in the hand.
        if (at === null) latest.current?.drop();
        else if (at !== square) latest.current?.press(at);
      },
    });
  };
  const goTo = (square: Square): void => {
    setAt(square);
    cells.current[square]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, square: Square): void => {
    if (event.altKey) return;
    const arrow = ARROWS[event.key];
    const enter = event.key === 'Enter' && !event.repeat;
    if (enter && event.shiftKey) hands?.claimFirst();
    else if (enter && (event.ctrlKey || event.metaKey)) hands?.confirm();
    else if (event.ctrlKey || event.metaKey) return;
    else if (arrow) goTo(within(rowOf(square) + arrow[0]) * SIZE + within(columnOf(square) + arrow[1]));
    else if (/^[a-z]$/i.test(event.key)) hands?.type(event.key.toLowerCase(), square);
    else if (event.key === 'Backspace') hands?.undo();
    else if (event.key === 'Escape') hands?.drop();
    else return;
    event.preventDefault();
  };
  return (
    <div class="ws-sheet">
      <Drawing {...{ sheet, before, pointed }} />
      {numbered && <Numbers of="rows" />}
      {numbered && <Numbers of="columns" />}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of widgets, which a table is not */}
      <div
        role="grid"
        class="ws-cells"
        data-next={hands?.next || undefined}
        aria-label={label}
        aria-describedby="ws-grid-help"
        onPointerLeave={() => hands?.over(null)}
      >
        {EIGHT.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its cells are
          <div key={row} role="row">
            {EIGHT.map((column) => {
              const square = row * SIZE + column;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <button
                  key={column}
                  ref={(element) => {
                    cells.current[square] = element;
                  }}
                  type="button"
                  role="gridcell"
                  data-square={square}
                  tabIndex={square === at ? 0 : -1}
                  aria-label={squareInWords(sheet, square)}
                  onClick={() => {
                    setAt(square);
                    hands?.press(square);
                  }}
                  data-letter={(hands && sheet.letters[square]) ?? undefined}
                  onPointerDown={(event) => onPointerDown(event, square)}
                  onPointerEnter={() => hands?.over(square)}
                  onFocus={() => {
                    setAt(square);
                    hands?.over(square);
                  }}
                  onKeyDown={(event) => onKeyDown(event, square)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p class="unseen" id="ws-grid-help">
        {hands ? wordsmith.grid.help : wordsmith.grid.look}
      </p>
    </div>
  );
}
