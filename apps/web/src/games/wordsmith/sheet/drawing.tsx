import { columnOf, itemAt, rowOf, type Sheet, SIZE, type Square } from '@wordhoard/wordsmith';
import type { JSX } from 'preact';
import { Items, UNIT } from './items.tsx';
import type { Marks } from './marks.ts';
import './drawing.css';

const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square);
const SPARK = 'M0-2.6C.3-.6.6-.3 2.6 0 .6.3.3.6 0 2.6-.3.6-.6.3-2.6 0-.6-.3-.3-.6 0-2.6z';

/** The lines between squares: thin within an item, thick around it. Worked out once. */
const LINES: Readonly<Record<'thin' | 'thick', string>> = (() => {
  const lines = { thin: '', thick: '' };
  for (const square of SQUARES) {
    const [x, y] = corner(square);
    const line = (other: Square, path: string): void => {
      lines[itemAt(square) === itemAt(other) ? 'thin' : 'thick'] += path;
    };
    if (columnOf(square) > 0) line(square - 1, `M${x} ${y}v${UNIT}`);
    if (rowOf(square) > 0) line(square - SIZE, `M${x} ${y}h${UNIT}`);
  }
  return lines;
})();

function corner(square: Square): [x: number, y: number] {
  return [columnOf(square) * UNIT, rowOf(square) * UNIT];
}

interface DrawingProps {
  readonly sheet: Sheet;
  /** The sheet before the turn; what is new since is marked. */
  readonly before: Marks;
  /** Squares to be pointed at: those of a word that is offered. */
  readonly pointed?: readonly Square[];
}

/** The sheet as a picture: decoration for those who see, told in words beside it. */
export function Drawing({ sheet, before, pointed = [] }: DrawingProps): JSX.Element {
  const gold = SQUARES.filter((square) => sheet.forged.includes(itemAt(square).name));
  const isNew = (square: Square): boolean => !before.forged.includes(itemAt(square).name);
  return (
    <svg class="ws-drawing" viewBox="-.6 -.6 81.2 81.2" aria-hidden="true">
      <rect x="-.5" y="-.5" width="81" height="81" rx="1.8" class="stone" />
      {gold.map((square) => {
        const [x, y] = corner(square);
        return (
          <rect key={square} class={isNew(square) ? 'gold gleam' : 'gold'} x={x} y={y} width={UNIT} height={UNIT} />
        );
      })}
      <Items forged={sheet.forged} />
      <path class="thin" d={LINES.thin} />
      <path class="thick" d={LINES.thick} />
      <rect class="frame" x="0" y="0" width="80" height="80" />
      {pointed.map((square) => {
        const [x, y] = corner(square);
        return <rect key={square} class="pointed" x={x + 0.6} y={y + 0.6} width="8.8" height="8.8" rx="1" />;
      })}
      {SQUARES.map((square) => (
        <Mark key={square} {...{ sheet, before, square }} />
      ))}
      {gold
        .filter((square) => isNew(square) && itemAt(square).squares[0] === square)
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

/** A letter and a circle drawn by hand: no two lean alike. */
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
