import { loadavg } from 'node:os';
import { EVERY_MS, STALL_MS } from './disk/disk-stalls.ts';
import { createHost, Person } from './disk/people.ts';
import { openInTurn, spawnServer } from './server/contest.ts';
import { printTable, quantile } from './table.ts';

const PEOPLE = 10;
const SECONDS = 5;
/** Interval of each action of each client, in ms. */
const PACE_MS = 100;

type DiskOperation = readonly [what: string, act: (n: number) => Promise<unknown>];

/** All clients repeat these at fixed times, whether or not the last one was answered. */
async function measureWaits(doings: readonly DiskOperation[]): Promise<number[][]> {
  const took: number[][] = doings.map(() => []);
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; turn < (SECONDS * 1000) / PACE_MS; turn++) {
    for (let n = 0; n < PEOPLE; n++) {
      const due = began + turn * PACE_MS + (n * PACE_MS) / PEOPLE;
      while (performance.now() < due)
        await new Promise((resolve) => setTimeout(resolve, Math.max(1, due - performance.now())));
      for (const [i, [, act]] of doings.entries()) {
        const from = performance.now();
        all.push(act(n).then(() => void took[i]!.push(performance.now() - from)));
      }
    }
  }
  await Promise.all(all);
  return took;
}

async function ours(disk: string): Promise<string[][]> {
  const server = await spawnServer('../disk/ours.child.ts', disk);
  const { address } = server;
  const hosts = await openInTurn(PEOPLE, () => createHost(address));
  const others = await openInTurn(PEOPLE, () => createHost(address));
  const doings: DiskOperation[] = [
    ['others: round trip without the disk', (n) => others[n]!.person.ping()],
    ['others: join a table', (n) => others[n]!.person.enter(others[n]!.code)],
    ['writers: until the write is on disk', (n) => hosts[n]!.person.change()],
  ];
  const took = await measureWaits(doings);
  for (const { person } of [...hosts, ...others]) person.leave();
  await server.close();
  return rowsOf('Wordhoard', disk, doings, took);
}

async function floor(disk: string): Promise<string[][]> {
  const server = await spawnServer('../disk/floor.child.ts', disk);
  const open = (): Promise<Person[]> => openInTurn(PEOPLE, () => Person.at(server.address));
  const [writers, others] = [await open(), await open()];
  const doings: DiskOperation[] = [
    ['others: round trip without the disk', (n) => others[n]!.ping()],
    ['writers: until the write is on disk', (n) => writers[n]!.change()],
  ];
  const took = await measureWaits(doings);
  for (const person of [...writers, ...others]) person.leave();
  await server.close();
  return rowsOf('bare socket, INSERT on the loop', disk, doings, took);
}

const rowsOf = (name: string, disk: string, doings: readonly DiskOperation[], took: readonly number[][]): string[][] =>
  doings.map(([what], i) => [
    `${name}, ${disk} disk`,
    what,
    ...[0.5, 0.99, 1].map((share) => quantile(took[i]!, share).toFixed(1)),
  ]);

/** Effects of a slow disk on others. */
export async function run(): Promise<void> {
  console.log(
    `${PEOPLE} people write every ${PACE_MS} ms, and as many others do something that needs no disk. Slow: commits hang for ` +
      `${STALL_MS} of every ${EVERY_MS} ms. Load average before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  const rows = [...(await floor('quick')), ...(await floor('slow')), ...(await ours('quick')), ...(await ours('slow'))];
  printTable('A slow disk', ['', 'action', 'median ms', 'p99 ms', 'max ms'], rows);
}
