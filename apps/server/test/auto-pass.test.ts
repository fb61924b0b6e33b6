import { join } from 'node:path';
import type { AnyRefusal } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { annAndBob, folder, openServer } from './server.ts';

const HOUR = 3_600_000;
const CORRESPONDENCE = { options: { game: 'boasts', pace: { days: 2 } } } as const;
const UNTIL_TOLD = { until: 'told', unless: ['high'] } as const;
const UNTIL_TURN = { until: 'turn', unless: [] } as const;

const answer = (client: Client, seat: number, given: object): Promise<AnyRefusal | null> =>
  client.command({ type: 'move', seat, move: { to: client.seen(seat)!.seen.question!.id, answer: given } });
/** The kind of Ann's question. */
const asked = (client: Client, type: string, seat: number): Promise<unknown> =>
  client.until('update', ({ seen: { question } }) => {
    const step = question?.step as { type: string; seat: number } | undefined;
    return step?.type === type && step.seat === seat;
  });
const passings = (client: Client): unknown[] => client.received.filter((it) => it.type === 'passing');

test('a correspondence game passes windows for an absent player, and others can’t tell', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, CORRESPONDENCE);
  expect(await bob.until('passing')).toEqual({
    type: 'passing',
    seat: 1,
    wish: null,
    now: false,
    reasons: ['gold', 'high'],
    asks: ['gold', 'high'],
  });
  const before = ann.received.length;
  expect(await bob.command({ type: 'pass-for-me', seat: 1, wish: UNTIL_TOLD })).toBeNull();
  expect(await bob.until('passing', ({ wish }) => wish !== null)).toMatchObject({ seat: 1, wish: UNTIL_TOLD });
  const phone = await bob.guest.enter(code);
  expect(await phone.until('passing')).toMatchObject({ wish: UNTIL_TOLD });
  await phone.close();
  await bob.close();
  await ann.command({ type: 'say', seat: 0, phrase: 'hello' });
  // Ann was sent nothing about it, not even that Bob has gone.
  expect(ann.received.slice(before).map(({ type }) => type)).toEqual(['said', 'done']);
  await answer(ann, 0, { number: 5 });
  // His list of games doesn't count this one as his turn.
  const waits = await (await bob.guest.fetch(`/api/me/tables?codes=${code}`)).json();
  expect(waits).toMatchObject({ tables: [{ turn: { mine: false } }] });
  expect(ann.seen(0)!.seen.question).toMatchObject({ step: { type: 'doubt' }, waiting: null });
  server.clock.advance(3 * HOUR);
  await asked(ann, 'boast', 1);
  expect(ann.received.filter(({ type }) => type === 'update').at(-1)).toMatchObject({
    events: [{ type: 'doubted', by: [] }],
  });
  expect(ann.table.seats[1]).toMatchObject({ presence: 'here' });
  expect(passings(ann)).toMatchObject([{ seat: 0, wish: null, now: false }]);
  expect(ann.frames.join()).not.toContain('"wishes"');
});

test('auto-pass survives a restart, asks if its reason holds, and ends when it should', async () => {
  const db = join(folder(), 'wishes.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first, CORRESPONDENCE);
  await bob.command({ type: 'pass-for-me', seat: 1, wish: UNTIL_TURN });
  await bob.close();
  await answer(ann, 0, { number: 9 });
  await first.close();

  const second = await openServer({ db, clock: first.clock });
  const back = await ann.guest.switchTo(second.address).enter(code);
  await asked(back, 'doubt', 0);
  second.clock.advance(3 * HOUR);
  await asked(back, 'boast', 1);
  const robert = await bob.guest.switchTo(second.address).enter(code);
  expect(await robert.until('passing')).toMatchObject({ wish: null });
  await robert.until('update');
  await robert.command({ type: 'pass-for-me', seat: 1, wish: UNTIL_TOLD });
  await answer(robert, 1, { number: 1 });
  await asked(back, 'doubt', 1);
  await answer(back, 0, { doubt: false });
  await asked(back, 'boast', 0);
  await answer(back, 0, { number: 9 });
  await asked(robert, 'doubt', 0);
  second.clock.advance(3 * HOUR);
  expect(robert.seen(1)!.seen.question).toMatchObject({ step: { type: 'doubt' }, mine: null });
  expect(await answer(robert, 1, { doubt: true })).toBeNull();
});

test('only in correspondence games, only for oneself, and only with a reaction window', async () => {
  const server = await openServer();
  const wish = UNTIL_TURN;
  const live = await annAndBob(server, { options: { game: 'boasts' } });
  expect(await live.bob.command({ type: 'pass-for-me', seat: 1, wish })).toEqual({ code: 'no-windows' });
  expect(passings(live.bob)).toEqual([]);
  const cards = await annAndBob(server, { options: { pace: { days: 2 } } });
  expect(await cards.bob.command({ type: 'pass-for-me', seat: 1, wish })).toEqual({ code: 'no-windows' });
  const { bob } = await annAndBob(server, CORRESPONDENCE);
  expect(await bob.command({ type: 'pass-for-me', seat: 0, wish })).toEqual({ code: 'not-seated' });
  expect(await bob.command({ type: 'pass-for-me', seat: 1, wish: null })).toBeNull();
  const unknown = { until: 'told', unless: ['gold', 'whatever'] } as const;
  expect(await bob.command({ type: 'pass-for-me', seat: 1, wish: unknown })).toBeNull();
  expect(await bob.until('passing', (it) => it.wish !== null)).toMatchObject({ wish: { unless: ['gold'] } });
});
