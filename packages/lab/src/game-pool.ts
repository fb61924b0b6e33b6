import type { SealedRecord } from '@wordhoard/kernel';
import { type Calls, FifoQueue, PoolClosedError, WorkerPool, type WorkerPort } from '@wordhoard/worker-rpc';
import type { Experiment, GameKey } from './experiment.ts';
import { makeLine } from './file.ts';
import { isBroken } from './game-line.ts';
import type { LabGame } from './lab-game.ts';
import { playGame } from './play-game.ts';

/** A worker's report on a game it has played. */
export interface WorkerReport {
  readonly key: GameKey;
  /** Its line of the file. */
  readonly text: string;
  /** Only of a game that broke the contract. */
  readonly record: SealedRecord | null;
}

export function playAndReport(labGame: LabGame, experiment: Experiment, key: GameKey): WorkerReport {
  const { line, record } = playGame(labGame, experiment, key);
  return { key, text: makeLine(line), record: isBroken(line) ? record : null };
}

/** Games a worker has at a time, so that it needn't wait for the next. */
const PER_WORKER = 2;

/** A pool of workers that play games. Workers run anywhere: threads of Node, workers of a page. */
export const gamePool = <C extends Calls<C>>(start: () => WorkerPort, size: number): WorkerPool<C> =>
  new WorkerPool({ start, size, queue: new FifoQueue(), perWorker: PER_WORKER });

/** Plays these games and closes the pool. Ends early when a game fails, and without an error when the pool is closed. */
export async function playAll<C extends Calls<C>>(
  pool: WorkerPool<C>,
  games: readonly GameKey[],
  play: (key: GameKey) => Promise<void>,
): Promise<void> {
  try {
    await Promise.all(games.map(play));
  } catch (error) {
    if (!(error instanceof PoolClosedError)) throw error;
  } finally {
    await pool.close();
  }
}
