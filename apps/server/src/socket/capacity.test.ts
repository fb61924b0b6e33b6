import { expect, test } from 'vitest';
import { connectionsFor, DEFAULT_LIMITS } from '../limits.ts';
import { capacityOf, findResources, reportCapacity } from './capacity.ts';

const GB = 1e9;
const PLENTY = { memory: 1000 * GB, heap: 1000 * GB, files: Number.POSITIVE_INFINITY };

test('half of the memory a server leaves is for sockets', () => {
  // 0.5 × (1,900 MB − 200 MB) ÷ 17 kB.
  expect(capacityOf({ ...PLENTY, memory: 1.9 * GB })).toEqual({ sockets: 50_000, connections: 53_000 });
});

test('sockets fit on the heap, too, however much memory there is', () => {
  // 0.5 × (4,440 MB − 40 MB) ÷ 11 kB.
  expect(capacityOf({ ...PLENTY, heap: 4.44 * GB })).toEqual({ sockets: 200_000, connections: 203_000 });
});

test('connections never need more files than there are, and requests get some of them', () => {
  expect(capacityOf({ ...PLENTY, files: 20_000 })).toEqual({ sockets: 16_600, connections: 19_600 });
  expect(capacityOf({ ...PLENTY, files: 1024 })).toEqual({ sockets: 468, connections: 624 });
  expect(capacityOf({ ...PLENTY, files: 0 })).toEqual({ sockets: 0, connections: 0 });
});

test('a small machine serves some people all the same', () => {
  expect(capacityOf({ ...PLENTY, memory: 0.1 * GB }).sockets).toBe(500);
});

test('the default is the capacity of this process', () => {
  const { sockets, connections } = capacityOf(findResources());
  expect(DEFAULT_LIMITS.connections).toMatchObject({ total: sockets, lines: connections });
  expect(sockets).toBeGreaterThan(0);
  expect(connections).toBeGreaterThan(sockets);
});

test('an operator’s own number keeps the limits per guest and address', () => {
  expect(connectionsFor(70)).toEqual({ ...DEFAULT_LIMITS.connections, total: 70, lines: 3070 });
});

test('the log tells the number and what bounds it, and warns of one that is too large', () => {
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  const resources = { memory: 1.9 * GB, heap: 4 * GB, files: 60_000 };
  const what = { bytesPerSocket: 17_000, memoryMB: 1900, heapMB: 4000, files: 60_000 };
  expect(reportCapacity(50_000, log, resources)).toEqual({ ...what, sockets: 50_000 });
  expect(warnings).toEqual([]);
  expect(reportCapacity(50_001, log, resources)).toEqual({ ...what, sockets: 50_001 });
  expect(warnings).toEqual([
    [{ ...what, sockets: 50_001, advised: 50_000 }, 'more sockets are allowed than there are memory and files for'],
  ]);
});
