import { type JudgeAsk, type JudgedMove, type Judgement, judgementOf } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import type { Wordsy } from '../types.ts';
import { aheadBy, STRUCK, withEntry } from './revealed.ts';
import { pointsFor } from './worth.ts';

/** [WY-24] Each word offered, as against leaving what was written to be struck. */
export function judgeMend(
  { seen: { view }, seat, env }: JudgeAsk<Wordsy>,
  to: number,
  offered: readonly string[],
  word: string | null,
): Judgement<Wordsy> {
  const struck = aheadBy(view, withEntry(view.entered, seat, STRUCK), seat);
  const choiceOf = (other: string | null): JudgedMove<Wordsy> => {
    const fate = other === null ? STRUCK : { points: pointsFor({ view, seat }, other), status: 'mended' as const };
    return {
      move: { to, answer: { word: other } },
      worth: aheadBy(view, withEntry(view.entered, seat, fate), seat) - struck,
      points: fate.points,
      text: other?.toUpperCase() ?? 'as it is',
      word: other,
    };
  };
  const found = [...offered, null].map(choiceOf).sort((a, b) => b.worth - a.worth);
  const common = found.find(({ word: it }) => it !== null && (env.tier(it) ?? 0) <= COMMON_TIER);
  return judgementOf({ yours: choiceOf(word), found, common });
}
