import { bind, type SealedRecord, verifyRecord } from '@wordhoard/kernel';
import { highCard } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { annAndBob, lay, observe, openServer, playOut } from './server.ts';

test('two guests make, join, start and play a whole game', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table();
  const ann = await anna.enter(code);
  const bob = await robert.enter(code.toLowerCase().replace('-', ''));
  expect(await bob.command({ type: 'start' })).toEqual({ code: 'not-host' });
  expect(await ann.command({ type: 'start' })).toEqual({ code: 'empty-seats' });
  expect(await bob.command({ type: 'sit', seat: 0, name: 'Bob' })).toEqual({ code: 'seat-taken' });
  expect(await bob.command({ type: 'sit', seat: 5, name: 'Bob' })).toEqual({ code: 'no-such-seat' });
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  expect(await bob.command({ type: 'move', seat: 1, move: {} })).toEqual({ code: 'not-started' });
  expect(await ann.command({ type: 'start' })).toBeNull();
  expect(ann.table).toMatchObject({ status: 'playing', reveal: null, result: null });
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toEqual({ code: 'already-started' });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  expect(table.result?.scores.reduce((a, b) => a + b)).toBe(3);
});

test('the record of a finished game verifies: the shuffle is the one committed to at the start', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const { commitment } = ann.table;
  await lay(ann, 0);
  const early = await ann.guest.fetch(`/api/tables/${code}/record`);
  expect(early.status).toBe(404);
  expect(await early.json()).toEqual({ refusal: { code: 'not-over' } });
  await lay(bob, 1);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  const record = (await (await ann.guest.fetch(`/api/tables/${code}/record`)).json()) as SealedRecord;
  expect(record.commitment).toBe(commitment);
  expect(table.reveal).toEqual({ seed: record.table.seed, nonce: record.nonce });
  expect(record.seats).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Bob', bot: null },
  ]);
  const verdict = verifyRecord(bind(highCard, null), record.words, record);
  expect(verdict).toMatchObject({ ok: true, match: { over: table.result } });
});

test('only the seat’s player may move, and a move names its question', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const { question, view } = observe(ann, 0);
  const move = { to: question, answer: { card: view.mine![0]!, sure: true } };
  expect(await bob.command({ type: 'move', seat: 0, move })).toEqual({ code: 'not-seated' });
  expect(await bob.command({ type: 'move', seat: 1, move })).toEqual({ code: 'not-held' });
  expect(await ann.command({ type: 'move', seat: 0, move: { ...move, to: 99 } })).toMatchObject({ code: 'stale' });
  expect(await ann.command({ type: 'move', seat: 0, move: { ...move, more: 1 } })).toEqual(
    expect.objectContaining({ code: 'malformed' }),
  );
  expect(await ann.command({ type: 'move', seat: 0, move })).toBeNull();
  expect(await ann.command({ type: 'move', seat: 0, move })).toEqual({ code: 'already-answered' });
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect(await watcher.command({ type: 'move', seat: 0, move })).toEqual({ code: 'not-seated' });
});

test('spectators see the public view, and no one is told of a sealed answer', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const watcher = await (await Guest.at(server.address)).enter(code);
  await watcher.until('update');
  await ann.until('table', (it) => it.table.watchers === 1);
  const before = bob.received.length;
  await lay(ann, 0, false);
  await lay(ann, 0, true);
  // Messages arrive in order: anything sent for Ann's answers would be here before the pong.
  bob.send({ type: 'ping' });
  watcher.send({ type: 'ping' });
  await Promise.all([bob.until('pong'), watcher.until('pong')]);
  expect(bob.received.slice(before).map((it) => it.type)).toEqual(['pong']);
  await lay(bob, 1);
  const update = await watcher.until('update', (it) => it.cursor === 2);
  expect(update).toMatchObject({ viewer: 'audience', events: [{ type: 'laid' }], seen: { view: { mine: null } } });
  expect(bob.received.flatMap((it) => (it.type === 'update' ? [[it.viewer, it.cursor]] : []))).toEqual([
    [1, 1],
    // Bob's own answer shows in what he sees, and the same commit closes the round.
    [1, 2],
  ]);
  expect(watcher.received.flatMap((it) => (it.type === 'update' ? [it.viewer] : []))).toEqual(['audience', 'audience']);
});

test('no spectators unless the host allows them', async () => {
  const server = await openServer();
  const passer = await Guest.at(server.address);
  const anna = await Guest.at(server.address);
  const code = await anna.table({ bots: [1], options: { watching: false } });
  const ann = await anna.enter(code);
  const early = await passer.enter(code);
  expect(await ann.command({ type: 'start' })).toBeNull();
  expect(await early.until('goodbye')).toEqual({ type: 'goodbye', refusal: { code: 'no-watching' } });
  await early.whenClosed;
  const late = await passer.connect();
  late.send({ type: 'enter', table: code, after: {} });
  expect((await late.until('goodbye')).refusal).toEqual({ code: 'no-watching' });
  expect([...early.received, ...late.received].filter((it) => it.type === 'update')).toEqual([]);
  expect((await passer.fetch(`/api/tables/${code}/record`)).status).toBe(404);
});

test('hot seat: one device plays several seats, each with its own view', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const code = await anna.table({ others: ['Bob'], start: true });
  const ann = await anna.enter(code);
  await ann.until('update', (it) => it.viewer === 1);
  expect(ann.table).toMatchObject({ status: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob', who: anna.who }] });
  expect(observe(ann, 0).view.mine).not.toEqual(observe(ann, 1).view.mine);
  await playOut([
    [ann, 0],
    [ann, 1],
  ]);
  expect(ann.received.some((it) => it.type === 'update' && it.viewer === 'audience')).toBe(false);
});

test('phrases come from a preset list, and only from one’s own seat', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  expect(await ann.command({ type: 'say', seat: 1, phrase: 'hello' })).toEqual({ code: 'not-seated' });
  expect(await ann.command({ type: 'say', seat: 0, phrase: 'good-luck' })).toBeNull();
  expect(await bob.until('said')).toEqual({ type: 'said', seat: 0, phrase: 'good-luck' });
});

test('the host sets up the table: bots, seats, options', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const code = await anna.table({ options: { seats: 3 } });
  const ann = await anna.enter(code);
  const bob = await (await Guest.at(server.address)).enter(code);
  const { options } = ann.table;
  expect(await bob.command({ type: 'seat-bot', seat: 1, level: 1 })).toEqual({ code: 'not-host' });
  expect(await ann.command({ type: 'seat-bot', seat: 0, level: 1 })).toEqual({ code: 'seat-taken' });
  expect(await ann.command({ type: 'seat-bot', seat: 2, level: 4 })).toBeNull();
  expect(ann.table.seats[2]).toMatchObject({ who: null, level: 4, presence: 'here' });
  expect(await ann.command({ type: 'configure', options: { ...options, seats: 2 } })).toMatchObject({
    code: 'bad-options',
  });
  expect(await ann.command({ type: 'configure', options: { ...options, limits: { nap: 5000 } } })).toMatchObject({
    code: 'bad-options',
    path: 'limits.nap',
    expected: expect.stringMatching(/^one of \w+/),
  });
  expect(await ann.command({ type: 'configure', options: { ...options, game: 'chess' } })).toEqual({
    code: 'no-such-game',
  });
  expect(await ann.command({ type: 'configure', options: { ...options, config: { rounds: 99 } } })).toMatchObject({
    code: 'bad-options',
    reason: expect.stringContaining('config'),
    path: 'config.rounds',
    received: '99',
  });
  expect(await ann.command({ type: 'clear-seat', seat: 2 })).toBeNull();
  expect(await bob.command({ type: 'configure', options })).toEqual({ code: 'not-host' });
  expect(await ann.command({ type: 'configure', options: { ...options, seats: 2, config: { rounds: 5 } } })).toBeNull();
  // All clients get the change, and nothing else.
  await expect.poll(() => bob.table.options.config).toEqual({ rounds: 5 });
  expect(ann.table).toMatchObject({ options: { seats: 2, config: { rounds: 5 } }, seats: [{ name: 'Ann' }, null] });
});

test('lists public tables in use with a free seat', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const listed = async (): Promise<unknown> => (await anna.fetch('/api/tables')).json();
  const code = await anna.table({ options: { visibility: 'public' } });
  await (await anna.enter(await anna.table())).until('table');
  expect(await listed()).toEqual({ tables: [], watchable: [], rematches: [] });
  const ann = await anna.enter(code);
  const line = { code, game: 'high-card', hostName: 'Ann', taken: 1, seats: 2, pace: 'live' };
  expect(await listed()).toEqual({ tables: [line], watchable: [], rematches: [] });
  await ann.command({ type: 'seat-bot', seat: 1, level: 1 });
  expect(await listed()).toEqual({ tables: [], watchable: [], rematches: [] });
});

test('a test server deals every table from the given text', async () => {
  const dealt = async (options: { readonly deal?: string }): Promise<readonly string[]> => {
    const { ann } = await annAndBob(await openServer(options));
    return observe(ann, 0).view.mine!;
  };
  const known = await dealt({ deal: 'a known one' });
  expect(await dealt({ deal: 'a known one' })).toEqual(known);
  expect(await dealt({ deal: 'another' })).not.toEqual(known);
});
