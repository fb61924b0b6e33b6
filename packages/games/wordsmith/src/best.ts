import { chanceFrom, forSeat, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { search } from './bot/search.ts';
import { SKILLS } from './bot/skills.ts';
import { judgeOf } from './round.ts';
import { applyTurn } from './turn.ts';
import type { TurnSoFar } from './turn-so-far.ts';
import type { View } from './types.ts';

export interface BestTurn {
  readonly turn: TurnSoFar;
  /** The sheet's value afterwards, in points, as the strongest bot estimates it, with everything likely to come. */
  readonly worth: number;
}

/** The best turns the strongest bot finds for a seat, the best first; no two leave the same letters and circles. */
export function bestTurns(view: View, seat: Seat, lexicon: Lexicon, top: number): BestTurn[] {
  const sheet = forSeat(view.sheets, seat);
  const found = new Map<string, BestTurn>();
  const plans = [...search(view, seat, lexicon, SKILLS[5], chanceFrom('best turns'))];
  for (const { desk, value } of plans.sort((a, b) => b.value - a.value)) {
    if (found.size === top) break;
    const turn = applyTurn(sheet, view.offer, desk.steps, judgeOf(view, lexicon));
    if ('code' in turn) continue;
    const key = JSON.stringify([turn.sheet.letters, turn.sheet.circled]);
    if (!found.has(key)) found.set(key, { turn, worth: value });
  }
  return [...found.values()];
}
