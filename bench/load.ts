import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from '@wordhoard/server/testing';
import { measureSizes } from './load/sizes.ts';
import { LIMIT_MS, type LoadStep, measureSteps, STEP_SECONDS } from './load/steps.ts';
import { colyseus, colyseusInTwo } from './server/colyseus.ts';
import type { Opener } from './server/contest.ts';
import { floor } from './server/floor.ts';
import { ours, oursInTwo, oursOnPostgres } from './server/ours.ts';
import { peer } from './server/peer.ts';
import { printTable } from './table.ts';

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('load') + 1),
    options: {
      /** Part of a server's name: measures only those. */
      only: { type: 'string', default: '' },
      /** Most players, for a quick look. */
      players: { type: 'string', default: 'Infinity' },
      /** Lets both players of a table move at the same time, the worst case for two servers. */
      'in-step': { type: 'boolean', default: false },
    },
  });
  const timing = values['in-step'] ? 'in step' : 'independent';
  console.log(
    `Two players per table, one move per second each${values['in-step'] ? ', both at the same time' : ''}. Adds players every ${STEP_SECONDS} s until 1 in 100 moves ` +
      `takes longer than ${LIMIT_MS} ms.\nServers run in their own processes; players and the database or Redis share the machine ` +
      `with them. Load average before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  const postgres = await startPostgres({ durable: true });
  const openers: Opener[] = [
    ours,
    () => oursOnPostgres(postgres),
    () => oursInTwo(postgres, 'together'),
    () => oursInTwo(postgres, 'apart'),
    peer,
    colyseus,
    colyseusInTwo,
    floor,
  ];
  const held: string[][] = [];
  const curves: string[][] = [];
  const weights: string[][] = [];
  for (const open of openers) {
    const contestant = await open();
    if (typeof contestant === 'string') {
      console.log(contestant);
      continue;
    }
    const { name } = contestant;
    if (!name.includes(values.only)) {
      await contestant.close();
      continue;
    }
    const weight = await measureSizes(contestant);
    weights.push([name, kB(weight.socket), kB(weight.table)]);
    const steps = await measureSteps(contestant, { most: Number(values.players), timing });
    await contestant.close();
    held.push([name, ...playersWithinLimit(steps)]);
    curves.push(...steps.map((step) => [name, ...cells(step)]));
    console.log(`${name}: done, load average ${loadavg()[0]!.toFixed(1)}`);
  }
  await postgres.close();
  printTable(
    'Latency by number of players',
    [
      '',
      'players',
      'moves/s',
      'median ms',
      'p99 ms',
      'server busy',
      'CPU ms/move',
      'of database or Redis',
      'players busy',
    ],
    curves,
  );
  printTable(
    'Most players within the limit',
    [
      '',
      'players',
      'moves/s',
      'p99 ms',
      'server busy',
      'CPU ms/move',
      'of database or Redis',
      'players busy',
      'limited by',
    ],
    held,
  );
  printTable('Memory', ['', 'idle socket', 'table of two, with its sockets'], weights);
}

const kB = (bytes: number | null): string => (bytes === null ? '' : `${(bytes / 1000).toFixed(1)} kB`);
const share = (of: number): string => `${(100 * of).toFixed(0)} %`;
const cells = (step: LoadStep): string[] => [
  String(step.players),
  step.rate.toFixed(0),
  step.median.toFixed(1),
  step.p99.toFixed(1),
  share(step.busy),
  step.cpuPerMove.toFixed(2),
  step.databasePerMove?.toFixed(2) ?? '',
  share(step.playersBusy),
];

/** The last step before the first that failed. */
function playersWithinLimit(steps: readonly LoadStep[]): string[] {
  const failed = steps.findIndex((step) => step.ended !== null);
  const last = steps[(failed < 0 ? steps.length : failed) - 1];
  const ended = steps[failed]?.ended ?? 'the last step';
  if (!last) return ['none', '', '', '', '', '', '', ended];
  const [players, rate, , ...rest] = cells(last);
  return [players!, rate!, ...rest, ended];
}
