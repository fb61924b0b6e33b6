import { entryAt } from '@wordhoard/kernel';
import {
  columnOf,
  type Direction,
  faceOnSquare,
  type Grid,
  rowOf,
  SIZE,
  type Square,
  squareAt,
  strideOf,
} from './board.ts';
import type { Components } from './components.ts';
import { findNewRuns, type Placement } from './geometry.ts';

/** One square of a play in notation: a tile laid, a tile already there, or a square to skip. */
export type WrittenSquare = { readonly laid: string } | { readonly there: string } | { readonly over: true };

/** [WW-3] A play in notation: its start, its direction, and its squares. */
export interface PlayNotation {
  readonly square: Square;
  readonly direction: Direction;
  readonly squares: readonly WrittenSquare[];
}

export type PlayNotationFault =
  | { readonly code: 'not-a-play'; readonly text: string }
  | { readonly code: 'off-board'; readonly square: Square }
  /** A tile is laid on an occupied square, or a tile given as already there is missing or different. */
  | { readonly code: 'not-as-written'; readonly square: Square; readonly written: string };

const COLUMN_LETTERS = 'ABCDEFGHIJKLMNO';
const PLAY_PATTERN = /^(?:(\d{1,2})([A-O])|([A-O])(\d{1,2})) +([A-Z*.()]+)$/;

/** `8E` for a play across, `E8` for one down. */
export function formatStart(square: Square, direction: Direction): string {
  const row = `${rowOf(square) + 1}`;
  const column = COLUMN_LETTERS.charAt(columnOf(square));
  return direction === 'across' ? row + column : column + row;
}

/** Parses `8E FEND`, `D3 STAI***`, `K5 Q*G(M)IRE` or `K5 Q*G.IRE`, ignoring case. */
export function parsePlay(text: string): PlayNotation | PlayNotationFault {
  const match = PLAY_PATTERN.exec(text.trim().toUpperCase());
  const squares = match && parseSquares(entryAt(match, 5));
  if (!match || !squares) return { code: 'not-a-play', text };
  const direction: Direction = match[1] === undefined ? 'down' : 'across';
  const row = Number(match[1] ?? match[4]) - 1;
  if (row < 0 || row >= SIZE) return { code: 'not-a-play', text };
  const square = squareAt(row, COLUMN_LETTERS.indexOf((match[2] ?? match[3])!));
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

/** The tiles that a play in notation lays on this board. */
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

/** Writes a play as its main word, with earlier tiles in parentheses and flipped tiles as asterisks. */
export function formatPlay(
  { premiums }: Pick<Components, 'premiums'>,
  grid: Grid,
  placements: readonly Placement[],
): string {
  const [main] = findNewRuns(grid, placements);
  if (!main) throw new Error('a play makes a word');
  const laid = new Map(placements.map(({ square, face }) => [square, faceOnSquare(premiums, square, face)]));
  const written = main.squares.map((square) => laid.get(square) ?? `(${grid[square]})`).join('');
  return `${formatStart(entryAt(main.squares, 0), main.direction)} ${written.replaceAll(')(', '')}`;
}
