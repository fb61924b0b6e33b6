import { asLaid, columnOf, type Direction, type Grid, rowOf, SIZE, type Square, squareAt, strideOf } from './board.ts';
import { type Placement, runsMade } from './geometry.ts';

/** One square of a written play: a tile laid, a tile said to lie there already, or one that is only counted over. */
export type WrittenSquare = { readonly laid: string } | { readonly there: string } | { readonly over: true };

/** [WW-3] A play in writing: where it starts, which way it runs, and what each square says. */
export interface PlayNotation {
  readonly square: Square;
  readonly direction: Direction;
  readonly squares: readonly WrittenSquare[];
}

export type PlayNotationFault =
  | { readonly code: 'not-a-play'; readonly text: string }
  | { readonly code: 'off-board'; readonly square: Square }
  /** A tile is laid where one lies, or said to lie where there is another or none. */
  | { readonly code: 'not-as-written'; readonly square: Square; readonly written: string };

const COLUMNS = 'ABCDEFGHIJKLMNO';
const PLAY = /^(?:(\d{1,2})([A-O])|([A-O])(\d{1,2})) +([A-Z*.()]+)$/;

/** `8E` for a play across, `E8` for one down. */
export function makeStart(square: Square, direction: Direction): string {
  const row = `${rowOf(square) + 1}`;
  const column = COLUMNS[columnOf(square)]!;
  return direction === 'across' ? row + column : column + row;
}

/** Reads `8E FEND`, `D3 STAI***`, `K5 Q*G(M)IRE`, `K5 Q*G.IRE`; small letters do as well. */
export function parsePlay(text: string): PlayNotation | PlayNotationFault {
  const match = PLAY.exec(text.trim().toUpperCase());
  const squares = match && parseSquares(match[5]!);
  if (!match || !squares) return { code: 'not-a-play', text };
  const direction: Direction = match[1] === undefined ? 'down' : 'across';
  const row = Number(match[1] ?? match[4]) - 1;
  if (row < 0 || row >= SIZE) return { code: 'not-a-play', text };
  const square = squareAt(row, COLUMNS.indexOf((match[2] ?? match[3])!));
  const start = direction === 'across' ? columnOf(square) : row;
  if (start + squares.length > SIZE)
    return { code: 'off-board', square: square + strideOf(direction) * (SIZE - start) };
  return { square, direction, squares };
}

function parseSquares(text: string): WrittenSquare[] | undefined {
  const squares: WrittenSquare[] = [];
  let inside = false;
  for (const character of text) {
    if (character === '(' || character === ')') {
      if (inside === (character === '(')) return undefined;
      inside = !inside;
    } else if (character === '.') squares.push({ over: true });
    else squares.push(inside ? { there: character } : { laid: character });
  }
  return inside || squares.length === 0 ? undefined : squares;
}

/** The tiles a written play lays on this board. */
export function placementsOf(
  grid: Grid,
  { square, direction, squares }: PlayNotation,
): Placement[] | PlayNotationFault {
  const placements: Placement[] = [];
  for (const [i, written] of squares.entries()) {
    const at = square + i * strideOf(direction);
    const face = grid[at] ?? null;
    if ('laid' in written) {
      if (face !== null) return { code: 'not-as-written', square: at, written: written.laid };
      placements.push({ square: at, face: written.laid });
    } else if (face === null || ('there' in written && written.there !== face)) {
      return { code: 'not-as-written', square: at, written: 'there' in written ? written.there : '.' };
    }
  }
  return placements;
}

/** Writes a play: its whole main word, with what lay there before in parentheses and flipped tiles as asterisks. */
export function makePlay(grid: Grid, placements: readonly Placement[]): string {
  const [main] = runsMade(grid, placements);
  if (!main) throw new Error('a play makes a word');
  const laid = new Map(placements.map(({ square, face }) => [square, asLaid(square, face)]));
  const written = main.squares.map((square) => laid.get(square) ?? `(${grid[square]})`).join('');
  return `${makeStart(main.squares[0]!, main.direction)} ${written.replaceAll(')(', '')}`;
}
