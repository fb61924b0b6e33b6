import { GAMES, type GameId, isGameId } from '@wordhoard/catalog';
import { entryAt, isSame, LEVELS } from '@wordhoard/kernel';
import type { Experiment, ExperimentRequest, VariantFile } from '@wordhoard/lab';
import {
  countChanges,
  draftOf,
  entriesOf,
  fileName,
  fileOf,
  newDraft,
  resultName,
  type VariantDraft,
} from '../variants/draft.ts';

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
  /** Null until something about it is changed. */
  readonly variant: VariantDraft | null;
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
  variant: null,
});

/** The same with another game: who plays, how often and from which seed need not be said again. */
export function withGame(plan: LabForm, game: GameId): LabForm {
  const [min, max] = GAMES[game].players;
  return {
    ...plan,
    game,
    config: null,
    variant: null,
    players: Math.min(max, Math.max(min, plan.players)),
    bots: Array.from({ length: max }, (_, i) => plan.bots[i] ?? USUAL),
  };
}

/** The form for more games like these: the same deals, bots and options. */
export function formOf({
  game,
  seats,
  bots,
  games,
  seed,
  pace,
  options,
  limits = {},
}: Experiment): LabForm | undefined {
  if (!isGameId(game)) return undefined;
  const first = firstPlan(game);
  const { variant, ...config } = entriesOf(options);
  return {
    ...first,
    players: Math.min(GAMES[game].players[1], Math.max(GAMES[game].players[0], entryAt(seats, 0))),
    bots: first.bots.map((_, i) => entryAt(bots, i % bots.length)),
    games: String(Math.min(MOST_GAMES, games)),
    seed,
    pace,
    config,
    variant: variant || Object.keys(limits).length > 0 ? draftIn(entriesOf(variant), limits) : null,
  };
}

const draftIn = (
  { name = '', ...values }: Readonly<Record<string, unknown>>,
  limits: VariantDraft['limits'],
): VariantDraft => ({ ...newDraft(String(name)), limits, values });

/** The form with what a variant file changes. */
export function withVariantFile(form: LabForm, file: VariantFile, config: object): LabForm | undefined {
  if (!isGameId(file.game)) return undefined;
  const { variant: _, ...options } = entriesOf(config);
  return { ...withGame(form, file.game), config: options, variant: draftOf(file) };
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

/** The options that differ from the game's own. */
function changedOptions({ config }: LabForm, initial: object): Readonly<Record<string, unknown>> {
  const usual = entriesOf(initial);
  return Object.fromEntries(Object.entries(config ?? initial).filter(([name, value]) => !isSame(value, usual[name])));
}

/** The form's variant as a file; null if the game is played as printed. */
export const variantFileOf = (plan: LabForm, initial: object): VariantFile | null =>
  plan.variant && countChanges(plan.variant) > 0
    ? fileOf(plan.game, plan.variant, changedOptions(plan, initial))
    : null;

/** The requested experiment; `initial` are the game's own options. */
export function wantedOf(plan: LabForm, initial: object, games: number): ExperimentRequest {
  const file = variantFileOf(plan, initial);
  return {
    game: plan.game,
    seats: [plan.players],
    bots: plan.bots.slice(0, plan.players),
    options: {
      ...changedOptions(plan, initial),
      ...(file?.variant && { variant: { ...file.variant, name: file.name } }),
    },
    ...(file?.limits && { limits: file.limits }),
    pace: plan.pace,
    seed: plan.seed,
    games,
  };
}

const quoted = (text: string): string => (/^[\w.,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/**
 * The command that plays the very same games; options and variant are in the variant's file, if there is one.
 *
 * @param out the file for the result
 */
export function commandOf(
  wanted: ExperimentRequest,
  file: VariantFile | null,
  out: string = resultName(wanted.game, file),
): string {
  const { game, seats, bots, options, pace, seed, games } = wanted;
  const changed = Object.keys(options).length > 0 ? ` --options ${quoted(JSON.stringify(options))}` : '';
  const rules = file ? ` --variant ${quoted(fileName(file))}` : changed;
  const clocks = pace === 'live' ? '' : ` --pace ${pace}`;
  // With a sign of equality: a seed may begin like an option.
  return `npx wordhoard lab run ${game} --games ${games} --seats ${seats.join(',')} --bots ${bots.join(',')}${rules}${clocks} --seed=${quoted(seed)} --out ${quoted(out)}`;
}
