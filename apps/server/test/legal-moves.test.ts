import { loadGame } from '@wordhoard/catalog';
import type { LegalMovesInfo, RefusalBody, TableOptions } from '@wordhoard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createServer, type ServerOptions } from '../src/index.ts';
import { type Client, Guest } from './client.ts';

type Answer = LegalMovesInfo | RefusalBody;

async function open(options: Partial<ServerOptions> = {}): Promise<string> {
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    db: ':memory:',
    botPace: 0,
    deal: 'legal',
    ...options,
  });
  onTestFinished(() => server.close());
  return server.address;
}

const ask = async (guest: Guest, code: string, query: string): Promise<Answer> =>
  (await (await guest.fetch(`/api/tables/${code}/legal?${query}`)).json()) as Answer;
const refusal = (code: string): object => ({ refusal: { code } });

async function wordsy(more: Partial<TableOptions> = {}): Promise<Partial<TableOptions>> {
  const pack = await loadGame('wordsy');
  return { game: 'wordsy', pace: 'relaxed', config: { ...pack!.defaults, rounds: 1 }, ...more };
}

/** Sits down, and says whether a program plays. */
async function sit(guest: Guest, code: string, program: boolean): Promise<Client> {
  const client = await guest.enter(code);
  expect(await client.command({ type: 'sit', seat: 1, name: 'Bob', ...(program && { program }) })).toBeNull();
  return client;
}

test('lists the legal moves of your own seat where only bots play besides, and they can be sent as they are', async () => {
  const address = await open();
  const [ann, eve] = [await Guest.at(address), await Guest.at(address)];
  const code = await ann.table({ options: await wordsy(), bots: [1], start: true });
  const client = await ann.enter(code);
  await client.until('update', ({ seen }) => seen.question?.asked.includes(0) ?? false);
  for (let asked = 0; !client.seen(0)?.seen.over && asked < 100; asked++) {
    const { cursor } = client.seen(0)!;
    const listed = await ask(ann, code, 'seat=0&most=7');
    if ('refusal' in listed) throw new Error(JSON.stringify(listed));
    expect(listed.moves.length).toBeLessThanOrEqual(7);
    const answers = listed.moves.filter((move) => 'to' in move);
    if (answers.length === 0) await client.until('update', (it) => it.viewer === 0 && it.cursor > cursor);
    else {
      const refused = await client.command({ type: 'move', seat: 0, move: answers.at(-1) });
      // The question may have closed meanwhile, because the other seat has answered.
      expect([null, 'stale', 'already-answered', 'over']).toContain(refused?.code ?? null);
    }
  }
  await client.until('table', ({ table }) => table.status === 'over');
  expect(await ask(ann, code, 'seat=0')).toEqual({ seat: 0, question: null, moves: [], more: false });
  expect(await ask(eve, code, 'seat=0')).toEqual(refusal('not-seated'));
  expect(await ask(ann, code, 'seat=1')).toEqual(refusal('not-seated'));
  expect(await ask(ann, code, 'seat=7')).toEqual(refusal('no-such-seat'));
  expect(await ask(ann, code, 'seat=one')).toMatchObject({ refusal: { code: 'malformed', path: 'seat' } });
  expect(await ask(ann, code, 'seat=0&most=0')).toMatchObject({ refusal: { code: 'malformed', path: 'most' } });
});

test('lists nothing while another person may play, and lists moves once all others are programs', async () => {
  const address = await open();
  const [ann, bob] = [await Guest.at(address), await Guest.at(address)];
  for (const program of [false, true]) {
    const code = await ann.table({ options: await wordsy(), program: true });
    expect(await ask(ann, code, 'seat=0')).toEqual(refusal('not-started'));
    const host = await ann.enter(code);
    await sit(bob, code, program);
    expect(await host.command({ type: 'start' })).toBeNull();
    await host.until('table', ({ table }) => table.status === 'playing');
    // Everyone can see it, so no player is deceived.
    expect(host.table.seats.map((seat) => seat?.program)).toEqual([true, program || undefined]);
    // Ann has declared a program, so Bob gets his moves in any case.
    expect(await ask(bob, code, 'seat=1')).toMatchObject({ seat: 1, more: true });
    expect(await ask(ann, code, 'seat=0')).toEqual(
      program ? expect.objectContaining({ seat: 0 }) : refusal('people-play'),
    );
  }
});

test('limits how many lists an address may ask for', async () => {
  const { DEFAULT_LIMITS } = await import('../src/limits.ts');
  const rates = { ...DEFAULT_LIMITS.rates, legalMoves: { burst: 2, perSecond: 0 } };
  const ann = await Guest.at(await open({ limits: { ...DEFAULT_LIMITS, rates } }));
  const code = await ann.table({ options: await wordsy(), bots: [1], start: true });
  const codes = [];
  for (let i = 0; i < 3; i++) codes.push(await ask(ann, code, 'seat=0'));
  expect(codes.map((answer) => 'refusal' in answer)).toEqual([false, false, true]);
  expect(codes[2]).toEqual(refusal('too-fast'));
});
