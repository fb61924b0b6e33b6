import { type Bot, type Game, limitsFor, type Match, type Rules, type Shape, seedFrom } from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';

export type Level = 1 | 2 | 3 | 4 | 5;
export type Pair = readonly [strong: Level, weak: Level];

/** Two levels apart, which is what is promised, and then the steps between. */
export const PAIRS: readonly Pair[] = [
  [3, 1],
  [5, 3],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
];

/** How many games a promise is measured in; fewer for a quick look: `GAMES=10 npm run bench -- wordsmith`. */
const GAMES = Number(process.env['GAMES'] ?? 200);
/** The steps between are for orientation. */
export const gamesOf = ([strong, weak]: Pair): number => (strong - weak === 2 ? GAMES : Math.ceil(GAMES / 10));

export interface Duel<S extends Shape> {
  readonly rules: Rules<S>;
  /** The same, bound to the words. */
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly pace: 'live' | 'relaxed';
  readonly config: (game: number) => S['config'];
  readonly bot: (level: Level) => Bot<S>;
}

/** Of one of two bots, in all their games. A shared first place is half a win. */
export interface Tally {
  wins: number;
  readonly points: number[];
}

/** Two bots play so many seeded games, seats taken in turn; `after` sees each match at its end. */
export function duel<S extends Shape>(
  { rules, game, env, pace, config, bot }: Duel<S>,
  pair: Pair,
  games: number = gamesOf(pair),
  after: (match: Match<S>) => void = () => {},
): readonly [strong: Tally, weak: Tally] {
  const tallies: [Tally, Tally] = [
    { wins: 0, points: [] },
    { wins: 0, points: [] },
  ];
  for (let i = 0; i < games; i++) {
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    const match = selfPlay({
      game,
      env,
      bots: order.map((who) => bot(pair[who]!)),
      table: {
        config: config(i),
        players: 2,
        seed: seedFrom(`duel ${pair} ${i}`),
        limits: limitsFor<S>(rules, pace),
        bank: null,
        position: null,
      },
    });
    after(match);
    const { scores, places } = match.over!;
    for (const [seat, who] of order.entries()) {
      tallies[who]!.points.push(scores[seat]!);
      if (places[0]!.includes(seat)) tallies[who]!.wins += 1 / places[0]!.length;
    }
  }
  return tallies;
}

/** The first cells of a pair's row: who, how many games, how many won, and the mean points of both. */
export function duelCells([strong, weak]: Pair, [mine, theirs]: readonly [Tally, Tally]): string[] {
  const games = mine.points.length;
  return [
    `level ${strong} against ${weak}`,
    String(games),
    `${((100 * mine.wins) / games).toFixed(1)} %`,
    mean(mine.points).toFixed(1),
    mean(theirs.points).toFixed(1),
  ];
}

export const DUEL_HEADS: readonly string[] = ['', 'games', 'won', 'points', 'theirs'];

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
