/** What a thread of the lab does: plays whatever game it is told to, and says what it came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Experiment, type GameKey, playAndSay } from '@wordhoard/lab';
import { houseOf } from './house.ts';
import { isFault } from './usage.ts';

/** The bytes are shared, not copied. */
export interface WorkerGiven {
  readonly words: Uint8Array;
  readonly experiment: Experiment;
}

const { words, experiment }: WorkerGiven = workerData;
const house = await houseOf(experiment.game, words);
if (isFault(house)) throw new Error(house.fault);

parentPort?.on('message', (key: GameKey) => parentPort?.postMessage(playAndSay(house, experiment, key)));
