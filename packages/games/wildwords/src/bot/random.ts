import { type Bot, type Chance, entryAt, type Seat } from '@wordhoard/kernel';
import { CENTRE, type Direction, type Grid, neighbour, SQUARES, type Square } from '../board.ts';
import { touchesTile } from '../geometry.ts';
import type { TilePlaced, TurnMove, View, WildWords } from '../types.ts';
import { gridOf, trayOf } from '../view.ts';

/** Makes random legal moves for the contract suite. Spells every asterisk as 'a'. */
export const randomBot: Bot<WildWords> = function* ({ seen: { question, view }, seat, chance }) {
  if (!question?.asked.includes(seat) || question.mine?.done) return;
  const { id: to, step } = question;
  switch (step.type) {
    case 'turn':
      return yield { move: { to, answer: randomTurn(view, seat, chance, step.traded) } };
    case 'challenge':
      return yield { move: { to, answer: { challenge: chance.below(4) === 0 } } };
    case 'spell': {
      const words = step.patterns.map((pattern) => pattern.toLowerCase().replaceAll('*', 'a'));
      return yield { move: { to, answer: { words: chance.below(8) === 0 ? null : words } } };
    }
    case 'vote':
      return yield { move: { to, answer: { agree: chance.below(2) === 0 } } };
    default:
      step satisfies never; // a new question doesn't compile without a case
  }
};

function randomTurn(view: View, seat: Seat, chance: Chance, traded: boolean): TurnMove {
  if (!traded && view.pot > 0 && chance.below(8) === 0) return { type: 'trade' };
  const tiles = randomTiles(gridOf(view.board), trayOf(view, seat), chance);
  return tiles === undefined || chance.below(10) === 0 ? { type: 'pass' } : { type: 'play', tiles };
}

/** Some tiles of the tray on a random line; undefined if none was found. */
export function randomTiles(grid: Grid, tray: readonly string[], chance: Chance): TilePlaced[] | undefined {
  const line = randomLine(grid, tray.length, chance);
  const held = line && chance.shuffle(tray);
  return held && line.squares.map((square, i) => ({ square, tile: entryAt(held, i) }));
}

/** Empty squares in one row or column with only tiles between them. */
export interface OpenLine {
  readonly squares: readonly Square[];
  readonly direction: Direction;
}

/** A random legal line for some of the tiles; undefined if the one tried has no room. */
export function randomLine(grid: Grid, tray: number, chance: Chance): OpenLine | undefined {
  const isFirstPlay = grid.every((face) => face === null);
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  const anchors = isFirstPlay
    ? [CENTRE]
    : squares.filter((square) => grid[square] === null && touchesTile(grid, square));
  if (anchors.length === 0) return undefined;
  const anchor = chance.pick(anchors);
  const direction = chance.pick<Direction>(['across', 'down']);
  const line = [
    ...emptySquaresFrom(grid, anchor, direction, -1).reverse(),
    anchor,
    ...emptySquaresFrom(grid, anchor, direction, 1),
  ];
  const max = Math.min(tray, line.length);
  const min = isFirstPlay ? 2 : 1;
  if (max < min) return undefined;
  const count = min + chance.below(max - min + 1);
  const at = line.indexOf(anchor);
  const from = Math.max(0, Math.min(at - chance.below(count), line.length - count));
  const chosen = line.slice(from, from + count);
  return chosen.includes(anchor) ? { squares: chosen, direction } : undefined;
}

/** The empty squares beyond this one, nearest first. Tiles in between leave no gap. */
function emptySquaresFrom(grid: Grid, square: Square, direction: Direction, by: 1 | -1): Square[] {
  const found: Square[] = [];
  for (let next = neighbour(square, direction, by); next !== undefined; next = neighbour(next, direction, by))
    if (grid[next] === null) found.push(next);
  return found;
}
