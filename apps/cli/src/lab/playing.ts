import { availableParallelism } from 'node:os';
import { type Experiment, gamesOf, type LabFile, type Shard } from '@wordhoard/lab';
import { complain } from '../terminal.ts';
import { playOnThreads } from './crew.ts';
import { Output } from './output.ts';
import { Progress } from './progress.ts';
import { type Fault, isFault, wholeNumber } from './usage.ts';

/** As many threads as there are cores, if it does not say. */
export const readWorkers = (text: string | undefined): number | Fault =>
  wholeNumber(text ?? String(availableParallelism()), 1) ?? { fault: '--workers is a whole number' };

export interface Playing {
  readonly out: string;
  readonly experiment: Experiment;
  readonly shard?: Shard;
  readonly workers: number;
  readonly words: Uint8Array;
}

export interface PlayedInto {
  readonly file: LabFile;
  /** With Ctrl-C, before all was played. */
  readonly stopped: boolean;
  /** How many were played just now, and in what time. */
  readonly games: number;
  readonly ms: number;
}

/** Plays what a file still lacks of an experiment, or of its part. */
export async function playInto({ out, experiment, shard, workers, words }: Playing): Promise<PlayedInto | Fault> {
  const output = Output.open(out, experiment);
  if (isFault(output)) return output;
  const wanted = gamesOf(experiment, shard);
  const games = output.missing(wanted);
  if (games.length < wanted.length) complain(`${wanted.length - games.length} of these games are there already.`);
  const stop = new AbortController();
  // Again and again changes nothing: a terminal and whoever started us may both pass it on.
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
        if (record) complain(`\nA game broke the contract: ${output.keepRecord(key, record)}`);
        progress.step();
      },
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.end();
    file = output.close();
  }
  return { file, stopped: stop.signal.aborted, games: games.length, ms: progress.elapsed };
}
