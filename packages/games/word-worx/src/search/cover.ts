import { FACES } from '../cards.ts';
import { OTHER_WORD } from '../scoring.ts';
import type { Budget } from './candidates.ts';
import { type FaceCounts, type FaceRun, fitsIn } from './faces.ts';

/** A cover's points: 2 for each word, 1 for each card that leaves the hand. */
export interface Cover {
  readonly points: number;
  readonly words: readonly FaceRun[];
}

/**
 * Lays all of `must` (the table) and some of `may` (the hand) in as many words as possible. The card that the fewest
 * words can take is laid first, with the shortest words first, so the first cover found is good and the bound cuts deep.
 */
export class CoverSearch {
  readonly #byPlace: FaceRun[][];
  /** Faces by difficulty: the fewer words, the harder to lay. */
  readonly #order: readonly number[];
  readonly #minimum: number;
  /** Letters of the shortest word there is. */
  readonly #shortest: number;

  /** Words shorter than `minimum` lie on the table already; each of them may stay, once. */
  constructor(words: readonly FaceRun[], minimum: number) {
    this.#byPlace = FACES.map(() => []);
    const sorted = words.toSorted((a, b) => a.word.length - b.word.length || a.run.length - b.run.length);
    for (const laid of sorted) for (const [place] of laid.need) this.#byPlace[place]!.push(laid);
    this.#order = [...FACES.keys()].sort((a, b) => this.#byPlace[a]!.length - this.#byPlace[b]!.length);
    this.#minimum = minimum;
    this.#shortest = sorted[0]?.word.length ?? minimum;
  }

  /**
   * The best cover that is worth more than `least`, or the first that is worth `enough`; undefined if there is none, or
   * none was found in time.
   */
  best(
    must: FaceCounts,
    may: FaceCounts,
    least: number,
    budget: Budget,
    enough: number = Number.POSITIVE_INFINITY,
  ): Cover | undefined {
    let record = least;
    let best: Cover | undefined;
    const words: FaceRun[] = [];
    const table = must.slice();
    const hand = may.slice();

    const tryOut = (laid: FaceRun, points: number): void => {
      budget.left -= 0.1;
      if (!fitsIn(laid, table, hand) || (laid.word.length < this.#minimum && words.includes(laid))) return;
      const fromHand = take(laid, table, hand);
      words.push(laid);
      visit(points + OTHER_WORD + fromHand.cards);
      words.pop();
      giveBack(laid, table, hand, fromHand.counts);
    };
    const visit = (points: number): void => {
      budget.left -= 1;
      if (record >= enough || budget.spent || points + bound(table, hand, this.#shortest) <= record) return;
      const hardest = this.#order.find((place) => table[place]! > 0);
      if (hardest !== undefined) {
        for (const laid of this.#byPlace[hardest]!) tryOut(laid, points);
        return;
      }
      if (points > record) {
        record = points;
        best = { points, words: [...words] };
      }
      const next = this.#order.find((place) => hand[place]! > 0);
      if (next === undefined) return;
      for (const laid of this.#byPlace[next]!) tryOut(laid, points);
      // Or no more of this face is laid.
      const kept = hand[next]!;
      hand[next] = 0;
      visit(points);
      hand[next] = kept;
    };
    visit(0);
    return best;
  }
}

/** Never less than what is still to be had: as many words as the letters allow, and every card of the hand. */
export function bound(table: FaceCounts, hand: FaceCounts, shortest: number): number {
  const { letters, held } = sizeOf(table, hand);
  return OTHER_WORD * Math.floor(letters / shortest) + held;
}

/** Number of letters in all, and of cards in hand. */
export function sizeOf(table: FaceCounts, hand: FaceCounts): { letters: number; held: number } {
  let letters = 0;
  let held = 0;
  for (let place = 0; place < FACES.length; place++) {
    letters += (table[place]! + hand[place]!) * FACES[place]!.length;
    held += hand[place]!;
  }
  return { letters, held };
}

/** Takes a word's cards, the table's first: they must be laid anyhow. Says what came from the hand. */
export function take(laid: FaceRun, table: FaceCounts, hand: FaceCounts): { cards: number; counts: number[] } {
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

export function giveBack({ need }: FaceRun, table: FaceCounts, hand: FaceCounts, fromHand: readonly number[]): void {
  for (const [i, [place, count]] of need.entries()) {
    hand[place]! += fromHand[i]!;
    table[place]! += count - fromHand[i]!;
  }
}
