import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { GameUpdate, ServerMessage } from '@wordhoard/protocol';
import { BOT_WAIT_MS, LAY_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { annAndBob, folder, lay, observe, openServer, playOut } from './server.ts';
import { spawnServer } from './spawn-server.ts';

const updates = (client: Client): GameUpdate[] =>
  client.received.filter((it: ServerMessage): it is GameUpdate => it.type === 'update');

test('a client that resumes from its cursor gets the missed events once', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const watcher = await (await Guest.at(server.address)).enter(code);
  await ann.close();
  await lay(bob, 1);
  await bob.command({ type: 'move', seat: 1, move: { free: { type: 'wave' } } });
  const back = await ann.guest.enter(code, { 0: 1 });
  const missed = await back.until('update');
  expect(missed).toMatchObject({ viewer: 0, cursor: 2, events: [{ type: 'waved', seat: 1 }] });
  const again = await ann.guest.enter(code, { 0: 2 });
  expect(await again.until('update')).toMatchObject({ cursor: 2, events: [], seen: missed.seen });
  const anew = await ann.guest.enter(code, {});
  expect(await anew.until('update')).toEqual({ ...missed, events: missed.events });
  expect(updates(watcher).at(-1)!.cursor).toBe(2);
});

test('a command sent twice is carried out once and answered twice', async () => {
  const server = await openServer();
  const { code, ann } = await annAndBob(server);
  const wave = { type: 'move', seat: 0, move: { free: { type: 'wave' } } } as const;
  expect(await ann.command(wave, 'the-same-id')).toBeNull();
  expect(await ann.command(wave, 'the-same-id')).toBeNull();
  expect(observe(ann, 0).view.waved).toBe(1);
  // Over another socket, before the first was answered, and after a refusal.
  const twice = await ann.guest.enter(code);
  const both = [ann.command(wave, 'another-id'), twice.command(wave, 'another-id')];
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(observe(ann, 0).view.waved).toBe(2);
  const wrong = { type: 'move', seat: 1, move: wave.move } as const;
  expect(await ann.command(wrong, 'a-refused-id')).toEqual({ code: 'not-seated' });
  expect(await ann.command(wave, 'a-refused-id')).toEqual({ code: 'not-seated' });
  expect(observe(ann, 0).view.waved).toBe(2);
});

test('command ids belong to a guest, and others can’t use them up', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  expect(await ann.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } }, 'guessed-id')).toBeNull();
  expect(await bob.command({ type: 'move', seat: 1, move: { free: { type: 'wave' } } }, 'guessed-id')).toBeNull();
  await ann.until('update', (it) => (it.seen.view as { waved: number }).waved === 2);
});

test('a restart during a match loses nothing, and clocks stand still meanwhile', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first);
  first.clock.advance(7000);
  expect(await lay(ann, 0, false, 'laid-before')).toBeNull();
  const before = updates(ann).at(-1)!;
  first.clock.advance(5000);
  await first.close();
  expect((await ann.until('goodbye')).refusal).toEqual({ code: 'closing' });

  first.clock.advance(3_600_000);
  const second = await openServer({ db, clock: first.clock });
  const anna = await ann.guest.switchTo(second.address).enter(code, { 0: before.cursor });
  const after = await anna.until('update');
  expect(after).toEqual({ ...before, events: [], now: 12_000 });
  expect(after.seen.question!.until).toBe(LAY_MS);
  // Asked again for what had been done before: done, and not twice.
  expect(await anna.command({ type: 'move', seat: 0, move: 'whatever' }, 'laid-before')).toBeNull();
  const robert = await bob.guest.switchTo(second.address).enter(code);
  await robert.until('update');
  second.clock.advance(7999);
  expect(await lay(robert, 1)).toBeNull();
  second.clock.advance(1);
  // Ann was not sure, and her time is up: her draft counts.
  const told = await anna.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
  expect(told).toMatchObject({
    now: LAY_MS,
    events: [
      {
        cards: [
          { seat: 0, silent: true },
          { seat: 1, silent: false },
        ],
      },
    ],
  });
  await playOut([
    [anna, 0],
    [robert, 1],
  ]);
});

test('a crash loses at most a second of match time, in the players’ favour', async () => {
  const [there, copied] = [folder(), folder()];
  const first = await openServer({ db: join(there, 'server.db') });
  const { code, ann } = await annAndBob(first);
  for (let i = 0; i < 10; i++) {
    first.clock.advance(1000);
    // Maintenance runs once a second, and sets its next timer when the checkpoints are on the disk.
    await first.clock.isSet(1000);
  }
  first.clock.advance(900);
  // The files a power cut would leave.
  cpSync(there, copied, { recursive: true });
  first.clock.advance(3_600_000);
  const second = await openServer({ db: join(copied, 'server.db'), clock: first.clock });
  const anna = await ann.guest.switchTo(second.address).enter(code);
  const { now, seen } = await anna.until('update');
  expect(now).toBeLessThanOrEqual(10_900);
  expect(now).toBeGreaterThanOrEqual(9900);
  expect(seen.question!.until).toBe(LAY_MS);
});

test('match time stands still while no player is there', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  server.clock.advance(4000);
  await ann.close();
  await bob.until('table', (it) => it.table.seats[0]?.presence === 'away');
  server.clock.advance(1000);
  await bob.close();
  // Sockets are handled in turn, so the server knows that Bob has left when it answers this.
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect(watcher.table.seats.map((seat) => seat?.presence)).toEqual(['away', 'away']);
  server.clock.advance(86_400_000);
  const back = await ann.guest.enter(code);
  expect(await back.until('update')).toMatchObject({ now: 5000, cursor: 1 });
});

/** Reports the visibility, and returns match time. */
async function look(client: Client, looking: boolean): Promise<number> {
  const update = client.next('pong');
  client.send({ type: 'look', looking });
  return (await update).now;
}

test('alone against bots, time and bots stand still while the page is hidden', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const code = await anna.table({ bots: [3], start: true });
  const ann = await anna.enter(code);
  await ann.until('update');
  server.clock.advance(300);
  await lay(ann, 0);
  expect(await look(ann, false)).toBe(300);
  server.clock.advance(86_400_000);
  expect(await look(ann, true)).toBe(300);
  expect(ann.table.seats[0]).toMatchObject({ presence: 'here' });
  expect(updates(ann).flatMap(({ events }) => events)).toEqual([]);
  const laid = ann.next('update', (it) => it.events.length > 0);
  server.clock.advance(BOT_WAIT_MS);
  expect((await laid).now).toBe(300 + BOT_WAIT_MS);
  // One visible page of the same person is enough.
  await look(ann, false);
  await anna.enter(code);
  server.clock.advance(1000);
  expect(await look(ann, false)).toBe(1300 + BOT_WAIT_MS);
});

test('with another player connected, time runs on while a page is hidden', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  await look(ann, false);
  await look(bob, false);
  server.clock.advance(1000);
  expect(await look(ann, false)).toBe(1000);
  // Now no one waits for Ann any more.
  await bob.close();
  await ann.until('table', (it) => it.table.seats[1]?.presence === 'away');
  server.clock.advance(5000);
  expect(await look(ann, true)).toBe(1000);
  server.clock.advance(500);
  expect(await look(ann, true)).toBe(1500);
});

test('in correspondence games time always runs, also after a restart', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first, { options: { pace: { days: 2 } } });
  await lay(ann, 0);
  await Promise.all([ann.close(), bob.close()]);
  first.clock.advance(86_400_000);
  await first.close();
  first.clock.advance(86_400_000);
  const second = await openServer({ db, clock: first.clock });
  second.clock.advance(86_400_000);
  const anna = await ann.guest.switchTo(second.address).enter(code);
  const { events } = await anna.until('update', (it) => it.events.length > 0);
  expect(events).toMatchObject([{ type: 'laid', cards: [{ silent: false }, { silent: true }] }]);
});

test('after SIGKILL during moves, every acknowledged move is there', async () => {
  const db = join(folder(), 'server.db');
  const first = await spawnServer(db);
  const { code, ann, bob } = await annAndBob(first);
  let answered = 0;
  let sent = 0;
  // Waves as fast as possible, and kills the server while one is under way.
  while (answered < 20) {
    expect(
      await ann.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } }, `wave-number-${sent++}`),
    ).toBeNull();
    answered++;
  }
  ann.send({
    type: 'command',
    id: `wave-number-${sent}`,
    command: { type: 'move', seat: 0, move: { free: { type: 'wave' } } },
  });
  first.child.kill('SIGKILL');
  await Promise.all([ann.whenClosed, bob.whenClosed]);
  const cursor = ann.seen(0)!.cursor;

  const second = await spawnServer(db);
  const anna = await ann.guest.switchTo(second.address).enter(code, { 0: cursor });
  const { seen } = await anna.until('update');
  const { waved } = seen.view as { waved: number };
  expect([answered, answered + 1]).toContain(waved);
  // The client doesn't know whether the last one arrived, so it repeats it: then it is carried out once.
  expect(
    await anna.command({ type: 'move', seat: 0, move: { free: { type: 'wave' } } }, `wave-number-${sent}`),
  ).toBeNull();
  expect(observe(anna, 0).view.waved).toBe(answered + 1);
  expect(seen.view).toMatchObject({ mine: observe(ann, 0).view.mine });
  const robert = await bob.guest.switchTo(second.address).enter(code);
  await robert.until('update');
  await playOut([
    [anna, 0],
    [robert, 1],
  ]);
  second.child.kill('SIGTERM');
  expect((await anna.until('goodbye')).refusal).toEqual({ code: 'closing' });
});
