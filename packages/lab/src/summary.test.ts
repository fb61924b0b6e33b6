import { expect, test } from 'vitest';
import { compareFiles } from './compare.ts';
import type { LabFile } from './file.ts';
import type { FinishedLine, GameLine } from './game-line.ts';
import { GameResamples } from './game-resamples.ts';
import { itemStatistics } from './item-statistics.ts';
import { isExact } from './statistics.ts';
import { summarise } from './summary.ts';
import { experimentWith } from './testing/high-card.ts';

const line = (game: number, scores: number[], more: Partial<FinishedLine> = {}): FinishedLine => {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  return {
    players: scores.length,
    game,
    bots: scores.map(() => '1'),
    scores,
    places: ranks.map((score) => scores.flatMap((other, seat) => (other === score ? [seat] : []))),
    turns: 4,
    decisions: 8,
    forced: 2,
    free: 0,
    timeouts: 0,
    ms: 60_000,
    leads: 1,
    behind: 2,
    settled: 0.5,
    held: scores.map(() => 0),
    things: {},
    common: {},
    ...more,
  };
};

const fileOf = (lines: readonly GameLine[], changed = {}): LabFile => ({
  experiment: experimentWith({ seats: [2], bots: ['1'], games: lines.length, ...changed }),
  games: lines.map((one) => ({ line: one, text: JSON.stringify(one) })),
});

test('seats share a win that they have together', () => {
  const [summary] = summarise(fileOf([line(0, [5, 3]), line(1, [5, 3]), line(2, [4, 4]), line(3, [1, 2])]));
  expect(summary!.games).toBe(4);
  expect(summary!.seats.map(({ wins }) => wins.mean)).toEqual([2.5 / 4, 1.5 / 4]);
  expect(summary!.seats.map(({ score }) => score.mean)).toEqual([3.75, 3]);
  const means = new Map(summary!.measures.map(({ name, spread }) => [name, spread.mean]));
  expect(means.get('margin')).toBe((2 + 2 + 0 + 1) / 4);
  expect(means.get('shared win')).toBe(0.25);
  expect(means.get('one choice')).toBe(0.25);
  expect(means.get('minutes')).toBe(1);
});

test('measures that a game lacks are left out, and broken games are counted separately', () => {
  const broken: GameLine = { players: 2, game: 1, bots: ['1', '1'], fault: { code: 'stuck', after: 3, why: '' } };
  const [summary] = summarise(fileOf([line(0, [5, 3], { turns: null, leads: null }), broken]));
  expect(summary).toMatchObject({ games: 1, broken: [broken] });
  const names = summary!.measures.map(({ name }) => name);
  expect(names).not.toContain('turns');
  expect(names).not.toContain('lead changes');
});

test('bots are compared with each other, whatever their seats', () => {
  const lines = [
    line(0, [5, 3], { bots: ['5', '1'] }),
    line(1, [1, 6], { bots: ['1', '5'] }),
    line(2, [2, 2], { bots: ['5', '1'] }),
  ];
  const [summary] = summarise(fileOf(lines));
  expect(summary!.bots.map(({ name, wins }) => [name, wins.mean])).toEqual([
    ['1', 0.5 / 3],
    ['5', 2.5 / 3],
  ]);
  expect(summary!.versus).toMatchObject([{ a: '5', b: '1', ahead: { n: 3, mean: 2.5 / 3 } }]);
});

test('counts items by seat, with the wins and points of the seats that had them', () => {
  const lines = [
    line(0, [6, 2], { things: { 'card/ace': [2, 0] }, common: { 'round/round': 3 } }),
    line(1, [1, 5], { things: { 'card/ace': [1, 1] } }),
    line(2, [4, 0]),
    line(3, [4, 0], { common: { 'card/ace': 1 } }),
  ];
  const things = itemStatistics(lines, new GameResamples(4, 'any'));
  expect(things.map(({ kind, name }) => [kind, name])).toEqual([
    ['card', 'ace'],
    ['round', 'round'],
  ]);
  const [ace, round] = things;
  expect(ace!.games.mean).toBe(0.75);
  expect(ace!.times).toBe(5 / 4);
  // Three seats had it; they won two games, with 2, −2 and 2 points against their tables.
  expect(ace!.wins).toMatchObject({ n: 2, mean: 2 / 3 });
  expect(ace!.points!.mean).toBeCloseTo(2 / 3, 10);
  expect(round).toMatchObject({ times: 3 / 4, wins: null, points: null });
});

test('what the design of an experiment fixes has no interval', () => {
  const lines = Array.from({ length: 20 }, (_, game) =>
    line(game, game % 3 === 0 ? [5, 3] : [1, 2], { things: { 'card/one': [1, 1], 'card/two': [game % 2, 0] } }),
  );
  const [summary] = summarise(fileOf(lines));
  // All seats have the same bot, which therefore wins exactly half of the time per seat.
  expect(summary!.bots).toMatchObject([{ name: '1', wins: { mean: 0.5, low: 0.5, high: 0.5 } }]);
  const [one, two] = summary!.things;
  expect(one!.wins).toEqual({ n: 20, mean: 0.5, low: 0.5, high: 0.5 });
  expect(isExact(one!.points!)).toBe(true);
  expect(isExact(two!.wins!)).toBe(false);
  const [alone] = summarise(fileOf([line(0, [5]), line(1, [7])], { seats: [1] }));
  expect(alone!.seats[0]!.wins).toMatchObject({ mean: 1, low: 1, high: 1 });
});

test('two experiments are compared game by game, and their bots by position in the list', () => {
  const a = fileOf([line(0, [5, 3]), line(1, [5, 3]), line(2, [4, 4])]);
  const b = fileOf([line(0, [7, 3], { turns: 6 }), line(1, [7, 3], { turns: 6 })], { options: { rounds: 2 } });
  const figure = { name: 'free', valueOf: ({ free }: FinishedLine) => free };
  const compared = compareFiles(a, b, [figure]);
  if ('fault' in compared) throw new Error(compared.fault);
  expect(compared).toMatchObject([{ players: 2, pairs: 2 }]);
  const of = (name: string) =>
    [...compared[0]!.measures, ...compared[0]!.bots].find((one) => one.name === name)!.paired;
  expect(of('turns')).toMatchObject({ before: 4, after: 6, difference: { mean: 2, low: 2, high: 2 } });
  expect(of('margin').difference.mean).toBe(2);
  // The first bot sits first in game 0 and second in game 1.
  expect(of('bot 1: 1, points')).toMatchObject({ before: 4, after: 5 });
  expect(of('bot 1: 1, wins')).toMatchObject({ before: 0.5, after: 0.5 });
  expect(compared[0]!.seats.map(({ paired }) => [paired.before, paired.after])).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(compared[0]!.items).toMatchObject([{ name: 'free', paired: { before: 0, after: 0 } }]);
  expect(compareFiles(a, fileOf([line(0, [1, 2])], { seed: 'other' }))).toHaveProperty('fault');
});
