import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import {
  type AnswerReply,
  addDays,
  type Baseline,
  chooseTask,
  type DayTasks,
  dayOf,
  type HoardCalendar,
  seedOfDay,
} from '@wordhoard/hoard';
import { type AnyGamePackage, commitmentOf } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import type { RefusalBody } from '@wordhoard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, DEFAULT_LIMITS, type ServerLimits } from '../src/index.ts';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { folder, GAMES, openServer, type TestServer } from './server.ts';

const DEAL = 'a known hoard';
const TODAY = dayOf(new FakeClock().now());
/** A server with a fixed deal has the same tasks every day. */
const SEED = seedOfDay(DEAL, 'any day').seed;
const DAY_MS = 86_400_000;
const words = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));

/** Wordsy's task of today, computed here: the same seed gives the same task. */
let wordsy: AnyGamePackage;
let baseline: Baseline;
beforeAll(async () => {
  wordsy = (await loadGame('wordsy'))!;
  ({ baseline } = chooseTask(wordsy, words, SEED));
});

/** The store of a server that has chosen today's tasks, which takes seconds; each test starts from it. */
const room = mkdtempSync(join(tmpdir(), 'wordhoard-'));
const chosen = join(room, 'chosen.db');
beforeAll(async () => {
  const clock = new FakeClock();
  const server = await createServer({ port: 0, host: '127.0.0.1', db: chosen, games: GAMES, deal: DEAL, clock });
  await shown(await Guest.at(server.address), TODAY);
  await server.close();
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

function open(
  db = join(folder(), 'hoard.db'),
  clock = new FakeClock(),
  limits: Partial<ServerLimits> = {},
): Promise<TestServer> {
  if (!existsSync(db)) copyFileSync(chosen, db);
  return openServer({ deal: DEAL, db, clock, limits });
}
const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;
const shown = (guest: Guest, day: string): Promise<DayTasks> => json(guest.fetch(`/api/hoard/${day}`));
const best = (): string => baseline.everyday[0]!.word!;
/** A word of eight letters that scores something, but not the most. */
const modest = (): string => baseline.everyday.at(-1)!.word!;

async function answer(
  guest: Guest,
  word: string,
  more: { score?: number; day?: string } = {},
): Promise<AnswerReply & RefusalBody> {
  const { day = TODAY, ...claimed } = more;
  const { tasks } = await shown(guest, day);
  const { seen } = tasks.find(({ game }) => game === 'wordsy')!;
  const move = { to: seen.question!.id, answer: { text: word, lock: true } };
  return json(guest.post(`/api/hoard/${day}/wordsy`, { move, ...claimed }));
}

test('today has one task from each game with tasks, without solutions; later days are only promised', async () => {
  const server = await open();
  const ann = await Guest.at(server.address);
  const { today, ahead } = await json<HoardCalendar>(ann.fetch('/api/hoard'));
  expect([today, ahead.length, ahead[0]!.day]).toEqual([TODAY, 30, addDays(TODAY, 1)]);
  const text = await (await ann.fetch(`/api/hoard/${TODAY}`)).text();
  const { tasks, reveal }: DayTasks = JSON.parse(text);
  expect(tasks.map(({ game }) => game)).toEqual(await gamesWith(({ task }) => task));
  expect(reveal).toBeNull();
  expect(text.toLowerCase()).not.toContain(best());
  for (const secret of ['yardstick', 'everyday', SEED]) expect(text).not.toContain(secret);
  for (const [day, code] of [
    [addDays(TODAY, 1), 'not-yet'],
    [addDays(TODAY, -1), 'no-such-day'],
    ['2026-02-30', 'no-such-day'],
  ]) {
    const response = await ann.fetch(`/api/hoard/${day}`);
    expect([response.status, await response.json()]).toEqual([404, { refusal: { code } }]);
  }
  // When the day is over the seed is shown, and it is the one that was promised.
  server.clock.advance(DAY_MS);
  const later = await shown(ann, TODAY);
  expect(commitmentOf(later.reveal!.seed, later.reveal!.nonce)).toBe(later.commitment);
  const tomorrow = await shown(ann, ahead[0]!.day);
  expect(tomorrow.commitment).toBe(ahead[0]!.commitment);
});

test('judges an answer itself and refuses a false score', async () => {
  const server = await open();
  const eve = await Guest.at(server.address);
  expect(await answer(eve, 'cat', { score: 100 })).toEqual({ refusal: { code: 'wrong-score' } });
  expect((await shown(eve, TODAY)).mine).toEqual({});
  for (const [move, code] of [
    [{ to: 99, answer: { text: 'cat', lock: true } }, 'stale'],
    [{ to: 0, answer: { text: 'cat', lock: true, score: 100 } }, 'malformed'],
    ['cat', 'malformed'],
  ] as const)
    expect(await json(eve.post(`/api/hoard/${TODAY}/wordsy`, { move }))).toEqual({
      refusal: expect.objectContaining({ code }),
    });
  expect(await json(eve.post(`/api/hoard/${TODAY}/wordsy`, { score: 100, move: null, result: {} }))).toEqual({
    refusal: expect.objectContaining({ code: 'malformed' }),
  });
  expect(await json(eve.post(`/api/hoard/${TODAY}/chess`, { move: null }))).toEqual({
    refusal: { code: 'no-such-game' },
  });
  // A non-word is refused, and doesn't use up the answer.
  expect(await answer(eve, 'xqzzy')).toEqual({ refusal: { code: 'unknown-word', word: 'xqzzy' } });
  expect((await shown(eve, TODAY)).mine).toEqual({});
  expect(await answer(eve, modest())).toMatchObject({ first: true });
});

test('the best everyday word scores 100; only the first try counts', async () => {
  const server = await open();
  const ann = await Guest.at(server.address);
  const first = await answer(ann, modest());
  expect(first.result.score).toBeGreaterThan(0);
  expect(first.result.score).toBeLessThan(100);
  expect(first).toMatchObject({ first: true, result: { best: { word: best() } } });
  const second = await answer(ann, best());
  expect(second).toMatchObject({ first: false, result: first.result, move: first.move });
  const bob = await Guest.at(server.address);
  expect(await answer(bob, best(), { score: 100 })).toMatchObject({ first: true, result: { score: 100 } });
});

test('ranks an answer among all others', async () => {
  const server = await open();
  const [ann, bob, eve] = [
    await Guest.at(server.address),
    await Guest.at(server.address),
    await Guest.at(server.address),
  ];
  expect((await answer(ann, modest())).standing).toEqual({ others: 0, better: 0 });
  expect((await answer(bob, best())).standing).toEqual({ others: 1, better: 100 });
  expect((await answer(eve, modest())).standing).toEqual({ others: 2, better: 0 });
  expect((await shown(bob, TODAY)).mine['wordsy']!.standing).toEqual({ others: 2, better: 100 });
  await ann.fetch('/api/me', { method: 'DELETE' });
  expect((await shown(bob, TODAY)).mine['wordsy']!.standing).toEqual({ others: 1, better: 100 });
});

test('answers many guests of one address, but few of them count in the ranking', async () => {
  const countedGuests = { burst: 2, perSecond: 0.001 };
  const rates = { ...DEFAULT_LIMITS.rates, countedGuests };
  const server = await open(undefined, undefined, { rates });
  const ann = await Guest.at(server.address);
  expect((await answer(ann, modest())).standing).toEqual({ others: 0, better: 0 });
  const crowd = await Promise.all(Array.from({ length: 8 }, () => Guest.at(server.address)));
  const taken: AnswerReply[] = [];
  for (const guest of crowd) taken.push(await answer(guest, best()));
  expect(taken.map(({ first, result }) => [first, result.score])).toEqual(crowd.map(() => [true, 100]));
  // The first of them counts; the others see their rank among those who count.
  expect(taken.map(({ standing }) => standing)).toEqual([
    { others: 1, better: 100 },
    ...crowd.slice(1).map(() => ({ others: 2, better: 50 })),
  ]);
  expect((await shown(ann, TODAY)).mine['wordsy']!.standing).toEqual({ others: 1, better: 0 });
});

test('counts answers played offline when they arrive, days later and after a restart', async () => {
  const db = join(folder(), 'hoard.db');
  const server = await open(db);
  const ann = await Guest.at(server.address);
  const { tasks } = await shown(ann, TODAY);
  await server.close();
  const { clock } = server;
  clock.advance(3 * DAY_MS);
  const again = await open(db, clock);
  const returned = ann.switchTo(again.address);
  expect((await shown(returned, TODAY)).tasks).toEqual(tasks);
  expect(await answer(returned, modest(), { day: TODAY })).toMatchObject({ first: true });
});

test('a published day keeps its tasks and answers when the dictionary changes', async () => {
  const db = join(folder(), 'hoard.db');
  const server = await open(db);
  const ann = await Guest.at(server.address);
  await answer(ann, modest(), { day: TODAY });
  const { mine } = await shown(ann, TODAY);
  await server.close();
  // As if chosen with other words: under another name, and not as it would be chosen now.
  const file = new DatabaseSync(db);
  const [kept] = file.prepare("SELECT name, value FROM kept WHERE name LIKE 'hoard 2%'").all() as {
    name: string;
    value: string;
  }[];
  const day = JSON.parse(kept!.value);
  const at = day.tasks.findIndex((task: { game: string }) => task.game === 'wordsy');
  const other = { day: TODAY, tasks: [day.tasks[at]], yardsticks: [day.yardsticks[at]] };
  file
    .prepare('UPDATE kept SET name = ?, value = ? WHERE name = ?')
    .run(`hoard ${TODAY} 0123456789ab`, JSON.stringify(other), kept!.name);
  file.close();

  const again = await open(db, server.clock);
  const after = await shown(ann.switchTo(again.address), TODAY);
  expect(after.tasks.map(({ game }) => game)).toEqual(['wordsy']);
  expect(after.mine['wordsy']).toMatchObject({ move: mine['wordsy']!.move, result: mine['wordsy']!.result });
});

test('shows a day without a damaged answer', async () => {
  const db = join(folder(), 'hoard.db');
  const server = await open(db);
  const ann = await Guest.at(server.address);
  await answer(ann, modest(), { day: TODAY });
  await server.close();
  const file = new DatabaseSync(db);
  file.exec("UPDATE answers SET told = '{'");
  file.close();
  const again = await open(db, server.clock);
  expect((await shown(ann.switchTo(again.address), TODAY)).mine).toEqual({});
});
