import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedRecord } from '@wordhoard/kernel';
import {
  type Experiment,
  type GameKey,
  isSameExperiment,
  type LabFile,
  makeFile,
  makeHeader,
  missingGames,
  parseFile,
} from '@wordhoard/lab';
import { readLabFile, writeAtomically } from './files.ts';
import { type Fault, isFault } from './usage.ts';

/** The file of a run: the games it already has, and each new game as it ends. */
export class Output {
  readonly #path: string;
  readonly #experiment: Experiment;
  #earlier: LabFile;
  readonly #added: string[] = [];

  private constructor(path: string, experiment: Experiment, before: LabFile) {
    this.#path = path;
    this.#experiment = experiment;
    this.#earlier = before;
  }

  /** Opens a new file, or one left by a stopped run of the same experiment. */
  static open(path: string, experiment: Experiment): Output | Fault {
    let before: LabFile = { experiment, games: [] };
    if (existsSync(path)) {
      const found = readLabFile(path);
      if (isFault(found)) return found;
      if (!isSameExperiment(found.experiment, experiment))
        return { fault: `${path} holds another experiment. Name another file, or delete this one.` };
      if (found.experiment.games > experiment.games)
        return {
          fault: `${path} already holds an experiment of ${found.experiment.games} games. Use --games ${found.experiment.games} or more, or name another file.`,
        };
      before = { experiment, games: found.games };
    }
    // Also removes an incomplete last line.
    writeAtomically(path, makeFile(before));
    return new Output(path, experiment, before);
  }

  missing(wanted: readonly GameKey[]): GameKey[] {
    return missingGames(this.#earlier, wanted);
  }

  /** Appends a game as soon as it ends, in any order, so that a crash loses nothing. */
  add(text: string): void {
    this.#added.push(text);
    appendFileSync(this.#path, `${text}\n`);
  }

  /** Saves the record of a game that broke the contract, for a review. Returns its path. */
  saveRecord({ players, game }: GameKey, record: SealedRecord): string {
    const folder = `${this.#path}.broken`;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${players}-${game}.json`);
    writeAtomically(path, `${JSON.stringify(record)}\n`);
    return path;
  }

  /** Sorts the games and rewrites the file. */
  close(): LabFile {
    const played = parseFile(`${[makeHeader(this.#experiment), ...this.#added].join('\n')}\n`);
    if (isFault(played)) throw new Error(played.fault);
    const whole = { experiment: this.#experiment, games: [...this.#earlier.games, ...played.games] };
    writeAtomically(this.#path, makeFile(whole));
    return whole;
  }
}
