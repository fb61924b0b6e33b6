import { setTimeout as pause } from 'node:timers/promises';
import { migrateStore, schemaVersion } from '../../src/storage/move.ts';
import { type GameKind, LONG_GAMES, MANY_ROUNDS, RealGames, SHORT_GAMES } from './real-games.ts';
import { ServerCluster } from './servers.ts';

/** Faults caused while real games were played, and the oracle's verdict. */
export interface GamesReport {
  readonly done: string;
  readonly kills: number;
  readonly games: number;
  readonly faults: readonly string[];
}

interface ScenarioOptions {
  readonly db: string;
  readonly servers: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A difference that a store refuses. */
const IMPLAUSIBLE_MS = 14 * DAY_MS;
const JUMPS: Readonly<Record<string, number>> = {
  '+ 2 h': 2 * HOUR_MS,
  '- 2 h': -2 * HOUR_MS,
  '+ 30 days': 30 * DAY_MS,
  '- 30 days': -30 * DAY_MS,
  '+ 400 days': 400 * DAY_MS,
};
/** Messages between two faults: never the same number twice in a row, and the same in every run. */
const messagesBefore = (fault: number): number => 10 + ((fault * 37) % 31);

async function runDuring(
  { db, servers }: ScenarioOptions,
  kinds: readonly GameKind[],
  harm: (cluster: ServerCluster, games: RealGames) => Promise<string>,
): Promise<GamesReport> {
  const cluster = await ServerCluster.open(db, servers);
  try {
    const games = new RealGames(() => cluster.addresses, kinds);
    const done = await harm(cluster, games);
    const faults = await games.stop();
    return { done, faults, kills: cluster.kills, games: games.games };
  } finally {
    await cluster.close();
  }
}

/** Servers are killed in the middle of games with deadlines, and opened again. */
export const killsInGames = (setting: ScenarioOptions, count: number): Promise<GamesReport> =>
  runDuring(setting, SHORT_GAMES, async (cluster, games) => {
    for (let i = 0; cluster.kills < count; i++) {
      await games.waitFor(messagesBefore(i));
      games.oracle.noteFault();
      await cluster.kill(i % setting.servers);
      await cluster.reopen(i % setting.servers);
    }
    return `${cluster.kills} times SIGKILL in real games, servers: ${setting.servers}`;
  });

/** Suspends a server while its clients continue at the other. */
export const pausesInGames = (setting: ScenarioOptions, count: number, pauseMs: number): Promise<GamesReport> =>
  runDuring(setting, LONG_GAMES, async (cluster, games) => {
    for (let i = 0; i < count; i++) {
      await games.waitFor(messagesBefore(i) / 2);
      const stopped = cluster.freeze(i % setting.servers);
      games.cutSome();
      await pause(pauseMs);
      games.oracle.noteFault();
      cluster.thaw(i % setting.servers);
      if (stopped) await games.waitFor(5);
    }
    return `${count} times a server stood still for ${pauseMs / 1000} s in real games, servers: ${setting.servers}`;
  });

/** Starts servers with wrong clocks; implausible ones are refused first. */
export const jumpsInGames = (setting: ScenarioOptions): Promise<GamesReport> =>
  runDuring(setting, SHORT_GAMES, async (cluster, games) => {
    let refused = 0;
    for (const [i, jump] of Object.values(JUMPS).entries()) {
      await games.waitFor(messagesBefore(i));
      games.oracle.noteFault();
      for (let n = 0; n < setting.servers; n++) await cluster.kill(n);
      const isClockRight = Math.abs(jump) > IMPLAUSIBLE_MS;
      if (isClockRight && (await cluster.refusesToOpen({ clockOffsetMs: jump }))) refused += 1;
      for (let n = 0; n < setting.servers; n++) await cluster.reopen(n, { clockOffsetMs: jump, isClockRight });
      await games.waitFor(messagesBefore(i));
      games.oracle.noteFault();
      for (let n = 0; n < setting.servers; n++) await cluster.kill(n);
      for (let n = 0; n < setting.servers; n++) await cluster.reopen(n, { isClockRight });
    }
    if (refused !== 3) throw new Error(`of 3 clocks that cannot be right ${refused} were refused`);
    return `the clock jumped by ${Object.keys(JUMPS).join(', ')} and back, servers: ${setting.servers}`;
  });

/**
 * Upgrades to new rules, under which the match pauses; then goes back to the previous schema and the old rules, under
 * which it continues.
 */
export const upgradeAndRollback = (setting: ScenarioOptions): Promise<GamesReport> =>
  runDuring(setting, MANY_ROUNDS, async (cluster, games) => {
    await games.waitFor(messagesBefore(1));
    // No match starts under the new rules, because it could not continue after the rollback.
    games.startNoMore();
    games.oracle.noteFault();
    for (let n = 0; n < setting.servers; n++) await cluster.end(n);
    for (let n = 0; n < setting.servers; n++) await cluster.reopen(n, { newerRules: true });
    // All clients get the table, which says that the match pauses.
    await games.waitFor(4);
    for (let n = 0; n < setting.servers; n++) await cluster.end(n);
    await migrateStore(setting.db, schemaVersion(setting.db) - 1);
    for (let n = 0; n < setting.servers; n++) await cluster.reopen(n);
    await games.waitFor(messagesBefore(1));
    return `upgrade and rollback of rules and schema with matches in play, servers: ${setting.servers}`;
  });
