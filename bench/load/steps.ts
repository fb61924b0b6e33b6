import { chanceFrom, seedFrom } from '@wordhoard/kernel';
import { type BenchPlayer, type Contestant, ROUNDS, STEPS, wordOf } from '../server/contest.ts';
import { quantile } from '../table.ts';

/** Longest time of 99 in 100 moves, in ms. */
export const LIMIT_MS = 50;
export const STEP_SECONDS = 2;
const PLAYERS = [100, 400, 800, 1200, 1600, 2400, 3200, 4800, 6400];
/** A busy machine stalls all contestants at times: only repeated failures count. */
const TRIES = 3;
/** If this process can't make the moves in time, it measures itself. */
const LATE = 1.15;
const WORN_OUT = 0.9;

export interface LoadStep {
  readonly players: number;
  /** Moves a second that were answered. */
  readonly rate: number;
  readonly median: number;
  readonly p99: number;
  /** Processor seconds a second, all processes of the server. */
  readonly busy: number;
  /** Processor milliseconds for each move: of the server's processes, and of its database. */
  readonly cpuPerMove: number;
  readonly databasePerMove: number | null;
  /** The same of this process, which makes the moves of all players. */
  readonly playersBusy: number;
  /** Why the test ended at this step, if it did. */
  readonly ended: 'p99' | 'the players of this bench' | null;
}

interface SeatedPlayer {
  readonly player: BenchPlayer;
  readonly seat: number;
  made: number;
}

/** When the players of a table move: at times that have nothing to do with each other, or one right after the other. */
export type Timing = 'independent' | 'in step';

/** Adds players until the server is too slow, or there are `most`. */
export async function measureSteps(
  contestant: Contestant,
  { most, timing }: { readonly most: number; readonly timing: Timing },
): Promise<LoadStep[]> {
  const seated: SeatedPlayer[] = [];
  const steps: LoadStep[] = [];
  for (const players of PLAYERS.filter((count) => count <= most)) {
    const more = await contestant.seat((players - seated.length) / 2);
    seated.push(...more.map((player, i) => ({ player, seat: i % 2, made: 0 })));
    const movers = timing === 'in step' ? seated : chanceFrom(seedFrom('order of moves')).shuffle(seated);
    let step = await measure(movers, contestant);
    for (let tries = 1; step.ended !== null && tries < TRIES; tries++) step = await measure(movers, contestant);
    steps.push(step);
    if (step.ended !== null) break;
  }
  for (const { player } of seated) player.leave();
  return steps;
}

/**
 * Starts each move at a fixed time, whether or not the last one was answered, so that a slow server doesn't slow the
 * players down. The next player in the list moves right after this one.
 */
async function measure(movers: readonly SeatedPlayer[], { cpu, databaseCpu }: Contestant): Promise<LoadStep> {
  const latencies: number[] = [];
  const moves: Promise<void>[] = [];
  const cpuBefore = await cpu();
  const databaseBefore = await databaseCpu?.();
  const ownBefore = process.cpuUsage();
  const started = performance.now();
  const total = movers.length * STEP_SECONDS;
  for (let n = 0; n < total; n++) {
    const due = started + (n * 1000) / movers.length;
    for (let left = due - performance.now(); left > 0; left = due - performance.now())
      await new Promise((resolve) => setTimeout(resolve, left));
    const sent = performance.now();
    moves.push(makeNextMove(movers[n % movers.length]!).then(() => void latencies.push(performance.now() - sent)));
  }
  const sentFor = (performance.now() - started) / 1000;
  await Promise.all(moves);
  const seconds = (performance.now() - started) / 1000;
  const p99 = quantile(latencies, 0.99);
  const own = process.cpuUsage(ownBefore);
  const playersBusy = (own.user + own.system) / 1e6 / seconds;
  const used = (await cpu()) - cpuBefore;
  const databaseUsed = databaseBefore === undefined ? null : ((await databaseCpu?.()) ?? 0) - databaseBefore;
  const late = playersBusy > WORN_OUT || sentFor > STEP_SECONDS * LATE;
  return {
    players: movers.length,
    rate: total / seconds,
    median: quantile(latencies, 0.5),
    p99,
    busy: used / seconds,
    cpuPerMove: (1000 * used) / total,
    databasePerMove: databaseUsed === null ? null : (1000 * databaseUsed) / total,
    playersBusy,
    ended: p99 <= LIMIT_MS ? null : late ? 'the players of this bench' : 'p99',
  };
}

/** Makes this player's next move. */
function makeNextMove(it: SeatedPlayer): Promise<void> {
  const cycle = it.made++;
  const round = Math.floor(cycle / STEPS.length);
  if (round >= ROUNDS) throw new Error('the game ended before the benchmark; raise ROUNDS');
  const step = STEPS[cycle % STEPS.length]!;
  const word = wordOf(round, it.seat);
  return it.player.move(step, step === 'type' ? word.slice(0, 1 + (cycle % STEPS.length)) : word);
}
