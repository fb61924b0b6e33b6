import {
  type Bot,
  type BotInput,
  bind,
  chanceFrom,
  type Game,
  limitsFor,
  type Match,
  type Move,
  playOut,
  seedFrom,
} from '@wordhoard/kernel';
import { guess, type Magpies, randomBot, rules } from '@wordhoard/kernel/example';
import { expect, test } from 'vitest';
import { champion } from './champion.ts';
import { type GuessPosition, lastThought, makeWorld, rollOut, type SearchPosition, withPolicies } from './rollout.ts';
import { gainOf, search, summarise } from './search.ts';
import { greedyBot, magpies, searchNotes } from './testing.ts';

const game: Game<Magpies> = bind<Magpies>(rules, null);

function startMatch(seed: string, players = 2): Match<Magpies> {
  const limits = limitsFor<Magpies>(rules, 'relaxed');
  const table = { config: { gems: 30 }, players, seed: seedFrom(seed), limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  return started.match;
}

function positionOf(match: Match<Magpies>, luck = 'luck'): SearchPosition<Magpies> & GuessPosition<Magpies> {
  const { policy } = searchNotes;
  return { game, env: null, guess, notes: searchNotes, policy, seen: game.observe(match, 0), seat: 0, luck };
}

const bidsOf = ({ seen }: SearchPosition<Magpies>): Move<Magpies>[] =>
  (seen.view.mine ?? []).map((gem) => ({ to: seen.question!.id, answer: { gem } }));

function runSearch(position: SearchPosition<Magpies>, moves: readonly Move<Magpies>[], steps = 400) {
  const work = search(position, moves, { steps, clearGain: 1.5 });
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

test('the same luck gives the same worlds, the same outcomes and the same choice', () => {
  const position = positionOf(startMatch('same'));
  const first = runSearch(position, bidsOf(position));
  expect(runSearch(position, bidsOf(position))).toEqual(first);
  expect(runSearch({ ...position, luck: 'other' }, bidsOf(position)).candidates).not.toEqual(first.candidates);
});

test('a world looks to the seat like the match it comes from', () => {
  const position = positionOf(startMatch('world', 3));
  for (let i = 0; i < 20; i++) expect(game.observe(makeWorld(position, i).match, 0)).toEqual(position.seen);
});

test('a search plays hardly more moves than it may, however many candidates it has', () => {
  for (const steps of [60, 200, 1000]) {
    const position = positionOf(startMatch(`budget ${steps}`));
    const longest = Math.max(...bidsOf(position).map((move) => rollOut(position, makeWorld(position, 0), move)!.steps));
    expect(runSearch(position, bidsOf(position), steps).steps).toBeLessThan(1.5 * steps + 18 * longest);
  }
});

test('among equal candidates the first stays, whatever the luck', () => {
  for (let i = 0; i < 10; i++) {
    const position = positionOf(startMatch(`equal ${i}`), `luck ${i}`);
    const [bid] = bidsOf(position);
    // A refused move counts as lost in every world, and the same move twice is one candidate.
    const refused: Move<Magpies> = { to: position.seen.question!.id, answer: { gem: 'G99' } };
    const { best, candidates } = runSearch(position, [bid!, refused, bid!]);
    expect([best, candidates.length]).toEqual([0, 2]);
  }
});

test('every candidate is tried in the same worlds, and the gain is the mean of the differences', () => {
  const position = positionOf(startMatch('paired'));
  const { candidates } = runSearch(position, bidsOf(position));
  const [a, b] = candidates;
  for (const [world, win] of a!.wins.entries())
    expect(rollOut(position, makeWorld(position, world), a!.move)!.win).toBe(win);
  const both = Math.min(a!.wins.length, b!.wins.length);
  const slow = Array.from(
    { length: both },
    (_, i) => b!.wins[i]! - a!.wins[i]! + 0.0005 * (b!.margins[i]! - a!.margins[i]!),
  );
  expect(gainOf(candidates, 1, 0).mean).toBeCloseTo(slow.reduce((sum, it) => sum + it, 0) / both);
});

test('the other seats may have a policy of their own, also for what they have already answered', () => {
  const asked = { own: new Set<number>(), others: new Set<number>() };
  const noting = (seats: Set<number>): Bot<Magpies> =>
    function* (input) {
      seats.add(input.seat);
      yield* greedyBot(input);
    };
  const notes = { ...searchNotes, policy: noting(asked.own), othersPolicy: noting(asked.others) };
  const started = startMatch('others', 3);
  const gem = started.state.hands[1]!.secret[0]!;
  const answered = game.play(started, 1, { to: started.opened, answer: { gem } }, 0);
  if (!answered.ok) throw new Error(answered.refusal.code);
  const position = { ...positionOf(answered.match), notes };
  const world = makeWorld(withPolicies(position), 0);
  expect([asked.own, asked.others]).toEqual([new Set(), new Set([1])]);
  rollOut(position, world, bidsOf(position)[0]!);
  expect([asked.own, asked.others]).toEqual([new Set([0]), new Set([1, 2])]);
});

test('summarise gives the mean with its standard error', () => {
  expect(summarise([1, 2, 3, 4])).toEqual({
    mean: 2.5,
    error: expect.closeTo(0.6455, 3),
    inErrors: expect.closeTo(3.873, 2),
  });
  expect(summarise([2, 2, 2]).inErrors).toBe(99);
  expect(summarise([0, 0])).toEqual({ mean: 0, error: 0, inErrors: 0 });
  expect(summarise([])).toMatchObject({ inErrors: 0 });
});

test('the champion offers the strongest bot’s move first, and every thought of it is legal', () => {
  const bot = champion(magpies);
  const match = startMatch('first');
  const seen = game.observe(match, 0);
  const input = (): BotInput<Magpies> => ({ seen, seat: 0, chance: chanceFrom('first'), env: null });
  const thoughts = [...bot(input())];
  expect(thoughts.length).toBeGreaterThan(10);
  expect(thoughts[0]).toEqual(lastThought(greedyBot, input()));
  for (const { move } of thoughts) expect(game.check(seen, 0, move)).toBeUndefined();
  const hesitant: Bot<Magpies> = function* (ask) {
    yield* randomBot(ask);
    yield* greedyBot(ask);
  };
  const [early, later] = champion({ ...magpies, championBase: hesitant })(input());
  expect([early, later]).toEqual([...randomBot(input()), ...greedyBot(input())]);
  const { search: _, ...without } = magpies;
  expect([...champion(without)(input())]).toEqual([...greedyBot(input())]);
  expect([...champion({ ...without, championBase: randomBot })(input())]).toEqual([...randomBot(input())]);
});

test('the champion beats the bot it starts from, on the same deals in both seats', () => {
  const strong = champion({ ...magpies, bot: () => randomBot });
  let wins = 0;
  const DEALS = 15;
  for (let deal = 0; deal < DEALS; deal++)
    for (const seat of [0, 1]) {
      let match = startMatch(`duel ${deal}`);
      const bots = [0, 1].map((other) => (other === seat ? strong : randomBot));
      for (const { after } of playOut({ game, env: null, bots, match, luck: `duel ${deal}` })) match = after;
      const [winners] = match.over!.places;
      if (winners!.includes(seat)) wins += 1 / winners!.length;
    }
  expect(wins / (2 * DEALS)).toBeGreaterThan(0.55);
});
