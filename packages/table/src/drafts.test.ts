import { type AnyGame, anyGame, bind, digestOf } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunningMatch } from './running-match.ts';
import { withoutDraft } from './subscribers.ts';
import { FakeHost } from './testing/fake-host.ts';
import { type HighCard, highCard, LAY_MS } from './testing/high-card.ts';

/** Number of times the host was asked to have a draft stored. */
class Softly extends FakeHost {
  asked = 0;
  count(): void {
    this.asked += 1;
  }
  override open(changes: Parameters<FakeHost['open']>[0] = {}, rules?: AnyGame): RunningMatch {
    return super.open({ draftPending: () => this.count(), ...changes }, rules);
  }
}

/** Puts forward the card in this place of the hand, or lays it. */
function card(running: RunningMatch, seat: number, place: number, sure = false): object {
  const { view, question } = running.observe(seat);
  return { to: question?.id, answer: { card: (view as HighCard['view']).mine![place], sure } };
}
const cardsIn = (world: FakeHost): unknown[] =>
  world.lines.map(({ entry }) => ('answer' in entry ? (entry.answer as { card: string }).card : null));

test('drafts are not in the log until they are flushed, and then only the latest of each seat', async () => {
  const world = new Softly();
  const running = world.open();
  for (const place of [0, 1, 2]) expect(await running.move(0, card(running, 0, place), `ann:${place}`)).toBeNull();
  await running.move(1, card(running, 1, 2), 'bob:1');
  expect([world.lines, world.asked, running.hasPendingDrafts]).toEqual([[], 1, true]);
  await running.flushDrafts();
  expect(world.lines.map(({ seq, command }) => [seq, command])).toEqual([
    [1, 'ann:2'],
    [2, 'bob:1'],
  ]);
  expect([running.hasPendingDrafts, running.seq]).toEqual([false, 2]);
  await running.flushDrafts();
  await running.move(0, card(running, 0, 0), 'ann:3');
  expect([world.lines.length, world.asked]).toEqual([2, 2]);
});

test('a draft is sent to its writer alone, and changes no cursor, not even theirs', async () => {
  const world = new Softly();
  const running = world.open();
  const before = [0, 1, 'audience'] as const;
  const missed = before.map((viewer) => running.updateSince(viewer, 0));
  await running.move(0, card(running, 0, 1), 'ann:1');
  expect(world.sent).toMatchObject([
    { viewer: 0, cursor: 1, events: [], seen: { question: { mine: { done: false } } } },
  ]);
  const cursorless = ({ now: _, seen, ...rest }: GameUpdate): object => ({ ...rest, seen: withoutDraft(seen) });
  expect(before.map((viewer) => cursorless(running.updateSince(viewer, 0)))).toEqual(missed.map(cursorless));
});

test('drafts are written before the next other entry, except a draft that this entry replaces', async () => {
  const world = new Softly();
  const running = world.open();
  const [ann, bob] = [card(running, 0, 0), card(running, 1, 2)];
  await running.move(0, ann, 'ann:1');
  await running.move(1, bob, 'bob:1');
  await running.move(0, card(running, 0, 1, true), 'ann:2');
  expect(world.lines.map(({ command }) => command)).toEqual(['bob:1', 'ann:2']);
  expect(digestOf(world.open().match)).toBe(digestOf(running.match));
});

test('an expired question takes drafts as answers, whether they are written or in memory', async () => {
  const world = new Softly();
  const running = world.open();
  await running.move(1, card(running, 1, 2), 'bob:1');
  world.time = LAY_MS;
  await running.wake();
  expect(world.lines).toMatchObject([{ command: 'bob:1', entry: { at: 0, seat: 1 } }, { command: null }]);
  const laid = world.sent.findLast(({ viewer }) => viewer === 'audience')!.events;
  expect(laid).toMatchObject([{ type: 'laid', cards: [{ seat: 0 }, { seat: 1, card: cardsIn(world)[0] }] }]);
  expect(digestOf(world.open().match)).toBe(digestOf(running.match));
});

test('a crash loses only drafts that were in memory', async () => {
  const world = new Softly();
  const running = world.open();
  await running.move(0, { free: { type: 'wave' } }, 'ann:1');
  await running.move(0, card(running, 0, 1), 'ann:2');
  const again = world.open();
  expect(again.observe(0).question!.mine).toBeNull();
  expect(again.updateSince(0, 0)).toEqual({ ...running.updateSince(0, 0), seen: withoutDraft(running.observe(0)) });
  // Said again it is as before.
  await again.move(0, card(again, 0, 1), 'ann:2');
  expect(again.observe(0)).toEqual(running.observe(0));
});

test('a failed write loses no draft and writes none twice', async () => {
  for (const mishap of ['lost', 'written'] as const) {
    const world = new Softly();
    const running = world.open();
    await running.move(0, card(running, 0, 0), 'ann:1');
    await running.move(1, card(running, 1, 2), 'bob:1');
    world.nextFault = mishap;
    await expect(running.move(0, card(running, 0, 1, true), 'ann:2')).rejects.toThrow();
    await running.move(0, card(running, 0, 1, true), 'ann:2');
    expect(world.lines.map(({ command }) => command)).toEqual(['bob:1', 'ann:2']);
    world.time = LAY_MS;
    await running.wake();
    expect(digestOf(world.open().match)).toBe(digestOf(running.match));
  }
});

const variant = (lay: Partial<(typeof highCard)['steps']['lay']>): AnyGame =>
  anyGame(bind({ ...highCard, steps: { lay: { ...highCard.steps.lay, ...lay } } }, null));

test('a draft that is legal only after the previous one does not replace it in the log', async () => {
  const inOrder = variant({
    check: ({ view, draft }, answer) => (draft || answer.card === view.mine?.[0] ? undefined : { code: 'not-held' }),
  });
  const world = new Softly();
  const running = world.open({}, inOrder);
  expect(await running.move(0, card(running, 0, 1), 'ann:1')).toEqual({ code: 'not-held' });
  for (const place of [0, 1, 2]) expect(await running.move(0, card(running, 0, place), `ann:${place}`)).toBeNull();
  await running.move(0, card(running, 0, 1, true), 'ann:3');
  expect(world.lines.map(({ command }) => command)).toEqual(['ann:0', 'ann:3']);
  expect(digestOf(world.open({}, inOrder).match)).toBe(digestOf(running.match));
});

test('an answer with any other effect is no draft, and is written at once', async () => {
  const world = new Softly();
  const running = world.open(
    {},
    variant({
      answered: (m, _, { seat }) => {
        m.tell({ type: 'waved', seat });
        return 'stay';
      },
    }),
  );
  await running.move(0, card(running, 0, 1), 'ann:1');
  expect([world.lines.length, world.asked]).toEqual([1, 0]);
});

test('a draft is applied after entries of other processes, and dropped if its writer answered elsewhere', async () => {
  const world = new Softly();
  const [here, there] = [world.open({ isShared: true }), world.open({ isShared: true })];
  world.time = 10;
  await here.move(0, card(here, 0, 1), 'ann:1');
  world.time = 20;
  await there.move(1, { free: { type: 'wave' } }, 'bob:1');
  await here.catchUp();
  expect([here.hasPendingDrafts, here.observe(0).question!.mine]).toMatchObject([true, { done: false }]);
  // Ann's line broke, and she types on at the other server.
  world.time = 30;
  await there.move(0, card(there, 0, 2), 'ann:2');
  await there.flushDrafts();
  await here.flushDrafts();
  expect(world.lines.map(({ command }) => command)).toEqual(['bob:1', 'ann:2']);
  expect(digestOf(here.match)).toBe(digestOf(world.open().match));
});

test('with several processes, a draft shortly before the deadline is written at once', async () => {
  const world = new Softly();
  const here = world.open({ isShared: true });
  world.time = LAY_MS - 3000;
  await here.move(0, card(here, 0, 0), 'ann:1');
  expect(world.lines).toEqual([]);
  world.time = LAY_MS - 1500;
  await here.move(0, card(here, 0, 1), 'ann:2');
  expect(world.lines.map(({ command }) => command)).toEqual(['ann:2']);
  // Or what was typed before, when it turns out how little time is left.
  await here.catchUp();
  const late = new Softly();
  const slow = late.open({ isShared: true });
  await slow.move(0, card(slow, 0, 0), 'ann:1');
  late.time = LAY_MS - 1500;
  await slow.catchUp();
  expect(late.lines.map(({ command }) => command)).toEqual(['ann:1']);
});

test('with random writers and failures, all processes agree with the log, and so do the updates', async () => {
  const act = fc.record({
    kind: fc.constantFrom('wave', 'draft', 'draft', 'draft', 'lay', 'wait', 'keep', 'crash', 'hear'),
    who: fc.constantFrom(0, 1),
    seat: fc.constantFrom(0, 1),
    place: fc.constantFrom(0, 1, 2),
    after: fc.constantFrom(1, 900, 2500, LAY_MS),
    mishap: fc.constantFrom('none', 'none', 'none', 'lost', 'written'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const world = new Softly();
      const told: GameUpdate[] = [];
      const open = (): RunningMatch => world.open({ isShared: true, send: (updates) => void told.push(...updates) });
      const runners = [open(), open()];
      for (const { kind, who, seat, place, after, mishap } of acts) {
        world.time += after;
        world.nextFault = mishap as FakeHost['nextFault'];
        const running = runners[who]!;
        const held = (running.observe(seat).view as HighCard['view']).mine!.length;
        const move =
          kind === 'wave' ? { free: { type: 'wave' } } : card(running, seat, place % Math.max(1, held), kind === 'lay');
        const work = {
          wait: () => running.wake(),
          keep: () => running.flushDrafts(),
          hear: () => running.catchUp(),
          crash: async () => {
            runners[who] = open();
          },
        };
        const act = async () => (kind in work ? work[kind as keyof typeof work]() : running.move(seat, move, null));
        await act().catch(() => undefined);
        world.nextFault = 'none';
      }
      for (const running of runners) await running.flushDrafts();
      for (const running of runners) await running.catchUp();
      const truth = new FakeHost();
      truth.lines.push(...world.lines);
      const again = truth.begin();
      truth.sent.push(...again.firstUpdates());
      await again.catchUp();
      for (const running of runners) expect(digestOf(running.match)).toBe(digestOf(again.match));
      for (const { viewer, cursor, seen, events } of told) {
        const meant = truth.sent.find((it) => it.viewer === viewer && it.cursor === cursor)!;
        expect(withoutDraft(seen)).toEqual(withoutDraft(meant.seen));
        if (events.length > 0) expect(events).toEqual(meant.events);
      }
    }),
    { numRuns: 150 },
  );
});
