import { requiredCards } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import type { WordRules } from '../config.ts';
import { entriesOf, OTHER_WORD_POINTS, scoreLines } from '../scoring.ts';
import { assignCards, faceRunOf, makeCovers, type PlayerCards } from './best-arrangement.ts';
import { Budget, type SearchWords } from './candidates.ts';
import { takeCards } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun } from './faces.ts';
import { bestManifestChoices, type ManifestChoice } from './manifest-choices.ts';
import { KEPT_CARD_COST, QuickCover, wordsToTry } from './quick-cover.ts';

/** Choices of manifest words that are tried. */
const LIMITS = { count: 500, visits: 100_000 };
/**
 * Units of work for covering the cards that one choice leaves, first little for all choices, then more: a rest that can't
 * be covered must not use up the work for all others.
 */
const COVER_BUDGETS = [1000, 10_000];
const BUDGET = 1_000_000;
/** Before that, a cover is tried that leaves words standing where it can: that succeeds most often. */
const QUICK_VISITS = 150;
const SHORT_WORD = 3;
/** Cards that may stay in the hand then. */
const KEPT_CARDS = [0, 2, 5];

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
  const standing = runs.map(faceRunOf);
  const lengths = { minimum: wordRules.config.minimum, longest: SHORT_WORD };
  const rank = (laid: FaceRun, stands: boolean): number => (stands ? 0 : laid.word.length);
  const quick = new QuickCover(wordsToTry(countsOf(all), standing, vocabulary, lengths, rank));
  /** The cards that a choice leaves, on the table and in the hand, and how many it lays from the hand. */
  const leaves = ({ words }: ManifestChoice): { table: FaceCounts; held: FaceCounts; laid: number } => {
    const table = countsOf(onTable);
    const held = countsOf(hand);
    const laid = words.reduce((sum, word) => sum + takeCards(word, table, held).cards, 0);
    return { table, held, laid };
  };
  const quickCover = (choice: ManifestChoice): readonly FaceRun[] | undefined => {
    const { table, held } = leaves(choice);
    for (const kept of KEPT_CARDS) {
      const words = quick.find(table, held, kept * KEPT_CARD_COST, QUICK_VISITS);
      if (words) return words;
    }
    return undefined;
  };
  const fullCover = (choice: ManifestChoice, units: number): readonly FaceRun[] | undefined => {
    const { table, held, laid } = leaves(choice);
    const budget = new Budget(units);
    const cover = covers.best(table, held, record - choice.points - laid, budget);
    left -= units - budget.left;
    return cover?.words;
  };
  const complete = ({ words, points }: ManifestChoice, others: readonly FaceRun[] | undefined): LastBuild | null => {
    if (!others) return null;
    const cards = assignCards([...words, ...others], runs, all);
    const made = points + OTHER_WORD_POINTS * others.length + cards.flat().length - onTable.length;
    if (made <= record) return null;
    record = made;
    return { words: cards, points: base + record };
  };
  const letters = textOf(all).length;
  // No cover brings more than a point for each letter, and one for each card of the hand.
  const isHopeless = ({ gain }: ManifestChoice): boolean => letters + hand.length + gain <= record;
  for (const choice of choices) {
    if (isHopeless(choice)) break;
    yield complete(choice, quickCover(choice));
  }
  for (const units of COVER_BUDGETS)
    for (const choice of choices) {
      if (left <= 0 || isHopeless(choice)) break;
      yield complete(choice, fullCover(choice, units));
    }
}
