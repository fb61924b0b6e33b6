import {
  bind,
  type Chance,
  type CoachNotes,
  type CoachResult,
  chanceFrom,
  entryAt,
  type Game,
  type GamePackage,
  guessMatch,
  limitsFor,
  type Match,
  type Move,
  playOut,
  runToEnd,
  seedFrom,
} from '@wordhoard/kernel';
import { guess, type Magpies, rules } from '@wordhoard/kernel/example';
import { describe, expect, test } from 'vitest';
import { costsOf } from './coach.ts';
import { intervalOf, studentQuantile } from './interval.ts';
import { playOn } from './rollout.ts';
import { coachNotes, greedyBot, magpies } from './testing.ts';
import { expectationAtEnd } from './value.ts';

const game: Game<Magpies> = bind<Magpies>(rules, null);

/** Plays on to the end, so that the cost is exactly that of the final scores. */
const toTheEnd: GamePackage<Magpies> = { ...magpies, coach: { ...coachNotes, isFarEnough: () => false, worlds: 36 } };

/** A match of two in which so many gems are hidden from the first seat, at its bid. */
function matchWithHidden(hidden: number, name: string): Match<Magpies> {
  const limits = limitsFor<Magpies>(rules, 'relaxed');
  const table = { config: { gems: 20 }, players: 2, seed: seedFrom(name), limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  const bots = [greedyBot, greedyBot];
  for (const { before } of playOut({ game, env: null, bots, match: started.match, luck: name })) {
    const { view, question } = game.observe(before, 0);
    if (question?.step.type !== 'bid' || question.mine) continue;
    if (view.deck + entryAt(view.hands, 1) === hidden) return before;
  }
  throw new Error('the match never has so many hidden gems');
}

const bidsIn = (match: Match<Magpies>): Move<Magpies>[] => {
  const { view, question } = game.observe(match, 0);
  return (view.mine ?? []).map((gem) => ({ to: question!.id, answer: { gem } }));
};

function coach(
  match: Match<Magpies>,
  move: Move<Magpies>,
  lists: readonly (readonly Move<Magpies>[])[],
  luck: string,
  pack: GamePackage<Magpies> = toTheEnd,
): CoachResult<Magpies> {
  const seen = game.observe(match, 0);
  const result = runToEnd(costsOf(pack, { seen, seat: 0, env: null, move, lists, luck }));
  if (!result) throw new Error('the coach has nothing to say');
  return result;
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/**
 * The slow, obvious cost: the mean over every order that the hidden gems could be in. Null if bids are tied in one of them:
 * lots would decide then.
 */
function exactCost(match: Match<Magpies>, yours: Move<Magpies>, better: Move<Magpies>): number | null {
  const seen = game.observe(match, 0);
  const position = { game, env: null, guess, policy: greedyBot, seen, seat: 0, luck: '' };
  let sum = 0;
  for (const order of ORDERS) {
    const chance: Chance = { ...chanceFrom('no lots'), shuffle: (items) => order.map((at) => entryAt(items, at)) };
    const world = { match: guessMatch({ game, guess, env: null, seen, viewer: 0, chance }), luck: 'play' };
    const [a, b] = [yours, better].map((move) => playOn(position, world, move, () => false)!);
    if ([a, b].some((played) => played!.events.some(({ type }) => type === 'tied'))) return null;
    sum += expectationAtEnd(b!.match.over!, 0).margin - expectationAtEnd(a!.match.over!, 0).margin;
  }
  return sum / ORDERS.length;
}

/** With so many hidden gems, there are 24 worlds. */
const HIDDEN = 4;
const ORDERS: readonly (readonly number[])[] = permutations([0, 1, 2, 3]);

interface RatedDecision {
  readonly match: Match<Magpies>;
  readonly worst: Move<Magpies>;
  readonly best: Move<Magpies>;
  /** What the worst costs against the best. */
  readonly cost: number;
}

/** The worst bid and the best, by the exact cost; null where lots would decide. */
function rate(match: Match<Magpies>): RatedDecision | null {
  const [first, ...others] = bidsIn(match);
  if (!first) throw new Error('there is nothing to bid');
  const rated = [{ move: first, gain: 0 }];
  for (const move of others) {
    const gain = exactCost(match, first, move);
    if (gain === null) return null;
    rated.push({ move, gain });
  }
  rated.sort((a, b) => b.gain - a.gain);
  const [best, worst] = [entryAt(rated, 0), entryAt(rated, rated.length - 1)];
  return { match, worst: worst.move, best: best.move, cost: best.gain - worst.gain };
}

describe('against every world that could be', () => {
  const rated = Array.from({ length: 40 }, (_, n) => rate(matchWithHidden(HIDDEN, `exact ${n}`)));
  const decisions = rated.filter((it) => it !== null).filter(({ cost }) => cost >= 1);

  test('there are decisions with something to lose', () => {
    expect(decisions.length).toBeGreaterThan(3);
  });

  test('with many worlds, the cost is the exact one', () => {
    const many = { ...toTheEnd, coach: { ...coachNotes, isFarEnough: () => false, worlds: 300 } };
    for (const { match, worst, best, cost } of decisions.slice(0, 4)) {
      const [found] = coach(match, worst, [bidsIn(match)], 'exact', many).costs;
      const { points, better } = found!;
      expect(Math.abs(points.mean - cost)).toBeLessThanOrEqual((points.high - points.low) * 0.75 + 1e-3);
      expect(exactCost(match, better, best)).toBeCloseTo(0);
    }
  });

  test('the interval covers the exact cost about 95 times in 100', () => {
    let [covered, all] = [0, 0];
    for (const { match, worst, best, cost } of decisions.slice(0, 4))
      for (let i = 0; i < 50; i++) {
        const [found] = coach(match, worst, [[best]], `cover ${i}`).costs;
        if (!found) continue;
        all += 1;
        if (found.points.low - 1e-3 <= cost && cost <= found.points.high + 1e-3) covered += 1;
      }
    expect(all).toBeGreaterThan(100);
    expect(covered / all).toBeGreaterThan(0.9);
  });

  test('the best bid is seldom found worse than another, and never worse than itself', () => {
    let [established, all] = [0, 0];
    for (const { match, best } of decisions.slice(0, 4)) {
      for (let i = 0; i < 25; i++) {
        const [cost] = coach(match, best, [bidsIn(match)], `best ${i}`).costs;
        all += 1;
        if (cost && cost.points.low > 0) established += 1;
      }
      expect(coach(match, best, [[best]], 'itself').costs).toEqual([null]);
    }
    expect(established / all).toBeLessThan(0.05);
  });
});

test('of moves that are worth the same, none is called better', () => {
  // Gems 3 and 13 are worth the same, and so is what becomes of them.
  const limits = limitsFor<Magpies>(rules, 'relaxed');
  const position = { hands: [['G3', 'G13', 'G18']], scores: [0, 0] };
  for (const name of ['x', 'y', 'z']) {
    const started = game.start({
      config: { gems: 30 },
      players: 2,
      seed: seedFrom(name),
      limits,
      bank: null,
      position,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    const [three, thirteen] = bidsIn(started.match);
    for (let i = 0; i < 10; i++)
      expect(coach(started.match, three!, [[thirteen!]], `same ${i}`, magpies).costs).toEqual([null]);
  }
});

test('other hidden gems change nothing: what the seat sees decides', () => {
  const match = matchWithHidden(10, 'hidden');
  const seen = game.observe(match, 0);
  const other = guessMatch({ game, guess, env: null, seen, viewer: 0, chance: chanceFrom('other') });
  expect(other.state.hands).not.toEqual(match.state.hands);
  const [move] = bidsIn(match);
  const lists = [bidsIn(match)];
  expect(coach(other, move!, lists, 'luck', magpies)).toEqual(coach(match, move!, lists, 'luck', magpies));
  expect(coach(match, move!, lists, 'other luck', magpies)).not.toEqual(coach(match, move!, lists, 'luck', magpies));
});

test('each list is compared by its own best move, and facts are counted in the same worlds', () => {
  const match = matchWithHidden(10, 'hidden');
  const bids = bidsIn(match);
  const { costs, steps } = coach(match, bids[0]!, [bids, [], [bids[1]!]], 'lists', magpies);
  expect(costs.length).toBe(3);
  expect(costs[1]).toBeNull();
  expect(steps).toBeGreaterThan(coachNotes.worlds);
  for (const cost of costs)
    if (cost) {
      expect(cost.worlds).toBe(coachNotes.worlds - Math.floor(coachNotes.worlds / 3));
      for (const fact of cost.facts) expect(fact).toMatchObject({ fact: 'takes', worlds: cost.worlds });
    }
});

test('a game without notes, or a decision that they leave out, has no coach', () => {
  const match = matchWithHidden(10, 'hidden');
  const seen = game.observe(match, 0);
  const [move] = bidsIn(match);
  const ask = { seen, seat: 0, env: null, move: move!, lists: [bidsIn(match)], luck: '' };
  const { coach: _, ...none } = magpies;
  expect(runToEnd(costsOf(none, ask))).toBeNull();
  const notes: CoachNotes<Magpies> = { ...coachNotes, compares: () => false };
  expect(runToEnd(costsOf({ ...magpies, coach: notes }, ask))).toBeNull();
});

test('intervals of normal numbers cover their mean in 95 of 100 cases', () => {
  expect([5, 10, 30, 1000].map((freedom) => Number(studentQuantile(freedom).toFixed(2)))).toEqual([
    2.57, 2.23, 2.04, 1.96,
  ]);
  const chance = chanceFrom('normal numbers');
  const normal = (): number => Array.from({ length: 12 }, () => chance.below(1001) / 1000).reduce((a, b) => a + b, -6);
  let covered = 0;
  for (let i = 0; i < 1000; i++) {
    const { low, high } = intervalOf(Array.from({ length: 12 }, normal), 6);
    if (low <= 0 && 0 <= high) covered += 1;
  }
  expect(covered).toBeGreaterThan(930);
  expect(covered).toBeLessThan(970);
});
