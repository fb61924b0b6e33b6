import { type JudgedMove, type JudgeInput, type Judgement, judgementOf } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import type { Wordsy } from '../types.ts';
import { roundLead, STRUCK, withEntry } from './round-lead.ts';
import { pointsFor } from './text-value.ts';

/** [WY-24] Values each word offered, compared with leaving the written word to be struck. */
export function judgeMend(
  { seen: { view }, seat, env }: JudgeInput<Wordsy>,
  to: number,
  offered: readonly string[],
  word: string | null,
): Judgement<Wordsy> {
  const leadIfStruck = roundLead(view, withEntry(view.entered, seat, STRUCK), seat);
  const choiceOf = (other: string | null): JudgedMove<Wordsy> => {
    const outcome = other === null ? STRUCK : { points: pointsFor({ view, seat }, other), status: 'mended' as const };
    return {
      move: { to, answer: { word: other } },
      worth: roundLead(view, withEntry(view.entered, seat, outcome), seat) - leadIfStruck,
      points: outcome.points,
      text: other?.toUpperCase() ?? 'as it is',
      word: other,
    };
  };
  const found = [...offered, null].map(choiceOf).sort((a, b) => b.worth - a.worth);
  const common = found.find(({ word: candidate }) => candidate !== null && (env.tier(candidate) ?? 0) <= COMMON_TIER);
  return judgementOf({ yours: choiceOf(word), found, common });
}
