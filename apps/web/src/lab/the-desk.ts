import { type Experiment, makeHeader, parseFile } from '@wordhoard/lab';
import { toPageWorker } from '@wordhoard/worker-rpc';
import { LabDesk } from './desk.ts';

/** More would only wait for one another, and every one of them holds the dictionary. */
const MOST_HANDS = 4;

/** One for the whole page: who comes back from a game finds everything as it was. */
export const desk: LabDesk = new LabDesk({
  start: () => toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  // One core stays with the page.
  hands: Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1)),
  now: () => performance.now(),
});

const KEY = 'wordhoard.lab';

/** Stores the experiment: enough to play one of its games again, also after a reload. */
export function rememberExperiment(experiment: Experiment): void {
  try {
    sessionStorage.setItem(KEY, makeHeader(experiment));
  } catch {
    // No storage: then it lasts as long as the page.
  }
}

export function rememberedExperiment(): Experiment | null {
  try {
    const file = parseFile(`${sessionStorage.getItem(KEY) ?? ''}\n`);
    return 'fault' in file ? null : file.experiment;
  } catch {
    return null;
  }
}
