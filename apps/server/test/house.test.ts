import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LoadGame } from '../src/tables/game.ts';
import { Guest, newHighCard } from './client.ts';
import { loadHighCard } from './high-card.ts';
import { annAndBob, folder, GAMES, lay, openHouse, playOut, type TestHouse } from './house.ts';

const DAY = 86_400_000;

/** The house makes its rounds in its own time; each minute that passes gives it another chance to. */
async function minutesUntil(house: TestHouse, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) house.clock.advance(61_000);
}

test('closing: everybody hears goodbye, nobody else is let in, and what was answered for is there afterwards', async () => {
  const db = join(folder(), 'house.db');
  const house = await openHouse({ db });
  const { code, ann, bob } = await annAndBob(house);
  expect(await lay(ann, 0)).toBeNull();
  const closing = house.close();
  expect([(await ann.until('goodbye')).refusal, (await bob.until('goodbye')).refusal]).toEqual([
    { code: 'closing' },
    { code: 'closing' },
  ]);
  expect(await Promise.all([ann.closed, bob.closed])).toEqual([1001, 1001]);
  await closing;
  await expect(fetch(house.address)).rejects.toThrow();
  const again = await openHouse({ db });
  const back = await ann.guest.goTo(again.address).enter(code);
  expect((await back.until('update')).seen.question?.mine).toMatchObject({ done: true });
});

test('closing does not wait for a client that has stopped reading', async () => {
  const house = await openHouse();
  const { cookie } = await Guest.at(house.address);
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  await house.close();
  socket.terminate();
});

test('a table nobody uses is put away and found again; the old are deleted', async () => {
  const house = await openHouse({ limits: { tables: 2 } });
  const anna = await Guest.at(house.address);
  const [first, second] = [await anna.table(), await anna.table()];
  const ann = await anna.enter(first);
  await expect(anna.table()).rejects.toThrow('too-many-tables');
  const makes = async (): Promise<boolean> => (await anna.post('/api/tables', newHighCard())).ok;
  const is = async (code: string): Promise<unknown> => (await anna.fetch(`/api/tables/${code}/record`)).json();
  // Only the one somebody is at stays in memory, so there is room again; the other is where it was.
  await minutesUntil(house, makes);
  expect((await anna.enter(second)).table.code).toBe(second);
  await ann.hangUp();
  house.clock.advance(2 * DAY);
  await minutesUntil(house, async () => isDeepStrictEqual(await is(first), { refusal: { code: 'no-such-table' } }));
});

test('a match begun by other rules is closed, not played on by these', async () => {
  const db = join(folder(), 'house.db');
  const first = await openHouse({ db });
  const { code, ann } = await annAndBob(first);
  await first.close();
  const load: LoadGame = async (id) => {
    const pack = await loadHighCard(id);
    return pack && { ...pack, rules: { ...pack.rules, version: 2 } };
  };
  const second = await openHouse({ db, games: { ...GAMES, load } });
  const back = await ann.guest.goTo(second.address).enter(code);
  expect(back.table).toMatchObject({ status: 'closed', reveal: null });
  expect(await back.command({ type: 'move', seat: 0, move: {} })).toEqual({ code: 'not-started' });
  expect((await ann.guest.goTo(second.address).fetch(`/api/tables/${code}/record`)).status).toBe(404);
});

test('a finished table is still there for those who come back, with its result and its record', async () => {
  const db = join(folder(), 'house.db');
  const first = await openHouse({ db });
  const { code, ann, bob } = await annAndBob(first);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  await first.close();
  const second = await openHouse({ db });
  const back = await ann.guest.goTo(second.address).enter(code);
  expect(back.table).toMatchObject({ status: 'over', result: table.result, reveal: table.reveal });
  expect((await back.until('update')).seen.over).toEqual(table.result);
});
