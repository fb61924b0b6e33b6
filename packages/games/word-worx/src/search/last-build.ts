import { requiredCards } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import type { WordRules } from '../config.ts';
import { entriesOf, scoreLines } from '../scoring.ts';
import { assignCards, makeCovers, type PlayerCards } from './best-arrangement.ts';
import { Budget, type SearchWords } from './candidates.ts';
import { takeCards } from './cover.ts';
import { countsOf } from './faces.ts';
import { bestManifestChoices, type ManifestChoice } from './manifest-choices.ts';

/** Choices of manifest words that are tried. */
const LIMITS = { count: 500, visits: 100_000 };
/**
 * Units of work for covering the cards that one choice leaves, first little for all choices, then more: a rest that can't
 * be covered must not use up the work for all others.
 */
const COVER_BUDGETS = [1000, 10_000];
const BUDGET = 1_000_000;

export interface LastBuild {
  /** All open words. */
  readonly words: readonly (readonly CardId[])[];
  /** [WX-11] The score of the round, as long as no card is stolen. */
  readonly points: number;
}

/**
 * [WX-10] Words for the last build, better and better ones, each found in a slice. Chooses words of the manifest first,
 * all together, and then covers the other cards on the table. Unlike `bestArrangement` it also succeeds with the forty
 * cards of a player who has locked nothing for good. Yields nothing if no words are better than those on the table.
 */
export function* searchLastBuild(
  playerCards: PlayerCards,
  wordRules: WordRules,
  vocabulary: SearchWords,
): Generator<LastBuild | null, void> {
  const { hand, manifest, indicator } = playerCards;
  const { once } = wordRules.config;
  const runs = playerCards.words.map(({ cards }) => cards);
  const onTable = requiredCards(playerCards);
  const all = [...onTable, ...hand];
  const entries = entriesOf(manifest, indicator);
  const sealed = playerCards.sealed.map(textOf);
  const pointsOf = (words: readonly string[]): number =>
    scoreLines([...sealed, ...words], entries, once).reduce((sum, { points }) => sum + points, -hand.length);
  const { search: covers } = makeCovers(all, runs, vocabulary, wordRules);
  yield null;
  const choices = bestManifestChoices(countsOf(all), entries, { once, sealed }, LIMITS);
  yield null;
  // Points of open words, plus one for each card that leaves the hand.
  const base = pointsOf([]);
  let record = pointsOf(runs.map(textOf)) - base;
  let left = BUDGET;
  /** The best cover of what a choice leaves. */
  const complete = ({ words, points }: ManifestChoice, units: number): LastBuild | null => {
    const table = countsOf(onTable);
    const held = countsOf(hand);
    const cards = words.reduce((sum, laid) => sum + takeCards(laid, table, held).cards, 0);
    const budget = new Budget(units);
    const cover = covers.best(table, held, record - points - cards, budget);
    left -= units - budget.left;
    if (!cover) return null;
    record = points + cards + cover.points;
    return { words: assignCards([...words, ...cover.words], runs, all), points: base + record };
  };
  const letters = textOf(all).length;
  for (const units of COVER_BUDGETS)
    for (const choice of choices) {
      // No cover brings more than a point for each letter, and one for each card of the hand.
      if (left <= 0 || letters + hand.length + choice.gain <= record) break;
      yield complete(choice, units);
    }
}
