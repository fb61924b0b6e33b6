import type { Seat } from '@wordhoard/kernel';
import { end as words } from '#strings/end.ts';
import type { Names } from '../table/names.ts';
import type { EndResult } from './end-result.ts';

/** The winner and the margin in one sentence, and an addition to it. */
export interface Headline {
  readonly text: string;
  readonly note: string | null;
}

export function headlineOf({ how, by, winners, margin, ranked }: EndResult, names: Names): Headline {
  const [first] = winners;
  const [best] = ranked;
  if (how === 'resigned' && by !== null)
    return { text: words.resigned(names, by, first ?? null), note: first === undefined ? words.nobodyLeft : null };
  if (how === 'left' && by !== null) return { text: words.left(names, by), note: words.asItStood };
  if (how === 'agreed') return { text: words.agreed, note: words.asItStood };
  if (how !== 'finished' || first === undefined || !best) return { text: words.stalled, note: words.asItStood };
  if (ranked.length === 1) return { text: words.alone(names, first, best.points), note: null };
  if (winners.length > 1) return { text: words.shared(names, winners, best.points), note: null };
  return { text: words.won(names, first, margin), note: null };
}

/** The result line by line, for people who were not there: never "You", always a name. */
export function linesToSend(result: EndResult, headline: string, nameOf: (seat: Seat) => string): readonly string[] {
  const { ranked, how } = result;
  const lines = ranked.map(({ seat, place, points }) => {
    const line = `${nameOf(seat)} ${points < 0 ? `−${-points}` : points}`;
    return ranked.length === 1 ? line : `${place} ${line}`;
  });
  return how === 'finished' ? lines : [headline, ...lines];
}
