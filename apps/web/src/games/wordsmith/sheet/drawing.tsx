import { entryAt } from '@wordhoard/kernel';
import {
  type Components,
  columnOf,
  type GoalNeeds,
  type Item,
  itemAt,
  rowOf,
  type Sheet,
  SIZE,
  type Square,
  type SquareKind,
} from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Marks } from './shown-sheet.ts';
import './sheet.css';

export const KINDS: readonly SquareKind[] = ['coin', 'ring', 'goblet', 'sword', 'axe'];
/** A square of the sheet is 10 by 10. */
const UNIT = 10;
const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square);
const SPARK = 'M0-2.6C.3-.6.6-.3 2.6 0 .6.3.3.6 0 2.6-.3.6-.6.3-2.6 0-.6-.3-.3-.6 0-2.6z';

/** The lines between squares: thin within an item, thick around it. */
function linesOf(items: ItemMap): Readonly<Record<'thin' | 'thick', string>> {
  const lines = { thin: '', thick: '' };
  for (const square of SQUARES) {
    const [x, y] = corner(square);
    const line = (other: Square, path: string): void => {
      lines[itemAt(items, square) === itemAt(items, other) ? 'thin' : 'thick'] += path;
    };
    if (columnOf(square) > 0) line(square - 1, `M${x} ${y}v${UNIT}`);
    if (rowOf(square) > 0) line(square - SIZE, `M${x} ${y}h${UNIT}`);
  }
  return lines;
}

function corner(square: Square): [x: number, y: number] {
  return [columnOf(square) * UNIT, rowOf(square) * UNIT];
}

/** A square within a margin, as the attributes of a `rect`. */
function inset(square: Square, margin: number): { x: number; y: number; width: number; height: number } {
  const [x, y] = corner(square);
  const side = UNIT - 2 * margin;
  return { x: x + margin, y: y + margin, width: side, height: side };
}

/** The items on the sheets of a table. */
export type ItemMap = Pick<Components, 'items' | 'itemNumbers'>;

interface DrawingProps {
  readonly items: ItemMap;
  readonly sheet: Sheet;
  /** The sheet before the turn; what is new since is marked. */
  readonly before: Marks;
  /** Squares to highlight: those of a word to claim. */
  readonly pointed?: readonly Square[];
}

/** The sheet as a picture. Screen readers get it in words instead: see `SheetInWords`. */
export function Drawing({ items, sheet, before, pointed = [] }: DrawingProps): JSX.Element {
  const lines = useMemo(() => linesOf(items), [items]);
  const gold = SQUARES.filter((square) => sheet.forged.includes(itemAt(items, square).name));
  const isNew = (square: Square): boolean => !before.forged.includes(itemAt(items, square).name);
  return (
    <svg class="ws-drawing" viewBox="-.6 -.6 81.2 81.2" aria-hidden="true">
      <rect x="-.5" y="-.5" width="81" height="81" rx="1.8" class="stone" />
      {gold.map((square) => (
        <rect key={square} class={isNew(square) ? 'gold gleam' : 'gold'} {...inset(square, 0)} />
      ))}
      <Items of={items} forged={sheet.forged} />
      <path class="thin" d={lines.thin} />
      <path class="thick" d={lines.thick} />
      <rect class="frame" x="0" y="0" width="80" height="80" />
      {pointed.map((square) => (
        <rect key={square} class="pointed" {...inset(square, 0.6)} rx="1" />
      ))}
      {SQUARES.map((square) => (
        <Mark key={square} {...{ sheet, before, square }} />
      ))}
      {gold
        .filter((square) => isNew(square) && itemAt(items, square).squares[0] === square)
        .map((square) => {
          const [x, y] = corner(square);
          return <path key={square} class="spark" transform={`translate(${x + 8.4} ${y + 1.2})`} d={SPARK} />;
        })}
    </svg>
  );
}

interface MarkProps {
  readonly sheet: Sheet;
  readonly before: Marks;
  readonly square: Square;
}

/** A letter and a circle, drawn as if by hand: each at its own angle. */
function Mark({ sheet, before, square }: MarkProps): JSX.Element | null {
  const letter = sheet.letters[square] ?? null;
  const circled = sheet.circled[square];
  if (letter === null && !circled) return null;
  const [x, y] = corner(square);
  const fresh = letter !== null && before.letters[square] === null;
  const lean = ((square * 23) % 61) - 30;
  return (
    <>
      {fresh && <rect class="fresh" x={x + 1.7} y={y + 1.6} width="6.6" height="6.6" rx="1.2" />}
      {circled && (
        <ellipse
          class={before.circled[square] ? 'circle' : 'circle new'}
          cx={x + 5}
          cy={y + 5}
          rx="4.35"
          ry="4.2"
          transform={`rotate(${lean} ${x + 5} ${y + 5})`}
        />
      )}
      {letter !== null && (
        <text
          class={fresh ? 'fresh-letter' : ''}
          x={x + 5}
          y={y + 6.95}
          data-piece={`on-${square}`}
          data-from={fresh ? `card-${letter}` : undefined}
        >
          {letter.toUpperCase()}
        </text>
      )}
    </>
  );
}

/** All items of the sheet; forged ones are gold. */
const Items = ({ of, forged }: { readonly of: ItemMap; readonly forged: readonly string[] }): JSX.Element => (
  <>
    {of.items.map((item) => (
      <g key={item.name} class={forged.includes(item.name) ? 'ws-item forged' : 'ws-item'} transform={placing(item)}>
        {ITEM_ART[item.kind]()}
      </g>
    ))}
  </>
);

/**
 * Transform of an item's drawing: a standing sword is turned, an axe whose haft is on the right is mirrored. Other shapes
 * than the printed ones have a smaller or larger drawing; one that winds around other items, a small one on its first square.
 */
function placing({ kind, squares }: Item): string {
  const box = boxOf(squares);
  const isWinding = box.wide * box.high > squares.length + 1;
  const { top, left, wide, high } = isWinding ? boxOf(squares.slice(0, 1)) : box;
  const stands = kind === 'sword' && high > wide;
  const [artWide, artHigh] = ITEM_SIZE[kind];
  const [drawnWide, drawnHigh] = stands ? [artHigh, artWide] : [artWide, artHigh];
  const scale = Math.min((wide * UNIT) / drawnWide, (high * UNIT) / drawnHigh);
  const x = left * UNIT + (wide * UNIT - drawnWide * scale) / 2;
  const y = top * UNIT + (high * UNIT - drawnHigh * scale) / 2;
  return [
    `translate(${x} ${y})`,
    ...(scale === 1 ? [] : [`scale(${scale})`]),
    ...(stands ? ['rotate(-90) translate(-40 0)'] : []),
    ...(kind === 'axe' && columnOf(Math.max(...squares)) > left ? ['translate(20 0) scale(-1 1)'] : []),
  ].join(' ');
}

/** The rows and columns that squares take up. */
function boxOf(squares: readonly Square[]): Readonly<Record<'top' | 'left' | 'wide' | 'high', number>> {
  const [rows, columns] = [squares.map(rowOf), squares.map(columnOf)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, wide: Math.max(...columns) - left + 1, high: Math.max(...rows) - top + 1 };
}

/** One item by itself, beside its name. */
export function ItemIcon({ kind, gold = true }: { readonly kind: SquareKind; readonly gold?: boolean }): JSX.Element {
  const [wide, high] = ITEM_SIZE[kind];
  const stands = kind === 'sword';
  return (
    <svg class="ws-icon" viewBox={stands ? `0 0 ${high} ${wide}` : `0 0 ${wide} ${high}`} aria-hidden="true">
      <g class={gold ? 'ws-item forged' : 'ws-item'} transform={stands ? 'rotate(-90) translate(-40 0)' : undefined}>
        {ITEM_ART[kind]()}
      </g>
    </svg>
  );
}

/** A goal as a picture: two of its items, or its pattern of circled squares. */
export function GoalPicture({ rule }: { readonly rule: GoalNeeds }): JSX.Element {
  if (rule.type === 'items')
    return (
      <span class="picture">
        {KINDS.filter((kind) => rule.items[kind])
          .slice(0, 2)
          .map((kind) => (
            <ItemIcon key={kind} kind={kind} />
          ))}
      </span>
    );
  const wide = entryAt(rule.rows, 0).length;
  const side = Math.max(wide, rule.rows.length);
  return (
    <span class="picture">
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {rule.rows.flatMap((row, y) =>
          Array.from(row, (mark, x) => (
            <circle
              key={`${x} ${y}`}
              class={mark === '#' ? 'dot' : ''}
              cx={x + 0.5 + (side - wide) / 2}
              cy={y + 0.5 + (side - rule.rows.length) / 2}
              r="0.38"
            />
          )),
        )}
      </svg>
    </span>
  );
}

/** Each item drawn once, as if engraved: the body, then the fine lines. A sword lies with its point to the right. */
const ITEM_ART: Readonly<Record<SquareKind, () => JSX.Element>> = {
  coin: () => (
    <>
      <circle cx="5" cy="5" r="3.9" />
      <circle cx="5" cy="5" r="2.9" class="fine" />
      <path class="fine" d="M3.6 6.2L3.3 4l1 .8L5 3.5l.7 1.3 1-.8-.3 2.2z" />
    </>
  ),
  ring: () => (
    <>
      <path fill-rule="evenodd" d="M5 3.3a3.05 3.05 0 1 0 .01 0zM5 4.3a2.05 2.05 0 1 1-.01 0z" />
      <path d="M3.7 1.9L4.3 1h1.4l.6.9L5 3.5z" />
      <path class="fine" d="M3.7 1.9h2.6" />
    </>
  ),
  goblet: () => (
    <>
      <path d="M1.2 1.5h7.6c.2 6-.5 10-2.7 12-.4 3.5-.4 6 .2 8.3 1.2 2 2.3 3.6 2.6 6.2H1.1c.3-2.6 1.4-4.2 2.6-6.2.6-2.3.6-4.8.2-8.3C1.7 11.5 1 7.5 1.2 1.5z" />
      <path class="fine" d="M1.3 4.2h7.4M3.9 13.5h2.2M3.6 21.8h2.8M1.7 26.3h6.6" />
    </>
  ),
  sword: () => (
    <>
      <circle cx="2.6" cy="5" r="1.7" />
      <rect x="4" y="4.1" width="6.5" height="1.8" />
      <rect x="10.3" y="1.2" width="1.9" height="7.6" rx=".8" />
      <path d="M12.2 3.4H34L38.6 5 34 6.6H12.2z" />
      <path class="fine" d="M13 5h21M5.6 4.1v1.8M7.2 4.1v1.8M8.8 4.1v1.8" />
    </>
  ),
  axe: () => (
    <>
      <path d="M4 1.5h2.2V29H4z" />
      <path d="M6.2 5.5C10 5.5 13 3.8 16 1.2c3.4 5.3 3.4 12.3 0 17.6-3-2.6-6-4.3-9.8-4.3z" />
      <path d="M2 6h2v8H2z" />
      <path class="fine" d="M14.4 3.3c2.3 4.3 2.3 9.2 0 13.5M4 20.5h2.2M4 23h2.2M4 25.5h2.2" />
    </>
  ),
};
/** Width and height of each drawing. */
const ITEM_SIZE: Readonly<Record<SquareKind, readonly [wide: number, high: number]>> = {
  coin: [10, 10],
  ring: [10, 10],
  goblet: [10, 30],
  sword: [40, 10],
  axe: [20, 30],
};
