import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { openConnection } from './raw.ts';
import { annAndBob, openServer } from './server.ts';
import { expectUnaffected, useServerProcess } from './spawn-server.ts';

const { wrongCodes, wrongCodesPerAddress } = DEFAULT_LIMITS.rates;
const open = useServerProcess();

/** The answer to entering with this code. */
async function tryCode(guest: Guest, code: string): Promise<string> {
  const client = await guest.connect();
  client.send({ type: 'enter', table: code, after: {} });
  const answer = await Promise.any([client.until('goodbye'), client.until('table')]);
  client.socket.terminate();
  return answer.type === 'goodbye' ? answer.refusal.code : 'in';
}

/** Tries wrong codes until the budget is used up. */
async function exhaust(guest: Guest): Promise<void> {
  for (let i = 0; i < wrongCodes.burst; i++) await guest.fetch('/api/tables/FOX-OWL-0000/record');
  expect(await tryCode(guest, 'FOX-OWL-0000')).toBe('too-fast');
}

test('a guest who tried too many codes can still enter their own tables; others at the address are unaffected', async () => {
  const server = await openServer();
  const { code, bob } = await annAndBob(server);
  await exhaust(bob.guest);
  // A table that exists, one that doesn't, and the guest's own: only the last is any different.
  const other = await (await Guest.at(server.address)).table();
  expect([await tryCode(bob.guest, other), await tryCode(bob.guest, 'OWL-FOX-0000')]).toEqual(['too-fast', 'too-fast']);
  expect(await tryCode(bob.guest, code)).toBe('in');
  expect((await bob.guest.fetch(`/api/tables/${code}/record`)).status).toBe(404);
  const stranger = await Guest.at(server.address);
  expect(await tryCode(stranger, code)).toBe('in');
  expect(await tryCode(stranger, 'FOX-OWL-0001')).toBe('no-such-table');
});

test('right codes cost nothing, and the budget refills', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const code = await guest.table();
  const stranger = await Guest.at(server.address);
  for (let i = 0; i < 2 * wrongCodes.burst; i++) expect(await tryCode(stranger, code)).toBe('in');
  await exhaust(stranger);
  server.clock.advance(1000 / wrongCodes.perSecond);
  expect([await tryCode(stranger, 'FOX-OWL-0000'), await tryCode(stranger, code)]).toEqual([
    'no-such-table',
    'too-fast',
  ]);
});

test('a new cookie for every try doesn’t evade the limit', async () => {
  const server = await openServer();
  const answers: number[] = [];
  for (let i = 0; i <= wrongCodesPerAddress.burst; i++)
    answers.push((await (await Guest.at(server.address)).fetch('/api/tables/FOX-OWL-0000/record')).status);
  expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([100, 429]);
});

test('a stranger gets the same answer for a table in play as for none, at the same price', async () => {
  const server = await openServer();
  const { code } = await annAndBob(server);
  const stranger = await Guest.at(server.address);
  const record = async (of: string): Promise<unknown> => {
    const response = await stranger.fetch(`/api/tables/${of}/record`);
    return [response.status, await response.text()];
  };
  const nothing = await record('FOX-OWL-0000');
  for (let i = 1; i < wrongCodes.burst; i++) expect(await record(code)).toEqual(nothing);
  expect(await record(code)).toMatchObject([429, expect.anything()]);
});

test('simultaneous tries, over one connection or socket, count like successive ones', async () => {
  const server = open();
  const guest = await Guest.at(server.address);
  await expectUnaffected(server, async () => {
    const line = await openConnection(server.address);
    const ask = (n: number, more: string): string =>
      `GET /api/tables/FOX-OWL-${String(n).padStart(4, '0')}/record HTTP/1.1\r\nHost: x\r\nCookie: ${guest.cookie}\r\n${more}\r\n`;
    // Even three times as many stay below the limit of requests, so that the attack can be repeated.
    const last = 599;
    for (let n = 0; n < last; n++) line.write(ask(n, ''));
    line.write(ask(last, 'Connection: close\r\n'));
    const answers = await text(line);
    const countStatus = (status: number): number => answers.split(`HTTP/1.1 ${status} `).length - 1;
    // The budget may have refilled by one meanwhile.
    expect(countStatus(404)).toBeLessThanOrEqual(wrongCodes.burst + 3);
    expect(countStatus(404) + countStatus(429)).toBe(last + 1);
    const socket = await (await Guest.at(server.address)).connect();
    for (let n = 0; n < 50; n++) socket.send({ type: 'enter', table: `FOX-OWL-00${10 + n}`, after: {} });
    await socket.whenClosed;
    // Some may have been sent before the first answer; none of them was looked up.
    const lookedUp = socket.received.filter((it) => it.type !== 'refused' || it.refusal.code !== 'too-fast');
    expect(lookedUp).toEqual([{ type: 'goodbye', refusal: { code: 'no-such-table' } }]);
  });
});
