import type { CardDeck, CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import type { WordRules } from '../config.ts';
import { assignCards, faceRunOf, type PlayerCards, vocabularyOf } from './best-arrangement.ts';
import type { SearchWords } from './candidates.ts';
import { countsOf, type FaceCounts, type FaceRun } from './faces.ts';
import { QuickCover, wordsToTry } from './quick-cover.ts';
import { makeRobberyTest } from './robbable.ts';

type CardRuns = readonly (readonly CardId[])[];

export interface SafeArrangement {
  /** All open words. */
  readonly words: CardRuns;
  /** What the search tried to avoid: cards kept in the hand, and words that can be robbed. 0 is perfect. */
  readonly cost: number;
}

/** How many of the words that nobody can rob are taken apart again: none, a few, or all. */
const TAKEN_APART = [0, 3, 7, Number.POSITIVE_INFINITY];
/** Positions that one search visits at most. */
const MAX_VISITS = 1500;
/** With more cards than this, only words of up to three letters are considered: few longer ones are safe. */
const SMALL_POOL = 14;
const LONGEST = { few: 4, many: 3 };
const COSTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

/**
 * [WX-6] [WX-7] Open words that use as many cards of the hand as possible, and that thieves can't rob. Most words of two
 * letters are safe, because the rest would be too short. The points of such words don't matter: until the last build
 * [WX-10] everything can still be rearranged. Tries higher and higher costs, at each of them with more and more of the
 * standing words. Undefined if it finds nothing, such as no word for a stolen card.
 */
export function safeArrangement(
  playerCards: PlayerCards,
  wordRules: WordRules,
  vocabulary: SearchWords,
): SafeArrangement | undefined {
  const { words: standing } = playerCards;
  const { deck } = componentsOf(wordRules.config);
  const isRobbable = makeRobberyTest(deck, vocabularyOf(wordRules));
  const runs = standing.map(({ cards }) => cards);
  const safe = runs.filter((cards) => !isRobbable(faceRunOf(deck, cards)));
  const exposed = runs.filter((cards) => !safe.includes(cards));
  const numbers = new Set(TAKEN_APART.map((number) => Math.min(number, safe.length)));
  const trials = [...numbers].map((number) => {
    const kept = safe.slice(0, safe.length - number);
    const open = [...exposed, ...safe.slice(safe.length - number)];
    return new Trial(kept, open, playerCards, { deck, wordRules, vocabulary, isRobbable });
  });
  for (const cost of COSTS)
    for (const trial of trials) {
      const words = trial.find(cost);
      if (words) return { words, cost };
    }
  return undefined;
}

interface Knowledge {
  readonly deck: CardDeck;
  readonly wordRules: WordRules;
  readonly vocabulary: SearchWords;
  readonly isRobbable: (laid: FaceRun) => boolean;
}

/** A search that keeps some words and takes the others apart. */
class Trial {
  readonly #kept: CardRuns;
  readonly #open: CardRuns;
  readonly #knowledge: Knowledge;
  /** All cards but those of the kept words. */
  readonly #cards: readonly CardId[];
  readonly #table: FaceCounts;
  readonly #hand: FaceCounts;
  /** Made when it is needed: most searches succeed with few words taken apart. */
  #cover: QuickCover | undefined;

  constructor(kept: CardRuns, open: CardRuns, { hand, stolen }: PlayerCards, knowledge: Knowledge) {
    const required = [...open.flat(), ...(stolen === undefined ? [] : [stolen])];
    this.#kept = kept;
    this.#open = open;
    this.#knowledge = knowledge;
    this.#cards = [...required, ...hand];
    this.#table = countsOf(knowledge.deck, required);
    this.#hand = countsOf(knowledge.deck, hand);
  }

  find(cost: number): CardRuns | undefined {
    this.#cover ??= this.#makeCover();
    const found = this.#cover.find(this.#table, this.#hand, cost, MAX_VISITS);
    return found && [...this.#kept, ...assignCards(this.#knowledge.deck, found, this.#open, this.#cards)];
  }

  #makeCover(): QuickCover {
    const { deck, wordRules, vocabulary, isRobbable } = this.#knowledge;
    const { minimum } = wordRules.config;
    const longest = this.#cards.length <= SMALL_POOL ? LONGEST.few : LONGEST.many;
    const exposed = new Set<FaceRun>();
    const rank = (laid: FaceRun): number => {
      if (!isRobbable(laid)) return laid.word.length;
      exposed.add(laid);
      return 100 + laid.word.length;
    };
    const standing = this.#open.map((run) => faceRunOf(deck, run));
    const words = wordsToTry(deck, countsOf(deck, this.#cards), standing, vocabulary, { minimum, longest }, rank);
    return new QuickCover(deck, words, minimum, exposed);
  }
}
