import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DRAFT_FLUSH_MS } from '@wordhoard/table';
import { LAY_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { annAndBob, folder, lay, observe, openServer } from './server.ts';
import { spawnServer } from './spawn-server.ts';

/** The commands in the log, read without the server. */
function commandsIn(db: string): string[] {
  const file = new DatabaseSync(db, { readOnly: true });
  const rows = file.prepare('SELECT command FROM lines ORDER BY seq').all();
  file.close();
  return rows.map(({ command }) => String(command).replace(/^.*:/, ''));
}

/** Sends the card in this position as a draft. */
function type(client: Client, seat: number, place: number, id: string): Promise<unknown> {
  const { view, question } = observe(client, seat);
  const answer = { card: view.mine![place]!, sure: false };
  return client.command({ type: 'move', seat, move: { to: question, answer } }, id);
}
const written = (client: Client): unknown => client.seen(0)!.seen.question!.mine?.answer;

test('acknowledges a draft at once, and writes the last one within a second', async () => {
  const db = join(folder(), 'server.db');
  const server = await openServer({ db });
  const { ann, bob } = await annAndBob(server);
  const receivedBefore = bob.received.length;
  for (const place of [0, 1, 2]) expect(await type(ann, 0, place, `typed-no-${place}`)).toBeNull();
  expect(commandsIn(db)).toEqual([]);
  server.clock.advance(DRAFT_FLUSH_MS - 1);
  await ann.command({ type: 'say', seat: 0, phrase: 'thinking' });
  expect(commandsIn(db)).toEqual([]);
  server.clock.advance(1);
  while (commandsIn(db).length === 0) await ann.guest.fetch('/api/me');
  expect(commandsIn(db)).toEqual(['typed-no-2']);
  // Ann's other screen shows it; Bob was told nothing at all.
  const other = await ann.guest.enter(ann.table.code, { 0: 1 });
  expect((await other.until('update')).seen.question!.mine).toMatchObject({ done: false });
  await bob.until('said');
  expect(bob.received.slice(receivedBefore).map((it) => it.type)).toEqual(['said']);
  const next = other.next('update');
  await type(ann, 0, 0, 'typed-no-3');
  expect(await next).toMatchObject({ cursor: 1, events: [] });
});

test('the next entry is written after a draft, an answer replaces it, and a timeout uses it', async () => {
  const db = join(folder(), 'server.db');
  const server = await openServer({ db });
  const { ann, bob } = await annAndBob(server);
  await type(ann, 0, 2, 'ann-typed');
  const card = observe(ann, 0).view.mine![2];
  await type(bob, 1, 0, 'bob-typed');
  await lay(bob, 1, true, 'bob-laid');
  expect(commandsIn(db)).toEqual(['ann-typed', 'bob-laid']);
  const laid = bob.until('update', (it) => it.events.some((event) => event.type === 'laid'));
  await type(ann, 0, 1, 'ann-typed-on');
  await type(ann, 0, 2, 'ann-was-better');
  server.clock.advance(LAY_MS);
  expect((await laid).events).toMatchObject([{ cards: [{ seat: 0, card, silent: true }, { seat: 1 }] }]);
  expect(commandsIn(db)).toEqual(['ann-typed', 'bob-laid', 'ann-was-better', 'null']);
});

test('the record of a match that players ended has the drafts before that, and nothing after', async () => {
  const server = await openServer();
  const { code, ann } = await annAndBob(server);
  await type(ann, 0, 1, 'typed-first');
  expect(await ann.command({ type: 'resign', seat: 0 })).toBeNull();
  const record = await (await ann.guest.fetch(`/api/tables/${code}/record`)).json();
  expect(record).toMatchObject({ entries: [{ seat: 0, answer: { sure: false } }] });
  server.clock.advance(DRAFT_FLUSH_MS);
  await ann.guest.fetch('/api/me');
  expect(await (await ann.guest.fetch(`/api/tables/${code}/record`)).json()).toEqual(record);
});

test('after SIGKILL the last draft may be lost; sent again, it is restored', async () => {
  const db = join(folder(), 'server.db');
  const first = await spawnServer(db);
  const { code, ann } = await annAndBob(first);
  await ann.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } });
  for (const place of [0, 1, 2]) await type(ann, 0, place, `typed-no-${place}`);
  first.child.kill('SIGKILL');
  await ann.whenClosed;
  const { cursor, seen } = ann.seen(0)!;
  const second = await spawnServer(db);
  const anna = await ann.guest.switchTo(second.address).enter(code, { 0: cursor });
  const missed = await anna.until('update');
  expect([missed.cursor, missed.events]).toEqual([cursor, []]);
  expect([null, seen.question!.mine?.answer]).toContainEqual(missed.seen.question!.mine?.answer ?? null);
  await type(anna, 0, 2, 'typed-no-2');
  expect(written(anna)).toEqual(written(ann));
});

test('writes a player’s draft at once when they leave', async () => {
  const db = join(folder(), 'server.db');
  const server = await openServer({ db });
  const { ann } = await annAndBob(server);
  for (const place of [0, 1]) await type(ann, 0, place, `typed-no-${place}`);
  expect(commandsIn(db)).toEqual([]);
  await ann.close();
  // The clock stands still, so only leaving can have written it.
  await expect.poll(() => commandsIn(db), { interval: 10 }).toEqual(['typed-no-1']);
});

test('a closing server writes all drafts', async () => {
  const db = join(folder(), 'server.db');
  const server = await openServer({ db });
  const { code, ann, bob } = await annAndBob(server);
  await type(ann, 0, 1, 'ann-typed');
  await type(bob, 1, 0, 'bob-typed');
  const before = written(ann);
  expect(commandsIn(db)).toEqual([]);
  await server.close();
  expect(commandsIn(db)).toEqual(['ann-typed', 'bob-typed']);
  const again = await openServer({ db, clock: server.clock });
  const back = await ann.guest.switchTo(again.address).enter(code);
  await back.until('update');
  expect(written(back)).toEqual(before);
});
