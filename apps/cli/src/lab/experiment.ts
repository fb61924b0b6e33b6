import { readFileSync } from 'node:fs';
import { type AnyGamePackage, entryAt } from '@wordhoard/kernel';
import {
  type Experiment,
  faultText,
  type LabGame,
  makeExperiment,
  makePlayer,
  PACES,
  parsePlayer,
  readVariantText,
  type Shard,
  type VariantTable,
  variantWarnings,
  withChanges,
} from '@wordhoard/lab';
import { describeUnreadable, escapeText, printError } from '../terminal.ts';
import { type Fault, isFault, parseWholeNumber, readJsonObject } from './usage.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** The options of `lab run` that define the experiment. */
export const EXPERIMENT_OPTIONS = ['games', 'seats', 'bots', 'options', 'pace', 'seed', 'forbid', 'variant'] as const;

/** Reads the experiment from the command line, or says what is wrong with it. */
export function readExperiment(labGame: LabGame, values: Values): Experiment | Fault {
  const games = parseWholeNumber(values['games'] ?? '100', 1);
  if (games === undefined) return { fault: `--games must be a whole number, 1 or more, not '${values['games']}'.` };
  const seats = (values['seats'] ?? '2').split(',').map((text) => parseWholeNumber(text, 1));
  if (!seats.every((number) => number !== undefined) || new Set(seats).size < seats.length)
    return { fault: `--seats must be different numbers of players, like 2,3,4, not '${values['seats']}'.` };
  const bots = readBots(values['bots'] ?? '3', values['forbid'], Math.max(...seats));
  if (isFault(bots)) return bots;
  const changes = readChanges(labGame, values);
  if (isFault(changes)) return changes;
  const pace = PACES.find((it) => it === (values['pace'] ?? 'live'));
  if (!pace) return { fault: `--pace must be ${PACES.join(' or ')}, not '${values['pace']}'.` };
  return makeExperiment(labGame, {
    game: labGame.game.id,
    seats,
    bots,
    pace,
    seed: values['seed'] ?? 'wordhoard',
    games,
    ...changes,
  });
}

export interface TableChanges {
  readonly options: Readonly<Record<string, unknown>>;
  readonly limits: Readonly<Record<string, number | null>>;
}

/** What `--variant FILE` and `--options JSON` change; if both name an option, that of `--options` counts. */
export function readChanges({ pack }: LabGame, values: Values): TableChanges | Fault {
  const options = readJsonObject(values['options']);
  if (isFault(options)) return options;
  const path = values['variant'];
  if (path === undefined) return { options, limits: {} };
  const read = readVariant(pack, path);
  if (isFault(read)) return read;
  const changes = withChanges(read.changes, options);
  for (const warning of variantWarnings(pack, changes)) printError(escapeText(`Warning: ${warning}`));
  return { options: changes, limits: read.limits };
}

function readVariant(pack: AnyGamePackage, path: string): VariantTable | Fault {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { fault: describeUnreadable(path, error) };
  }
  const read = readVariantText(pack, text);
  if (read.ok) return read;
  for (const fault of read.faults) printError(escapeText(`${path}: ${faultText(fault)}`));
  const count = read.faults.length === 1 ? 'a fault' : `${read.faults.length} faults`;
  return {
    fault: `Nothing was played, because ${path} has ${count}. See 'wordhoard lab options ${pack.rules.id}' for all that a variant can change.`,
  };
}

function readBots(text: string, forbid: string | undefined, seats: number): string[] | Fault {
  const players = text.split(',').map(parsePlayer);
  if (!players.every((player) => player !== undefined))
    return {
      fault: `--bots must be levels from 1 to 6 or beginner, like 3,5, or 3-challenge for a bot that never challenges; not '${text}'.`,
    };
  if (forbid === undefined) return players.map(makePlayer);
  const first = parsePlayer(
    makePlayer({ ...entryAt(players, 0), never: [...entryAt(players, 0).never, ...forbid.split(',')] }),
  );
  if (!first) return { fault: `--forbid must name things a bot can do, like challenge,trade, not '${forbid}'.` };
  // One restricted bot against unrestricted ones, at every number of players.
  const others = Array.from({ length: Math.max(1, seats - 1) }, (_, i) => entryAt(players, (i + 1) % players.length));
  return [first, ...others].map(makePlayer);
}

/** Parses `3/10`. */
export function readShard(text: string | undefined): Shard | Fault {
  const [index, of, ...more] = (text ?? '1/1').split('/').map((part) => parseWholeNumber(part, 1));
  if (index === undefined || of === undefined || more.length > 0 || index > of)
    return { fault: `--shard must be a part of a whole, like 3/10, not '${text}'.` };
  return { index, of };
}
