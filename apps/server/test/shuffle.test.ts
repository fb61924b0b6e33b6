import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkShuffle, type SealedRecord, shuffleFault } from '@wordhoard/kernel';
import { ShuffleWitness } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { type Client, Guest, newHighCard, type Wanted } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { usePostgres } from './postgres.ts';
import { folder, openServer, playOut, type TestServer } from './server.ts';

const postgres = usePostgres();
const PAGE = 'brief&salt';

const newWitness = (): ShuffleWitness => new ShuffleWitness(() => randomBytes(16).toString('hex'));

/** Ann and Bob, whose clients add salts or not; Ann has started the match. */
async function startMatch(
  [one, other]: readonly [TestServer, TestServer],
  wishes: readonly [string, string] = [PAGE, PAGE],
): Promise<{ code: string; ann: Client; bob: Client }> {
  const [anna, robert] = [await Guest.at(one.address), await Guest.at(other.address)];
  const code = await anna.table();
  const ann = await anna.enter(code, {}, wishes[0]);
  const bob = await robert.enter(code, {}, wishes[1]);
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await ann.until('table', ({ table }) => table.seats[1]?.presence === 'here');
  expect(await ann.command({ type: 'start' })).toBeNull();
  return { code, ann, bob };
}

/** Adds the requested salts, as a page does. */
async function addSalts(client: Client, its: ShuffleWitness): Promise<void> {
  const { table } = await client.until('table', (it) => it.table.commitment !== null);
  for (const salt of its.saltsToSend(table, client.guest.who))
    its.saltAnswered(salt.seat, (await client.command(salt)) === null);
}

async function recordOf(client: Client, code: string): Promise<SealedRecord> {
  return (await client.guest.fetch(`/api/tables/${code}/record`)).json() as Promise<SealedRecord>;
}

/** The record of the match, played to its end. */
async function played(code: string, ann: Client, bob: Client): Promise<SealedRecord> {
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  await ann.until('table', ({ table }) => table.status === 'over');
  return recordOf(ann, code);
}

test('the server commits before it sees a salt, the match starts with the last one, and each player finds their own', async () => {
  const server = await openServer();
  const { code, ann, bob } = await startMatch([server, server]);
  const [anns, bobs] = [newWitness(), newWitness()];
  expect(ann.table).toMatchObject({ status: 'waiting', commitment: expect.any(String), reveal: null });
  await addSalts(ann, anns);
  expect(ann.table.status).toBe('waiting');
  await addSalts(bob, bobs);
  const record = await played(code, ann, bob);
  const salts = [anns.note!.salts[0]!.salt, bobs.note!.salts[1]!.salt];
  expect(record).toMatchObject({ commitment: anns.note!.commitment, shuffle: { salts } });
  expect([anns, bobs].map((its) => checkShuffle(its.note!, record))).toEqual(['held', 'held']);
});

test('a seat without a salt delays the start by a second, and the record says so', async () => {
  const server = await openServer();
  const { code, ann, bob } = await startMatch([server, server]);
  const anns = newWitness();
  await addSalts(ann, anns);
  server.clock.advance(999);
  expect(ann.table.status).toBe('waiting');
  server.clock.advance(1);
  await bob.until('update');
  const late = { type: 'salt', seat: 1, commitment: anns.note!.commitment, salt: 'b'.repeat(32) } as const;
  expect(await bob.command(late)).toEqual({ code: 'already-started' });
  const record = await played(code, ann, bob);
  expect(record.shuffle).toMatchObject({ salts: [anns.note!.salts[0]!.salt, null] });
  expect(checkShuffle(anns.note!, record)).toBe('held');
});

test('doesn’t wait for a client without salts', async () => {
  const server = await openServer();
  const { code, ann, bob } = await startMatch([server, server], ['brief', 'brief']);
  const record = await played(code, ann, bob);
  expect(record.shuffle).toMatchObject({ salts: [null, null] });
  expect(shuffleFault(record)).toBeUndefined();
});

test('seats and options can’t change once a shuffle is promised', async () => {
  const server = await openServer();
  const { ann, bob } = await startMatch([server, server]);
  const { options } = ann.table;
  for (const command of [{ type: 'start' }, { type: 'configure', options }, { type: 'clear-seat', seat: 1 }] as const)
    expect(await ann.command(command)).toEqual({ code: 'already-started' });
  expect(await bob.command({ type: 'rise', seat: 1 })).toEqual({ code: 'not-started' });
  const { commitment } = ann.table;
  const salt = { type: 'salt', seat: 0, commitment: commitment!, salt: 'a'.repeat(32) } as const;
  expect(await bob.command(salt)).toEqual({ code: 'not-seated' });
  expect(await ann.command({ ...salt, commitment: 'c'.repeat(64) })).toEqual({ code: 'already-started' });
  // Repeating it is fine; another salt is refused.
  expect(await ann.command(salt)).toBeNull();
  expect(await ann.command(salt)).toBeNull();
  expect(await ann.command({ ...salt, salt: 'b'.repeat(32) })).toEqual({ code: 'already-started' });
  expect(ann.table.commitment).toBe(commitment);
});

test('a table that starts at once waits for its host, who plays several seats, and not for bots', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const wanted: Wanted = { start: true, others: ['Ben'], bots: [2], options: { seats: 3 } };
  const made = await anna.post('/api/tables?salt', newHighCard(wanted));
  const { code } = (await made.json()) as { code: string };
  const ann = await anna.enter(code, {}, PAGE);
  expect(ann.table).toMatchObject({ status: 'waiting', commitment: expect.any(String) });
  const anns = newWitness();
  await addSalts(ann, anns);
  await ann.until('table', ({ table }) => table.status === 'playing');
  expect(Object.values(anns.note!.salts)).toMatchObject([{ taken: true }, { taken: true }]);
});

test('a table that starts at once doesn’t wait long for a host who doesn’t come or has no salts', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const made = await anna.post('/api/tables?salt', newHighCard({ start: true, bots: [2] }));
  const { code } = (await made.json()) as { code: string };
  const ann = await anna.enter(code);
  expect(ann.table.status).toBe('waiting');
  server.clock.advance(1000);
  await ann.until('table', ({ table }) => table.status === 'playing');
  const plain = await anna.enter(await anna.table({ start: true, bots: [2] }));
  expect(plain.table.status).toBe('playing');
});

test('a rematch of one player against bots starts at once, with salts', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const ann = await anna.enter(await anna.table({ start: true, bots: [2] }), {}, PAGE);
  expect(await ann.command({ type: 'resign', seat: 0 })).toBeNull();
  expect(await ann.command({ type: 'rematch' })).toBeNull();
  const { table } = await ann.until('table', (it) => it.table.rematch !== null);
  const next = await anna.enter(table.rematch!, {}, PAGE);
  expect(next.table.status).toBe('waiting');
  await addSalts(next, newWitness());
  await next.until('table', (it) => it.table.status === 'playing');
});

test('a repeated deal reuses the seed on purpose, and its record says so', async () => {
  const server = await openServer();
  const { code, ann, bob } = await startMatch([server, server], ['brief', 'brief']);
  const first = await played(code, ann, bob);
  const made = await ann.guest.post(`/api/tables/${code}/deal`, { name: 'Ann', seat: 0 });
  const again = (await made.json()) as { code: string };
  const replay = await ann.guest.enter(again.code, {}, PAGE);
  expect(replay.table.status).toBe('playing');
  expect(await replay.command({ type: 'resign', seat: 0 })).toBeNull();
  const record = await recordOf(ann, again.code);
  expect(record).toMatchObject({ shuffle: { reused: true }, table: { seed: first.table.seed } });
  expect(shuffleFault(record)).toBeUndefined();
});

test('a promised shuffle survives a restart', async () => {
  const db = join(folder(), 'test.db');
  const before = await openServer({ db });
  const { code, ann, bob } = await startMatch([before, before]);
  const [anns, bobs] = [newWitness(), newWitness()];
  await addSalts(ann, anns);
  await before.close();
  const after = await openServer({ db });
  const anna = await ann.guest.switchTo(after.address).enter(code, {}, PAGE);
  expect(anna.table).toMatchObject({ status: 'waiting', commitment: anns.note!.commitment });
  const robert = await bob.guest.switchTo(after.address).enter(code, {}, PAGE);
  await addSalts(robert, bobs);
  const record = await played(code, anna, robert);
  expect([anns, bobs].map((its) => checkShuffle(its.note!, record))).toEqual(['held', 'held']);
});

test('with players at two servers, every salt is in the seed and both start the same match', async () => {
  const db = await postgres.fresh();
  const clock = new FakeClock();
  const servers = [await openServer({ db, clock }), await openServer({ db, clock })] as const;
  const { code, ann, bob } = await startMatch(servers);
  const [anns, bobs] = [newWitness(), newWitness()];
  await Promise.all([addSalts(ann, anns), addSalts(bob, bobs)]);
  const record = await played(code, ann, bob);
  expect([anns, bobs].map((its) => checkShuffle(its.note!, record))).toEqual(['held', 'held']);
  expect(bobs.note!.commitment).toBe(anns.note!.commitment);
});
