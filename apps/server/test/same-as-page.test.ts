import { readFileSync } from 'node:fs';
import { bindGame, botThoughts, loadGame } from '@wordhoard/catalog';
import { type Level, seedFrom, type Viewer } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import {
  type ClientMessage,
  completeUpdate,
  type GameUpdate,
  type NewTable,
  type ServerMessage,
} from '@wordhoard/protocol';
import { lastInTime, newTableState, type Think } from '@wordhoard/table';
import { freshTable, LocalTable } from '@wordhoard/web/offline';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { LiveTable } from '../src/tables/live-table.ts';

const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const DEAL = 'the same at both';
const ANN = 'ann';

const last = (messages: readonly ServerMessage[], viewer: Viewer): GameUpdate | undefined =>
  messages.findLast((it) => it.type === 'update' && it.viewer === viewer) as GameUpdate | undefined; // by its type

/** Simulated time for one table, which passes only when nothing else is left to do. */
class Timer {
  now = 1000;
  #due: { at: number; act: () => void } | null = null;
  set(ms: number, act: () => void): () => void {
    const mine = { at: this.now + Math.max(0, ms), act };
    this.#due = mine;
    return () => {
      if (this.#due === mine) this.#due = null;
    };
  }
  /** Advances to the next timer; false if there is none. */
  pass(): boolean {
    if (!this.#due) return false;
    const { at, act } = this.#due;
    this.#due = null;
    this.now = Math.max(this.now, at);
    act();
    return true;
  }
}

/** A table on a server or in a page, seen by its only player. */
interface TestTable {
  readonly received: ServerMessage[];
  readonly timer: Timer;
  send(message: ClientMessage): void;
  /** True while an operation of the store is under way. */
  waits(): boolean;
}

/** Wraps a store and reports whether an operation is under way. */
function watched(storage: Storage): { storage: Storage; waits(): boolean } {
  let asked = 0;
  const ask = async (answer: Promise<unknown>): Promise<unknown> => {
    asked += 1;
    return answer.finally(() => {
      asked -= 1;
    });
  };
  const get = (_: Storage, key: keyof Storage): unknown => {
    const method: unknown = storage[key];
    if (typeof method !== 'function') return method;
    return (...args: unknown[]) => {
      const answer: unknown = method(...args);
      return answer instanceof Promise ? ask(answer) : answer;
    };
  };
  // Its keys are asked for by name only.
  return { storage: new Proxy(storage, { get: (it, key) => get(it, key as keyof Storage) }), waits: () => asked > 0 };
}

interface Match {
  readonly wanted: NewTable;
  readonly think: Think;
  readonly load: typeof loadGame;
}

async function openOnServer({ wanted, think, load }: Match): Promise<TestTable> {
  const timer = new Timer();
  const { storage, waits } = watched(await openSqlite(':memory:'));
  onTestFinished(() => storage.close());
  const state = newTableState('FOX-0001', ANN, wanted);
  await storage.createTable(state, 0);
  const fail = (why: object): void => expect.fail(JSON.stringify(why));
  const table = await LiveTable.open(
    {
      clock: { now: () => timer.now, setTimer: (ms, act) => timer.set(ms, act) },
      storage,
      log: { info: fail, warn: fail, error: fail },
      think,
      graceMs: { live: 1e9, relaxed: 1e9 },
      words: lexicon.id,
      deal: DEAL,
      findGame: async (id) => {
        const pack = await load(id);
        return pack && { pack, game: bindGame(pack, lexicon) };
      },
      pause: () => undefined,
      openTable: () => expect.fail('nobody asked for another table'),
    },
    (await storage.loadTable(state.code))!,
  );
  const received: ServerMessage[] = [];
  const send = (text: string): void => {
    const message: ServerMessage = JSON.parse(text);
    received.push(
      message.type === 'update' ? completeUpdate(message, table.state, last(received, message.viewer))! : message,
    );
  };
  const client = { who: ANN, brief: true, send, dismiss: fail };
  await table.enter(client, {});
  await table.command({ who: ANN, address: '' }, 'start', { type: 'start' });
  return {
    received,
    timer,
    waits,
    send: (message) => {
      if (message.type === 'command') void table.command({ who: ANN, address: '' }, message.id, message.command);
    },
  };
}

async function openInPage({ wanted, think, load }: Match): Promise<TestTable> {
  const timer = new Timer();
  const pack = (await load(wanted.options.game))!;
  const seeds = [seedFrom(DEAL), '0'.repeat(32), seedFrom(`the bots of ${DEAL}`)];
  const received: ServerMessage[] = [];
  const page = {
    game: bindGame(pack, lexicon),
    words: lexicon.id,
    judging: async () => {},
    think,
    now: () => timer.now,
    setTimer: (ms: number, act: () => void) => timer.set(ms, act),
    random: () => seeds.shift()!,
    say: (message: ServerMessage) => void received.push(structuredClone(message)),
    keep: () => {},
    failed: (why: unknown) => expect.fail(JSON.stringify(why)),
  };
  const table = LocalTable.open(page, freshTable(page, wanted));
  if ('code' in table) throw new Error(table.code);
  table.hear({ type: 'enter', table: 'HERE-0', after: {} });
  return { received, timer, send: (message) => table.hear(message), waits: () => false };
}

/** Resolves when only timers are left. */
async function whenIdle({ waits }: TestTable): Promise<void> {
  for (let turns = 0; turns < 8; turns = waits() ? 0 : turns + 1) await new Promise((resolve) => setImmediate(resolve));
}

const updates = ({ received }: TestTable): (ServerMessage & { type: 'update' })[] =>
  received.filter((it) => it.type === 'update');

/** Plays seat 0 to the end and returns all messages to it. */
async function playOut(table: TestTable, think: Think, game: string): Promise<ServerMessage[]> {
  await whenIdle(table);
  let answered = -1;
  for (;;) {
    const last = updates(table).at(-1)!;
    if (last.seen.over) break;
    const { question } = last.seen;
    const thought =
      last.cursor === answered || !question?.asked.includes(0) || question.mine?.done
        ? null
        : await think({ game, level: 1, seen: last.seen, seat: 0, luck: `person/${question.id}` });
    answered = last.cursor;
    if (thought) {
      const command = { type: 'move', seat: 0, move: thought.move } as const;
      table.send({ type: 'command', id: `move-${last.cursor}`, command });
    } else if (!table.timer.pass()) throw new Error('nothing happens any more');
    await whenIdle(table);
  }
  return updates(table);
}

test.each<[string, Level[], object]>([
  ['word-worx', [3, 4], {}],
  ['wordsy', [2, 3], { rounds: 2 }],
  ['word-nerds', [2, 3], { lastTurn: 4 }],
  ['wildwords', [1], {}],
  // With a single bot in everyday runs: it looks at thousands of turns in each of twelve rounds.
  ['wordsmith', inject('sweep') ? [1, 2] : [1], {}],
])('%s: the server and the page say the same, word by word, from the same deal', async (game, bots, config) => {
  const pack = (await loadGame(game))!;
  const think: Think = async (request) => lastInTime(botThoughts(pack, lexicon, request), () => false);
  const common = { pace: 'live', limits: {}, bank: null, visibility: 'link', watching: false } as const;
  const wanted: NewTable = {
    options: { ...common, game, config: { ...pack.defaults, ...config }, seats: 1 + bots.length },
    name: 'Ann',
    others: [],
    bots,
    start: true,
  };
  const match = { wanted, think, load: loadGame };
  const server = await playOut(await openOnServer(match), think, game);
  const page = await playOut(await openInPage(match), think, game);
  expect(page.length).toBeGreaterThan(10);
  expect(page).toEqual(server);
  if (game === 'word-worx') {
    const locks = page.flatMap((it) => (it.type === 'update' ? it.events : [])).filter(({ type }) => type === 'locked');
    // Free moves: bots make them here as there.
    expect(locks.length).toBeGreaterThan(0);
  }
});
