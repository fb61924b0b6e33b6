import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedRecord } from '@wordhoard/kernel';
import {
  type Experiment,
  type GameKey,
  type LabFile,
  makeFile,
  makeHeader,
  missingFrom,
  parseFile,
  sameGames,
} from '@wordhoard/lab';
import { readLabFile, writeWhole } from './files.ts';
import { type Fault, isFault } from './usage.ts';

/** The file of a run: the games it already has, and each new game as it ends. */
export class Output {
  readonly #path: string;
  readonly #experiment: Experiment;
  #before: LabFile;
  readonly #fresh: string[] = [];

  private constructor(path: string, experiment: Experiment, before: LabFile) {
    this.#path = path;
    this.#experiment = experiment;
    this.#before = before;
  }

  /** Opens a new file, or one left by a stopped run of the same experiment. */
  static open(path: string, experiment: Experiment): Output | Fault {
    let before: LabFile = { experiment, games: [] };
    if (existsSync(path)) {
      const found = readLabFile(path);
      if (isFault(found)) return found;
      if (!sameGames(found.experiment, experiment))
        return { fault: `${path} holds another experiment. Name another file, or delete this one.` };
      if (found.experiment.games > experiment.games)
        return {
          fault: `${path} already holds an experiment of ${found.experiment.games} games. Use --games ${found.experiment.games} or more, or name another file.`,
        };
      before = { experiment, games: found.games };
    }
    // Also removes an incomplete last line.
    writeWhole(path, makeFile(before));
    return new Output(path, experiment, before);
  }

  missing(wanted: readonly GameKey[]): GameKey[] {
    return missingFrom(this.#before, wanted);
  }

  /** Appends a game as soon as it ends, in any order, so that a crash loses nothing. */
  add(text: string): void {
    this.#fresh.push(text);
    appendFileSync(this.#path, `${text}\n`);
  }

  /** Saves the record of a game that broke the contract, for a review. Returns its path. */
  keepRecord({ players, game }: GameKey, record: SealedRecord): string {
    const folder = `${this.#path}.broken`;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${players}-${game}.json`);
    writeWhole(path, `${JSON.stringify(record)}\n`);
    return path;
  }

  /** Sorts the games and rewrites the file. */
  close(): LabFile {
    const played = parseFile(`${[makeHeader(this.#experiment), ...this.#fresh].join('\n')}\n`);
    if (isFault(played)) throw new Error(played.fault);
    const whole = { experiment: this.#experiment, games: [...this.#before.games, ...played.games] };
    writeWhole(this.#path, makeFile(whole));
    return whole;
  }
}
