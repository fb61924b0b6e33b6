/** The server without its sockets and its disk, for callers that bring their own: a simulation, a benchmark. */
export type { Clock } from './clock.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export type { Logger } from './logger.ts';
export type { Checkpoint as Mark, Storage, StorageListener as Hearer, StoredTable } from './storage/storage.ts';
export type { TableClient } from './tables/connections.ts';
export { Tables } from './tables/tables.ts';
export { UpdateTexts } from './tables/update-text.ts';
