import type { Chance } from '@wordhoard/kernel';
import { EMPTY_GRID, type Grid } from '../board.ts';
import { type Components, PRINTED } from '../components.ts';
import { withTiles } from '../geometry.ts';
import { ASTERISK, faceOf, type TileFace } from '../tiles.ts';
import type { PlayFinder } from './finder.ts';

export interface RandomPosition {
  readonly grid: Grid;
  readonly tray: readonly TileFace[];
}

/** For tests: a small part of a word list, with more of the short words, which make many plays. */
export const sampleWords = (words: readonly string[]): string[] =>
  words.filter((word, i) => i % (word.length < 4 ? 3 : 500) === 0);

/**
 * For tests: a board of random plays, short and long, with some letters turned into asterisks; and a tray with this many
 * asterisks.
 */
export function randomPosition(
  finder: PlayFinder,
  chance: Chance,
  { plays, wild, asterisks, tiles }: { plays: number; wild: number; asterisks: number; tiles?: number },
  components: Components = PRINTED,
): RandomPosition {
  const { traySize } = components;
  let grid: Grid = EMPTY_GRID;
  const draw = (count: number): TileFace[] => chance.shuffle(components.tiles).slice(0, count).map(faceOf);
  for (let i = 0; i < plays; i++) {
    const list = finder.all(grid, draw(traySize));
    if (list.count > 0) grid = withTiles(components, grid, list.at(chance.below(list.count)).placements);
  }
  const covered = grid.flatMap((face, square) => (face === null || face === ASTERISK ? [] : [square]));
  const flipped = new Set(chance.shuffle(covered).slice(0, wild));
  const letters = draw(components.tiles.length).filter((face) => face !== ASTERISK);
  return {
    grid: grid.map((face, square) => (flipped.has(square) ? ASTERISK : face)),
    tray: [...letters.slice(0, (tiles ?? traySize) - asterisks), ...Array.from({ length: asterisks }, () => ASTERISK)],
  };
}
