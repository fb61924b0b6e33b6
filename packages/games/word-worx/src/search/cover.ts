import type { CardDeck } from '../cards.ts';
import type { Components } from '../components.ts';
import type { Budget } from './candidates.ts';
import { type FaceCounts, type FaceRun, fitsIn } from './faces.ts';

/** Words that use all table cards. Its points: those of other words, and of each card that leaves the hand. */
export interface Cover {
  readonly points: number;
  readonly words: readonly FaceRun[];
}

/**
 * Uses all cards of the table and some of the hand in as many words as possible. It starts with the card that fits the
 * fewest words, and tries the shortest words first, so the first cover found is good and the bound prunes a lot.
 */
export class CoverSearch {
  readonly #components: Components;
  readonly #wordsByFace: FaceRun[][];
  /** Faces in order of difficulty: those that fit the fewest words first. */
  readonly #order: readonly number[];
  readonly #minimum: number;
  /** Length of the shortest word. */
  readonly #shortest: number;

  /** Words shorter than `minimum` are on the table already. Each may be used once. */
  constructor(components: Components, words: readonly FaceRun[], minimum: number) {
    const { faces } = components.deck;
    this.#components = components;
    this.#wordsByFace = faces.map(() => []);
    const sorted = words.toSorted((a, b) => a.word.length - b.word.length || a.run.length - b.run.length);
    for (const laid of sorted) for (const [place] of laid.need) this.#wordsByFace[place]!.push(laid);
    this.#order = [...faces.keys()].sort((a, b) => this.#wordsByFace[a]!.length - this.#wordsByFace[b]!.length);
    this.#minimum = minimum;
    this.#shortest = sorted[0]?.word.length ?? minimum;
  }

  /**
   * The best cover with more points than `threshold`, or the first with `enough`; undefined if there is none, or none
   * was found within the budget.
   */
  best(
    tableCounts: FaceCounts,
    handCounts: FaceCounts,
    threshold: number,
    budget: Budget,
    enough: number = Number.POSITIVE_INFINITY,
  ): Cover | undefined {
    const components = this.#components;
    const { otherWordPoints, handCost } = components;
    let record = threshold;
    let best: Cover | undefined;
    const words: FaceRun[] = [];
    const table = tableCounts.slice();
    const hand = handCounts.slice();

    const tryWord = (laid: FaceRun, points: number): void => {
      budget.left -= 0.1;
      if (!fitsIn(laid, table, hand) || (laid.word.length < this.#minimum && words.includes(laid))) return;
      const fromHand = takeCards(laid, table, hand);
      words.push(laid);
      visit(points + otherWordPoints + handCost * fromHand.cards);
      words.pop();
      returnCards(laid, table, hand, fromHand.counts);
    };
    const visit = (points: number): void => {
      budget.left -= 1;
      if (record >= enough || budget.isSpent || points + coverBound(components, table, hand, this.#shortest) <= record)
        return;
      const hardest = this.#order.find((place) => table[place]! > 0);
      if (hardest !== undefined) {
        for (const laid of this.#wordsByFace[hardest]!) tryWord(laid, points);
        return;
      }
      if (points > record) {
        record = points;
        best = { points, words: [...words] };
      }
      const next = this.#order.find((place) => hand[place]! > 0);
      if (next === undefined) return;
      for (const laid of this.#wordsByFace[next]!) tryWord(laid, points);
      // Also tries to leave all cards of this face in the hand.
      const kept = hand[next]!;
      hand[next] = 0;
      visit(points);
      hand[next] = kept;
    };
    visit(0);
    return best;
  }
}

/** An upper bound of the points still possible: as many words as the letters allow, and all cards of the hand. */
export function coverBound(
  { deck, otherWordPoints, handCost }: Components,
  table: FaceCounts,
  hand: FaceCounts,
  shortest: number,
): number {
  const { letters, held } = countLettersAndCards(deck, table, hand);
  return otherWordPoints * Math.floor(letters / shortest) + handCost * held;
}

/** The number of letters in all, and of cards in hand. */
export function countLettersAndCards(
  { faces }: CardDeck,
  table: FaceCounts,
  hand: FaceCounts,
): { letters: number; held: number } {
  let letters = 0;
  let held = 0;
  for (let place = 0; place < faces.length; place++) {
    letters += (table[place]! + hand[place]!) * faces[place]!.length;
    held += hand[place]!;
  }
  return { letters, held };
}

/** Takes a word's cards, first from the table, whose cards must be used. Returns those that came from the hand. */
export function takeCards(laid: FaceRun, table: FaceCounts, hand: FaceCounts): { cards: number; counts: number[] } {
  let cards = 0;
  const counts = laid.need.map(([place, count]) => {
    const fromTable = Math.min(count, table[place]!);
    table[place]! -= fromTable;
    hand[place]! -= count - fromTable;
    cards += count - fromTable;
    return count - fromTable;
  });
  return { cards, counts };
}

export function returnCards({ need }: FaceRun, table: FaceCounts, hand: FaceCounts, fromHand: readonly number[]): void {
  for (const [i, [place, count]] of need.entries()) {
    hand[place]! += fromHand[i]!;
    table[place]! += count - fromHand[i]!;
  }
}
