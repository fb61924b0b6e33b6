import { type Chance, seedFrom } from '../chance.ts';
import type { Guess } from '../guess.ts';
import type { Judge } from '../judge.ts';
import type { Bot, Game, MatchSetup } from '../match.ts';
import type { StartPosition } from '../rules.ts';
import type { Shape } from '../shape.ts';
import { compareDeals } from './guess-check.ts';
import { emptyReport, type Report } from './report.ts';
import { runTrial } from './trial.ts';

export interface Contract<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  /** Plays legal moves at random, from the view alone, and answers whenever it is awaited. */
  readonly bot: Bot<S>;
  /** Taken in turn. Between them they should reach every option and number of players. */
  readonly tables: readonly Omit<MatchSetup<S>, 'seed'>[];
  /** Middles of play for what random play seldom reaches; each is played once at the first table. */
  readonly positions?: readonly StartPosition<S>[];
  readonly games: number;
  /** An amendment of the config, now and then a legal one; one is made every twenty moves or so. */
  readonly amendment?: (chance: Chance) => unknown;
  /** `judge-check.ts` lists what it is tested for. */
  readonly judge?: Judge<S>;
  /** Judging takes long: of every game the first answer of each kind is judged, and one in so many of the rest. */
  readonly judgedOneIn?: number;
  /** `guess-check.ts` lists what it is tested for. */
  readonly guess?: Guess<S>;
  /** Playing a guess to its end takes long: one in so many is, and one in four times as many is searched for the truth. */
  readonly guessedToEndOneIn?: number;
  /** Random play ends every game of the catalog well below this. */
  readonly maxMoves?: number;
  /** Which games: another name, other games. */
  readonly name?: string;
}

/**
 * Tests on random play the promises every game makes: replay is exact; views, events and questions do not depend on
 * what the viewer must not know; a refusal changes nothing; every awaited seat has a legal answer; play always ends;
 * moves survive JSON; garbage is refused, never thrown; its judge uses only the mover's observation, and names no best
 * move that is beaten by another; a guess of the hidden cards looks like the match and can be played to its end. All a
 * game has to provide is a bot that plays at random.
 */
export function contract<S extends Shape>({
  tables,
  games,
  positions = [],
  name = 'contract',
  maxMoves = 20_000,
  judgedOneIn = 1,
  guessedToEndOneIn = 50,
  ...rest
}: Contract<S>): Report {
  const report = emptyReport();
  const options = { ...rest, maxMoves, judgedOneIn, guessedToEndOneIn };
  for (let i = 0; i < games && report.faults.length === 0; i++) {
    const table = tables[i % tables.length]!;
    runTrial({ ...options, table: { ...table, seed: seedFrom(`${name} ${i}`) } }, report);
  }
  for (const [i, from] of positions.entries()) {
    if (report.faults.length > 0) break;
    runTrial({ ...options, table: { ...tables[0]!, seed: seedFrom(`${name} position ${i}`) }, from }, report);
  }
  if (report.faults.length === 0) report.faults.push(...findUnevenGuesses({ ...rest, tables, name }));
  if (report.faults.length === 0) report.faults.push(...findGaps(rest, report));
  return report;
}

const DEALS = 300;
/** In standard deviations: even deals stay below 3. */
const UNEVEN = 6;

/** Compares guesses of the first moment with the real deals, for each number of players. */
function findUnevenGuesses<S extends Shape>({
  game,
  guess,
  env,
  tables,
  name,
}: Pick<Contract<S>, 'game' | 'guess' | 'env' | 'tables'> & { readonly name: string }): string[] {
  if (!guess) return [];
  const bySize = Map.groupBy(tables, ({ players }) => players);
  return [...bySize].flatMap(([players, [table]]) => {
    // A group has at least one table.
    const excess = compareDeals({ game, guess, env, table: table!, deals: DEALS, name: `${name} deals` });
    return excess > UNEVEN ? [`guesses for ${players} players deal other cards than the game does: ${excess}`] : [];
  });
}

/** Lists what was never tested: a check that had nothing to look at has not passed. */
function findGaps<S extends Shape>(
  { game, judge, guess, amendment }: Pick<Contract<S>, 'game' | 'judge' | 'guess' | 'amendment'>,
  report: Report,
): string[] {
  const found: string[] = [];
  for (const [kind, rules] of Object.entries<object>(game.rules.steps))
    if (!('asks' in rules)) continue;
    else if (!report.steps[kind]) found.push(`the step ${kind} was never asked`);
    else if (judge && !report.judged[kind]) found.push(`no answer to ${kind} was ever judged`);
    else if (guess && !report.guessed[kind]) found.push(`the cards at ${kind} were never guessed`);
  if (guess && report.guessesPlayed === 0) found.push('no guess was played to its end');
  if (guess && report.cardsGuessed === 0) found.push('no hidden card was ever looked for in guesses');
  if (amendment && report.amended === 0) found.push('the config was never amended');
  for (const reason of game.reactionReasons ?? [])
    if (!report.reasons[reason]) found.push(`the reason ${reason} never held`);
  for (const [path, times] of Object.entries(report.secrets))
    if (times === 0) found.push(`the secret at ${path} was never another card`);
  return found;
}
