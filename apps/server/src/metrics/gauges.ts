import { TABLE_STATUSES } from '@wordhoard/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { TaskWorkerPool } from '../hoard/worker-pool.ts';
import type { ServerLimits } from '../limits.ts';
import type { Drain } from '../operator/drain.ts';
import type { Notifier } from '../push/notifier.ts';
import { findResources } from '../socket/capacity.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { ServerStorage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Registry, Sample } from './registry.ts';

export interface GaugeSources {
  readonly version: string;
  /** Content hash of the dictionary. */
  readonly words: string;
  readonly limits: ServerLimits;
  readonly sockets: Pick<Sockets, 'size' | 'backlog'>;
  readonly tables: Pick<Tables, 'size' | 'loaded' | 'gamesInUse'>;
  readonly storage: Pick<ServerStorage, 'health'>;
  readonly pool: Pick<BotPool, 'waiting'>;
  readonly taskWorkers: Pick<TaskWorkerPool, 'waiting'>;
  readonly notifier: Pick<Notifier, 'waiting'>;
  readonly drain: Pick<Drain, 'isDraining'>;
}

/** Adds the metrics that are read from other parts of the server when they are printed. */
export function addGauges(registry: Registry, sources: GaugeSources): void {
  const { version, words, limits, sockets, tables, storage, pool, taskWorkers, notifier, drain } = sources;
  registry.collect(
    'gauge',
    'wordhoard_build_info',
    'Always 1. Versions of the program and of Node, and the content hash of the dictionary.',
    ['version', 'node', 'dictionary'],
    () => [[[version, process.versions.node, words], 1]],
  );
  registry.collect(
    'gauge',
    'wordhoard_rules_info',
    'Always 1. Version of the rules of each game that has been played since the start.',
    ['game', 'version'],
    async () => (await tables.gamesInUse()).map(({ id, version: rules }): Sample => [[id, String(rules)], 1]),
  );

  registry.gauge('wordhoard_sockets', 'WebSockets open.', () => sockets.size);
  registry.gauge('wordhoard_sockets_limit', 'Most WebSockets that may be open.', () => limits.connections.total);
  registry.gauge(
    'wordhoard_memory_limit_bytes',
    'Memory of the machine, or the limit of the container or unit.',
    () => findResources().memory,
  );
  registry.gauge(
    'wordhoard_socket_backlog_bytes',
    'Bytes that wait for clients that read slowly.',
    () => sockets.backlog,
  );
  registry.collect(
    'gauge',
    'wordhoard_tables',
    'Tables in memory, by game and status: waiting, playing, over or closed.',
    ['game', 'status'],
    () => countTables(tables),
  );
  registry.gauge('wordhoard_tables_limit', 'Tables in memory beyond which no new one is made.', () => limits.tables);

  registry.gauge('wordhoard_bot_queue_length', 'Bot decisions that wait for a free worker.', () => pool.waiting);
  registry.gauge(
    'wordhoard_bot_queue_limit',
    'Bot decisions that may wait; from half of that on, an address with a full share gets no more bots.',
    () => limits.thoughts,
  );
  registry.gauge(
    'wordhoard_task_queue_length',
    'Answers to daily tasks, and days to prepare, that wait for a free worker.',
    () => taskWorkers.waiting,
  );
  registry.gauge(
    'wordhoard_push_queue_length',
    'Push notifications that wait or are being sent.',
    () => notifier.waiting,
  );

  registry.gauge(
    'wordhoard_store_up',
    '0 from the first time the database cannot be used until something has been written again, otherwise 1.',
    () => Number(storage.health.isAvailable()),
  );
  registry.gauge(
    'wordhoard_store_queue_length',
    'Operations that wait for a batch of writes to end, or for a connection.',
    () => storage.health.waiting(),
  );
  registry.collect(
    'gauge',
    'wordhoard_store_info',
    'Always 1. The kind of database, and the version of its schema that this server needs.',
    ['kind', 'schema'],
    () => [[[storage.health.kind, String(storage.health.neededSchema)], 1]],
  );
  registry.gauge('wordhoard_draining', '1 while this server is draining, otherwise 0.', () => Number(drain.isDraining));
}

async function countTables(tables: GaugeSources['tables']): Promise<Iterable<Sample>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { id } of await tables.gamesInUse()) counts.set(id, new Map());
  for (const { state } of await tables.loaded()) {
    const ofGame = counts.get(state.options.game) ?? new Map<string, number>();
    ofGame.set(state.status, (ofGame.get(state.status) ?? 0) + 1);
    counts.set(state.options.game, ofGame);
  }
  return [...counts].flatMap(([game, ofGame]) =>
    TABLE_STATUSES.map((status): Sample => [[game, status], ofGame.get(status) ?? 0]),
  );
}
