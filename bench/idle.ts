import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { IDLE_STATES, type IdleState, openPeople } from './idle/people.ts';
import { spawnServer } from './server/contest.ts';
import { printTable } from './table.ts';

/** Files a server opens besides its sockets: database, dictionary, pipes, connections for requests. */
const OTHER_FILES = 200;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('idle') + 1),
    options: {
      sockets: { type: 'string', default: '20000' },
      /** Some of the states, separated by commas. */
      state: { type: 'string', default: IDLE_STATES.join(',') },
      /** People at each table. */
      table: { type: 'string', default: '4' },
    },
  });
  const chosen = values.state.split(',');
  const sockets = Math.min(Number(values.sockets), mostFiles() - OTHER_FILES);
  if (sockets < Number(values.sockets))
    console.log(`A process may open ${mostFiles()} files here, so there are ${sockets} sockets (see ulimit -Hn).`);
  console.log(
    `Each socket is of another guest. 'connected' has entered no table; 'waiting' and 'playing' are seated at tables of ` +
      `${values.table}, before the match and\nin one where no one moves. Measured after a heartbeat and a garbage ` +
      `collection. Load average before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  const rows: string[][] = [];
  for (const state of IDLE_STATES.filter((it) => chosen.includes(it)))
    rows.push([state, ...(await measureIdle(sockets, state, Number(values.table)))]);
  printTable(
    'Idle sockets of one server',
    ['', 'sockets', 'RSS before MB', 'RSS more MB', 'RSS kB each', 'heap kB each', 'busy between heartbeats'],
    rows,
  );
}

/** Memory a server needs for this many idle sockets, and processor time from one heartbeat to the next. */
async function measureIdle(sockets: number, state: IdleState, perTable: number): Promise<string[]> {
  const server = await spawnServer('./ours.child.ts');
  const [rssBefore, heapBefore] = [await server.rss(), await server.memory()];
  const people = await openPeople(server.address, sockets, state, perTable);
  await people.heartbeat();
  const [cpuBefore, started] = [await server.cpu(), performance.now()];
  await people.heartbeat();
  const busy = (1000 * ((await server.cpu()) - cpuBefore)) / (performance.now() - started);
  const [heap, rss] = [(await server.memory()) - heapBefore, (await server.rss()) - rssBefore];
  await people.close();
  await server.close();
  return [
    String(sockets),
    (rssBefore / 1e6).toFixed(0),
    (rss / 1e6).toFixed(0),
    (rss / 1000 / sockets).toFixed(1),
    (heap / 1000 / sockets).toFixed(1),
    `${(100 * busy).toFixed(1)} %`,
  ];
}

/** Files a process may open at most, which Node raises its limit to; no limit is known where there is no /proc. */
function mostFiles(): number {
  try {
    const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return hard === undefined || hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
