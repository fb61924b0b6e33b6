import type { ConnectionFault } from '../http/connection-limits.ts';
import type { PushResult } from '../push/notifier.ts';
import { type Counter, DURATIONS, type Histogram, Registry } from './registry.ts';

/** Bots and daily tasks take longer than answers of the server. */
const LONG_DURATIONS = DURATIONS.filter((bound) => bound >= 0.005);

/** How a socket ended, besides the codes of refusals that the server sends before it closes one. */
export type SocketEnd = 'client' | 'slow-reader' | 'no-pong' | 'flood' | 'replaced' | 'closing';

/**
 * Everything that is counted while the server works. Nothing is about a single table, guest or address: that could show
 * what other players do. Label values come from code, never from a client.
 */
export class ServerMetrics {
  readonly registry: Registry = new Registry();

  readonly #httpRequests = this.registry.counter(
    'wordhoard_http_requests_total',
    'HTTP requests answered. The route is its pattern; "page" stands for pages, their files and unknown paths.',
    ['method', 'route', 'status'],
  );
  readonly #httpSeconds = this.registry.histogram(
    'wordhoard_http_request_duration_seconds',
    'Time from the headers of an HTTP request to the end of its answer.',
    ['method', 'route'],
  );
  readonly #refusals = this.registry.counter(
    'wordhoard_refusals_total',
    'Requests and messages refused, by the code of the refusal. The channel is http, upgrade (opening a socket) or socket.',
    ['channel', 'code'],
  );
  readonly #connectionsRefused = this.registry.counter(
    'wordhoard_http_connections_refused_total',
    'TCP connections cut off before anything was read.',
    ['reason'],
  );
  readonly #rateLimited = this.registry.counter(
    'wordhoard_rate_limited_total',
    'Times that a rate limit refused something, by the name of the limit in limits.ts.',
    ['limit'],
  );

  readonly #socketsAccepted = this.registry.counter('wordhoard_sockets_accepted_total', 'WebSockets opened.').of();
  readonly #socketsRefused = this.registry.counter(
    'wordhoard_sockets_refused_total',
    'WebSockets refused before they were open.',
    ['reason'],
  );
  readonly #socketsClosed = this.registry.counter(
    'wordhoard_sockets_closed_total',
    'WebSockets closed. The reason is client (or a lost connection), slow-reader (the client read too slowly), no-pong, flood, replaced, or the code of the refusal it was sent.',
    ['reason'],
  );
  readonly #messages = this.registry
    .counter('wordhoard_socket_messages_total', 'Messages received on WebSockets.')
    .of();
  readonly #commandSeconds = this.registry.histogram(
    'wordhoard_command_duration_seconds',
    'Time from a command on a WebSocket to its answer, by the type of the command.',
    ['command'],
  );

  readonly #matchesStarted = this.registry.counter('wordhoard_matches_started_total', 'Matches started here.', [
    'game',
  ]);
  readonly #matchesFinished = this.registry.counter(
    'wordhoard_matches_finished_total',
    'Matches that ended here: over (with a result) or closed (given up because this version cannot continue them).',
    ['game', 'status'],
  );
  readonly #moves = this.registry.counter('wordhoard_moves_total', "People's moves accepted, without drafts.", [
    'game',
  ]);
  readonly #drafts = this.registry.counter(
    'wordhoard_drafts_total',
    "People's drafts accepted: answers that may still change.",
    ['game'],
  );

  readonly #botSeconds = this.registry.histogram(
    'wordhoard_bot_thinking_duration_seconds',
    'Time a bot thought about a decision, without waiting for a free worker.',
    ['game'],
    LONG_DURATIONS,
  );
  readonly #botWait = this.registry
    .histogram(
      'wordhoard_bot_waiting_duration_seconds',
      'Time from a request for a bot decision until a worker began to think about it.',
      [],
      LONG_DURATIONS,
    )
    .of();
  readonly #botFailures = this.registry.counter(
    'wordhoard_bot_failures_total',
    'Bot decisions that failed: an error, no answer in time, or no room in the queue.',
    ['game'],
  );

  readonly #storeSeconds = this.registry.histogram(
    'wordhoard_store_operation_duration_seconds',
    'Time of an operation on the database, with the time it waited for others. Failed ones count, too.',
    ['operation'],
  );
  readonly #storeErrors = this.registry.counter(
    'wordhoard_store_errors_total',
    'Operations on the database that failed.',
    ['operation'],
  );

  readonly #pushes = this.registry.counter(
    'wordhoard_push_notifications_total',
    'Push notifications: sent, gone (the device has unsubscribed), failed, or dropped (over a limit).',
    ['result'],
  );

  constructor() {
    // A series that starts to exist with its first event has no rate for that event.
    for (const result of ['sent', 'gone', 'failed', 'dropped'] as const) this.#pushes.of(result);
    for (const end of ['client', 'slow-reader', 'no-pong', 'flood', 'replaced'] as const) this.#socketsClosed.of(end);
    for (const reason of ['too-fast', 'too-many-connections', 'bad-origin', 'bad-host', 'fault'])
      this.#socketsRefused.of(reason);
    for (const reason of ['too-fast', 'too-many-connections'] as const) this.#connectionsRefused.of(reason);
    for (const channel of ['http', 'upgrade', 'socket'])
      for (const code of OPERATORS_REFUSALS) this.#refusals.of(channel, code);
  }

  httpRequest(method: string, route: string, status: number, seconds: number): void {
    const verb = METHODS.has(method) ? method : 'other';
    this.#httpRequests.of(verb, route, String(status)).add();
    this.#httpSeconds.of(verb, route).observe(seconds);
  }
  httpRefusal(code: string): void {
    this.#refusals.of('http', code).add();
  }
  connectionRefused(reason: ConnectionFault): void {
    this.#connectionsRefused.of(reason).add();
  }
  /** The series of one rate limit. */
  rateLimit(limit: string): Counter {
    return this.#rateLimited.of(limit);
  }

  socketOpened(): void {
    this.#socketsAccepted.add();
  }
  socketRefused(code: string): void {
    this.#socketsRefused.of(code).add();
    this.#refusals.of('upgrade', code).add();
  }
  socketClosed(end: string): void {
    this.#socketsClosed.of(end).add();
  }
  messageReceived(): void {
    this.#messages.add();
  }
  messageRefused(code: string): void {
    this.#refusals.of('socket', code).add();
  }
  commandAnswered(command: string, seconds: number): void {
    this.#commandSeconds.of(command).observe(seconds);
  }

  matchStarted(game: string): void {
    this.#matchesStarted.of(game).add();
    this.#botFailures.of(game);
  }
  matchFinished(game: string, status: string): void {
    this.#matchesFinished.of(game, status).add();
  }
  moveAccepted(game: string): void {
    this.#moves.of(game).add();
  }
  draftAccepted(game: string): void {
    this.#drafts.of(game).add();
  }

  botBegan(waitedSeconds: number): void {
    this.#botWait.observe(waitedSeconds);
  }
  botDecided(game: string, seconds: number): void {
    this.#botSeconds.of(game).observe(seconds);
    this.#botFailures.of(game);
  }
  botFailed(game: string): void {
    this.#botFailures.of(game).add();
  }

  /** The series of one operation, both from its first call on: an error counter that starts at 1 has no rate. */
  storeOperation(operation: string): { readonly seconds: Histogram; readonly errors: Counter } {
    return { seconds: this.#storeSeconds.of(operation), errors: this.#storeErrors.of(operation) };
  }
  push(result: PushResult): void {
    this.#pushes.of(result).add();
  }
}

/** Refusals that operators should hear of, because the cause is the server, its proxy or a ban. */
const OPERATORS_REFUSALS = [
  'fault',
  'cannot-save',
  'busy',
  'closing',
  'draining',
  'too-many-tables',
  'too-many-connections',
  'bad-origin',
  'bad-host',
  'banned',
] as const;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
