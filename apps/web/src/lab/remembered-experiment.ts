import { type Experiment, makeHeader, parseFile } from '@wordhoard/lab';
import { readText, writeText } from '../device/storage.ts';

const KEY = 'wordhoard.lab';

/** Stores the experiment until the tab is closed: enough to play one of its games again, also after a reload. */
export const rememberExperiment = (experiment: Experiment): void =>
  void writeText(KEY, makeHeader(experiment), 'sessionStorage');

export function rememberedExperiment(): Experiment | null {
  const file = parseFile(`${readText(KEY, 'sessionStorage') ?? ''}\n`);
  return 'fault' in file ? null : file.experiment;
}
