import type { MeasuredGame } from './jobs.ts';
import { BIG_SEARCH, type RegretSample } from './regret.ts';
import type { MeasuredTable, Measurer } from './runner.ts';
import { interval, intervalCells, ratio } from './statistics.ts';

export interface RegretOptions {
  /** Games whose champion searches. */
  readonly games: readonly MeasuredGame[];
  readonly seed: string;
  readonly positions: number;
}

/** What the champion and level 5 lose at decisions of fresh games, compared with the move of a big search. */
export const regretTable = (measurer: Measurer, { games, seed, positions }: RegretOptions): MeasuredTable => ({
  title: `Average loss of a move compared with the best one: found with ${BIG_SEARCH} times the budget and measured in fresh worlds, seed ${seed}. Aim: the champion loses at most half of what level 5 does`,
  heads: [
    'game',
    'positions',
    'not the best: champion %',
    'level 5 %',
    'champion loses wins %',
    '±',
    'points',
    '±',
    'level 5 loses wins %',
    '±',
    'points',
    '±',
    "champion's share, wins %",
    '±',
    'points %',
    '±',
  ],
  rows: games.map((game) => ({
    name: game.id,
    weight: positions,
    measure: async (time) => [
      game.id,
      ...regretCells(await measurer.measurePositions({ game, seed }, positions, time)),
    ],
  })),
});

function regretCells(samples: readonly RegretSample[]): string[] {
  const count = String(samples.length);
  if (samples.length === 0) return [count];
  const of = (who: 'champion' | 'other', what: 'win' | 'points'): number[] => samples.map((it) => it[who][what]);
  const missed = (who: 'champion' | 'other'): string =>
    ((100 * samples.filter((it) => !it[who].isBest).length) / samples.length).toFixed(0);
  const percent = { times: 100 };
  return [
    count,
    missed('champion'),
    missed('other'),
    ...intervalCells(interval(of('champion', 'win')), { ...percent, digits: 2 }),
    ...intervalCells(interval(of('champion', 'points')), { digits: 2 }),
    ...intervalCells(interval(of('other', 'win')), { ...percent, digits: 2 }),
    ...intervalCells(interval(of('other', 'points')), { digits: 2 }),
    ...intervalCells(ratio(of('champion', 'win'), of('other', 'win')), { ...percent, digits: 0 }),
    ...intervalCells(ratio(of('champion', 'points'), of('other', 'points')), { ...percent, digits: 0 }),
  ];
}
