import { titleOf } from '@wordhoard/catalog';
import { type AnyMatchSetup, entryAt, limitsFor, seedFrom } from '@wordhoard/kernel';
import { optionsFault } from './form-faults.ts';
import type { LabGame } from './lab-game.ts';
import { botFault, forbiddenNames, parsePlayer } from './player.ts';
import { type VariantFile, withChanges } from './variant-file.ts';

export const PACES = ['live', 'relaxed'] as const;

/** Everything that determines the games: two runs of the same experiment play the same games. */
export interface Experiment {
  readonly game: string;
  /** Which rules and which words: games of others are not comparable line by line. */
  readonly rules: number;
  readonly words: string;
  /** Numbers of players; `games` are played with each. */
  readonly seats: readonly number[];
  /** Players, by names like `3` or `3-challenge`; too few are repeated, too many left out. They rotate seats. */
  readonly bots: readonly string[];
  /** The table's options, all of them. */
  readonly options: object;
  readonly pace: (typeof PACES)[number];
  readonly seed: string;
  readonly games: number;
  /** Time limits that differ from those of the pace, in milliseconds; null switches one off. */
  readonly limits?: VariantFile['limits'];
}

/** An experiment as requested; the lab adds the versions of rules and words. */
export interface ExperimentRequest extends Omit<Experiment, 'rules' | 'words'> {
  /** Options that differ from the game's defaults, and its variant, if any. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Completes the experiment for this game, or says why no game of it could start. */
export function makeExperiment(
  labGame: LabGame,
  { options, ...wanted }: ExperimentRequest,
): Experiment | { readonly fault: string } {
  // Always in this order, so that the same experiment gives the same line of a file.
  const experiment: Experiment = {
    game: wanted.game,
    rules: labGame.game.version,
    words: labGame.words.id,
    seats: wanted.seats,
    bots: wanted.bots,
    options: withChanges(labGame.pack.defaults, options),
    pace: wanted.pace,
    seed: wanted.seed,
    games: wanted.games,
    // Left out where none is given, as in files from before there were any.
    ...(Object.keys(wanted.limits ?? {}).length > 0 && { limits: wanted.limits }),
  };
  const fault = requestFault(labGame, experiment) ?? experimentFault(labGame, experiment);
  return fault === undefined ? experiment : { fault };
}

/** Reason, in words, why the options or the bots of a request make no sense. */
function requestFault({ pack }: LabGame, { options, bots }: Experiment): string | undefined {
  const fault = optionsFault(pack.rules.config, options);
  if (fault !== undefined) return fault;
  const possible = forbiddenNames(pack);
  const unknown = bots.flatMap((name) => parsePlayer(name)?.never ?? []).find((way) => !possible.includes(way));
  if (unknown === undefined) return undefined;
  return `a bot of ${titleOf(pack.rules.id)} has no action "${unknown}" to forbid; it has ${possible.length === 0 ? 'none' : possible.join(', ')}`;
}

/** One game of an experiment: with how many players, and which, from 0. */
export interface GameKey {
  readonly players: number;
  readonly game: number;
}

/** Part `index` of `of`, from 1: many machines share one experiment. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export const keyText = ({ players, game }: GameKey): string => `${players}/${game}`;

/** Every game of the experiment, or of a part of it, in the order of the file. */
export function gamesOf({ seats, games }: Experiment, shard: Shard = { index: 1, of: 1 }): GameKey[] {
  return seats.flatMap((players) =>
    Array.from({ length: games }, (_, game) => ({ players, game })).filter(
      ({ game }) => game % shard.of === shard.index - 1,
    ),
  );
}

/** Index of the bot that plays a seat: the bots move up by one seat from game to game. */
export const botIndexOf = (seat: number, { players, game }: GameKey): number => (seat + game) % players;

export const botsOfGame = ({ bots }: Experiment, key: GameKey): string[] =>
  Array.from({ length: key.players }, (_, seat) => entryAt(bots, botIndexOf(seat, key) % bots.length));

/**
 * The deal depends only on the experiment's seed, the number of players and the number of the game. It stays the same
 * under other options, with other bots or among more games, so two experiments can be compared game by game.
 */
export const seedOfGame = ({ game, seed }: Pick<Experiment, 'game' | 'seed'>, key: GameKey): string =>
  seedFrom(`lab ${game} ${seed} ${keyText(key)}`);

export const setupOfGame = ({ game }: LabGame, experiment: Experiment, key: GameKey): AnyMatchSetup => ({
  config: experiment.options,
  players: key.players,
  seed: seedOfGame(experiment, key),
  limits: limitsFor(game.rules, experiment.pace, experiment.limits),
  bank: null,
  position: null,
});

/** Reason why no game of this experiment can start; undefined if they can. */
export function experimentFault(labGame: LabGame, experiment: Experiment): string | undefined {
  if (experiment.game !== labGame.game.id) return `it is an experiment with ${experiment.game}`;
  if (experiment.rules !== labGame.game.version || experiment.words !== labGame.words.id)
    return 'it was made with other rules or other words';
  for (const name of experiment.bots) {
    const fault = botFault(labGame.pack, name);
    if (fault !== undefined) return fault;
  }
  for (const players of experiment.seats) {
    const started = labGame.game.start(setupOfGame(labGame, experiment, { players, game: 0 }));
    if (!started.ok) return `no game starts with ${players} players and these options (${started.refusal.code})`;
  }
  return undefined;
}
