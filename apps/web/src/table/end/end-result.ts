import type { MatchResult, Seat } from '@wordhoard/kernel';
import type { EarlyEnd } from '@wordhoard/protocol';
import { end as words } from '#strings/end.ts';
import type { Names } from '../../table-kit/phrases.ts';

/** The end of a game: its reason, its winner and the margin. The same for every game and every ending. */
export interface EndResult {
  readonly how: 'finished' | EarlyEnd['code'];
  /** The seat that resigned or ended the game; null when the rules or the host ended it. */
  readonly by: Seat | null;
  /** Best first. */
  readonly ranked: readonly (RankedSeat & { readonly points: number })[];
  /** Several if they share the win; none in a game that was stopped before it was decided. */
  readonly winners: readonly Seat[];
  /** Points between the winner and the next; 0 if a tie was broken by the rules, null without a next. */
  readonly margin: number | null;
}

/**
 * @param over the result by the rules; null for a game that was ended early.
 * @param scores the points at this moment, which count when there is no result.
 */
export function endResultOf(
  over: MatchResult | null,
  scores: readonly number[],
  ended: EarlyEnd | undefined,
): EndResult {
  if (over) {
    const ranked = withPoints(ranking(over.places), over.scores);
    const [winners = [], next] = over.places;
    const [best] = ranked;
    const second = next?.[0];
    const margin =
      winners.length === 1 && best && second !== undefined ? best.points - (over.scores[second] ?? 0) : null;
    return { how: 'finished', by: null, ranked, winners, margin };
  }
  const by = ended && 'by' in ended ? ended.by : null;
  const ranked = withPoints(standing(scores, ended?.code === 'resigned' ? by : null), scores);
  const winners = ended?.code === 'resigned' ? winnersAfterResigning(ended.by, scores.length) : [];
  return { how: ended?.code ?? 'stalled', by, ranked, winners, margin: null };
}

const withPoints = (ranked: readonly RankedSeat[], scores: readonly number[]): EndResult['ranked'] =>
  ranked.map((it) => ({ ...it, points: scores[it.seat] ?? 0 }));

/** Of two the other wins. A game of more ends by resigning only when no person is left to win it. */
export const winnersAfterResigning = (seat: Seat, players: number): readonly Seat[] =>
  players === 2 ? [1 - seat] : [];

/** The winner and the margin in one sentence, and an addition to it. */
interface Headline {
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

/** Best first; who shares a place stands together. */
type Places = readonly (readonly Seat[])[];

interface RankedSeat {
  readonly seat: Seat;
  readonly place: number;
}

/** Every seat with the number of its place: after two who share the first comes the third. */
export const ranking = (places: Places): readonly RankedSeat[] =>
  places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });

/** Order of a game that was ended early, most points first; the player who resigned comes last. */
export function standing(scores: readonly number[], resigned: Seat | null): readonly RankedSeat[] {
  const worths = scores.map((score, seat) => (seat === resigned ? Number.NEGATIVE_INFINITY : score));
  return worths
    .map((worth, seat) => ({ seat, place: 1 + worths.filter((other) => other > worth).length }))
    .sort((a, b) => a.place - b.place);
}
