import { type AnyGame, anyGame, bind, replay, seedFrom } from '@wordhoard/kernel';
import type { AutoPassChoice, GameUpdate } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import type { StoredAutoPass } from './auto-passes.ts';
import { passDelay } from './auto-passes.ts';
import { RunningMatch } from './running-match.ts';
import { makeSetup } from './setup.ts';
import { type Boasts, boasts } from './testing/boasts.ts';
import { FakeHost, options, seeds } from './testing/fake-host.ts';

const game: AnyGame = anyGame(bind<Boasts>(boasts, null));
const DAY = 86_400_000;
const MINUTE = 60_000;
const setup = makeSetup(
  game,
  'words',
  { ...options, game: 'boasts', config: { rounds: 3 }, pace: { days: 2 }, seats: 3 },
  seeds,
);

/** Three by the day: seat 0 boasts first, then 1, then 2. */
function open(world: FakeHost, changes: Partial<FakeHost> = {}): RunningMatch {
  const opened = RunningMatch.open(game, setup, world.lines, {
    now: () => world.time,
    log: world.log,
    think: world.think,
    send: (updates) => world.send(updates),
    scheduleChanged: () => {},
    botFailed: (why) => world.botFailed(why),
    ...changes,
  });
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  return opened.running;
}
const said = (wish: Partial<AutoPassChoice>, since: number): StoredAutoPass => ({
  until: 'turn',
  unless: [],
  since,
  ...wish,
});
const answer = (running: RunningMatch, seat: number, given: object) =>
  running.move(seat, { to: running.match.opened, answer: given }, null);
/** Goes on to whatever happens next by itself, if that is within this time. */
async function pass(world: FakeHost, running: RunningMatch, ms: number): Promise<void> {
  const until = world.time + ms;
  for (let next = running.nextWake(); next !== null && next <= until; next = running.nextWake()) {
    world.time = Math.max(world.time, next);
    await running.wake();
  }
  world.time = until;
}
const coin = (running: RunningMatch, seat: number): string => (running.observe(seat).view as Boasts['view']).coin!;

test('a reaction window is passed for a player who chose that, after its delay, by an ordinary log entry', async () => {
  const world = new FakeHost();
  const running = open(world);
  running.configureAutoPass(new Map([[1, said({}, 1)]]));
  await answer(running, 0, { number: 5 });
  expect(running.isAutoPassing(1)).toBe(true);
  expect(running.isAutoPassing(2)).toBe(false);
  const at = running.nextWake()!;
  expect(at).toBeGreaterThanOrEqual(2 * MINUTE);
  expect(at).toBeLessThanOrEqual(180 * MINUTE);
  world.time = at - 1;
  await running.wake();
  expect(world.lines).toHaveLength(1);
  world.time = at;
  await running.wake();
  expect(world.lines.at(-1)).toMatchObject({ command: null, entry: { seat: 1, to: 2, at, answer: { doubt: false } } });
  // Seat 2 is waited for as ever.
  expect(running.nextWake()).toBe(2 * DAY);
  const states = [...replay(game, { table: setup.table, entries: world.lines.map(({ entry }) => entry) })];
  expect(states.at(-1)).toEqual(running.match);
});

test('‘until my turn’ ends with the player’s next turn, also in a match opened from its log', async () => {
  const world = new FakeHost();
  let running = open(world);
  const wishes = new Map([[2, said({}, 1)]]);
  running.configureAutoPass(wishes);
  for (const seat of [0, 1]) {
    await answer(running, seat, { number: 3 });
    await answer(running, 1 - seat, { doubt: false });
    await pass(world, running, DAY);
  }
  expect(running.observe(2).question).toMatchObject({ step: { type: 'boast', seat: 2 } });
  expect(running.autoPassOf(2)).toBeNull();
  await answer(running, 2, { number: 3 });
  for (const seat of [0, 1]) await answer(running, seat, { doubt: false });
  await answer(running, 0, { number: 3 });
  expect(running.isAutoPassing(2)).toBe(false);
  running = open(world);
  running.configureAutoPass(wishes);
  expect(running.autoPassOf(2)).toBeNull();
  expect(running.nextWake()).toBe(running.observe(2).question!.until);
});

test('‘until my turn’, chosen during a turn, holds until the next one', async () => {
  const world = new FakeHost();
  const running = open(world);
  running.configureAutoPass(new Map([[0, said({}, running.match.opened)]]));
  expect(running.autoPassOf(0)).toEqual({ until: 'turn', unless: [] });
  await answer(running, 0, { number: 3 });
  for (const seat of [1, 2]) await answer(running, seat, { doubt: false });
  await answer(running, 1, { number: 3 });
  expect(running.isAutoPassing(0)).toBe(true);
});

test('‘until I say otherwise’ passes every reaction window without a chosen reason, and no other question', async () => {
  const world = new FakeHost();
  const running = open(world);
  const rest = said({ until: 'told', unless: ['high'] }, 1);
  running.configureAutoPass(new Map([0, 1, 2].map((seat) => [seat, rest])));
  await answer(running, 0, { number: 9 });
  expect([1, 2].map((seat) => running.isAutoPassing(seat))).toEqual([false, false]);
  for (const seat of [1, 2]) await answer(running, seat, { doubt: true });
  await answer(running, 1, { number: 8 });
  await pass(world, running, 6 * 60 * MINUTE);
  // Both have been let pass; the boast of seat 2 waits for its player.
  expect(running.observe(2).question).toMatchObject({ step: { type: 'boast', seat: 2 }, waiting: [2] });
  expect(running.autoPassOf(2)).not.toBeNull();
  running.configureAutoPass(new Map());
  await answer(running, 2, { number: 1 });
  expect(running.nextWake()).toBe(running.observe(0).question!.until);
});

test('the delay of a pass depends on the seed alone, not on the hand or the choice', async () => {
  const times = async (wish: StoredAutoPass, coins: string): Promise<number> => {
    const world = new FakeHost();
    const dealt = { ...setup, table: { ...setup.table, seed: seedFrom(coins) } };
    const opened = RunningMatch.open(game, dealt, [], world);
    if ('refusal' in opened) throw new Error(opened.refusal.code);
    const { running } = opened;
    await answer(running, 0, { number: 5 });
    world.time = 30_000;
    running.configureAutoPass(new Map([[1, wish]]));
    return running.nextWake()!;
  };
  const all = [said({}, 1), said({ until: 'told', unless: ['high'] }, 2)];
  const given = await Promise.all(['a', 'b', 'c', 'd'].flatMap((coins) => all.map((wish) => times(wish, coins))));
  expect(new Set(given).size).toBe(1);
  const lotsDrawn = Array.from({ length: 400 }, (_, i) => passDelay(`lot ${i}`, null, true));
  const soon = lotsDrawn.filter((ms) => ms < 20 * MINUTE).length;
  expect(soon).toBeGreaterThan(160);
  expect(soon).toBeLessThan(260);
  // Whatever the table's limits, a person has had time to answer and the deadline has not passed.
  expect(lotsDrawn.every((_, i) => passDelay(`lot ${i}`, 60_000, true) <= 30_000)).toBe(true);
});

test('other viewers get the same updates as if a person had passed', async () => {
  const told = async (by: 'house' | 'person'): Promise<GameUpdate[]> => {
    const world = new FakeHost();
    const running = open(world);
    running.configureAutoPass(by === 'house' ? new Map([[1, said({ until: 'told' }, 1)]]) : new Map());
    await answer(running, 0, { number: 5 });
    const probe = open(world);
    probe.configureAutoPass(new Map([[1, said({ until: 'told' }, 1)]]));
    world.time = probe.nextWake()!;
    if (by === 'house') await running.wake();
    else await answer(running, 1, { doubt: false });
    await answer(running, 2, { doubt: true });
    return world.sent;
  };
  expect(await told('house')).toEqual(await told('person'));
});

test('no pass is made for a seat that has answered, has a draft or is played by a bot', async () => {
  const world = new FakeHost();
  const running = open(world);
  running.configureAutoPass(new Map([1, 2].map((seat) => [seat, said({ until: 'told' }, 1)])));
  await answer(running, 0, { number: 5 });
  running.assignSeats([null, null, 3]);
  expect(running.isAutoPassing(2)).toBe(false);
  running.assignSeats([null, null, null]);
  await answer(running, 1, { doubt: true });
  expect([1, 2].map((seat) => running.isAutoPassing(seat))).toEqual([false, true]);
  await pass(world, running, 3 * 60 * MINUTE);
  expect(world.lines.map(({ entry }) => entry.seat)).toEqual([0, 1, 2]);
});

test('of several processes only one makes the pass, and a pass that was not written is made later', async () => {
  const world = new FakeHost();
  const [here, there] = [open(world), open(world)];
  const wishes = new Map([[1, said({}, 1)]]);
  here.configureAutoPass(wishes);
  there.configureAutoPass(wishes, false);
  await answer(here, 0, { number: 5 });
  await there.catchUp();
  expect(there.isAutoPassing(1)).toBe(true);
  expect(there.nextWake()).toBe(2 * DAY);
  world.time = here.nextWake()!;
  world.nextFault = 'lost';
  await expect(here.wake()).rejects.toThrow();
  expect(world.lines).toHaveLength(1);
  await here.wake();
  expect(world.lines.map(({ entry }) => entry.seat)).toEqual([0, 1]);
  expect(world.failures).toEqual([]);
});

test('a reason may depend on what only the seat can see', async () => {
  const world = new FakeHost();
  const running = open(world);
  const wishes = [0, 1, 2].map((seat): [number, StoredAutoPass] => [
    seat,
    said({ until: 'told', unless: ['gold'] }, 1),
  ]);
  running.configureAutoPass(new Map(wishes));
  await answer(running, 0, { number: 5 });
  const isGold = (seat: number): boolean => Number(coin(running, seat).slice(1)) % 2 === 0;
  expect([1, 2].map((seat) => running.isAutoPassing(seat))).toEqual([1, 2].map((seat) => !isGold(seat)));
});
