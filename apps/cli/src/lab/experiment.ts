import { type Experiment, experimentIn, type House, makePlayer, PACES, parsePlayer, type Shard } from '@wordhoard/lab';
import { type Fault, isFault, readJsonObject, wholeNumber } from './usage.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** The options of `lab run` that say what is tried. */
export const EXPERIMENT_OPTIONS = ['games', 'seats', 'bots', 'options', 'pace', 'seed', 'forbid'] as const;

/** What the command line asks for, or what is wrong with it, in words. */
export function readExperiment(house: House, values: Values): Experiment | Fault {
  const games = wholeNumber(values['games'] ?? '100', 1);
  if (games === undefined) return { fault: '--games is a whole number' };
  const seats = (values['seats'] ?? '2').split(',').map((text) => wholeNumber(text, 1));
  if (!seats.every((number) => number !== undefined) || new Set(seats).size < seats.length)
    return { fault: '--seats are different numbers of players, like 2,3,4' };
  const bots = readBots(values['bots'] ?? '3', values['forbid'], Math.max(...seats));
  if (isFault(bots)) return bots;
  const options = readJsonObject(values['options']);
  if (isFault(options)) return options;
  const pace = PACES.find((it) => it === (values['pace'] ?? 'live'));
  if (!pace) return { fault: `--pace is one of ${PACES.join(', ')}` };
  return experimentIn(house, {
    game: house.game.id,
    seats,
    bots,
    options,
    pace,
    seed: values['seed'] ?? 'wordhoard',
    games,
  });
}

function readBots(text: string, forbid: string | undefined, seats: number): string[] | Fault {
  const players = text.split(',').map(parsePlayer);
  if (!players.every((player) => player !== undefined))
    return {
      fault: '--bots are levels from 1 to 5 or beginner, like 3,3, or 3-challenge for one that never challenges',
    };
  if (forbid === undefined) return players.map(makePlayer);
  const first = parsePlayer(makePlayer({ ...players[0]!, never: [...players[0]!.never, ...forbid.split(',')] }));
  if (!first) return { fault: '--forbid names things a bot may do, like challenge,trade' };
  // One of them against all the others as they are, however many there are at the table.
  const others = Array.from({ length: Math.max(1, seats - 1) }, (_, i) => players[(i + 1) % players.length]!);
  return [first, ...others].map(makePlayer);
}

/** `3/10`. */
export function readShard(text: string | undefined): Shard | Fault {
  const [index, of, ...more] = (text ?? '1/1').split('/').map((part) => wholeNumber(part, 1));
  if (index === undefined || of === undefined || more.length > 0 || index > of)
    return { fault: '--shard is a part of so many, like 3/10' };
  return { index, of };
}
