import { availableParallelism } from 'node:os';
import { type Experiment, gamesOf, type LabFile, type Shard } from '@wordhoard/lab';
import { printError } from '../terminal.ts';
import { Output } from './output.ts';
import { playOnThreads } from './play-on-threads.ts';
import { Progress } from './progress.ts';
import { type Fault, isFault, parseWholeNumber } from './usage.ts';

/** Parses `--workers`; the default is one thread per core. */
export const readWorkers = (text: string | undefined): number | Fault =>
  parseWholeNumber(text ?? String(availableParallelism()), 1) ?? {
    fault: `--workers must be a whole number of threads, 1 or more, not '${text}'.`,
  };

export interface LabRun {
  readonly out: string;
  readonly experiment: Experiment;
  readonly shard?: Shard;
  readonly workers: number;
  readonly words: Uint8Array;
}

export interface LabRunResult {
  readonly file: LabFile;
  /** True if Ctrl-C ended it early. */
  readonly isStopped: boolean;
  /** Games played in this run, and how long it took. */
  readonly games: number;
  readonly ms: number;
}

/** Plays the games of an experiment, or of its shard, that the file doesn't have yet. */
export async function runExperiment({ out, experiment, shard, workers, words }: LabRun): Promise<LabRunResult | Fault> {
  const output = Output.open(out, experiment);
  if (isFault(output)) return output;
  const wanted = gamesOf(experiment, shard);
  const games = output.missing(wanted);
  if (games.length < wanted.length)
    printError(`${out} already has ${wanted.length - games.length} of these ${wanted.length} games.`);
  const stop = new AbortController();
  // A repeated signal changes nothing: the terminal and the parent process may both send one.
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const progress = new Progress(games.length);
  let file: LabFile;
  try {
    await playOnThreads({
      experiment,
      games,
      workers,
      words,
      stop: stop.signal,
      played({ key, text, record }) {
        output.add(text);
        if (record) printError(`\nA game broke the contract. Its record: ${output.saveRecord(key, record)}`);
        progress.step();
      },
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.end();
    file = output.close();
  }
  return { file, isStopped: stop.signal.aborted, games: games.length, ms: progress.elapsed };
}
