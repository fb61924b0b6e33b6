import { type JudgedMove, type JudgeInput, type Judgement, judgementOf, MAX_BEST_MOVES } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { outlookOf } from '../bot/choose.ts';
import { type KnownWords, vocabularyOf } from '../bot/vocabulary.ts';
import type { TurnMove, WildWords } from '../types.ts';
import { decent, type JudgedTurn, laying, looksOf, passing, trading } from './choices.ts';
import { bestPlays } from './plays.ts';
import { tradeWorth } from './trade.ts';

/**
 * Plays looked at for each number of asterisks held back, at first and at most; and the number to list, because some
 * can only be read as offensive words.
 */
const SEARCH = { first: 50, most: 3200, wanted: 2 * MAX_BEST_MOVES } as const;

/**
 * All values of a turn are in one unit: points scored in this turn, and what the tray that is left is worth by
 * `keptValue`. A play is its score and what it keeps; a pass scores nothing and keeps all; after a trade the same player
 * plays or passes in the same turn [WW-5], so a trade is the mean of just that over the trays it may bring.
 *
 * [WW-5] [WW-6] A turn is worth the points of its play and what stays on the tray; a trade, what may be expected of the
 * trays it may bring; a pass, what is kept. A bluff scores as often as it would pass.
 */
export function* judgeTurn(
  { env, seat, seen: { view }, chance }: JudgeInput<WildWords>,
  to: number,
  traded: boolean,
  answer: TurnMove,
): Generator<Judgement<WildWords> | null, void> {
  const table = vocabularyOf(env, view.config.words);
  // Here, and not when it is first wanted: to make it takes many slices.
  const finder = yield* table.making();
  const desk: JudgedTurn = { to, outlook: outlookOf(view, seat), table };
  const pass = passing(desk, view.passes);
  yield null;
  // The value of a trade is known last.
  const made = answer.type === 'play' ? laying(desk, answer.tiles) : answer.type === 'pass' ? pass : undefined;
  const others = (choices: readonly JudgedMove<WildWords>[]): JudgedMove<WildWords>[] =>
    choices.filter((choice) => !made || looksOf(choice) !== looksOf(made));
  let plays: JudgedMove<WildWords>[] = [];
  for (const better of searched(desk, table)) {
    plays = better ?? plays;
    yield better && made ? judgementOf({ yours: made, found: [...others(plays), pass] }) : null;
  }
  let everyday: JudgedMove<WildWords>[] = [];
  for (const better of searched(desk, vocabularyOf(env, view.config.words, COMMON_TIER))) {
    everyday = better ?? everyday;
    const [common] = everyday;
    const found = [...others(withCommon(plays, common)), pass];
    yield better && made ? judgementOf({ yours: made, common, everyday, found }) : null;
  }
  if (traded || view.pot === 0) return;
  const [common] = everyday;
  const instead = Math.max(pass.worth, plays[0]?.worth ?? pass.worth);
  for (const traded of tradeWorth(finder, desk.outlook, chance, instead)) {
    if (!traded) {
      yield null;
      continue;
    }
    const { worth, worlds } = traded;
    const trade = trading(desk, worth);
    const found = [...others(withCommon(plays, common)), pass, trade];
    yield judgementOf({ yours: made ?? trade, common, everyday, worlds, found });
  }
}

/** As a rule it is worse than the best; where those were not all looked at, it may be better. */
const withCommon = (
  plays: readonly JudgedMove<WildWords>[],
  common: JudgedMove<WildWords> | undefined,
): readonly JudgedMove<WildWords>[] => (common ? [...plays, common] : plays);

/** The best plays for a player with this vocabulary, better and better; null while it looks. */
function* searched(desk: JudgedTurn, words: KnownWords): Generator<JudgedMove<WildWords>[] | null, void> {
  const finder = yield* words.making();
  for (const plays of bestPlays(finder, desk.outlook, SEARCH)) {
    const told: JudgedMove<WildWords>[] = [];
    for (const choice of decent(desk, words, plays ?? [])) {
      if (told.push(choice) === MAX_BEST_MOVES) break;
      yield null;
    }
    yield plays && told;
  }
}
