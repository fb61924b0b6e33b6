import type { Chance } from '@wordhoard/kernel';
import type { TurnContext } from '../bot/choose-play.ts';
import { keptValue } from '../bot/leave.ts';
import { drawNewTray } from '../bot/reply.ts';
import type { PlayFinder } from '../generator/finder.ts';
import { faceOf } from '../tiles.ts';
import { turnGain } from './valued-plays.ts';

/** At least and at most this many trays are sampled. */
const MIN_TRAYS = 8;
const MAX_TRAYS = 32;
/** Stops when the mean is this many standard errors away from the value without a trade. */
const DECISIVE_ERRORS = 3;

export interface TradeValue {
  /** The mean over the trays of the best play's score and leave. */
  readonly worth: number;
  /** Number of trays sampled. */
  readonly worlds: number;
}

/**
 * [WW-5] Estimates the value of a trade more and more precisely, with null in between: samples trays that fit the
 * observation, and finds the best play with each. Stops early when it is clear whether a trade is better than `instead`.
 */
export function* estimateTrade(
  finder: PlayFinder,
  context: TurnContext,
  chance: Chance,
  instead: number,
): Generator<TradeValue | null, void> {
  let sum = 0;
  let squares = 0;
  for (let worlds = 1; worlds <= MAX_TRAYS; worlds++) {
    const newContext = { ...context, tray: drawNewTray(context, chance) };
    const worth = keptValue(newContext.tray.map(faceOf), newContext) + (yield* turnGain(finder, newContext));
    sum += worth;
    squares += worth * worth;
    const mean = sum / worlds;
    yield { worth: mean, worlds };
    const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
    if (worlds >= MIN_TRAYS && Math.abs(mean - instead) > DECISIVE_ERRORS * error) return;
  }
}
