import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { newerRules } from './games.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, folder, GAMES, lay, openServer, type TestServer } from './server.ts';

const postgres = usePostgres();

const NEWER = { ...GAMES, load: newerRules };
const STORES = {
  SQLite: async (): Promise<string> => join(folder(), 'test.db'),
  PostgreSQL: (): Promise<string> => postgres.fresh(),
};

const fetchRecord = async (guest: Guest, at: TestServer, code: string): Promise<unknown> =>
  (await guest.switchTo(at.address).fetch(`/api/tables/${code}/record`)).json();

describe.each(Object.entries(STORES))('on %s', (_, newStore) => {
  test('an upgrade reveals no secret of a match in play, which continues after a rollback', async () => {
    const db = await newStore();
    const before = await openServer({ db });
    const { code, ann } = await annAndBob(before);
    await before.close();
    const after = await openServer({ db, games: NEWER });
    const back = await ann.guest.switchTo(after.address).enter(code);
    expect(back.table).toMatchObject({
      status: 'playing',
      reveal: null,
      outdated: { code: 'other-rules', needs: 1, has: 2 },
    });
    expect(await back.command({ type: 'move', seat: 0, move: {} })).toEqual({ code: 'not-started' });
    expect(await back.command({ type: 'bot-speed', speed: 'quick' })).toEqual({ code: 'not-started' });
    const stranger = await Guest.at(after.address);
    expect(await fetchRecord(ann.guest, after, code)).toEqual({ refusal: { code: 'not-over' } });
    expect(await fetchRecord(stranger, after, code)).toEqual({ refusal: { code: 'no-such-table' } });
    expect((await stranger.enter(code)).table.reveal).toBeNull();
    await after.close();
    const again = await openServer({ db });
    const anna = await ann.guest.switchTo(again.address).enter(code);
    expect(anna.table).toMatchObject({ status: 'playing', outdated: null });
    expect(await lay(anna, 0)).toBeNull();
  });

  test('a match closed after an upgrade has a record, and stays closed after a rollback', async () => {
    const db = await newStore();
    const before = await openServer({ db });
    const { code, ann, bob } = await annAndBob(before);
    expect(await lay(ann, 0)).toBeNull();
    await before.close();
    const after = await openServer({ db, games: NEWER });
    const stranger = await (await Guest.at(after.address)).enter(code);
    expect(await stranger.command({ type: 'end' })).toEqual({ code: 'not-seated' });
    const robert = await bob.guest.switchTo(after.address).enter(code);
    expect(await robert.command({ type: 'end' })).toBeNull();
    await stranger.until('table', ({ table }) => table.status === 'closed' && table.reveal !== null);
    const record = await fetchRecord(ann.guest, after, code);
    expect(record).toMatchObject({ rules: 1, commitment: ann.table.commitment, entries: [{ seat: 0 }] });
    // Pages name the edition of the dictionary by it.
    expect(robert.table.words).toMatch(/^[0-9a-f]{16}$/);
    expect(record).toMatchObject({ words: robert.table.words });
    await after.close();
    const again = await openServer({ db });
    const anna = await ann.guest.switchTo(again.address).enter(code);
    expect(anna.table).toMatchObject({ status: 'closed', outdated: { code: 'unplayable' } });
    expect(await anna.command({ type: 'move', seat: 0, move: {} })).toEqual({ code: 'not-started' });
    expect(await fetchRecord(ann.guest, again, code)).toEqual(record);
  });
});

test('with an old and a new server, the match continues at the old one, and can be closed when no one plays there', async () => {
  const db = await postgres.fresh();
  const clock = new FakeClock();
  const old = await openServer({ db, clock });
  const newer = await openServer({ db, clock, games: NEWER });
  const { code, ann, bob } = await annAndBob(old);
  await bob.close();
  const robert = await bob.guest.switchTo(newer.address).enter(code);
  await robert.until('table', ({ table }) => table.seats[0]?.presence === 'here');
  expect(await fetchRecord(bob.guest, newer, code)).toEqual({ refusal: { code: 'not-over' } });
  expect(robert.table).toMatchObject({ status: 'playing', reveal: null });
  expect(await robert.command({ type: 'end' })).toEqual({ code: 'played-elsewhere' });
  expect(await lay(ann, 0)).toBeNull();
  const left = robert.next('table', ({ table }) => table.seats[0]?.presence === 'away');
  await ann.close();
  await left;
  expect(await robert.command({ type: 'end' })).toBeNull();
  // The old server has the match in memory still.
  const anna = await ann.guest.enter(code);
  expect(anna.table).toMatchObject({ status: 'closed' });
  expect(await anna.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } })).toEqual({ code: 'over' });
});
