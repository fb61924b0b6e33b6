import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import { entryAt, isSame, LEVELS } from '@wordhoard/kernel';
import type { Experiment, ExperimentRequest } from '@wordhoard/lab';

/** The form's contents. */
export interface LabForm {
  readonly game: GameId;
  readonly players: number;
  /** One for each place that there may be; those beyond the players wait. */
  readonly bots: readonly string[];
  /** As typed. */
  readonly games: string;
  readonly seed: string;
  readonly pace: Experiment['pace'];
  /** The table's options; null before the game's own are known. */
  readonly config: object | null;
}

/** The script that plays like a beginner; not every game has one. */
const BEGINNER = 'beginner';

/** Possible players: the levels, and the beginner script of a game that has one. */
export const playersOf = (hasBeginner: boolean): readonly string[] =>
  hasBeginner ? [...LEVELS.map(String), BEGINNER] : LEVELS.map(String);

/** A page is for a look; for thousands there is the command. */
export const MOST_GAMES = 500;

const USUAL = '3';

export const firstPlan = (game: GameId): LabForm => ({
  game,
  players: 2,
  bots: Array.from({ length: GAMES[game].players[1] }, () => USUAL),
  games: '40',
  seed: 'wordhoard',
  pace: 'live',
  config: null,
});

/** The same with another game: who plays, how often and from which seed need not be said again. */
export function withGame(plan: LabForm, game: GameId): LabForm {
  const [min, max] = GAMES[game].players;
  return {
    ...plan,
    game,
    config: null,
    players: Math.min(max, Math.max(min, plan.players)),
    bots: Array.from({ length: max }, (_, i) => plan.bots[i] ?? USUAL),
  };
}

/** The form for more games like these: the same deals, bots and options. */
export function formOf({ game, seats, bots, games, seed, pace, options }: Experiment): LabForm | undefined {
  if (!isGameId(game)) return undefined;
  const first = firstPlan(game);
  return {
    ...first,
    players: Math.min(GAMES[game].players[1], Math.max(GAMES[game].players[0], entryAt(seats, 0))),
    bots: first.bots.map((_, i) => entryAt(bots, i % bots.length)),
    games: String(Math.min(MOST_GAMES, games)),
    seed,
    pace,
    config: options,
  };
}

/** The same for a game without a beginner script: a bot of the usual level takes its place. */
export const withoutBeginner = (plan: LabForm): LabForm => ({
  ...plan,
  bots: plan.bots.map((bot) => (bot === BEGINNER ? USUAL : bot)),
});

/** Undefined for what is no number of games. */
export function gamesIn({ games }: LabForm): number | undefined {
  const wanted = /^\d{1,4}$/.test(games.trim()) ? Number(games) : 0;
  return wanted >= 1 && wanted <= MOST_GAMES ? wanted : undefined;
}

/** The requested experiment; `initial` are the game's own options. */
export function wantedOf(plan: LabForm, initial: object, games: number): ExperimentRequest {
  const usual = new Map(Object.entries(initial));
  const changed = Object.entries(plan.config ?? initial).filter(([name, value]) => !isSame(value, usual.get(name)));
  return {
    game: plan.game,
    seats: [plan.players],
    bots: plan.bots.slice(0, plan.players),
    options: Object.fromEntries(changed),
    pace: plan.pace,
    seed: plan.seed,
    games,
  };
}

const quoted = (text: string): string => (/^[\w.,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** The command that plays the very same games. */
export function commandOf({ game, seats, bots, options, pace, seed, games }: ExperimentRequest): string {
  const changed = Object.keys(options).length > 0 ? ` --options ${quoted(JSON.stringify(options))}` : '';
  const clocks = pace === 'live' ? '' : ` --pace ${pace}`;
  // With a sign of equality: a seed may begin like an option.
  return `npx wordhoard lab run ${game} --games ${games} --seats ${seats.join(',')} --bots ${bots.join(',')}${changed}${clocks} --seed=${quoted(seed)} --out ${game}.jsonl`;
}
