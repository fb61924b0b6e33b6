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

/** The file of a run: what it has already, and each game as it is finished. */
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

  /** A new file, or one that a run of this experiment was stopped in. */
  static open(path: string, experiment: Experiment): Output | Fault {
    let before: LabFile = { experiment, games: [] };
    if (existsSync(path)) {
      const found = readLabFile(path);
      if (isFault(found)) return found;
      if (!sameGames(found.experiment, experiment)) return { fault: `${path} is of another experiment` };
      if (found.experiment.games > experiment.games)
        return { fault: `${path} is of ${found.experiment.games} games; fewer would throw some away` };
      before = { experiment, games: found.games };
    }
    // Also takes away a line that was torn.
    writeWhole(path, makeFile(before));
    return new Output(path, experiment, before);
  }

  missing(wanted: readonly GameKey[]): GameKey[] {
    return missingFrom(this.#before, wanted);
  }

  /** A game is in the file as soon as it is played, in whatever order: nothing is lost when the machine is. */
  add(text: string): void {
    this.#fresh.push(text);
    appendFileSync(this.#path, `${text}\n`);
  }

  /** A game that broke the contract, to be opened in a review. Gives where it lies. */
  keepRecord({ players, game }: GameKey, record: SealedRecord): string {
    const folder = `${this.#path}.broken`;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${players}-${game}.json`);
    writeWhole(path, `${JSON.stringify(record)}\n`);
    return path;
  }

  /** Puts the games in order. */
  close(): LabFile {
    const played = parseFile(`${[makeHeader(this.#experiment), ...this.#fresh].join('\n')}\n`);
    if (isFault(played)) throw new Error(played.fault);
    const whole = { experiment: this.#experiment, games: [...this.#before.games, ...played.games] };
    writeWhole(this.#path, makeFile(whole));
    return whole;
  }
}
