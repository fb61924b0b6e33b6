import { join } from 'node:path';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { readRecord, verifyRecord } from '@wordhoard/kernel';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import type { AnyRefusal } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type ServerOptions } from '../src/index.ts';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, folder, openServer, type TestServer } from './server.ts';

const postgres = usePostgres();
const wordsy = (await loadGame('wordsy'))!;
/** The real games, with their own worker threads. */
const GAMES = {
  load: loadGame,
  worker: new URL('../src/bots/worker.ts', import.meta.url),
} satisfies ServerOptions['games'];
const WORD = 'quokked';
const OPTIONS = { game: 'wordsy', config: { ...wordsy.defaults, rounds: 1 } };

const open = (options: Partial<ServerOptions> & { clock?: FakeClock } = {}): Promise<TestServer> =>
  openServer({ games: GAMES, ...options });
const allow = (client: Client, seat: number, word: string = WORD, id?: string): Promise<AnyRefusal | null> =>
  client.command({ type: 'amend', seat, amendment: { allow: word } }, id);
const answer = (client: Client, seat: number, given: object): Promise<AnyRefusal | null> =>
  client.command({ type: 'move', seat, move: { to: client.seen(seat)!.seen.question!.id, answer: given } });
const isAsked = (client: Client, seat: number, step: string): Promise<unknown> =>
  client.until('update', ({ viewer, seen }) => viewer === seat && seen.question?.step.type === step);
const allowedIn = (config: object | null): readonly string[] =>
  (config as typeof wordsy.defaults & { words: { allowed: string[] } }).words.allowed;
const isTold = (client: Client, seat: number | 'audience'): Promise<unknown> =>
  client.until(
    'update',
    ({ viewer, events, seen }) =>
      viewer === seat &&
      events.some((it) => it.type === 'allowed') &&
      allowedIn((seen.view as { config: object }).config).includes(WORD),
  );

test('the host allows a word during a match; all are told, and the rematch has it', async () => {
  const db = join(folder(), 'allow.db');
  const clock = new FakeClock();
  const before = await open({ db, clock });
  const { code, ann, bob } = await annAndBob(before, { options: OPTIONS });
  const watcher = await (await Guest.at(before.address)).enter(code);
  for (const [client, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const)
    await answer(client, seat, { ready: true });
  await Promise.all([isAsked(ann, 0, 'write'), isAsked(bob, 1, 'write')]);

  expect(await allow(bob, 1)).toEqual({ code: 'not-host' });
  expect(await allow(bob, 0)).toEqual({ code: 'not-host' });
  expect(await allow(watcher, 0)).toEqual({ code: 'not-host' });
  expect(await allow(ann, 1)).toEqual({ code: 'not-seated' });
  expect(await allow(ann, 0, 'Qu0kk')).toMatchObject({ code: 'not-a-z' });
  expect(await ann.command({ type: 'amend', seat: 0, amendment: { words: [] } })).toEqual(
    expect.objectContaining({ code: 'malformed' }),
  );
  // A move never amends anything, not even the host's.
  expect(await ann.command({ type: 'move', seat: 0, move: { amend: { allow: WORD } } })).toEqual(
    expect.objectContaining({ code: 'malformed' }),
  );

  expect(await allow(ann, 0, WORD, 'allow-quokked')).toBeNull();
  await Promise.all([isTold(ann, 0), isTold(bob, 1), isTold(watcher, 'audience')]);
  await bob.until('table', ({ table }) => allowedIn(table.options.config).includes(WORD));
  // Repeated under the same id it is done once; under another id the word is already allowed.
  expect(await allow(ann, 0, WORD, 'allow-quokked')).toBeNull();
  expect(await allow(ann, 0)).toEqual({ code: 'counts-already', word: WORD });
  await before.close();

  const after = await open({ db, clock });
  const [anna, robert] = [ann.guest.switchTo(after.address), bob.guest.switchTo(after.address)];
  const [ann2, bob2] = [await anna.enter(code), await robert.enter(code)];
  await Promise.all([isTold(ann2, 0), isTold(bob2, 1)]);
  expect(await answer(ann2, 0, { text: WORD, lock: true })).toBeNull();
  expect(await answer(bob2, 1, { text: 'squid', lock: true })).toBeNull();
  await isAsked(bob2, 1, 'challenge');
  expect(await allow(ann2, 0, 'quokking')).toEqual({ code: 'undecided' });
  expect(await answer(bob2, 1, { challenge: 0 })).toBeNull();
  await bob2.until('update', ({ events }) => events.some((it) => 'outcome' in it && it.outcome === 'proven'));
  expect(await answer(ann2, 0, { challenge: null })).toBeNull();
  await ann2.until('table', ({ table }) => table.status === 'over');
  expect(await allow(ann2, 0, 'quokking')).toEqual({ code: 'not-started' });

  const record = readRecord(await (await anna.fetch(`/api/tables/${code}/record`)).json())!;
  expect(allowedIn(record.table.config), 'what was agreed before play').toEqual([]);
  expect(record.entries.filter((entry) => 'amend' in entry)).toMatchObject([{ by: 0, amend: { allow: WORD } }]);
  expect(verifyRecord(bindGame(wordsy, wholeLexicon), record.words, record)).toMatchObject({ ok: true });

  expect(await bob2.command({ type: 'rematch' })).toBeNull();
  const { table } = await ann2.until('table', (it) => it.table.rematch !== null);
  const next = await anna.enter(table.rematch!);
  expect(allowedIn(next.table.options.config)).toEqual([WORD]);
});

test('refused at a public table, before play, and while a bot plays for the host', async () => {
  const server = await open();
  const shown = await annAndBob(server, { options: { ...OPTIONS, visibility: 'public' } });
  expect(await allow(shown.ann, 0)).toEqual({ code: 'public-table' });
  const { ann } = await annAndBob(server, { options: OPTIONS });
  await ann.command({ type: 'rise', seat: 0 });
  expect(await allow(ann, 0)).toEqual({ code: 'return-first' });
  const guest = await Guest.at(server.address);
  const waiting = await guest.enter(await guest.table({ options: OPTIONS }));
  expect(await allow(waiting, 0)).toEqual({ code: 'not-started' });
});

test('limits how fast words can be allowed', async () => {
  const burst = 30;
  const rates = { ...DEFAULT_LIMITS.rates, messages: { burst, perSecond: 1 } };
  const server = await open({ limits: { rates } });
  const { ann } = await annAndBob(server, { options: OPTIONS });
  for (let i = 0; i < 3 * burst; i++)
    ann.send({
      type: 'command',
      id: `flood-${i}-flood`,
      command: {
        type: 'amend',
        seat: 0,
        amendment: { allow: `q${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}zz` },
      },
    });
  const last = `flood-${3 * burst - 1}-flood`;
  const answers = (type: 'done' | 'refused') => ann.received.flatMap((it) => (it.type === type ? [it] : []));
  await Promise.any([ann.until('refused', ({ id }) => id === last), ann.until('done', ({ id }) => id === last)]);
  expect(answers('done').length).toBeLessThanOrEqual(burst);
  expect(answers('refused').every((it) => it.type === 'refused' && it.refusal.code === 'too-fast')).toBe(true);
  expect(answers('refused').length).toBeGreaterThanOrEqual(2 * burst);
});

test('a word allowed at one server is valid at the other', async () => {
  const [db, clock] = [await postgres.fresh(), new FakeClock()];
  const [one, other] = [await open({ db, clock }), await open({ db, clock })];
  const [anna, robert] = [await Guest.at(one.address), await Guest.at(other.address)];
  const code = await anna.table({ options: OPTIONS });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await ann.until('table', (it) => it.table.seats[1]?.name === 'Bob' && it.table.seats[1].presence === 'here');
  expect(await ann.command({ type: 'start' })).toBeNull();
  await Promise.all([ann.until('update'), bob.until('update')]);
  expect(await allow(ann, 0)).toBeNull();
  await isTold(bob, 1);
  await bob.until('table', ({ table }) => allowedIn(table.options.config).includes(WORD));
  // The server the host uses need not be the one that wrote the last entry.
  expect(await answer(bob, 1, { ready: true })).toBeNull();
  expect(await allow(ann, 0, 'quokking')).toBeNull();
  await bob.until('table', ({ table }) => allowedIn(table.options.config).length === 2);
});
