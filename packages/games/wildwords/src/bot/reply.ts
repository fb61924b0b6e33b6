import type { Chance } from '@wordhoard/kernel';
import type { Grid } from '../board.ts';
import type { PlayFinder } from '../generator/finder.ts';
import { faceOf, type TileFace, type TileId, takeFaces } from '../tiles.ts';
import type { TurnContext } from './choose-play.ts';

/** Random trays of another player, drawn from the unseen tiles; a single one if they hold them all. */
export function sampleTrays(unseen: readonly TileFace[], size: number, count: number, chance: Chance): TileFace[][] {
  if (size === 0) return [];
  if (unseen.length <= size) return [[...unseen]];
  return Array.from({ length: count }, () => chance.shuffle(unseen).slice(0, size));
}

/** Points of the best play on this board, averaged over these trays. */
export function averageBestScore(finder: PlayFinder, grid: Grid, trays: readonly (readonly TileFace[])[]): number {
  if (trays.length === 0) return 0;
  const scores = trays.map((tray) => finder.best(grid, tray)[0]?.score ?? 0);
  return scores.reduce((sum, score) => sum + score, 0) / trays.length;
}

/** Returns the tray to the pot and draws up to a full tray. */
export function drawNewTray({ components, tray, unseen, pot }: TurnContext, chance: Chance): TileId[] {
  const inPot: TileFace[] = chance.shuffle(unseen).slice(0, pot);
  const drawn = chance.shuffle([...inPot, ...tray.map(faceOf)]).slice(0, components.traySize);
  // Tiles with the same face are interchangeable.
  return takeFaces([...components.tiles], drawn)!;
}
