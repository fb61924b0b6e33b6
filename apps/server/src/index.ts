import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type LoadGame, loadGame } from '@wordhoard/catalog';
import { seedOfDay } from '@wordhoard/hoard';
import { basesOf, openLexicon } from '@wordhoard/lexicon';
import type { OperatorNews } from '@wordhoard/protocol';
import { Admin } from './admin/admin.ts';
import { type AdminSocket, openAdminSocket } from './admin/admin-socket.ts';
import { BackOff } from './back-off.ts';
import { BanList } from './bans/ban-list.ts';
import { refuseBanned } from './bans/refuse-banned.ts';
import { BotPool } from './bots/pool.ts';
import { type Clock, systemClock } from './clock.ts';
import { openDefinitions } from './definitions.ts';
import { Devices } from './devices/devices.ts';
import { GuestBook } from './guest-book.ts';
import { Hoard } from './hoard/hoard.ts';
import { taskVersion } from './hoard/version.ts';
import { TaskWorkerPool } from './hoard/worker-pool.ts';
import { openApp } from './http/app.ts';
import { serveDeals } from './http/deal-routes.ts';
import { serveDevices } from './http/device-routes.ts';
import { Guests, requireStrongSecret } from './http/guests.ts';
import { serveHealth } from './http/health.ts';
import { serveHoard } from './http/hoard-routes.ts';
import { serveLexicon } from './http/lexicon-route.ts';
import { serveNews } from './http/news-route.ts';
import { addressOf } from './http/origin.ts';
import { findInlineHashes, servePages } from './http/pages.ts';
import { servePublicGames } from './http/public-game-routes.ts';
import { servePush } from './http/push-routes.ts';
import { serveApi } from './http/routes.ts';
import { serveSchemas } from './http/schema-routes.ts';
import { Incidents } from './incidents.ts';
import { LastAddresses } from './last-addresses.ts';
import { DEFAULT_LIMITS, RateLimiter, type ServerLimits } from './limits.ts';
import { addGauges } from './metrics/gauges.ts';
import { measureProcess } from './metrics/process-metrics.ts';
import { ServerMetrics } from './metrics/server-metrics.ts';
import { timeStorage } from './metrics/timed-storage.ts';
import { NetworkLimiter } from './networks.ts';
import { CurrentBroadcast } from './operator/current-broadcast.ts';
import { Drain } from './operator/drain.ts';
import { OperatorState } from './operator/operator-state.ts';
import { startPruning } from './pruning.ts';
import { Notifier } from './push/notifier.ts';
import { postAnywhere, postToPublic } from './push/post.ts';
import { newVapidKeys, readVapidKeys } from './push/vapid.ts';
import { VisitorBudget } from './rate-limits.ts';
import type { Repetition } from './repeat.ts';
import { reportCapacity } from './socket/capacity.ts';
import { SendQueue } from './socket/send-queue.ts';
import { Sockets } from './socket/sockets.ts';
import { openStorage } from './storage/open.ts';
import { withoutOutages } from './storage/outage.ts';
import { TableLookup } from './tables/table-lookup.ts';
import { Tables, UNSTORED_PARTS } from './tables/tables.ts';

export type { Clock } from './clock.ts';
export { ConfigurationError } from './configuration-error.ts';
export { connectionsFor, DEFAULT_LIMITS, NO_RATE_LIMITS, type ServerLimits } from './limits.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file, or the address of a PostgreSQL database, postgresql://…, which other servers may share. */
  readonly db: string;
  /** Version of the program, for the log and the metrics. */
  readonly version?: string;
  /** Signs the guests' cookies. By default it is created once and stored in the database. */
  readonly secret?: string;
  /** Folder of the built pages. */
  readonly webRoot?: string;
  readonly limits?: Partial<ServerLimits>;
  /** Level of the JSON log on standard error, or the stream it is written to; false for none. */
  readonly logger?: { readonly level: string; readonly stream?: { write(line: string): void } } | false;
  /** Further origins of our pages, besides the requested host, for example behind a proxy that renames it. */
  readonly origins?: readonly string[];
  /** Host names the server answers to, in lower case; any if empty. */
  readonly hosts?: readonly string[];
  /**
   * Number of proxies in front, each adding to X-Forwarded-For and X-Forwarded-Proto. With 0 these headers are ignored.
   */
  readonly proxies?: number;
  /** The local socket for the operator's commands; without one there are none. If it is optional, a fault is only logged. */
  readonly adminSocket?: { readonly path: string; readonly isOptional: boolean };
  /** Shows /metrics to clients that send it as a bearer token; without one, /metrics is off. */
  readonly metricsToken?: string;
  /** Milliseconds a player may be away: live before a bot stands in; relaxed before the others may go on without. */
  readonly graceMs?: { readonly live: number; readonly relaxed: number };
  /** Multiplies the time bots take; 1 by default, 0 for an immediate answer. */
  readonly botPace?: number;
  /** Seed text for every table, for tests that need a known deal: it gives away every tile. */
  readonly deal?: string;
  /** The same for some tables, by their code: an arena plays a deal with both seats. */
  readonly dealOf?: (code: string) => string | undefined;
  /** Contact for push services: an address like mailto:… or https://… */
  readonly contact?: string;
  /** For tests: push services on this machine, without https, may be called. */
  readonly pushInside?: boolean;
  /** Days of tasks to choose in advance, in a thread of their own; other days are chosen on request. */
  readonly hoardAhead?: number;
  readonly clock?: Clock;
  /** Accepts the clock, however far it is from the last heartbeat in this store. */
  readonly isClockRight?: boolean;
  /** For tests with SQLite: while its first number is 1, no commit completes. */
  readonly slowDisk?: Int32Array;
  /** Gives up waiting for PostgreSQL at the start. */
  readonly signal?: AbortSignal;
  /** Loads the games, and names the module of their worker threads; the catalog's by default. */
  readonly games?: { readonly load: LoadGame; readonly worker: URL };
}

export interface RunningServer {
  /** Like http://127.0.0.1:8080 */
  readonly address: string;
  /** False if there is only the API to serve. */
  readonly pagesBuilt: boolean;
  /**
   * Tells all clients, finishes what has begun, and closes within a time limit.
   *
   * @param why for the log: the signal that ended the server
   */
  close(why?: string): Promise<void>;
}

const LEXICON = new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'));
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Contact if the operator gave none. */
const CONTACT = 'mailto:nobody@example.org';
const BOT_BUDGET_MS = 1000;
const GRACE_MS = { live: 60_000, relaxed: 120_000 } as const;
/** Milliseconds a closing server waits for a store that doesn't answer. */
const CLOSE_WITHIN_MS = 8000;
/** Milliseconds after the start at which less urgent work begins. */
const SETTLED_MS = 60_000;

/** Starts the server: pages, API and sockets on one port. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const clock = options.clock ?? systemClock;
  const limits: ServerLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const { origins = [], hosts = [], proxies = 0, games = CATALOG, botPace = 1 } = options;
  const hostConfig = { origins, hosts, proxies };
  if (options.secret !== undefined) requireStrongSecret('WORDHOARD_SECRET', options.secret);
  if (options.metricsToken !== undefined) requireStrongSecret('WORDHOARD_METRICS_TOKEN', options.metricsToken);
  const file = await readFile(LEXICON);
  // Shared, so that the workers need no copy of their own.
  const words = new Uint8Array(new SharedArrayBuffer(file.length));
  words.set(file);
  const lexicon = openLexicon(words);

  const metrics = new ServerMetrics();
  const { version = 'unknown' } = options;
  const limiter = (rate: keyof ServerLimits['rates']): RateLimiter => {
    const refused = metrics.rateLimit(rate);
    return new RateLimiter(limits.rates[rate], clock, () => refused.add());
  };
  const networkLimiter = (rate: keyof ServerLimits['rates']): NetworkLimiter => {
    const refused = metrics.rateLimit(rate);
    return new NetworkLimiter(limits.rates[rate], clock, (address) => {
      refused.add();
      incidents.note('rate-limit', address, rate);
    });
  };
  const requests = networkLimiter('requests');
  const backOff = (rate: keyof ServerLimits['rates']): BackOff => new BackOff(networkLimiter(rate), clock);
  const newTables = networkLimiter('tables');
  const writing = new VisitorBudget(limiter('writtenBytesPerGuest'), networkLimiter('writtenBytes'));
  const logger = options.logger ?? false;
  let sockets: Sockets | undefined;
  const webRoot = options.webRoot ?? WEB_ROOT;
  const app = openApp({
    logger,
    limits,
    requests,
    newConnections: backOff('lines'),
    metrics,
    incidents: () => incidents,
    hostConfig,
    inlineHashes: findInlineHashes(webRoot),
  });
  const incidents = new Incidents(clock, app.log);
  const capacity = reportCapacity(limits.connections.total, app.log);
  const { signal, slowDisk } = options;
  const storage = timeStorage(await openStorage(options.db, { log: app.log, signal, slowDisk }), metrics);
  try {
    await storage.startClock(clock.now(), options.isClockRight);
  } catch (error) {
    await storage.close();
    throw error;
  }
  const secret = options.secret ?? (await storage.getOrSetValue('cookie secret', randomBytes(32).toString('hex')));
  const log = withoutOutages(app.log);
  const quietly = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'background task failed'));
  const notifier = new Notifier({
    notes: storage.notes,
    clock,
    log,
    keys: readVapidKeys(await storage.getOrSetValue('push keys', newVapidKeys())),
    contact: options.contact ?? CONTACT,
    post: options.pushInside ? postAnywhere : postToPublic,
    report: (result) => metrics.push(result),
    openQuestion: async (code, who) => (await tables.load(code).catch(() => undefined))?.questionFor(who) ?? null,
  });
  const devices = new Devices({
    storage,
    clock,
    log,
    secret,
    onSignedOff: (who, device) => {
      sockets?.signOff(who, device);
      quietly(notifier.unsubscribe(who, device === null ? {} : { device }));
    },
    connectedGuests: () => sockets?.guests() ?? [],
  });
  const guests = new Guests(secret, (guest) => devices.isRevoked(guest));
  const addresses = new LastAddresses();
  const bans = new BanList({ bans: storage.bans, clock, log, onNews: () => sockets?.dismissBanned() });
  refuseBanned(app, { bans, guests, hostConfig, incidents });
  const sendNews = (): void => sockets?.sendNews();
  const broadcast = new CurrentBroadcast(storage, clock, sendNews);
  const operatorState = new OperatorState({ storage, clock, log, parts: [bans, broadcast] });
  const workers = Math.max(1, availableParallelism() - 1);
  const most = { waiting: limits.thoughts, perGuest: limits.thoughtsPerGuest };
  const pool = new BotPool({
    clock,
    worker: games.worker,
    workers,
    lexicon: words,
    budgetMs: BOT_BUDGET_MS,
    most,
    metrics,
  });
  const tables = new Tables({
    clock,
    storage,
    log,
    lexicon,
    loadGame: games.load,
    counts: metrics,
    think: (request, guest) => pool.think(request, { who: guest, address: addresses.of(guest) }),
    botPace,
    graceMs: options.graceMs ?? GRACE_MS,
    maxTables: limits.tables,
    maxTablesPerAddress: limits.tablesPerAddress,
    budget: new VisitorBudget(limiter('newTablesPerGuest'), newTables),
    writing,
    maxBytesPerGuest: limits.storedBytesPerGuest,
    maxTablesPerGuest: limits.tablesPerGuest,
    peerSilenceMs: limits.peerSilenceMs,
    onOperatorNews: () => quietly(operatorState.read()),
    newMatchRefusal: () => drain.refusal(),
    chatRate: limiter('chat'),
    deal: options.deal ?? null,
    ...(options.dealOf && { dealOf: options.dealOf }),
    notifications: {
      notify: (notice) => quietly(notifier.notify(notice)),
      withdraw: (code, who) => quietly(notifier.unsubscribe(who, { code })),
    },
  });

  const drain = new Drain({ clock, log, tables, onNews: sendNews });
  const news = (): OperatorNews => ({ broadcast: broadcast.get(), draining: drain.refusesMatches });
  serveNews(app, news);
  serveHealth(app, {
    token: options.metricsToken,
    version,
    clock,
    store: storage.health,
    write: () => storage.saveHeartbeat(clock.now()),
    isDraining: () => drain.isDraining,
    sendsElsewhere: () => drain.sendsElsewhere,
    metrics: () => metrics.registry.text(),
  });
  serveLexicon(app, lexicon, words);
  serveSchemas(app);
  const notes = networkLimiter('notes');
  const tries = new VisitorBudget(limiter('wrongCodes'), networkLimiter('wrongCodesPerAddress'));
  const tableLookup = new TableLookup({ tables, tries });
  const definitions = openDefinitions((word) => basesOf(lexicon, word));
  const guestBook = new GuestBook(storage, clock);
  serveDevices(app, { devices, guests, guestBook, tables, tries, newTables, notes, hostConfig });
  servePush(app, { notifier, guests, tableLookup, notes, hostConfig, inside: options.pushInside ?? false });
  serveDeals(app, { tables, guests, tableLookup, hostConfig, pool });
  const publicGames = networkLimiter('publicGames');
  servePublicGames(app, { tables, hostConfig, publicGames });
  const paid = {
    newTables,
    notes,
    listedCodes: networkLimiter('listedCodes'),
    legalMoves: networkLimiter('legalMoves'),
  };
  serveApi(app, {
    tables,
    guests,
    guestBook,
    devices,
    notifier,
    lexicon,
    hostConfig,
    tableLookup,
    definitions,
    pool,
    ...paid,
  });
  const taskWorkers = new TaskWorkerPool(words);
  const hoardSecret = await storage.getOrSetValue('hoard secret', randomBytes(32).toString('hex'));
  const { deal } = options;
  const hoard = new Hoard({
    storage,
    clock,
    log,
    taskWorkers,
    // Beyond this limit nothing is refused, so it isn't abuse.
    countedGuests: new NetworkLimiter(limits.rates.countedGuests, clock),
    // A fixed deal gives the same tasks every day.
    seedOf: (day) => (deal === undefined ? seedOfDay(hoardSecret, day) : seedOfDay(deal, 'any day')),
    taskVersion: () => taskVersion(lexicon.id),
  });
  serveHoard(app, { hoard, guests, hostConfig, answers: networkLimiter('answers') });
  const pagesBuilt = servePages(app, {
    webRoot,
    hostConfig,
    async findTable(code, request) {
      // Codes are limited here as they are for sockets. The page must load even if the store fails; it then says that
      // the table is damaged.
      const who = await guests.readId(request.headers.cookie).catch(() => undefined);
      const visitor = { who, address: addressOf(request, hostConfig) };
      const table = await tableLookup.find(code, visitor).catch(() => undefined);
      return !table || 'code' in table ? undefined : table.state;
    },
    async findPublicGame(id, request) {
      if (!publicGames.take(addressOf(request, hostConfig))) return undefined;
      return tables.lists.publicTable(id).catch(() => undefined);
    },
  });
  const paidFor = { messages: limiter('messages'), bytes: limiter('bytes'), writing };
  const connecting = { tableLookup, sendQueue: new SendQueue(), clock, limits, ...paidFor, metrics, incidents, log };
  sockets = new Sockets(app.server, {
    ...connecting,
    guests,
    requests,
    handshakes: backOff('sockets'),
    hostConfig,
    addresses,
    bans,
    news,
  });
  addGauges(metrics.registry, {
    version,
    words: lexicon.id,
    limits,
    sockets,
    tables,
    storage,
    pool,
    taskWorkers,
    notifier,
    drain,
  });

  const admin = new Admin({
    storage,
    tables,
    sockets,
    addresses,
    state: operatorState,
    broadcast,
    drain,
    clock,
    log,
    secret,
  });
  let adminSocket: AdminSocket | undefined;

  let closed: Promise<void> | undefined;
  let cancelPreparation = (): void => {};
  let pruning: Repetition | null = null;
  const stopMeasuring = measureProcess(metrics.registry);
  let isStarted = false;
  async function close(why: string): Promise<void> {
    const since = performance.now();
    if (isStarted) app.log.info({ why, sockets: sockets?.size, tables: tables.size }, 'server stops');
    cancelPreparation();
    await adminSocket?.close();
    hoard.close();
    const late = setTimeout(() => sockets?.terminate(), limits.farewellMs);
    devices.close();
    operatorState.close();
    drain.close();
    notifier.close();
    await sockets?.close();
    void pruning?.stop();
    // No move is lost if the store hangs: everything acknowledged is already stored.
    const unstored = await Promise.race([
      tables.close(),
      setTimeoutPromise(CLOSE_WITHIN_MS, UNSTORED_PARTS, { ref: false }),
    ]);
    await pool.close();
    await taskWorkers.close();
    await app.close();
    clearTimeout(late);
    sockets?.terminate();
    definitions.close();
    await storage.close();
    stopMeasuring();
    incidents.close();
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    if (!isStarted) return;
    if (unstored.length === 0) app.log.info({ seconds }, 'server stopped');
    else app.log.error({ seconds, unstored }, 'server stopped, but could not store everything');
  }
  async function openForOperator(): Promise<AdminSocket | undefined> {
    if (!options.adminSocket) return undefined;
    const { path, isOptional } = options.adminSocket;
    try {
      return await openAdminSocket(path, (request) => admin.handle(request));
    } catch (error) {
      if (!isOptional) throw error;
      log.warn({ err: error }, 'no admin socket: `wordhoard admin` cannot reach this server');
      return undefined;
    }
  }
  function closeOnce(why = 'request'): Promise<void> {
    closed ??= close(why);
    return closed;
  }
  try {
    await operatorState.start();
    devices.start();
    notifier.start();
    await tables.start();
    pruning = startPruning(storage, clock, log);
    adminSocket = await openForOperator();
    const address = await app.listen({
      port: options.port,
      host: options.host,
      // Without a protocol, so that the only link on a terminal is the one that is printed for people.
      listenTextResolver: (it) => `listening at ${it.replace(/^\w+:\/\//, '')}`,
    });
    isStarted = true;
    const { kind, neededSchema } = storage.health;
    app.log.info(
      { version, node: process.versions.node, store: kind, schema: neededSchema, trustedProxies: proxies, ...capacity },
      'server started',
    );
    const { hoardAhead } = options;
    // Later, when waiting clients have connected; a server that closes at once chooses nothing.
    if (hoardAhead !== undefined) cancelPreparation = clock.setTimer(SETTLED_MS, () => void hoard.prepare(hoardAhead));
    return { address, pagesBuilt, close: closeOnce };
  } catch (error) {
    // A server that failed to start must not keep its process running.
    await closeOnce();
    throw error;
  }
}

const CATALOG: NonNullable<ServerOptions['games']> = {
  load: loadGame,
  worker: new URL('./bots/worker.ts', import.meta.url),
};
