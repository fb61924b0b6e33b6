/** A worker thread: plays the games it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Experiment, type GameKey, playAndReport, type WorkerReport } from '@wordhoard/lab';
import { serve, toParent } from '@wordhoard/worker-rpc';
import { openLabGame } from './lab-game.ts';
import { isFault } from './usage.ts';

/** The bytes are shared, not copied. */
export interface LabWorkerData {
  readonly words: Uint8Array;
  readonly experiment: Experiment;
}
export interface PlayCalls {
  play: { ask: GameKey; answer: WorkerReport };
}

const { words, experiment }: LabWorkerData = workerData;
const labGame = await openLabGame(experiment.game, words);
if (isFault(labGame)) throw new Error(labGame.fault);

serve<PlayCalls>(toParent(parentPort), { play: (key) => playAndReport(labGame, experiment, key) });
