import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Logger } from '../logger.ts';

/** The resources of this process that bound its connections. */
export interface Resources {
  /** Bytes of memory it may use: the machine's, or the limit of its container. */
  readonly memory: number;
  /** Bytes V8 lets its heap grow to. */
  readonly heap: number;
  /** Files it may have open, connections included. */
  readonly files: number;
}

/** Sockets, and connections of any kind. */
export interface Capacity {
  readonly sockets: number;
  readonly connections: number;
}

/**
 * Bytes an idle socket takes, with its share of a table of four in play: of memory, and of those on the heap. Measured
 * with `npm run bench -- idle`.
 */
const SOCKET_BYTES = 17_000;
const SOCKET_HEAP_BYTES = 11_000;

/** Bytes a server takes without any connection: of memory, and of those on the heap. */
const SERVER_BYTES = 200e6;
const SERVER_HEAP_BYTES = 40e6;
/** Share of the rest for sockets. Bots, moves, queued messages and garbage need the other half. */
const SHARE = 0.5;
/** Files besides connections: database, dictionary, worker threads, and room for connections about to be refused. */
const OTHER_FILES = 400;
/** Connections for requests, next to sockets: so many, or this share if there are few files. */
export const REQUEST_CONNECTIONS = 3000;
const REQUEST_SHARE = 0.25;
/** A server with less memory than it needs still serves this many. */
const LEAST_SOCKETS = 500;

/** The resources of this process. */
export function findResources(): Resources {
  // Without a container's limit it is 0 or far more than the machine has.
  const limit = process.constrainedMemory();
  return {
    memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
    heap: getHeapStatistics().heap_size_limit,
    files: mostFiles(),
  };
}

/** The most connections for which there are memory and files. */
export function capacityOf({ memory, heap, files }: Resources): Capacity {
  const inMemory = (SHARE * (memory - SERVER_BYTES)) / SOCKET_BYTES;
  const inHeap = (SHARE * (heap - SERVER_HEAP_BYTES)) / SOCKET_HEAP_BYTES;
  const connections = Math.max(0, files - OTHER_FILES);
  const requests = Math.min(REQUEST_CONNECTIONS, REQUEST_SHARE * connections);
  const sockets = Math.floor(Math.min(Math.max(LEAST_SOCKETS, Math.min(inMemory, inHeap)), connections - requests));
  return { sockets, connections: Math.floor(Math.min(connections, sockets + requests)) };
}

/** Node raises its limit of open files to the hard one. Without /proc it isn't known. */
function mostFiles(): number {
  try {
    const [, hard] = /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** How many sockets a server accepts and what bounds them, for the log. Warns of a number that is too large. */
export function reportCapacity(
  sockets: number,
  log: Pick<Logger, 'warn'>,
  resources: Resources = findResources(),
): object {
  const { memory, heap, files } = resources;
  const what = {
    sockets,
    bytesPerSocket: SOCKET_BYTES,
    memoryMB: Math.round(memory / 1e6),
    heapMB: Math.round(heap / 1e6),
    ...(Number.isFinite(files) && { files }),
  };
  const { sockets: most } = capacityOf(resources);
  if (sockets > most)
    log.warn({ ...what, advised: most }, 'more sockets are allowed than there are memory and files for');
  return what;
}
