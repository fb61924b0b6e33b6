import { requiredCards } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { type Components, componentsOf } from '../components.ts';
import type { Config, WordRules } from '../config.ts';
import { entriesOf, scoreLines } from '../scoring.ts';
import { assignCards, faceRunOf, makeCovers, type PlayerCards } from './best-arrangement.ts';
import { Budget, type SearchWords } from './candidates.ts';
import { type CoverSearch, takeCards } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun } from './faces.ts';
import { bestManifestChoices, letterPoints, type ManifestChoice } from './manifest-choices.ts';
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
  readonly #components: Components;
  readonly #config: Config;
  readonly #runs: readonly (readonly CardId[])[];
  readonly #onTable: readonly CardId[];
  readonly #all: readonly CardId[];
  readonly #sealed: readonly string[];
  readonly #quick: QuickCover;
  readonly #thorough: CoverSearch;
  /** The score without any open word. */
  readonly #base: number;
  /** The most points of open words so far, plus the cost of each card that leaves the hand. */
  #record: number;
  #unitsLeft = BUDGET;

  constructor(playerCards: PlayerCards, wordRules: WordRules, vocabulary: SearchWords) {
    const { hand, manifest, indicator } = playerCards;
    const { config } = wordRules;
    const { minimum } = config;
    this.#playerCards = playerCards;
    this.#config = config;
    this.#components = componentsOf(config);
    const { deck, handCost } = this.#components;
    const { textOf } = deck;
    this.#runs = playerCards.words.map(({ cards }) => cards);
    this.#onTable = requiredCards(playerCards);
    this.#all = [...this.#onTable, ...hand];
    this.#sealed = playerCards.sealed.map(textOf);
    const entries = entriesOf(config, manifest, indicator);
    const pointsOf = (words: readonly string[]): number =>
      scoreLines([...this.#sealed, ...words], entries, config).reduce(
        (sum, { points }) => sum + points,
        -handCost * hand.length,
      );
    this.#base = pointsOf([]);
    this.#record = pointsOf(this.#runs.map(textOf)) - this.#base;
    const rank = (laid: FaceRun, stands: boolean): number => (stands ? 0 : laid.word.length);
    const lengths = { minimum, longest: SHORT_WORD };
    const standing = this.#runs.map((run) => faceRunOf(deck, run));
    const words = wordsToTry(deck, countsOf(deck, this.#all), standing, vocabulary, lengths, rank);
    this.#quick = new QuickCover(deck, words, minimum);
    this.#thorough = makeCovers(this.#all, this.#runs, vocabulary, wordRules).search;
  }

  get isSpent(): boolean {
    return this.#unitsLeft <= 0;
  }

  findChoices(): ManifestChoice[] {
    const { manifest, indicator } = this.#playerCards;
    const earlier = { once: this.#config.once, sealed: this.#sealed };
    const pool = countsOf(this.#components.deck, this.#all);
    return bestManifestChoices(this.#components, pool, entriesOf(this.#config, manifest, indicator), earlier, LIMITS);
  }

  /** No cover brings more than its points for each letter, and the cost of each card of the hand. */
  isHopeless({ gain }: ManifestChoice): boolean {
    const { deck, handCost } = this.#components;
    const letters = letterPoints(this.#components) * deck.textOf(this.#all).length;
    return letters + handCost * this.#playerCards.hand.length + gain <= this.#record;
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
    const cover = this.#thorough.best(
      table,
      hand,
      this.#record - choice.points - this.#components.handCost * laid,
      budget,
    );
    this.#unitsLeft -= units - budget.left;
    return cover ? this.#complete(choice, cover.words) : null;
  }

  /** The cards that a choice leaves on the table and in the hand, and how many it lays from the hand. */
  #cardsLeft({ words }: ManifestChoice): { table: FaceCounts; hand: FaceCounts; laid: number } {
    const { deck } = this.#components;
    const table = countsOf(deck, this.#onTable);
    const hand = countsOf(deck, this.#playerCards.hand);
    const laid = words.reduce((sum, word) => sum + takeCards(word, table, hand).cards, 0);
    return { table, hand, laid };
  }

  /** A choice together with other words, if that is better than the best so far. */
  #complete({ words, points }: ManifestChoice, others: readonly FaceRun[]): LastBuild | null {
    const { deck, otherWordPoints, handCost } = this.#components;
    const runs = assignCards(deck, [...words, ...others], this.#runs, this.#all);
    const fromHand = runs.flat().length - this.#onTable.length;
    const made = points + otherWordPoints * others.length + handCost * fromHand;
    if (made <= this.#record) return null;
    this.#record = made;
    return { words: runs, points: this.#base + made };
  }
}
