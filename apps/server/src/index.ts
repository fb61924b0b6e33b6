import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { basesOf, openLexicon } from '@wordhoard/lexicon';
import { BotPool } from './bots/pool.ts';
import { type Clock, systemClock } from './clock.ts';
import { openDefinitions } from './definitions.ts';
import { openApp } from './http/app.ts';
import { Guests } from './http/guests.ts';
import { serveHealth } from './http/health.ts';
import { serveLexicon } from './http/lexicon-route.ts';
import { servePages } from './http/pages.ts';
import { serveApi } from './http/routes.ts';
import { DEFAULT_LIMITS, type Limits, RateLimiter } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Sockets } from './socket/sockets.ts';
import { openSqlite } from './storage/sqlite.ts';
import { catalogGames, type LoadGame } from './tables/game.ts';
import { House } from './tables/house.ts';

export type { Clock } from './clock.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file. */
  readonly db: string;
  /** Signs the guests' cookies; made once and kept in the database when not given. */
  readonly secret?: string;
  /** Folder of the built pages. */
  readonly webRoot?: string;
  readonly limits?: Partial<Limits>;
  /** Level of the JSON log on the standard error stream, or where its lines go; false for none. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } } | false;
  /** Further origins that pages of ours have, besides the host they are asked from: behind a proxy that renames it. */
  readonly origins?: readonly string[];
  /** Believe X-Forwarded-For and X-Forwarded-Proto. Only behind a proxy that sets them. */
  readonly trustProxy?: boolean;
  /** Shows /metrics to whoever sends it as a bearer token; without one, only to this machine. */
  readonly metricsToken?: string;
  /** How long a player may be away before a bot stands in, in ms. */
  readonly graceMs?: { readonly live: number; readonly relaxed: number };
  /** How long bots take, against the time a person would: 1 by default, 0 for an answer at once. */
  readonly botPace?: number;
  /** Every table is dealt from this text, for tests that need a known deal: whoever knows it knows every tile. */
  readonly deal?: string;
  readonly clock?: Clock;
  /** Which games there are, and the module whose worker threads play them: the catalog's, or a test's own. */
  readonly games?: { readonly load: LoadGame; readonly worker: URL };
}

export interface RunningServer {
  /** Like http://127.0.0.1:8080 */
  readonly address: string;
  /** False when there is nothing to show but the API. */
  readonly pagesBuilt: boolean;
  /** Says goodbye to everybody, finishes what has begun, and closes in time. */
  close(): Promise<void>;
}

const LEXICON = new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'));
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const BOT_BUDGET_MS = 1000;
const GRACE_MS = { live: 60_000, relaxed: 300_000 } as const;
/** Clients have this long to hear goodbye. */
const FAREWELL_MS = 2000;

/** Opens the house: pages, API and sockets on one port. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const clock = options.clock ?? systemClock;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { origins = [], trustProxy = false, games = CATALOG, botPace = 1 } = options;
  const file = await readFile(LEXICON);
  // Shared, so that the workers need no copy of their own.
  const words = new Uint8Array(new SharedArrayBuffer(file.length));
  words.set(file);
  const lexicon = openLexicon(words);

  const metrics = new Metrics();
  const limiter = (rate: keyof Limits['rates']): RateLimiter => new RateLimiter(limits.rates[rate], clock);
  const requests = limiter('requests');
  const wrongCodes = limiter('wrongCodes');
  const logger = options.logger ?? false;
  const app = openApp({ logger, limits, requests, metrics, origins, trustProxy });
  const storage = openSqlite(options.db);
  const guests = new Guests(options.secret ?? (await storage.keep('cookie secret', randomBytes(32).toString('hex'))));
  const workers = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool({ clock, worker: games.worker, workers, lexicon: words, budgetMs: BOT_BUDGET_MS });
  const house = new House({
    clock,
    storage,
    log: app.log,
    metrics,
    lexicon,
    loadGame: games.load,
    think: async (request) => {
      metrics.count('thoughts_total');
      const thought = await pool.think(request);
      return thought && { ...thought, wait: (thought.wait ?? 0) * botPace };
    },
    graceMs: options.graceMs ?? GRACE_MS,
    maxTables: limits.tables,
    deal: options.deal ?? null,
  });

  serveHealth(app, metrics, options.metricsToken);
  serveLexicon(app, lexicon.id, words);
  const newTables = limiter('tables');
  const definitions = openDefinitions((word) => basesOf(lexicon, word));
  serveApi(app, { house, guests, storage, lexicon, trustProxy, newTables, wrongCodes, definitions });
  const pagesBuilt = servePages(app, options.webRoot ?? WEB_ROOT);
  const messages = limiter('messages');
  const { log } = app;
  const connecting = { house, clock, limits, messages, wrongCodes, metrics, log };
  const sockets = new Sockets(app.server, { ...connecting, guests, requests, origins, trustProxy });
  metrics.gauge('connections', () => sockets.size);
  metrics.gauge('tables', () => house.size);
  metrics.gauge('thoughts_waiting', () => pool.waiting);
  metrics.gauge('resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('cpu_seconds', () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6);

  await house.start();
  const address = await app.listen({ port: options.port, host: options.host });

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    const late = setTimeout(() => sockets.terminate(), FAREWELL_MS);
    await sockets.close();
    await house.close();
    await pool.close();
    await app.close();
    clearTimeout(late);
    sockets.terminate();
    definitions.close();
    await storage.close();
  }
  return {
    address,
    pagesBuilt,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

const CATALOG: NonNullable<ServerOptions['games']> = {
  load: catalogGames,
  worker: new URL('./bots/worker.ts', import.meta.url),
};
