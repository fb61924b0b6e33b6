import { columnOf, rowOf, type Sheet, SIZE, type Square } from '@wordhoard/wordsmith';
import type { JSX, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { followPointer } from '../../../table-kit/tiles/drag-and-drop.ts';
import { wordsmith } from '../strings/play.ts';
import { Drawing, type ItemMap } from './drawing.tsx';
import { type Marks, squareInWords } from './shown-sheet.ts';

const EIGHT = Array.from({ length: SIZE }, (_, i) => i);
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIZE],
  End: [0, SIZE],
};

/** Actions of a player on the sheet they are writing on. */
export interface SheetActions {
  /** A square was tapped, or Enter pressed on it. */
  press(at: Square): void;
  /** A letter was typed on it. */
  type(letter: string, at: Square): void;
  undo(): void;
  drop(): void;
  /** The pointer or the focus has moved to this square; null when it has left the sheet. */
  over(at: Square | null): void;
  /** The hand is empty, so a word can be marked by drawing along it. */
  readonly isHandEmpty: boolean;
  /** Claims the first of the words that are offered. */
  claimFirst(): void;
  confirm(): void;
  /** The player's next action is on the sheet. */
  readonly isNext: boolean;
}

export interface GridProps {
  readonly label: string;
  readonly items: ItemMap;
  readonly sheet: Sheet;
  readonly before: Marks;
  readonly pointed: readonly Square[];
  /** Shows the numbers of rows and columns, which hints refer to. Needs a margin around the sheet. */
  readonly numbered?: boolean;
  /** Null where nothing can be written. */
  readonly actions: SheetActions | null;
}

/** The sheet: a picture with a button over every square. One of them can be tabbed to; arrow keys move between them. */
export function Grid({ label, items, sheet, before, pointed, numbered = false, actions }: GridProps): JSX.Element {
  const [at, setAt] = useState<Square>(0);
  const cells = useRef<(HTMLElement | null)[]>([]);
  // A gesture outlasts several drawings of the sheet, so its handlers read the latest actions.
  const latest = useRef(actions);
  latest.current = actions;
  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>, square: Square): void => {
    if (!actions?.isHandEmpty || sheet.letters[square] === null) return;
    traceWord(event, square, {
      begin: () => latest.current?.press(square),
      over: (to) => latest.current?.over(to),
      end: (to) => {
        // Released on the first letter, the pointer leaves it chosen.
        if (to === null) latest.current?.drop();
        else if (to !== square) latest.current?.press(to);
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
    if (enter && event.shiftKey) actions?.claimFirst();
    else if (enter && (event.ctrlKey || event.metaKey)) actions?.confirm();
    else if (event.ctrlKey || event.metaKey) return;
    else if (arrow) goTo(within(rowOf(square) + arrow[0]) * SIZE + within(columnOf(square) + arrow[1]));
    else if (/^[a-z]$/i.test(event.key)) actions?.type(event.key.toLowerCase(), square);
    else if (event.key === 'Backspace') actions?.undo();
    else if (event.key === 'Escape') actions?.drop();
    else return;
    event.preventDefault();
  };
  return (
    <div class="ws-sheet">
      <Drawing {...{ items, sheet, before, pointed }} />
      {numbered && <Numbers of="rows" />}
      {numbered && <Numbers of="columns" />}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of widgets, which a table is not */}
      <div
        role="grid"
        class="ws-cells"
        data-next={actions?.isNext || undefined}
        aria-label={label}
        aria-describedby="ws-grid-help"
        onPointerLeave={() => actions?.over(null)}
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
                  aria-label={squareInWords(items, sheet, square)}
                  onClick={() => {
                    setAt(square);
                    actions?.press(square);
                  }}
                  data-letter={(actions && sheet.letters[square]) ?? undefined}
                  onPointerDown={(event) => onPointerDown(event, square)}
                  onPointerEnter={() => actions?.over(square)}
                  onFocus={() => {
                    setAt(square);
                    actions?.over(square);
                  }}
                  onKeyDown={(event) => onKeyDown(event, square)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p class="sr-only" id="ws-grid-help">
        {actions ? wordsmith.grid.help : wordsmith.grid.look}
      </p>
    </div>
  );
}

const within = (n: number): number => Math.max(0, Math.min(SIZE - 1, n));

/** Hidden from screen readers, which read the numbers with each square. */
const Numbers = ({ of }: { readonly of: 'rows' | 'columns' }): JSX.Element => (
  <div class={`ws-numbers ${of}`} aria-hidden="true">
    {EIGHT.map((i) => (
      <span key={i}>{i + 1}</span>
    ))}
  </div>
);

/** The square of the sheet at a point of the screen, and its button. */
export function cellAt(x: number, y: number): { readonly square: Square; readonly cell: HTMLElement } | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.ws-cells [data-square]');
  return cell ? { square: Number(cell.dataset['square']), cell } : null;
}

interface TraceHandlers {
  /** The pointer has left the first square: a word is being marked. */
  begin(): void;
  /** It is over this square; null beside the sheet. */
  over(at: Square | null): void;
  /** It was released there; null beside the sheet, and if the gesture was cancelled. */
  end(at: Square | null): void;
}

/** [WS-9] Call it when a pointer goes down on a letter: a word is marked by drawing from its first letter to its last. */
function traceWord(event: TargetedPointerEvent<HTMLElement>, from: Square, handlers: TraceHandlers): void {
  let last: Square | null = from;
  let hasBegun = false;
  const squareUnder = (now: PointerEvent): Square | null => cellAt(now.clientX, now.clientY)?.square ?? null;
  followPointer(
    event,
    (now) => {
      const at = squareUnder(now);
      if (at === last) return;
      last = at;
      if (!hasBegun) handlers.begin();
      hasBegun = true;
      handlers.over(at);
    },
    (now) => {
      if (hasBegun) handlers.end(now.type === 'pointerup' ? squareUnder(now) : null);
    },
  );
}

const CELL = '.ws-cells [tabindex="0"]';
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;
const focusOn = (place: string): void => document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });

/** Moves the focus to the sheet while a tool waits for a square: keyboard players choose one with the arrow keys and Enter. */
export function focusSheet(): void {
  if (hasKeyboard()) focusOn(CELL);
}

/** The focus starts at the table's heading; with a keyboard, on the sheet as soon as there is something to write. */
export function useFirstFocus(writing: boolean, round: number): void {
  // Before the paint, so that a player who presses Tab at once isn't taken back.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here !== null && !here.matches('body, h1')) return;
    focusOn(writing && hasKeyboard() ? CELL : 'h1[tabindex]');
    // In a solo game the next round follows at once, and the button that confirmed the last was disabled for a moment.
  }, [writing, round]);
}
