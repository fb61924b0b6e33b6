/** Every table must be able to show a fault, so bad players are planted as the champion of Magpies, the kernel's example. */
import { type Bot, bind, type Game } from '@wordhoard/kernel';
import { type Magpies, randomBot, rules, worthOf } from '@wordhoard/kernel/example';
import { champion } from '@wordhoard/search';
import { greedyBot, magpies, searchNotes } from '@wordhoard/search/testing';
import { expect, test } from 'vitest';
import { mean } from '../table.ts';
import { type DealResult, playDeal } from './duel.ts';
import { climb, type Habit, makeExploiter, nameMixture, withAnswer } from './exploiter.ts';
import { measureRegret } from './regret.ts';
import { interval, intervalCells, ratio } from './statistics.ts';
import { doWork } from './work.ts';

const game: Game<Magpies> = bind<Magpies>(rules, null);
/** A small budget, so that a search twenty times as big is quick. */
const pack = { ...magpies, search: { ...searchNotes, steps: 40 } };
const setting = { pack, game, env: null };

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const playDeals = (
  challenger: Bot<Magpies>,
  others: Bot<Magpies>,
  { players = 2, deals = 20, seed = 'test' } = {},
): DealResult[] => range(deals).map((deal) => playDeal({ ...setting, players, seed, challenger, others }, deal));

const shares = (deals: readonly DealResult[]) => interval(deals.map(({ share }) => share));
const margins = (deals: readonly DealResult[]) => interval(deals.map(({ margin }) => margin));

test.each([2, 4])('a weak champion loses the duel of %i', (players) => {
  const weak = playDeals(randomBot, greedyBot, { players });
  expect(shares(weak).mean + shares(weak).half).toBeLessThan(1 / players);
  expect(margins(weak).mean + margins(weak).half).toBeLessThan(0);
});

test('a good champion wins the duel, and all of its decisions are timed', () => {
  const good = playDeals(champion(pack), randomBot, { deals: 6 });
  expect(shares(good).mean - shares(good).half).toBeGreaterThan(0.5);
  for (const { times } of good) expect(times.length).toBeGreaterThan(15);
});

test('a bot against itself is even on every deal, because luck is the same in both seats', () => {
  for (const { share, margin } of playDeals(greedyBot, greedyBot)) expect([share, margin]).toEqual([0.5, 0]);
});

/** Bids its best gem for the worst prizes. */
const wastefulBot: Bot<Magpies> = (input) => {
  const { view } = input.seen;
  const prize = worthOf(view.prize ?? 'G1') >= 5 ? 'G1' : 'G9';
  return greedyBot({ ...input, seen: { ...input.seen, view: { ...view, prize } } });
};

test('a weak champion has a large regret, and a good one hardly any in the same positions', () => {
  const samples = range(20).flatMap(
    (number) =>
      measureRegret({ ...setting, seed: 'regret', champion: wastefulBot, other: champion(pack) }, number) ?? [],
  );
  expect(samples).toHaveLength(20);
  const weak = interval(samples.map((it) => it.champion.win));
  const good = interval(samples.map((it) => it.other.win));
  expect(weak.mean - weak.half).toBeGreaterThan(0);
  expect(good.mean + good.half).toBeLessThan(weak.mean / 2);
  const pointsLost = interval(samples.map((it) => it.champion.points - it.other.points));
  expect(pointsLost.mean - pointsLost.half).toBeGreaterThan(0);
  // The best move loses nothing, and isn't compared with itself.
  for (const { champion: mine, other, worlds } of samples) {
    if (mine.isBest) expect([mine.win, mine.points]).toEqual([0, 0]);
    expect(worlds > 0).toBe(!mine.isBest || !other.isBest);
  }
});

test('the regret of a position is the same however often it is measured', () => {
  const measure = () => measureRegret({ ...setting, seed: 'again', champion: randomBot, other: greedyBot }, 3);
  expect(measure()).toEqual(measure());
});

const raceHabit = (name: string, snatch: boolean): Habit<Magpies> => ({
  name,
  change: (input, planned) =>
    input.seen.question?.step.type === 'race' ? withAnswer(input, planned, { snatch }) : undefined,
});
const lowestOf = (gems: readonly string[]): string[] => gems.toSorted((a, b) => worthOf(a) - worthOf(b));
const habits: readonly Habit<Magpies>[] = [
  raceHabit('always snatch', true),
  raceHabit('never snatch', false),
  {
    name: 'bid the second lowest',
    change(input, planned) {
      const [lowest, second = lowest] = lowestOf(input.seen.view.mine ?? []);
      return input.seen.question?.step.type === 'bid' && second !== undefined
        ? withAnswer(input, planned, { gem: second })
        : undefined;
    },
  },
];

/** Passes every race and bids its lowest gem: a fault that the right habits exploit. */
const passingBot: Bot<Magpies> = function* (input) {
  const [gem] = lowestOf(input.seen.view.mine ?? []);
  for (const planned of greedyBot(input))
    yield withAnswer(
      input,
      planned,
      input.seen.question?.step.type === 'bid' && gem !== undefined ? { gem } : { snatch: false },
    );
};

const exploit = (percents: readonly number[], victim: Bot<Magpies>, seed: string): DealResult[] =>
  playDeals(makeExploiter({ game, base: randomBot, habits, percents }), victim, { seed });
const climbAgainst = (victim: Bot<Magpies>): Promise<readonly number[]> =>
  climb({
    habits: habits.length,
    gainOf: async (percents) => margins(exploit(percents, victim, 'training')).mean,
    isOver: () => false,
  });

test('hill-climbing finds how to exploit a champion that passes, and gains points on other deals', async () => {
  const found = await climbAgainst(passingBot);
  const gained = exploit(found, passingBot, 'measured').map(({ margin }) => margin);
  const plain = exploit([0, 0, 0], passingBot, 'measured').map(({ margin }) => margin);
  expect(mean(gained) - interval(gained).half).toBeGreaterThan(0);
  const more = interval(gained.map((margin, i) => margin - plain[i]!));
  expect(more.mean - more.half).toBeGreaterThan(0);
  expect(nameMixture(habits, found)).toContain('bid the second lowest');
});

test('the same habits gain nothing against a bot without that fault', async () => {
  const gained = margins(exploit(await climbAgainst(greedyBot), greedyBot, 'measured'));
  expect(gained.mean + gained.half).toBeLessThan(0);
});

test('a habit that is forbidden by the rules changes nothing', () => {
  let asked = 0;
  const cheat: Habit<Magpies> = {
    name: 'bid a gem of another player',
    change(input, planned) {
      asked += 1;
      return input.seen.question?.step.type === 'bid' ? withAnswer(input, planned, { gem: 'G99' }) : undefined;
    },
  };
  let changes = 0;
  const percents = [100];
  const cheating = makeExploiter({
    game,
    base: greedyBot,
    habits: [cheat],
    percents,
    onChange: () => {
      changes += 1;
    },
  });
  expect(margins(playDeals(cheating, greedyBot, { deals: 3 }))).toEqual({ mean: 0, half: 0 });
  expect(asked).toBeGreaterThan(0);
  expect(changes).toBe(0);
});

test('hill-climbing stops when time is over', async () => {
  let tried = 0;
  const gainOf = async (): Promise<number> => ++tried;
  expect(await climb({ habits: 2, gainOf, isOver: () => tried === 2 })).toEqual([100, 0]);
});

test('results are in order however the work is divided, and begun work is finished', async () => {
  const run = async (unit: number): Promise<number> => {
    // The first ones take longest.
    for (let i = unit; i < 10; i++) await Promise.resolve();
    return unit;
  };
  for (const threads of [1, 2, 20])
    expect(await doWork({ count: 10, threads, run, isOver: () => false })).toEqual(range(10));
  let done = 0;
  const some = await doWork({ count: 10, threads: 2, run, isOver: () => done >= 3, onDone: (count) => (done = count) });
  expect(some).toEqual(range(done));
  expect([3, 4]).toContain(done);
});

test('a ratio of paired numbers has an interval, and a single number has none', () => {
  expect(ratio([1, 2, 3], [2, 4, 6])).toEqual({ mean: 0.5, half: 0 });
  const uneven = ratio([1, 2, 6], [2, 4, 6]);
  expect(uneven.mean).toBeCloseTo(0.75);
  expect(uneven.half).toBeGreaterThan(0);
  expect(intervalCells(interval([7]))).toEqual(['7.0', '–']);
  expect(intervalCells(interval([0.4, 0.6]), { times: 100, digits: 0 })).toEqual(['50', '20']);
});
