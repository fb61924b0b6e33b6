import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { annAndBob, lay, openServer } from './server.ts';

const MINUTE = 60_000;

test('a removed guest is disconnected and can’t return; others can enter', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table({ options: { seats: 3, visibility: 'public' } });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  expect(await ann.command({ type: 'clear-seat', seat: 1 })).toBeNull();
  expect((await bob.until('goodbye')).refusal).toEqual({ code: 'kicked' });
  expect(await bob.whenClosed).toBe(1008);
  const again = await robert.connect();
  again.send({ type: 'enter', table: code, after: {} });
  expect((await again.until('goodbye')).refusal).toEqual({ code: 'kicked' });
  const cat = await (await Guest.at(server.address)).enter(code);
  expect(await cat.command({ type: 'sit', seat: 1, name: 'Cat' })).toBeNull();
  // Clients aren't told who was removed.
  expect(cat.frames.join('')).not.toContain(robert.who);
});

test('no one takes over a public table unless its host allows it', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table({ options: { seats: 4, visibility: 'public' } });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  expect(await bob.command({ type: 'sit', seat: 2, name: 'Rob' })).toEqual({ code: 'one-place' });
  const options = { ...ann.table.options, several: true };
  expect(await ann.command({ type: 'configure', options })).toBeNull();
  expect(await bob.command({ type: 'sit', seat: 2, name: 'Rob' })).toBeNull();
});

test('tells names apart that look alike, and refuses invisible ones', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table();
  const bob = await robert.enter(code);
  bob.send({ type: 'command', id: 'invisible', command: { type: 'sit', seat: 1, name: '\u3164' } });
  expect((await bob.until('refused')).refusal).toEqual(expect.objectContaining({ code: 'malformed' }));
  // The first letter is Cyrillic.
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Аnn' })).toBeNull();
  expect(bob.table.seats.map((it) => it?.name)).toEqual(['Ann', 'Аnn 2']);
  expect(await bob.command({ type: 'sit', seat: 1, name: '👨‍👩‍👧‍👦' })).toBeNull();
  expect(bob.table.seats[1]?.name).toBe('👨‍👩‍👧‍👦');
});

test('the host may end a stalled game while all players are there', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server, { options: { pace: 'relaxed', limits: { lay: null } } });
  await lay(ann, 0);
  server.clock.advance(10 * MINUTE - 1);
  expect(await ann.command({ type: 'end' })).toEqual({ code: 'not-away' });
  server.clock.advance(1);
  expect(await bob.command({ type: 'end' })).toEqual({ code: 'not-away' });
  expect(await ann.command({ type: 'end' })).toBeNull();
  const { table } = await bob.until('table', (it) => it.table.status === 'over');
  expect(table).toMatchObject({ result: null, ended: { code: 'stalled' } });
});

test('…but not one that waits for the host, which could reveal who has answered', async () => {
  const server = await openServer();
  const replies: unknown[] = [];
  for (const answers of [false, true]) {
    const { ann, bob } = await annAndBob(server, { options: { pace: 'relaxed', limits: { lay: null } } });
    if (answers) await lay(bob, 1);
    server.clock.advance(20 * MINUTE);
    replies.push(await ann.command({ type: 'end' }));
  }
  expect(replies).toEqual([{ code: 'not-away' }, { code: 'not-away' }]);
});

test('limits spectators at one table; players get in', async () => {
  const server = await openServer();
  const { code, bob } = await annAndBob(server);
  const watchers = await Promise.all(Array.from({ length: 25 }, () => Guest.at(server.address)));
  for (const guest of watchers) for (let i = 0; i < 4; i++) await guest.enter(code);
  for (const guest of [watchers[0]!, await Guest.at(server.address)]) {
    const client = await guest.connect();
    client.send({ type: 'enter', table: code, after: {} });
    expect((await client.until('goodbye')).refusal).toEqual({ code: 'too-many-watchers' });
  }
  const again = await bob.guest.enter(code);
  expect(again.table.watchers).toBe(25);
});

test('sends a spectator the table once, however many come after', async () => {
  const server = await openServer();
  const { code } = await annAndBob(server);
  const first = await (await Guest.at(server.address)).enter(code);
  for (let i = 0; i < 20; i++) await (await Guest.at(server.address)).enter(code);
  await first.until('table', (it) => it.table.watchers === 21);
  const about = first.frames.filter((text) => /^\{"type":"(table|changed)"/.test(text));
  const [whole, ...changes] = about;
  expect(whole).toContain('"options"');
  expect(changes).toEqual(Array.from({ length: 20 }, (_, i) => `{"type":"changed","table":{"watchers":${i + 2}}}`));
});
