import type { Chance } from '@wordhoard/kernel';
import { EMPTY_GRID, type Grid } from '../board.ts';
import { withTiles } from '../geometry.ts';
import { ASTERISK, EVERY_TILE, faceOf, type TileFace, TRAY } from '../tiles.ts';
import type { PlayFinder } from './finder.ts';

export interface RandomPosition {
  readonly grid: Grid;
  readonly tray: readonly TileFace[];
}

/** For tests: a small part of a word list. Short words make many plays, so there are more of them. */
export const someOf = (words: readonly string[]): string[] =>
  words.filter((word, i) => i % (word.length < 4 ? 3 : 500) === 0);

/**
 * For tests: a board of some plays picked at random, short ones as well as long, of whose letters some are then made
 * asterisks; and a tray with so many asterisks.
 */
export function randomPosition(
  finder: PlayFinder,
  chance: Chance,
  { plays, wild, asterisks, tiles = TRAY }: { plays: number; wild: number; asterisks: number; tiles?: number },
): RandomPosition {
  let grid: Grid = EMPTY_GRID;
  const draw = (count: number): TileFace[] => chance.shuffle(EVERY_TILE).slice(0, count).map(faceOf);
  for (let i = 0; i < plays; i++) {
    const list = finder.all(grid, draw(TRAY));
    if (list.count > 0) grid = withTiles(grid, list.at(chance.below(list.count)).placements);
  }
  const covered = grid.flatMap((face, square) => (face === null || face === ASTERISK ? [] : [square]));
  const turned = new Set(chance.shuffle(covered).slice(0, wild));
  const letters = draw(EVERY_TILE.length).filter((face) => face !== ASTERISK);
  return {
    grid: grid.map((face, square) => (turned.has(square) ? ASTERISK : face)),
    tray: [...letters.slice(0, tiles - asterisks), ...Array.from({ length: asterisks }, () => ASTERISK)],
  };
}
