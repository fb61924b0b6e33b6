import { requiredCards } from '../arrangement.ts';
import { type CardId, textOf } from '../cards.ts';
import type { WordRules } from '../config.ts';
import { entriesOf, OTHER_WORD_POINTS, scoreLines } from '../scoring.ts';
import { assignCards, faceRunOf, makeCovers, type PlayerCards } from './best-arrangement.ts';
import { Budget, type SearchWords } from './candidates.ts';
import { type CoverSearch, takeCards } from './cover.ts';
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
/** Limits of the first, quick covers. */
const QUICK_VISITS = 150;
const SHORT_WORD = 3;
/** Cards that may stay in the hand. */
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
 * cards of a player who has locked nothing for good. Yields no words if none are better than those on the table.
 */
export function* searchLastBuild(
  playerCards: PlayerCards,
  wordRules: WordRules,
  vocabulary: SearchWords,
): Generator<LastBuild | null, void> {
  const search = new LastBuildSearch(playerCards, wordRules, vocabulary);
  yield null;
  const choices = search.findChoices();
  yield null;
  for (const choice of choices) {
    if (search.isHopeless(choice)) break;
    yield search.tryQuickly(choice);
  }
  for (const units of COVER_BUDGETS)
    for (const choice of choices) {
      if (search.isSpent || search.isHopeless(choice)) break;
      yield search.tryThoroughly(choice, units);
    }
}

class LastBuildSearch {
  readonly #playerCards: PlayerCards;
  readonly #once: boolean;
  readonly #runs: readonly (readonly CardId[])[];
  readonly #onTable: readonly CardId[];
  readonly #all: readonly CardId[];
  readonly #sealed: readonly string[];
  readonly #quick: QuickCover;
  readonly #thorough: CoverSearch;
  /** The score without any open word. */
  readonly #base: number;
  /** The most points of open words so far, plus one for each card that leaves the hand. */
  #record: number;
  #unitsLeft = BUDGET;

  constructor(playerCards: PlayerCards, wordRules: WordRules, vocabulary: SearchWords) {
    const { hand, manifest, indicator } = playerCards;
    const { minimum, once } = wordRules.config;
    this.#playerCards = playerCards;
    this.#once = once;
    this.#runs = playerCards.words.map(({ cards }) => cards);
    this.#onTable = requiredCards(playerCards);
    this.#all = [...this.#onTable, ...hand];
    this.#sealed = playerCards.sealed.map(textOf);
    const entries = entriesOf(manifest, indicator);
    const pointsOf = (words: readonly string[]): number =>
      scoreLines([...this.#sealed, ...words], entries, once).reduce((sum, { points }) => sum + points, -hand.length);
    this.#base = pointsOf([]);
    this.#record = pointsOf(this.#runs.map(textOf)) - this.#base;
    const rank = (laid: FaceRun, stands: boolean): number => (stands ? 0 : laid.word.length);
    const lengths = { minimum, longest: SHORT_WORD };
    const standing = this.#runs.map(faceRunOf);
    this.#quick = new QuickCover(wordsToTry(countsOf(this.#all), standing, vocabulary, lengths, rank), minimum);
    this.#thorough = makeCovers(this.#all, this.#runs, vocabulary, wordRules).search;
  }

  get isSpent(): boolean {
    return this.#unitsLeft <= 0;
  }

  findChoices(): ManifestChoice[] {
    const { manifest, indicator } = this.#playerCards;
    const earlier = { once: this.#once, sealed: this.#sealed };
    return bestManifestChoices(countsOf(this.#all), entriesOf(manifest, indicator), earlier, LIMITS);
  }

  /** No cover brings more than a point for each letter, and one for each card of the hand. */
  isHopeless({ gain }: ManifestChoice): boolean {
    return textOf(this.#all).length + this.#playerCards.hand.length + gain <= this.#record;
  }

  /** Leaves words standing where it can, which succeeds most often. */
  tryQuickly(choice: ManifestChoice): LastBuild | null {
    const { table, hand } = this.#cardsLeft(choice);
    for (const kept of KEPT_CARDS) {
      const words = this.#quick.find(table, hand, kept * KEPT_CARD_COST, QUICK_VISITS);
      if (words) return this.#complete(choice, words);
    }
    return null;
  }

  tryThoroughly(choice: ManifestChoice, units: number): LastBuild | null {
    const { table, hand, laid } = this.#cardsLeft(choice);
    const budget = new Budget(units);
    const cover = this.#thorough.best(table, hand, this.#record - choice.points - laid, budget);
    this.#unitsLeft -= units - budget.left;
    return cover ? this.#complete(choice, cover.words) : null;
  }

  /** The cards that a choice leaves on the table and in the hand, and how many it lays from the hand. */
  #cardsLeft({ words }: ManifestChoice): { table: FaceCounts; hand: FaceCounts; laid: number } {
    const table = countsOf(this.#onTable);
    const hand = countsOf(this.#playerCards.hand);
    const laid = words.reduce((sum, word) => sum + takeCards(word, table, hand).cards, 0);
    return { table, hand, laid };
  }

  /** A choice together with other words, if that is better than the best so far. */
  #complete({ words, points }: ManifestChoice, others: readonly FaceRun[]): LastBuild | null {
    const runs = assignCards([...words, ...others], this.#runs, this.#all);
    const made = points + OTHER_WORD_POINTS * others.length + runs.flat().length - this.#onTable.length;
    if (made <= this.#record) return null;
    this.#record = made;
    return { words: runs, points: this.#base + made };
  }
}
