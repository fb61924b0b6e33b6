import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { bindGame, GAME_IDS, type GameId, loadGame, titleOf } from '@wordhoard/catalog';
import { type AnyMatch, limitsFor } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { TaskWorkerPool } from '@wordhoard/server/hoard';
import type { Think } from '@wordhoard/table';
import { toThread, WorkerClient } from '@wordhoard/worker-rpc';
import { printTable } from './table.ts';

/** The module of the server's worker threads for bots. */
const BOT_WORKER = new URL('./bots/worker.ts', import.meta.resolve('@wordhoard/server'));
const LEXICON = new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'));
/** The strongest level that every game has. */
const LEVEL = 5;
const BUDGET_MS = 1000;

/** The calls of the server's bot workers. */
interface BotCalls {
  think: { ask: Parameters<Think>[0]; answer: Awaited<ReturnType<Think>>; report: 'begun' };
}

/**
 * Memory that the server's worker threads add to the 183 MB of the process (`npm run bench -- idle`): a worker for bots
 * plays a whole game of every kind, and a worker for daily tasks chooses those of a day.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('memory') + 1),
    /** Games that the bots play, separated by commas. */
    options: { games: { type: 'string', default: GAME_IDS.join(',') } },
  });
  const games = GAME_IDS.filter((game) => values.games.split(',').includes(game));
  console.log(`Memory of a process with the server's worker threads. Load average: ${loadavg()[0]!.toFixed(1)}.`);
  const file = readFileSync(LEXICON);
  const words = new Uint8Array(new SharedArrayBuffer(file.length));
  words.set(file);
  const lexicon = openLexicon(words);
  const packs = await Promise.all(games.map(loadGame));
  if (packs.includes(undefined)) throw new Error('a game of the catalog cannot be loaded');

  const rows: string[][] = [];
  let before = rssNow();
  function note(what: string): void {
    const now = rssNow();
    rows.push([what, ((now - before) / 1e6).toFixed(0)]);
    before = now;
  }
  const workerData = { lexicon: words, budgetMs: BUDGET_MS };
  const bots = new WorkerClient<BotCalls>(() => toThread(new Worker(BOT_WORKER, { workerData }), { holds: true }));
  for (const game of games) {
    await playGame(game, lexicon, (request) => bots.call('think', request));
    note(`${rows.length === 0 ? 'a worker for bots plays' : 'then it plays'} ${titleOf(game)}`);
  }
  const tasks = new TaskWorkerPool(words);
  await tasks.choose('the memory of a day');
  note('a worker chooses the daily tasks');
  await Promise.all([bots.close(), tasks.close()]);
  printTable('Memory added, in the order in which it happens', ['', 'RSS more MB'], rows);
}

/** Two bots play a game, with everything but the network of a server. */
async function playGame(id: GameId, lexicon: Lexicon, think: Think): Promise<void> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  const game = bindGame(pack, lexicon);
  const seed = '7'.repeat(64);
  const limits = limitsFor(game.rules, 'live', {});
  const setup = { config: pack.defaults, players: 2, seed, limits, bank: null, position: null };
  const started = game.start(setup);
  if (!started.ok) throw new Error(`${id} does not start: ${started.refusal.code}`);
  let match: AnyMatch = started.match;
  while (!match.over) {
    let hasMoved = false;
    for (const seat of match.seats) {
      const seen = game.observe(match, seat);
      const thought = await think({ game: id, level: LEVEL, seat, seen, luck: `${match.at} ${seat}` });
      const played = thought && game.play(match, seat, thought.move, match.at + 1);
      if (!played?.ok) continue;
      match = played.match;
      hasMoved = true;
    }
    if (hasMoved) continue;
    const expired = game.expire(match, game.nextDeadline(match) ?? match.at);
    if (!expired.ok) throw new Error(`${id} stands still: ${expired.refusal.code}`);
    match = expired.match;
  }
}

/** After a garbage collection of this thread; those of the workers come by themselves. */
function rssNow(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage.rss();
}
