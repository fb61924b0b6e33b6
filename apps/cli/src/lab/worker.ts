/** A worker thread: plays the games it is sent and posts the results. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Experiment, type GameKey, playAndSay } from '@wordhoard/lab';
import { houseOf } from './house.ts';
import { isFault } from './usage.ts';

/** The bytes are shared, not copied. */
export interface LabWorkerData {
  readonly words: Uint8Array;
  readonly experiment: Experiment;
}

const { words, experiment }: LabWorkerData = workerData;
const house = await houseOf(experiment.game, words);
if (isFault(house)) throw new Error(house.fault);

parentPort?.on('message', (key: GameKey) => parentPort?.postMessage(playAndSay(house, experiment, key)));
