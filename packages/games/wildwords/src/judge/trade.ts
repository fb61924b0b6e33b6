import type { Chance } from '@wordhoard/kernel';
import type { Outlook } from '../bot/choose.ts';
import { keptValue } from '../bot/leave.ts';
import type { PlayFinder } from '../generator/finder.ts';
import { EVERY_TILE, faceOf, type TileFace, type TileId, TRAY, takeFaces } from '../tiles.ts';
import { turnWorth } from './plays.ts';

/** At least and at most so many trays are imagined. */
const FEW = 8;
const MANY = 32;
/** It is plain whether to trade once the mean is so many standard errors away from what there is without. */
const PLAIN = 3;

export interface TradeWorth {
  /** The mean of the best play with each tray, in the unit of plays: its score and what it keeps. */
  readonly worth: number;
  /** Number of trays imagined. */
  readonly worlds: number;
}

/**
 * [WW-5] What a trade is worth, more and more precisely: trays that agree with all one sees are drawn, and the best is
 * made of each; null while it looks. Ends early when more of them could hardly change whether to trade, for which `instead` is there.
 */
export function* tradeWorth(
  finder: PlayFinder,
  outlook: Outlook,
  chance: Chance,
  instead: number,
): Generator<TradeWorth | null, void> {
  let sum = 0;
  let squares = 0;
  for (let worlds = 1; worlds <= MANY; worlds++) {
    const fresh = { ...outlook, tray: freshTray(outlook, chance) };
    const worth = keptValue(fresh.tray.map(faceOf), fresh) + (yield* turnWorth(finder, fresh));
    sum += worth;
    squares += worth * worth;
    const mean = sum / worlds;
    yield { worth: mean, worlds };
    const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
    if (worlds >= FEW && Math.abs(mean - instead) > PLAIN * error) return;
  }
}

/** The whole tray goes back into the pot, and as many are drawn from it as there are, up to seven. */
function freshTray({ tray, unseen, pot }: Outlook, chance: Chance): TileId[] {
  const inPot: TileFace[] = chance.shuffle(unseen).slice(0, pot);
  const drawn = chance.shuffle([...inPot, ...tray.map(faceOf)]).slice(0, TRAY);
  // Which of several tiles with the same face does not matter.
  return takeFaces([...EVERY_TILE], drawn)!;
}
