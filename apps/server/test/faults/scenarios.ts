import { setTimeout as pause } from 'node:timers/promises';
import { PlayerCrowd } from './crowd.ts';
import type { Verdict } from './ledger.ts';
import { ServerCluster } from './servers.ts';

/** Faults caused to a server, and the ledger's verdict. */
export interface Report extends Verdict {
  readonly done: string;
  readonly kills: number;
}

const TABLES = 4;
/** Moves between two faults: never the same number twice in a row, and the same in every run. */
const movesBefore = (fault: number): number => 20 + ((fault * 37) % 61);
/** Milliseconds from an acknowledged move to the kill, varied so that it falls into every part of the next one. */
const lateBy = (kill: number): number => kill % 7;

/** Long enough for the others to play on, and too short for the server to count as gone. */
const FROZEN_MS = 300;

interface ScenarioOptions {
  readonly db: string;
  readonly servers: number;
  readonly devices?: number;
  readonly fileBytes?: number;
}

async function runDuring(
  { db, servers, devices, fileBytes }: ScenarioOptions,
  harm: (cluster: ServerCluster, crowd: PlayerCrowd) => Promise<string>,
): Promise<Report> {
  const cluster = await ServerCluster.open(db, servers, fileBytes);
  try {
    const crowd = await PlayerCrowd.start(() => cluster.addresses, TABLES, devices);
    const done = await harm(cluster, crowd);
    await crowd.ledger.waitFor(movesBefore(0));
    return { done, ...(await crowd.stop(db)), kills: cluster.kills };
  } finally {
    await cluster.close();
  }
}

/** Servers are killed under load and opened again; where there are two, at times both at once. */
export const kills = (setting: ScenarioOptions, count: number): Promise<Report> =>
  runDuring(setting, async (cluster, { ledger }) => {
    const all = Array.from({ length: setting.servers }, (_, n) => n);
    for (let i = 0; cluster.kills < count; i++) {
      await ledger.waitFor(movesBefore(i));
      await pause(lateBy(i));
      const victims = i % 5 === 4 ? all : [i % setting.servers];
      await Promise.all(victims.map((n) => cluster.kill(n)));
      await Promise.all(victims.map((n) => cluster.reopen(n)));
    }
    return `${cluster.kills} times SIGKILL, ${setting.servers === 1 ? 'one server' : `${setting.servers} servers`}`;
  });

/** The database goes away under load, as in a crash, and comes back. */
export const databaseGone = (
  setting: ScenarioOptions,
  postgres: { stop(): Promise<void>; start(): Promise<void> },
  count: number,
): Promise<Report> =>
  runDuring(setting, async (_, { ledger }) => {
    for (let i = 0; i < count; i++) {
      await ledger.waitFor(movesBefore(i));
      await pause(lateBy(i));
      await postgres.stop();
      await postgres.start();
    }
    return `PostgreSQL stopped and started ${count} times`;
  });

/** Limits the size of files, until the server is started again with more room. */
export async function fullDisk(db: string, fileBytes: number): Promise<Report> {
  return runDuring({ db, servers: 1, fileBytes }, async (cluster) => {
    // The health check fails when writes do.
    while ((await fetch(`${cluster.addresses[0]}/healthz`)).status !== 503) await pause(5);
    await cluster.kill(0);
    await cluster.reopen(0);
    return `the disk full at ${fileBytes / 1024} kB, then room`;
  });
}

/**
 * All players have the table open twice and send every move over both connections, of which some stall for a while;
 * with two servers, one is suspended meanwhile.
 */
export const stalledAndDoubled = (setting: ScenarioOptions, count: number): Promise<Report> =>
  runDuring({ ...setting, devices: 2 }, async (cluster, { ledger, clients }) => {
    const isFreezing = setting.servers > 1;
    for (let i = 0; i < count; i++) {
      await ledger.waitFor(movesBefore(i));
      const ear = clients[(i * 3) % clients.length]!;
      ear.stall();
      if (isFreezing) cluster.freeze(i % setting.servers);
      await pause(FROZEN_MS);
      if (isFreezing) cluster.thaw(i % setting.servers);
      await ledger.waitFor(movesBefore(i));
      if (i % 2 === 0) ear.resume();
      else ear.close();
    }
    return `every move sent twice, ${count} lines stalled${isFreezing ? `, ${count} times a server stood still` : ''}`;
  });
