import { type Chance, chanceFrom } from '@wordhoard/kernel';
import {
  ASTERISK,
  EMPTY_GRID,
  type FoundPlay,
  faceOf,
  type Grid,
  type PlayFinder,
  PRINTED,
  type TileFace,
  withTiles,
} from '@wordhoard/wildwords';

/** A position to search: a board and a tray. */
export interface Position {
  readonly grid: Grid;
  readonly tray: readonly TileFace[];
}

export const asterisksIn = ({ tray }: Position): number => tray.filter((face) => face === ASTERISK).length;

/** Number of best plays among which varied games choose: greedy play alone gives only long words. */
const VARIED_CHOICES = 40;

/** The positions of a seeded game; every other game has shorter and weaker plays. */
export const positionsOf = (finder: PlayFinder, game: number): Position[] =>
  playGame(finder, `bench ${game}`, (plays, chance) => (game % 2 === 0 ? 0 : chance.below(plays)));

/**
 * Plays a game of two and returns every position with a player to move. `pick` chooses among the plays, the best first;
 * a pick that is always 0 is greedy and asks for one only.
 */
export function playGame(
  finder: PlayFinder,
  name: string,
  pick: (plays: number, chance: Chance) => number,
): Position[] {
  const chance = chanceFrom(name);
  const greedy = pick.length === 0;
  const pot = chance.shuffle(PRINTED.tiles).map(faceOf);
  const trays: TileFace[][] = [pot.splice(0, PRINTED.traySize), pot.splice(0, PRINTED.traySize)];
  const positions: Position[] = [];
  let grid: Grid = EMPTY_GRID;
  for (let turn = 0, passes = 0; passes < 2 && trays.every((tray) => tray.length > 0); turn++) {
    const tray = trays[turn % 2]!;
    positions.push({ grid, tray: [...tray] });
    const found = finder.best(grid, tray, greedy ? 1 : VARIED_CHOICES);
    const play = found[pick(found.length || 1, chance)];
    passes = play ? 0 : passes + 1;
    if (!play) continue;
    grid = withTiles(PRINTED, grid, play.placements);
    spend(tray, play);
    tray.push(...pot.splice(0, PRINTED.traySize - tray.length));
  }
  return positions;
}

/** Takes the tiles of a play from the tray; on TURN-TO-WILD squares whatever was drawn last. */
function spend(tray: TileFace[], { placements }: FoundPlay): void {
  const flips = placements.filter(({ square }) => PRINTED.premiums[square] === 'wild').length;
  for (const { square, face } of placements)
    if (PRINTED.premiums[square] !== 'wild') tray.splice(tray.indexOf(face), 1);
  tray.splice(tray.length - flips, flips);
}
