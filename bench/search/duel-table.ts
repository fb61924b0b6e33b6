import { CHAMPION } from '@wordhoard/kernel';
import { mean, median, quantile } from '../table.ts';
import type { MeasuredGame, PlayedDeal } from './jobs.ts';
import type { MeasuredTable, Measurer } from './runner.ts';
import { interval, intervalCells } from './statistics.ts';

export interface DuelOptions {
  readonly games: readonly MeasuredGame[];
  readonly players: readonly number[];
  readonly seed: string;
  /** Number of deals for a number of players. */
  dealsFor(players: number): number;
}

/** The champion in every seat, against level 5 in all others. */
export const duelTable = (measurer: Measurer, { games, players, seed, dealsFor }: DuelOptions): MeasuredTable => ({
  title: `The champion against level 5: the same deals with the champion once in every seat, seed ${seed}; CPU time of its decisions in ms`,
  heads: [
    'game',
    'players',
    'games',
    'wins %',
    '±',
    'points ahead',
    '±',
    'decisions',
    'median',
    'mean',
    'p99',
    'worst',
    'over 200',
    'over 400',
    'CPU s a game',
  ],
  rows: games.flatMap((game) =>
    players.map((count) => ({
      name: game.id,
      // A deal is played once in every seat.
      weight: count * dealsFor(count),
      async measure(time) {
        const duel = { game, players: count, seed, challenger: { level: CHAMPION }, others: { level: 5 } } as const;
        return [game.id, ...duelCells(count, await measurer.playDeals(duel, dealsFor(count), time))];
      },
    })),
  ),
});

function duelCells(players: number, deals: readonly PlayedDeal[]): string[] {
  const games = [String(players), String(players * deals.length)];
  if (deals.length === 0) return games;
  const times = deals.flatMap((deal) => deal.times);
  const ms = [median(times), mean(times), quantile(times, 0.99), quantile(times, 1)];
  const isOver = (limit: number): string => String(times.filter((it) => it > limit).length);
  return [
    ...games,
    ...intervalCells(interval(deals.map(({ share }) => share)), { times: 100 }),
    ...intervalCells(interval(deals.map(({ margin }) => margin))),
    String(times.length),
    ...ms.map((it) => it.toFixed(1)),
    isOver(200),
    isOver(400),
    (mean(deals.map(({ gameMs }) => gameMs)) / 1000).toFixed(2),
  ];
}
