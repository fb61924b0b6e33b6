import { readdirSync, readFileSync } from 'node:fs';
import { constants, type PerformanceEntry, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Registry } from './registry.ts';

/** Interval at which the delay of the event loop is measured. */
const SAMPLE_MS = 20;
const GC_BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1];
const GC_KINDS: ReadonlyMap<number, string> = new Map([
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weakcb'],
]);

/**
 * Adds what every dashboard for Node knows: names and units are those of Prometheus's own client libraries. Returns a
 * function that stops measuring.
 */
export function measureProcess(registry: Registry): () => void {
  registry.collect('counter', 'process_cpu_seconds_total', 'CPU time of the process, all threads.', [], () => {
    const { user, system } = process.cpuUsage();
    return [[[], (user + system) / 1e6]];
  });
  registry.gauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  );
  registry.gauge('process_resident_memory_bytes', 'Memory of the process, all threads.', () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    'nodejs_heap_size_used_bytes',
    'JavaScript heap in use, main thread.',
    () => process.memoryUsage().heapUsed,
  );
  registry.gauge(
    'nodejs_heap_size_limit_bytes',
    'Size at which the JavaScript heap of the main thread is full.',
    () => getHeapStatistics().heap_size_limit,
  );
  registry.gauge(
    'nodejs_external_memory_bytes',
    'Memory outside the heap that JavaScript objects hold: buffers.',
    () => process.memoryUsage().external,
  );
  registry.collect('gauge', 'process_open_fds', 'Open files and connections. Linux only.', [], () => openFiles());
  registry.collect('gauge', 'process_max_fds', 'Most files and connections that may be open. Linux only.', [], () =>
    maxFiles(),
  );
  const stops = [measureEventLoop(registry), measureGarbage(registry)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * A timer that should fire every 20 ms and is late by the time the event loop was blocked. Unlike percentiles of
 * `monitorEventLoopDelay`, a histogram that only grows can be read by several scrapers, and over any time.
 */
function measureEventLoop(registry: Registry): () => void {
  const delay = registry
    .histogram(
      'nodejs_eventloop_delay_seconds',
      `How late a timer fires because the event loop is busy, measured every ${SAMPLE_MS} ms.`,
    )
    .of();
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delay.observe(Math.max(0, now - last - SAMPLE_MS) / 1000);
    last = now;
  }, SAMPLE_MS).unref();
  // Both only grow; their rates give the utilisation.
  registry.collect('counter', 'nodejs_eventloop_active_seconds_total', 'Time the event loop was busy.', [], () => [
    [[], performance.eventLoopUtilization().active / 1000],
  ]);
  registry.collect(
    'counter',
    'nodejs_eventloop_idle_seconds_total',
    'Time the event loop had nothing to do.',
    [],
    () => [[[], performance.eventLoopUtilization().idle / 1000]],
  );
  return () => clearInterval(timer);
}

function measureGarbage(registry: Registry): () => void {
  const pauses = registry.histogram(
    'nodejs_gc_duration_seconds',
    'Garbage collections of the main thread, by kind.',
    ['kind'],
    GC_BOUNDS,
  );
  for (const kind of GC_KINDS.values()) pauses.of(kind);
  const observer = new PerformanceObserver((list) => {
    // Every entry of a garbage collection has its kind, which Node's types don't say.
    for (const { duration, detail } of list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[])
      pauses.of(GC_KINDS.get(detail.kind) ?? 'other').observe(duration / 1000);
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

/** None where the system has no /proc. */
function openFiles(): [[], number][] {
  try {
    return [[[], readdirSync('/proc/self/fd').length]];
  } catch {
    return [];
  }
}
function maxFiles(): [[], number][] {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? [] : [[[], Number(soft)]];
  } catch {
    return [];
  }
}
