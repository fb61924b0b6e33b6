import { chanceFrom, forSeat, type Seat } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { searchTurns } from './bot/search.ts';
import { SKILLS } from './bot/skills.ts';
import { wordRulesOf } from './round.ts';
import { applyTurn } from './turn.ts';
import type { TurnSoFar } from './turn-so-far.ts';
import type { View } from './types.ts';

export interface BestTurn {
  readonly turn: TurnSoFar;
  /** The sheet's value after the turn, in points, as the strongest bot estimates it, including future rounds. */
  readonly value: number;
}

/** The best turns that the strongest bot finds for a seat, best first. No two lead to the same letters and circles. */
export function bestTurns(view: View, seat: Seat, lexicon: Lexicon, top: number): BestTurn[] {
  const sheet = forSeat(view.sheets, seat);
  const found = new Map<string, BestTurn>();
  const candidates = [...searchTurns(view, seat, lexicon, SKILLS[5], chanceFrom('best turns'))];
  for (const { scratch, value } of candidates.sort((a, b) => b.value - a.value)) {
    if (found.size === top) break;
    const turn = applyTurn(sheet, view.offer, scratch.steps, wordRulesOf(view, lexicon));
    if ('code' in turn) continue;
    const key = JSON.stringify([turn.sheet.letters, turn.sheet.circled]);
    if (!found.has(key)) found.set(key, { turn, value });
  }
  return [...found.values()];
}
