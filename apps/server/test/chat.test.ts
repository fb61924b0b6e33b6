import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ChatLine } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

/** The chat of a client, as a page assembles it. */
function shown(client: Client): string[] {
  let lines: readonly ChatLine[] = [];
  for (const it of client.received) if (it.type === 'chat') lines = it.whole ? it.lines : [...lines, ...it.lines];
  return lines.map(({ name, text }) => `${name}: ${text}`);
}
const writeChat = (client: Client, seat: number, text: string): ReturnType<Client['command']> =>
  client.command({ type: 'chat', seat, text });

test('players at a private table can chat; spectators only read', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect(await writeChat(ann, 0, '  <b>well</b>\nplayed ')).toBeNull();
  expect(await writeChat(bob, 1, 'thanks')).toBeNull();
  const all = ['Ann: <b>well</b> played', 'Bob: thanks'];
  for (const client of [ann, bob, watcher]) await expect.poll(() => shown(client)).toEqual(all);
  // Each line once, without the id of its guest.
  expect(watcher.frames.filter((text) => text.includes('"thanks"'))).toEqual([
    '{"type":"chat","lines":[{"n":2,"seat":1,"name":"Bob","text":"thanks"}],"whole":false}',
  ]);
  for (const seat of [0, 1]) expect(await writeChat(watcher, seat, 'psst')).toEqual({ code: 'not-seated' });
  expect(await writeChat(bob, 0, 'I am Ann')).toEqual({ code: 'not-seated' });
  // A later client gets all of it.
  const late = await (await Guest.at(server.address)).enter(code);
  await expect.poll(() => shown(late)).toEqual(all);
});

test('refuses messages that are too long, empty or invisible, and limits the rate per guest', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  for (const text of ['', ' ', '\u3164', 'x'.repeat(201)]) {
    bob.send({ type: 'command', id: `bad-${text.length}-chat`, command: { type: 'chat', seat: 1, text } });
    expect((await bob.until('refused', (it) => it.id === `bad-${text.length}-chat`)).refusal).toMatchObject({
      code: 'malformed',
    });
  }
  const replies = [];
  for (let i = 0; i < 10; i++) replies.push(await writeChat(bob, 1, `${i}`));
  expect(replies.filter((it) => it === null)).toHaveLength(8);
  expect(replies.at(-1)).toEqual({ code: 'too-fast' });
  expect(await writeChat(ann, 0, 'slowly')).toBeNull();
  server.clock.advance(2000);
  expect(await writeChat(bob, 1, 'sorry')).toBeNull();
  // Sent twice under one id it appears once.
  server.clock.advance(60_000);
  for (let i = 0; i < 2; i++) await ann.command({ type: 'chat', seat: 0, text: 'once' }, 'the-same-id');
  await writeChat(ann, 0, 'after');
  await expect.poll(() => shown(bob).filter((it) => it === 'Ann: once' || it === 'Ann: after')).toHaveLength(2);
});

test('no chat at public tables or against bots alone; the host can switch it off', async () => {
  const server = await openServer();
  const open = await annAndBob(server, { options: { visibility: 'public' } });
  expect(await writeChat(open.bob, 1, 'hi')).toEqual({ code: 'no-chat' });
  expect(await open.bob.command({ type: 'say', seat: 1, phrase: 'hello' })).toBeNull();
  await open.ann.command({ type: 'allow-chat', allowed: true });
  expect(await writeChat(open.bob, 1, 'hi')).toEqual({ code: 'no-chat' });

  const anna = await Guest.at(server.address);
  const alone = await anna.enter(await anna.table({ bots: [1], start: true }));
  expect(await writeChat(alone, 0, 'hi')).toEqual({ code: 'no-chat' });

  const { ann, bob } = await annAndBob(server);
  await writeChat(bob, 1, 'rude');
  expect(await bob.command({ type: 'allow-chat', allowed: false })).toEqual({ code: 'not-host' });
  expect(await ann.command({ type: 'allow-chat', allowed: false })).toBeNull();
  for (const client of [ann, bob]) await expect.poll(() => shown(client)).toEqual([]);
  expect(bob.table.options.chat).toBe(false);
  expect(await writeChat(bob, 1, 'hi')).toEqual({ code: 'no-chat' });
});

test('chat survives a restart, and is in neither the record nor the log', async () => {
  const db = join(folder(), 'server.db');
  const log: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void log.push(line) } };
  const first = await openServer({ db, logger });
  const { code, ann, bob } = await annAndBob(first);
  await writeChat(ann, 0, 'xyzzy-secret');
  await first.close();
  const second = await openServer({ db, logger, clock: first.clock });
  const [anna, robert] = [ann.guest.switchTo(second.address), bob.guest.switchTo(second.address)];
  const [back, other] = [await anna.enter(code), await robert.enter(code)];
  await expect.poll(() => shown(other)).toEqual(['Ann: xyzzy-secret']);
  await playOut([
    [back, 0],
    [other, 1],
  ]);
  // Also after the end, when people thank each other.
  await expect.poll(() => back.table.status).toBe('over');
  expect(await writeChat(back, 0, 'xyzzy-thanks')).toBeNull();
  const record = await (await anna.fetch(`/api/tables/${code}/record`)).text();
  expect(record).toContain('"entries"');
  for (const text of [record, ...log]) expect(text).not.toContain('xyzzy');

  // When all have left a finished game, its chat is deleted.
  await Promise.all([back.close(), other.close()]);
  const stored = (): string => {
    const file = new DatabaseSync(db, { readOnly: true });
    try {
      return JSON.stringify(file.prepare('SELECT lobby FROM tables').all());
    } finally {
      file.close();
    }
  };
  expect(stored()).toContain('xyzzy');
  await expect
    .poll(() => {
      second.clock.advance(5000);
      return stored();
    })
    .not.toContain('xyzzy');
  const again = await robert.enter(code);
  expect(again.table.status).toBe('over');
  expect(await again.command({ type: 'say', seat: 1, phrase: 'hello' })).toBeNull();
  expect(shown(again)).toEqual([]);
});

test('deletes a guest’s messages when they are removed or delete their data', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table({ options: { seats: 3 } });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await writeChat(bob, 1, 'boo');
  await writeChat(ann, 0, 'no');
  await ann.command({ type: 'clear-seat', seat: 1 });
  await expect.poll(() => shown(ann)).toEqual(['Ann: no']);

  const two = await annAndBob(server);
  await lay(two.ann, 0);
  await writeChat(two.bob, 1, 'bye');
  await writeChat(two.ann, 0, 'hello?');
  await two.bob.guest.fetch('/api/me', { method: 'DELETE' });
  await expect.poll(() => shown(two.ann)).toEqual(['Ann: hello?']);
});
