import { type PastGame, placeOf, type ReviewSummary } from './past-game.ts';

/** Games against some, and in how many one came before all of them. */
export interface Tally {
  readonly games: number;
  readonly won: number;
}

/** Totals of all games of one kind. */
export interface Statistics {
  readonly game: string;
  readonly games: number;
  readonly best: number | null;
  /** The word worth most in those that have been looked at again. */
  readonly word: ReviewSummary['word'];
  /** Share of the points found in those, the oldest first. */
  readonly found: readonly number[];
  /** Against people, at tables or at the same device. */
  readonly people: Tally | null;
  /** Against bots by strength, those that there were. */
  readonly bots: readonly (Tally & { readonly level: number })[];
}

type GameCounts = PastGame & { readonly mine: number; readonly result: NonNullable<PastGame['result']> };

/** Not what was only tried again from the middle, nor what was not played to its end. */
const counts = (game: PastGame): game is GameCounts => !game.tried && game.result !== null && game.mine !== null;

/** Games against such players, and the number of them in which the guest finished ahead of them all. */
function against(games: readonly GameCounts[], isOne: (bot: number | null) => boolean): Tally | null {
  const met = games.flatMap(({ seats, mine, result }) => {
    const them = seats.flatMap(({ bot }, seat) => (seat !== mine && isOne(bot) ? [placeOf(result, seat)] : []));
    return them.length > 0 ? [placeOf(result, mine) < Math.min(...them)] : [];
  });
  return met.length > 0 ? { games: met.length, won: met.filter(Boolean).length } : null;
}

const bestWordIn = (games: readonly PastGame[]): ReviewSummary['word'] =>
  games.reduce<ReviewSummary['word']>((best, { reviewed }) => {
    const word = reviewed?.word ?? null;
    return word && word.worth > (best?.worth ?? Number.NEGATIVE_INFINITY) ? word : best;
  }, null);

/** In the order in which the games came up last. */
export function statisticsOf(games: readonly PastGame[]): Statistics[] {
  const kinds = Map.groupBy(games.filter(counts), ({ game }) => game);
  return [...kinds].map(([game, all]) => {
    const levels = new Set(all.flatMap(({ seats }) => seats.flatMap(({ bot }) => bot ?? [])));
    return {
      game,
      games: all.length,
      best: Math.max(...all.map(({ mine, result }) => result.scores[mine] ?? 0)),
      word: bestWordIn(all),
      found: all.toSorted((a, b) => a.at - b.at).flatMap(({ reviewed }) => (reviewed ? [reviewed.found] : [])),
      people: against(all, (bot) => bot === null),
      bots: [...levels]
        .sort((a, b) => a - b)
        .flatMap((level) => {
          const tally = against(all, (bot) => bot === level);
          return tally ? [{ level, ...tally }] : [];
        }),
    };
  });
}
