import { entryAt, read } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Experiment, type GameKey, gamesOf, keyText } from './experiment.ts';
import { experimentSchema, lineSchema } from './file-schemas.ts';
import { type GameLine, isBroken } from './game-line.ts';

/** Lab files are JSON lines: first the experiment, then one line for each game, in the order of the experiment. */
const headerSchema = v.strictObject({ lab: v.literal(1), experiment: experimentSchema });

/** A game as it stands in a file. The text is kept as it was written: merging changes no byte of it. */
export interface StoredGame {
  readonly line: GameLine;
  readonly text: string;
}

export interface LabFile {
  readonly experiment: Experiment;
  readonly games: readonly StoredGame[];
}

export interface FileFault {
  readonly fault: string;
}

export const makeHeader = (experiment: Experiment): string => JSON.stringify({ lab: 1, experiment });
export const makeLine = (line: GameLine): string => JSON.stringify(line);

/** Reads a file. Leaves out an incomplete last line, whose writer was stopped. */
export function parseFile(text: string): LabFile | FileFault {
  const lines = text.split('\n');
  const isTorn = lines.pop() !== '';
  const first = lines.length > 0 ? read(headerSchema, parseJson(entryAt(lines, 0))) : undefined;
  if (!first)
    return {
      fault:
        isTorn && lines.length === 0 && text.startsWith('{"lab"')
          ? 'its first line is incomplete'
          : 'it is not a lab file: its first line does not describe an experiment',
    };
  const games: StoredGame[] = [];
  const seen = new Set<string>();
  for (const [i, written] of lines.entries()) {
    if (i === 0) continue;
    const line = read(lineSchema, parseJson(written));
    if (!line) return { fault: `line ${i + 1} is no game` };
    if (!isGameOf(line, first.experiment)) return { fault: `line ${i + 1} is no game of this experiment` };
    if (seen.has(keyText(line))) return { fault: `line ${i + 1} is a game that was there before` };
    seen.add(keyText(line));
    games.push({ line, text: written });
  }
  return { experiment: first.experiment, games };
}

/** True if every seat has a name, a score and a place, and the table belongs to the experiment. */
function isGameOf(line: GameLine, { seats, games }: Experiment): boolean {
  const { players, game, bots } = line;
  if (!seats.includes(players) || game >= games || bots.length !== players) return false;
  if (isBroken(line)) return true;
  const { scores, places, held, things } = line;
  const placed = places.flat();
  return (
    [scores, held, placed, ...Object.values(things)].every(({ length }) => length === players) &&
    places.every(({ length }) => length > 0) &&
    new Set(placed).size === players &&
    placed.every((seat) => seat < players)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The whole file, in the order of the experiment whatever order the games were played in. */
export function makeFile({ experiment, games }: LabFile): string {
  const texts = new Map(games.map(({ line, text }) => [keyText(line), text]));
  const inOrder = gamesOf(experiment).flatMap((key) => texts.get(keyText(key)) ?? []);
  return `${[makeHeader(experiment), ...inOrder].join('\n')}\n`;
}

/** True if two experiments differ only in the number of games, so one contains the games of the other. */
export const isSameExperiment = (a: Experiment, b: Experiment): boolean =>
  makeHeader({ ...a, games: 1 }) === makeHeader({ ...b, games: 1 });

/** Merges shards of one experiment into the file that a single run would have written. */
export function mergeFiles(files: readonly LabFile[]): LabFile | FileFault {
  const [first, ...others] = files;
  if (!first) return { fault: 'there is nothing to merge' };
  const known = new Map<string, StoredGame>();
  for (const { experiment, games } of [first, ...others]) {
    if (makeHeader(experiment) !== makeHeader(first.experiment)) return { fault: 'they are of different experiments' };
    for (const game of games) {
      const key = keyText(game.line);
      const other = known.get(key);
      if (other && other.text !== game.text) return { fault: `game ${key} came out differently in two of them` };
      known.set(key, game);
    }
  }
  // In the order of one run, so that reports don't depend on the order of the shards.
  return {
    experiment: first.experiment,
    games: gamesOf(first.experiment).flatMap((key) => known.get(keyText(key)) ?? []),
  };
}

/** The games of an experiment, or of a part of it, that a file does not have yet. */
export function missingGames({ games }: LabFile, wanted: readonly GameKey[]): GameKey[] {
  const done = new Set(games.map(({ line }) => keyText(line)));
  return wanted.filter((key) => !done.has(keyText(key)));
}
