import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DeviceList, LinkCode, LinkedDevice, Me } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { FOR_GOOD } from '../src/storage/notes.ts';
import { Guest } from './client.ts';
import { annAndBob, folder, openServer, playOut } from './server.ts';

const MINUTE = 60_000;

const codeOf = async (guest: Guest): Promise<string> =>
  ((await (await guest.post('/api/me/code', {})).json()) as LinkCode).code;

/** Links this guest's device to the code's guest. */
const link = (guest: Guest, code: string): Promise<Response> => guest.post('/api/link', { code, kind: 'phone' });

/** The same, and returns the guest. */
async function linked(guest: Guest, code: string): Promise<Guest> {
  const response = await link(guest, code);
  const { me } = (await response.json()) as LinkedDevice;
  return guest.as(response.headers.getSetCookie()[0]!.split(';')[0]!, me.who);
}

const devicesOf = async (guest: Guest): Promise<DeviceList['devices']> =>
  ((await (await guest.fetch('/api/me/devices')).json()) as DeviceList).devices;
const signOff = async (guest: Guest, id: string): Promise<number> =>
  (await guest.fetch(`/api/me/devices/${id}`, { method: 'DELETE' })).status;
const whoIs = async (guest: Guest): Promise<string> => ((await (await guest.fetch('/api/me')).json()) as Me).who;

test('a code makes the phone the same guest, also at a table in play, and gives it all their tables', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  await ann.guest.post('/api/me', { name: 'Ann' });
  const waiting = await ann.guest.table();
  const stranger = await Guest.at(server.address);
  const response = await link(stranger, (await codeOf(ann.guest)).toLowerCase().replace('-', ' '));
  expect(await response.json()).toEqual({
    me: { who: ann.guest.who, name: 'Ann', picture: null },
    tables: expect.arrayContaining([
      { code, game: 'high-card', status: 'playing' },
      { code: waiting, game: 'high-card', status: 'waiting' },
    ]),
  });
  const phone = stranger.as(response.headers.getSetCookie()[0]!.split(';')[0]!, ann.guest.who);
  const there = await phone.enter(code);
  await there.until('update');
  await playOut([
    [there, 0],
    [bob, 1],
  ]);
  expect((await phone.fetch(`/api/tables/${code}/record`)).status).toBe(200);
  // The renewed cookie is of the same device.
  const again = (await phone.fetch('/api/me')).headers.getSetCookie()[0]!.split(';')[0]!;
  expect(again).toBe(phone.cookie);
  const history = (await (await phone.fetch('/api/me/history')).json()) as Pick<LinkedDevice, 'tables'>;
  expect(history.tables.map((it) => [it.code, it.status]).sort()).toEqual(
    [
      [code, 'over'],
      [waiting, 'waiting'],
    ].sort(),
  );
});

test('a code works once, even if two devices try it at the same time', async () => {
  const server = await openServer();
  const ann = await Guest.at(server.address);
  const code = await codeOf(ann);
  const phones = await Promise.all([Guest.at(server.address), Guest.at(server.address)]);
  const tried = await Promise.all(phones.map((phone) => link(phone, code)));
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 404]);
  const late = await link(phones[0]!, code);
  expect([late.status, await late.json()]).toEqual([404, { refusal: { code: 'no-such-code' } }]);
  expect(late.headers.getSetCookie()).toEqual([]);
});

test('a code expires after five minutes, or when there is a newer one', async () => {
  const server = await openServer();
  const ann = await Guest.at(server.address);
  const phone = await Guest.at(server.address);
  const old = await codeOf(ann);
  server.clock.advance(5 * MINUTE + 1);
  expect((await link(phone, old)).status).toBe(404);
  const replaced = await codeOf(ann);
  const newest = await codeOf(ann);
  expect((await link(phone, replaced)).status).toBe(404);
  server.clock.advance(5 * MINUTE);
  expect((await link(phone, newest)).status).toBe(200);
});

test('a device that is signed off is disconnected and becomes a new guest; the first device can be signed off, too', async () => {
  const server = await openServer();
  const { code, ann } = await annAndBob(server);
  const phone = await linked(await Guest.at(server.address), await codeOf(ann.guest));
  const there = await phone.enter(code);
  const [first, second] = await devicesOf(phone);
  expect([first, second]).toEqual([
    { id: 'first', kind: null, since: null, here: false },
    { id: expect.any(String), kind: 'phone', since: server.clock.now(), here: true },
  ]);
  const left = await codeOf(phone);
  expect(await signOff(ann.guest, second!.id)).toBe(200);
  expect(await there.until('goodbye')).toMatchObject({ refusal: { code: 'signed-off' } });
  await there.whenClosed;
  expect(await signOff(ann.guest, second!.id)).toBe(404);
  expect(await whoIs(phone)).not.toBe(ann.guest.who);
  expect(await whoIs(ann.guest)).toBe(ann.guest.who);
  await expect(phone.connect()).rejects.toThrow();
  // A code it requested before doesn't sign it in again.
  expect((await link(phone, left)).status).toBe(404);
  expect(await devicesOf(ann.guest)).toEqual([{ ...first, here: true }]);

  const tablet = await linked(await Guest.at(server.address), await codeOf(ann.guest));
  expect(await signOff(tablet, 'first')).toBe(200);
  expect(await ann.until('goodbye')).toMatchObject({ refusal: { code: 'signed-off' } });
  expect(await whoIs(ann.guest)).not.toBe(ann.guest.who);
  expect((await devicesOf(tablet)).map(({ here }) => here)).toEqual([true]);
  expect(await signOff(await Guest.at(server.address), (await devicesOf(tablet))[0]!.id)).toBe(404);
});

test('revocations survive a restart; a deleted guest is signed off on every device', async () => {
  const db = join(folder(), 'devices.db');
  const before = await openServer({ db });
  const ann = await Guest.at(before.address);
  const phone = await linked(await Guest.at(before.address), await codeOf(ann));
  const tablet = await linked(await Guest.at(before.address), await codeOf(ann));
  expect(await signOff(ann, (await devicesOf(phone)).find(({ here }) => here)!.id)).toBe(200);
  await before.close();
  const after = await openServer({ db });
  expect(await whoIs(phone.switchTo(after.address))).not.toBe(ann.who);
  expect(await whoIs(tablet.switchTo(after.address))).toBe(ann.who);
  await ann.switchTo(after.address).fetch('/api/me', { method: 'DELETE' });
  expect(await whoIs(tablet.switchTo(after.address))).not.toBe(ann.who);
});

test('codes can’t be guessed, nor read in the store or the log', async () => {
  const db = join(folder(), 'devices.db');
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const server = await openServer({ db, logger });
  const ann = await Guest.at(server.address);
  const code = await codeOf(ann);
  const thief = await Guest.at(server.address);
  const { burst } = DEFAULT_LIMITS.rates.wrongCodes;
  const answers: number[] = [];
  for (let i = 0; i <= burst; i++) answers.push((await link(thief, 'AAAAA-AAAAA')).status);
  expect(answers).toEqual([...Array.from({ length: burst }, () => 404), 429]);
  // Even with the right code: too many tries.
  expect((await link(thief, code)).status).toBe(429);
  const stored = ['', '-wal'].map((end) => readFileSync(db + end).toString('latin1')).join('');
  expect(stored).toContain(ann.who);
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(code.replace('-', ''));
  expect((await link(await Guest.at(server.address), code)).status).toBe(200);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(code);
});

test('a cookie with another device written into it belongs to no guest', async () => {
  const server = await openServer();
  const ann = await Guest.at(server.address);
  const phone = await linked(await Guest.at(server.address), await codeOf(ann));
  const [, value = ''] = phone.cookie.split('=');
  const [who = '', device = '', mac = ''] = value.split('.');
  expect(device).toHaveLength(12);
  for (const forged of [`${who}.${mac}`, `${who}.AAAAAAAAAAAA.${mac}`, `${who}.${device}.x.${mac}`, `${who}..${mac}`])
    expect(await whoIs(phone.as(`wordhoard=${forged}`, who))).not.toBe(ann.who);
  expect(await whoIs(phone)).toBe(ann.who);
});

/** Runs a statement on a file that no server has open. */
function exec(db: string, sql: string): void {
  const file = new DatabaseSync(db);
  file.exec(sql);
  file.close();
}

test('starts with very many or damaged revocations, and they stay in force', async () => {
  const db = join(folder(), 'devices.db');
  const before = await openServer({ db });
  const ann = await Guest.at(before.address);
  const phone = await linked(await Guest.at(before.address), await codeOf(ann));
  const others = await Promise.all(Array.from({ length: 2 }, () => Guest.at(before.address)));
  await before.close();
  const revoked = (who: string): string => `('revoked', '${who} ', '${who}', '{"co', ${FOR_GOOD})`;
  const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
    SELECT 'revoked', i || ' ', i, '""', ${FOR_GOOD} FROM n`;
  exec(
    db,
    `INSERT INTO notes (kind, id, who, value, until) VALUES ${revoked(others[0]!.who)};
    INSERT INTO notes (kind, id, who, value, until) ${many};
    UPDATE notes SET value = '{"co' WHERE kind = 'device';
    INSERT INTO notes VALUES ('push', 'damaged', '${ann.who}', '{"co', ${FOR_GOOD}, 0)`,
  );
  const after = await openServer({ db });
  const who = await Promise.all([ann, ...others].map((guest) => whoIs(guest.switchTo(after.address))));
  expect(who.map((it, i) => it === [ann, ...others][i]!.who)).toEqual([true, false, true]);
  // Its kind is no longer known, but it can be signed off.
  const [, unknown] = await devicesOf(ann.switchTo(after.address));
  expect(unknown).toMatchObject({ kind: null, since: null });
  expect(await signOff(ann.switchTo(after.address), unknown!.id)).toBe(200);
  expect(await whoIs(phone.switchTo(after.address))).not.toBe(ann.who);
  expect((await ann.switchTo(after.address).fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
});

test('limits what guests of one address leave behind: names, signed-off devices', async () => {
  const limits = { rates: { ...DEFAULT_LIMITS.rates, notes: { burst: 2, perSecond: 0.1 } } };
  const server = await openServer({ limits });
  const signedOff: number[] = [];
  for (let i = 0; i < 4; i++) signedOff.push(await signOff(await Guest.at(server.address), 'first'));
  expect(signedOff).toEqual([200, 200, 429, 429]);
  const ann = await Guest.at(server.address);
  expect((await ann.post('/api/me', { name: 'Ann' })).status).toBe(429);
  server.clock.advance(10_000);
  expect((await ann.post('/api/me', { name: 'Ann' })).status).toBe(200);
  // Existing data may be changed.
  expect(await (await ann.post('/api/me', { name: 'Anna' })).json()).toMatchObject({ name: 'Anna', who: ann.who });
});

test('limits the devices of a guest, including signed-off ones', async () => {
  const db = join(folder(), 'devices.db');
  const before = await openServer({ db });
  const ann = await Guest.at(before.address);
  await before.close();
  const values = Array.from(
    { length: 99 },
    (_, i) => `('${i % 2 ? 'device' : 'revoked'}', 'n${i}', '${ann.who}', '{}')`,
  );
  exec(db, `INSERT INTO notes (kind, id, who, value, until) SELECT *, ${FOR_GOOD} FROM (VALUES ${values.join()})`);
  const server = await openServer({ db });
  const here = ann.switchTo(server.address);
  await linked(await Guest.at(server.address), await codeOf(here));
  const refused = await here.post('/api/me/code', {});
  expect([refused.status, await refused.json()]).toEqual([400, { refusal: { code: 'too-many-devices' } }]);
});

test('a deleted guest is disconnected, and their old cookie makes a new guest', async () => {
  const db = join(folder(), 'devices.db');
  const server = await openServer({ db });
  const ann = await Guest.at(server.address);
  const line = await ann.connect();
  expect((await ann.fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
  expect(await line.until('goodbye')).toMatchObject({ refusal: { code: 'signed-off' } });
  expect(await whoIs(ann)).not.toBe(ann.who);
  await expect(ann.connect()).rejects.toThrow();
  await server.close();
  const again = await openServer({ db });
  expect(await whoIs(ann.switchTo(again.address))).not.toBe(ann.who);
});
