import { type JudgedMove, type JudgeInput, type Judgement, judgementOf, MAX_BEST_MOVES } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { makeTurnContext } from '../bot/choose-play.ts';
import { type KnownWords, vocabularyOf } from '../bot/vocabulary.ts';
import type { TurnMove, WildWords } from '../types.ts';
import { estimateTrade } from './trade.ts';
import { type JudgedTurn, passChoice, placementKey, playChoice, readablePlays, tradeChoice } from './turn-choices.ts';
import { findBestPlays } from './valued-plays.ts';

/**
 * How many plays to examine at first and at most for each number of asterisks kept, and how many to list: more than
 * needed, because some can only be read as offensive words.
 */
const SEARCH_OPTIONS = { first: 50, most: 3200, wanted: 2 * MAX_BEST_MOVES } as const;

/**
 * [WW-5] [WW-6] All values of a turn have the same unit: points scored plus the leave's value by `keptValue`. A pass
 * scores nothing and keeps all tiles. After a trade the player plays or passes in the same turn, so its value is the
 * mean of that over possible trays. A bluff counts with the probability that it is not challenged.
 */
export function* judgeTurn(
  { env, seat, seen: { view }, chance }: JudgeInput<WildWords>,
  to: number,
  traded: boolean,
  answer: TurnMove,
): Generator<Judgement<WildWords> | null, void> {
  const table = vocabularyOf(env, view.config.words);
  const context = makeTurnContext(view, seat);
  // Prepared here in slices, because making a finder takes long.
  const finder = yield* table.makeFinder(context.components);
  const turn: JudgedTurn = { to, context, table };
  const pass = passChoice(turn, view.passes);
  yield null;
  // The value of a trade is computed last.
  const made = answer.type === 'play' ? playChoice(turn, answer.tiles) : answer.type === 'pass' ? pass : undefined;
  const others = (choices: readonly JudgedMove<WildWords>[]): JudgedMove<WildWords>[] =>
    choices.filter((choice) => !made || placementKey(choice) !== placementKey(made));
  let plays: JudgedMove<WildWords>[] = [];
  for (const better of searchPlays(turn, table)) {
    plays = better ?? plays;
    yield better && made ? judgementOf({ yours: made, found: [...others(plays), pass] }) : null;
  }
  let everyday: JudgedMove<WildWords>[] = [];
  for (const better of searchPlays(turn, vocabularyOf(env, view.config.words, COMMON_TIER))) {
    everyday = better ?? everyday;
    const [common] = everyday;
    const found = [...others(withCommon(plays, common)), pass];
    yield better && made ? judgementOf({ yours: made, common, everyday, found }) : null;
  }
  if (traded || view.pot === 0) return;
  const [common] = everyday;
  const instead = Math.max(pass.worth, plays[0]?.worth ?? pass.worth);
  for (const traded of estimateTrade(finder, turn.context, chance, instead)) {
    if (!traded) {
      yield null;
      continue;
    }
    const { worth, worlds } = traded;
    const trade = tradeChoice(turn, worth);
    const found = [...others(withCommon(plays, common)), pass, trade];
    yield judgementOf({ yours: made ?? trade, common, everyday, worlds, found });
  }
}

/** The common play is usually worse than the best, but may be better if the search was not exhaustive. */
const withCommon = (
  plays: readonly JudgedMove<WildWords>[],
  common: JudgedMove<WildWords> | undefined,
): readonly JudgedMove<WildWords>[] => (common ? [...plays, common] : plays);

/** Better and better lists of the best plays for a player with this vocabulary, with null in between. */
function* searchPlays(turn: JudgedTurn, words: KnownWords): Generator<JudgedMove<WildWords>[] | null, void> {
  const finder = yield* words.makeFinder(turn.context.components);
  for (const plays of findBestPlays(finder, turn.context, SEARCH_OPTIONS)) {
    const listed: JudgedMove<WildWords>[] = [];
    for (const choice of readablePlays(turn, words, plays ?? [])) {
      if (listed.push(choice) === MAX_BEST_MOVES) break;
      yield null;
    }
    yield plays && listed;
  }
}
