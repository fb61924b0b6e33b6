import type { AnyEntry, AnyGame, Level, Time } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSING_ENTRY, type LogEntry } from './log.ts';
import { RunningMatch } from './running-match.ts';
import { makeSetup, outdatedReason, recordOf } from './setup.ts';
import { FakeHost, game, lay, options, seeds, setup } from './testing/fake-host.ts';
import { highCardBot, LAY_MS } from './testing/high-card.ts';

/** Resolves when everything that needs no passing of time has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Each update has its own cursor, without a gap; but a player's own draft comes under the cursor they already have. */
function expectNoGap(told: readonly GameUpdate[]): void {
  let cursor = 1;
  for (const { cursor: mine, seen, events } of told) {
    const isDraft = mine === cursor && events.length === 0 && seen.question?.mine?.done === false;
    if (!isDraft) cursor += 1;
    expect(mine).toBe(cursor);
  }
}

test('no update is sent before the entry is in the log', async () => {
  const world = new FakeHost();
  const running = world.open();
  world.nextFault = 'hangs';
  const moved = running.move(0, lay(running, 0), 'ann:1');
  await settled();
  expect(world.sent).toEqual([]);
  world.release();
  expect(await moved).toBeNull();
  expect(world.sent.map(({ viewer, cursor }) => [viewer, cursor])).toEqual([[0, 2]]);
  expect(world.lines).toMatchObject([{ seq: 1, command: 'ann:1', entry: { seat: 0 } }]);
});

test('refused moves are not logged, and a repeated command is executed once', async () => {
  const world = new FakeHost();
  const running = world.open();
  expect(await running.move(0, { to: 99, answer: {} }, 'ann:1')).toMatchObject({ code: 'stale' });
  expect(await running.move(0, { free: { type: 'wave' } }, 'ann:2')).toBeNull();
  expect(running.hasExecuted('ann:2')).toBe(true);
  expect(await running.move(0, { free: { type: 'wave' } }, 'ann:2')).toBeNull();
  expect(world.lines).toHaveLength(1);
});

test('after a failed write the log is read first, so a written line counts once', async () => {
  for (const mishap of ['lost', 'written'] as const) {
    const world = new FakeHost();
    const running = world.open();
    world.nextFault = mishap;
    await expect(running.move(0, { free: { type: 'wave' } }, 'ann:1')).rejects.toThrow();
    expect(await running.move(0, { free: { type: 'wave' } }, 'ann:1')).toBeNull();
    expect(world.lines.map(({ seq, command }) => [seq, command])).toEqual([[1, 'ann:1']]);
    expect(running.observe(1).view).toMatchObject({ waved: 1 });
  }
});

test('two processes with the same match agree on the order of moves and send the same updates', async () => {
  const world = new FakeHost();
  const [here, there] = [world.open(), world.open()];
  expect(await here.move(0, { free: { type: 'wave' } }, 'ann:1')).toBeNull();
  expect(await there.move(1, { free: { type: 'wave' } }, 'bob:1')).toBeNull();
  expect(world.lines.map(({ command }) => command)).toEqual(['ann:1', 'bob:1']);
  expect(there.observe(0).view).toMatchObject({ waved: 2 });
  await here.move(0, { free: { type: 'wave' } }, 'ann:2');
  expect(here.updateSince(0, 0)).toEqual(
    there.hasExecuted('ann:2') ? there.updateSince(0, 0) : world.open().updateSince(0, 0),
  );
});

test('a deadline that has passed is applied before a move', async () => {
  const world = new FakeHost();
  const running = world.open();
  expect(running.nextWake()).toBe(LAY_MS);
  world.time = LAY_MS + 5;
  expect(await running.move(0, lay(running, 0), null)).toMatchObject({ code: 'stale' });
  expect(world.lines).toMatchObject([{ entry: { at: LAY_MS + 5 } }]);
});

test('a bot moves when a person would have been ready, and events happen in the order of their times', async () => {
  const world = new FakeHost();
  const running = world.open();
  running.assignSeats([null, 1]);
  await settled();
  expect(running.nextWake()).toBe(2000);
  world.time = 1999;
  await running.wake();
  expect(world.lines).toEqual([]);
  world.time = 2000;
  await running.wake();
  expect(world.lines).toMatchObject([{ entry: { seat: 1, at: 2000 } }]);
  expect(running.nextWake()).toBe(LAY_MS);
  world.time = LAY_MS;
  await running.wake();
  expect(running.observe(0).view).toMatchObject({ round: 1 });
});

test('a player learns from which event on a bot moved for them, until they move themselves; also after a replay', async () => {
  const world = new FakeHost();
  const running = world.open();
  const marks = (match: RunningMatch): unknown[] => [0, 1].map((seat) => match.updateSince(seat, 0).standIn);
  await running.move(1, lay(running, 1), 'bob:1');
  expect(marks(running)).toEqual([undefined, undefined]);
  const before = running.updateSince(0, 0).events.length;
  running.assignSeats([1, null]);
  await settled();
  world.time = 2000;
  await running.wake();
  expect(world.lines).toMatchObject([{ command: 'bob:1' }, { command: null, entry: { seat: 0 } }]);
  expect(marks(running)).toEqual([before, undefined]);
  expect(world.sent.findLast(({ viewer }) => viewer === 0)).toMatchObject({ standIn: before });
  expect(running.updateSince('audience', 0)).not.toHaveProperty('standIn');
  expect(marks(world.open())).toEqual([before, undefined]);

  running.assignSeats([null, null]);
  // A draft may be missing from the log, so it changes nothing.
  await running.move(0, lay(running, 0, false), 'ann:1');
  expect(marks(running)).toEqual([before, undefined]);
  await running.move(0, lay(running, 0), 'ann:2');
  expect(marks(running)).toEqual([undefined, undefined]);
  expect(marks(world.open())).toEqual([undefined, undefined]);
});

/** A sealed window in which bots would think for a long while: what time it is when seat 0 is asked the next question. */
async function askedAgainAt(levels: readonly (Level | null)[], isOneDevice: boolean): Promise<Time[]> {
  const seats = { ...options, seats: levels.length, limits: { lay: null } };
  const world = new FakeHost(function* (ask) {
    for (const { move } of highCardBot(ask)) yield { move, wait: 15_000 + 5000 * ask.seat };
  });
  const opened = RunningMatch.open(game, makeSetup(game, 'words', seats, seeds), [], world);
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  const { running } = opened;
  running.assignSeats(levels, { speed: 'natural', isOneDevice });
  const times: Time[] = [];
  while (!running.match.over) {
    const round = running.observe(0).question!.id;
    await settled();
    for (const [seat, level] of levels.entries())
      if (level === null) await running.move(seat, lay(running, seat), null);
    const before = world.time;
    while (!running.match.over && running.observe(0).question!.id === round) {
      world.time = running.nextWake()!;
      await running.wake();
      await settled();
    }
    times.push(world.time - before);
  }
  return times;
}

test('at one device, bots answer a sealed question soon after the last person', async () => {
  expect(await askedAgainAt([null, 1, 3, 5], true)).toEqual([1300, 1300, 1300]);
  expect(await askedAgainAt([null, null, 1], true)).toEqual([600, 600, 600]);
});

test('with several devices, the bots’ time does not depend on when people answered', async () => {
  expect(await askedAgainAt([null, 1, 3, 5], false)).toEqual([30_000, 30_000, 30_000]);
  expect(await askedAgainAt([null, null, 1], false)).toEqual([25_000, 25_000, 25_000]);
});

test('a bot’s move that could not be written stays planned', async () => {
  const world = new FakeHost();
  const running = world.open();
  running.assignSeats([3, 3]);
  await settled();
  world.time = LAY_MS - 1;
  world.nextFault = 'lost';
  await expect(running.wake()).rejects.toThrow();
  expect(world.lines).toEqual([]);
  await running.wake();
  expect(world.lines.map(({ entry }) => entry.seat).sort()).toEqual([0, 1]);
});

test('a bot that is not awaited makes free moves', async () => {
  const waving: AnyGame = {
    ...game,
    observe: (match, viewer) => ({ ...game.observe(match, viewer), free: ['wave'] }),
    updateFor: (last, after, told, viewer) => {
      const update = game.updateFor(last, after, told, viewer);
      return update && { ...update, seen: { ...update.seen, free: ['wave'] } };
    },
  };
  const world = new FakeHost(function* ({ seen: { question, view }, ...ask }) {
    if (question?.mine?.done) {
      if (view.waved === 0) yield { move: { free: { type: 'wave' } } };
    } else yield* highCardBot({ ...ask, seen: { view, question, free: [], banks: null, over: null } });
  });
  const running = world.open({}, waving);
  running.assignSeats([null, 1]);
  await settled();
  world.time = 2000;
  await running.wake();
  await settled();
  await running.wake();
  expect(world.lines.map(({ entry }) => Object.keys(entry).at(-1))).toEqual(['answer', 'free']);
});

test('a bot’s move cancels other bots’ plans for the closed question without refusals', async () => {
  const world = new FakeHost();
  const running = world.open();
  running.assignSeats([1, 2]);
  await settled();
  // Both are due; the second answers the first round, and only then thinks about the next.
  world.time = 2000;
  await running.wake();
  expect(world.lines).toHaveLength(2);
  expect(running.observe('audience').view).toMatchObject({ round: 1 });
  expect(running.nextWake()).toBe(2000 + LAY_MS);
  await settled();
  expect(running.nextWake()).toBe(4000);
  for (let round = 2; round <= 3; round++) {
    await settled();
    world.time += 2000;
    await running.wake();
  }
  expect(running.match.over).not.toBeNull();
  expect([running.nextWake(), world.failures]).toEqual([null, []]);
  await running.wake();
  expect(world.failures).toEqual([]);
});

test('waiting counts from the first question a player left unanswered, even if default answers counted', async () => {
  const world = new FakeHost();
  const running = world.open();
  expect([0, 1].map((seat) => running.waitingSince(seat))).toEqual([0, 0]);
  world.time = 500;
  await running.move(0, lay(running, 0), null);
  expect([0, 1].map((seat) => running.waitingSince(seat))).toEqual([null, 0]);
  world.time = LAY_MS;
  await running.wake();
  expect([0, 1].map((seat) => running.waitingSince(seat))).toEqual([LAY_MS, 0]);
  world.time += 700;
  await running.move(1, lay(running, 1), null);
  expect(running.waitingSince(1)).toBeNull();
  expect([0, 1].map((seat) => world.open().waitingSince(seat))).toEqual([LAY_MS, null]);
});

test('a planned move for a closed question is never tried', async () => {
  const world = new FakeHost();
  const running = world.open();
  running.assignSeats([null, 1]);
  await settled();
  // The deadline and the plan come together: the deadline closes the question the plan was for.
  world.time = LAY_MS;
  await running.wake();
  expect(world.failures).toEqual([]);
  expect(running.observe('audience').view).toMatchObject({ round: 1 });
});

test('a bot’s refused move is reported, and the match goes on', async () => {
  const world = new FakeHost(function* () {
    yield { move: { to: 77, answer: { card: 'C1', sure: true } } };
  });
  const running = world.open();
  running.assignSeats([null, 3]);
  await settled();
  await running.wake();
  expect(world.failures).toMatchObject([{ code: 'stale' }]);
  expect(await running.move(0, lay(running, 0), null)).toBeNull();
});

test('a log that these rules refuse, or that lacks a line, is not played on', () => {
  const world = new FakeHost();
  const entry: AnyEntry = { at: 5, seat: 0, free: { type: 'wave' } };
  const open = (lines: readonly LogEntry[]): unknown => RunningMatch.open(game, setup, lines, world);
  expect(open([{ seq: 2, entry, command: null }])).toEqual({ refusal: { code: 'line-missing' } });
  const stale: AnyEntry = { at: 5, seat: 0, to: 42, answer: {} };
  expect(open([{ seq: 1, entry: stale, command: null }])).toMatchObject({ refusal: { code: 'stale' } });
  expect(RunningMatch.open(game, { ...setup, table: { ...setup.table, players: 9 } }, [], world)).toMatchObject({
    refusal: { code: 'wrong-number-of-players' },
  });
});

test('a match opened from its log is the same, whatever failed on the way', async () => {
  const act = fc.record({
    kind: fc.constantFrom('wave', 'draft', 'lay', 'wait'),
    seat: fc.constantFrom(0, 1),
    after: fc.constantFrom(1, 900, 2000, LAY_MS),
    mishap: fc.constantFrom('none', 'none', 'lost', 'written'),
  });
  const levels = fc.constantFrom<(Level | null)[]>([null, null], [null, 1], [2, 3]);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), levels, async (acts, seats) => {
      const world = new FakeHost();
      const running = world.open();
      running.assignSeats(seats);
      for (const { kind, seat, after, mishap } of acts) {
        await settled();
        world.time += after;
        world.nextFault = mishap as FakeHost['nextFault'];
        const move = kind === 'wave' ? { free: { type: 'wave' } } : lay(running, seat, kind === 'lay');
        const act = async () => (kind === 'wait' ? running.wake() : running.move(seat, move, null));
        await act().catch(() => undefined);
        world.nextFault = 'none';
      }
      // A line whose answer was lost is known after the next look at the log.
      await running.wake();
      const again = world.open();
      for (const viewer of [0, 1, 'audience'] as const) {
        expect(again.updateSince(viewer, 0)).toEqual(running.updateSince(viewer, 0));
        expectNoGap(world.sent.filter((it) => it.viewer === viewer));
      }
      const record = recordOf('high-card', [], setup, world.lines);
      expect(record.entries).toEqual(world.lines.map(({ entry }) => entry));
    }),
    { numRuns: 60 },
  );
});

test('a line that closes the match keeps every later move, draft and deadline out of the log', async () => {
  const world = new FakeHost();
  const running = world.open();
  running.assignSeats([null, 2]);
  expect(await running.move(0, { free: { type: 'wave' } }, 'ann:1')).toBeNull();
  world.lines.push({ seq: 2, entry: CLOSING_ENTRY, command: null });
  expect(await running.move(0, lay(running, 0), 'ann:2')).toEqual({ code: 'over' });
  world.time += 10 * LAY_MS;
  await running.wake();
  await running.flushDrafts();
  expect(running.isClosed).toBe(true);
  expect(running.nextWake()).toBeNull();
  expect(world.lines).toHaveLength(2);
  expect(world.open().isClosed).toBe(true);
  expect(recordOf('high-card', [], setup, world.lines).entries).toHaveLength(1);
});

test('rules and words are compared with those a match began with', () => {
  expect(outdatedReason(game, 'words', setup)).toBeUndefined();
  expect(outdatedReason(game, 'other', setup)).toEqual({ code: 'other-words' });
  expect(outdatedReason({ ...game, version: 9 }, 'words', setup)).toEqual({ code: 'other-rules', needs: 1, has: 9 });
});

test('a log is replayed with pauses between the lines, and sends no updates', async () => {
  const before = new FakeHost();
  const first = before.open();
  for (let i = 0; i < 7; i++) await first.move(0, { free: { type: 'wave' } }, `ann:${i}`);
  const world = new FakeHost();
  world.lines.push(...before.lines);
  let pauses = 0;
  const running = world.begin({
    // No more than three at once.
    log: { ...world.log, linesAfter: async (seq) => world.lines.slice(seq, seq + 3) },
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
  });
  expect(await running.replayLog()).toBeNull();
  expect([running.seq, pauses, world.sent]).toEqual([7, 7, []]);
  for (const viewer of [0, 1, 'audience'] as const)
    expect(running.updateSince(viewer, 0)).toEqual(first.updateSince(viewer, 0));
  expect(running.hasExecuted('ann:6')).toBe(true);
});

test('catchUp replays the rest of the log and sends updates about other processes’ entries', async () => {
  const world = new FakeHost();
  const [mine, yours] = [world.open(), world.open()];
  await yours.move(1, { free: { type: 'wave' } }, 'bob:1');
  world.sent.splice(0);
  await mine.catchUp();
  expect(world.sent.map(({ viewer, cursor }) => [viewer, cursor])).toEqual([
    [0, 2],
    [1, 2],
    ['audience', 2],
  ]);
  await mine.catchUp();
  expect(world.sent).toHaveLength(3);
});

test('a process that was not first reads once, and again only if that was not everything', async () => {
  const world = new FakeHost();
  const yours = world.open();
  let reads = 0;
  const linesAfter = (most: number) => async (seq: number) => {
    reads += 1;
    return world.lines.slice(seq, seq + most);
  };
  const mine = world.begin({ log: { ...world.log, linesAfter: linesAfter(5) }, isShared: true });
  for (const id of ['bob:1', 'bob:2', 'bob:3']) await yours.move(1, { free: { type: 'wave' } }, id);
  expect(await mine.move(0, { free: { type: 'wave' } }, 'ann:1')).toBeNull();
  expect([reads, mine.seq, world.lines.length]).toEqual([1, 4, 4]);
  const late = world.begin({ log: { ...world.log, linesAfter: linesAfter(2) }, isShared: true });
  expect(await late.move(0, { free: { type: 'wave' } }, 'ann:2')).toBeNull();
  expect([reads, late.seq, world.lines.length]).toEqual([3, 5, 5]);
  await mine.catchUp();
  expect(late.updateSince(1, 0)).toEqual(mine.updateSince(1, 0));
});

test('adopt plays lines another process has written, in whatever order and however often they arrive', async () => {
  const world = new FakeHost();
  const [mine, yours] = [world.open(), world.open()];
  for (const id of ['bob:1', 'bob:2', 'bob:3']) await yours.move(1, { free: { type: 'wave' } }, id);
  const read = { ...world.log, linesAfter: () => Promise.reject(new Error('nothing need be read')) };
  const fresh = world.begin({ log: read });
  const [first, second, third] = world.lines;
  world.sent.splice(0);
  expect(await fresh.adopt([second!])).toBe(false);
  expect(world.sent).toEqual([]);
  expect(await fresh.adopt([first!])).toBe(true);
  expect(await fresh.adopt([first!, second!, third!])).toBe(true);
  expect(await fresh.adopt([second!])).toBe(true);
  expect(await fresh.adopt([])).toBe(false);
  expect(world.sent.filter(({ viewer }) => viewer === 0).map(({ cursor }) => cursor)).toEqual([2, 3, 4]);
  expect(fresh.updateSince(0, 0)).toEqual(yours.updateSince(0, 0));
  // The same as reading the log.
  await mine.catchUp();
  expect(mine.updateSince(0, 0)).toEqual(fresh.updateSince(0, 0));
});

test('adopt refuses a line that can’t be played, and lines after a failed write', async () => {
  const world = new FakeHost();
  const running = world.begin();
  expect(await running.adopt([{ seq: 1, command: null, entry: { at: 0, seat: 0, to: 99, answer: {} } }])).toBe(false);
  expect(running.seq).toBe(0);
  world.nextFault = 'written';
  await expect(running.move(0, { free: { type: 'wave' } }, 'ann:1')).rejects.toThrow();
  // The write may have succeeded or not, so only the log can tell.
  expect(await running.adopt(world.lines)).toBe(false);
  await running.catchUp();
  expect(running.hasExecuted('ann:1')).toBe(true);
});

test('with several processes, the log is read to its end before a move is refused', async () => {
  const world = new FakeHost();
  const [mine, yours] = [world.open({ isShared: true }), world.open()];
  const card = lay(yours, 0);
  expect(await yours.move(0, card, 'ann:1')).toBeNull();
  // Done already, under the same id: not malformed.
  expect(await mine.move(0, { to: card.to, answer: {} }, 'ann:1')).toBeNull();
  expect(await mine.move(0, card, 'ann:2')).toMatchObject({ code: 'already-answered' });
  expect(world.lines).toHaveLength(1);
});

test('an impossible line in the log is reported with its number', async () => {
  const world = new FakeHost();
  const running = world.open();
  world.lines.push({ seq: 1, command: null, entry: { at: 0, seat: 0, to: 99, answer: {} } });
  expect(await running.replayLog()).toMatchObject({ code: 'stale' });
  await expect(running.catchUp()).rejects.toThrow('line 1 cannot be played: stale');
});

test('an update that took long to store carries the time at which it is sent', async () => {
  const world = new FakeHost();
  const running = world.begin();
  world.nextFault = 'hangs';
  const moved = running.move(0, lay(running, 0), 'a');
  world.time = 5000;
  world.release();
  expect(await moved).toBeNull();
  expect(world.sent.at(-1)).toMatchObject({ viewer: 0, now: 5000 });
});
