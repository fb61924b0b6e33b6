import type { Chance } from '@wordhoard/kernel';
import type { Grid } from '../board.ts';
import type { PlayFinder } from '../generator/finder.ts';
import type { Face } from '../tiles.ts';

/** What somebody may hold of the tiles one cannot see; once is enough where they hold them all. */
export function imagineTrays(unseen: readonly Face[], size: number, times: number, chance: Chance): Face[][] {
  if (size === 0) return [];
  if (unseen.length <= size) return [[...unseen]];
  return Array.from({ length: times }, () => chance.shuffle(unseen).slice(0, size));
}

/** What the best play on this board brings, on the average of these trays. */
export function meanBest(finder: PlayFinder, grid: Grid, trays: readonly (readonly Face[])[]): number {
  if (trays.length === 0) return 0;
  const scores = trays.map((tray) => finder.best(grid, tray)[0]?.score ?? 0);
  return scores.reduce((sum, score) => sum + score, 0) / trays.length;
}
