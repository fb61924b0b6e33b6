import { chanceFrom } from '@wordhoard/kernel';
import { MAX_FACES } from '../bounds.ts';
import type { CardDeck } from '../cards.ts';
import { Budget, findCandidates, type SearchWords } from './candidates.ts';
import { returnCards, takeCards } from './cover.ts';
import { type FaceCounts, type FaceRun, fitsIn } from './faces.ts';

/** Cost of a card that stays in the hand. */
export const KEPT_CARD_COST = 2;
/**
 * Cost of the first exposed word, of the second, and of each further one. The manifest card can protect the first; a thief
 * takes only one card in a turn, so a third word hardly adds to the harm.
 */
const EXPOSURE_COSTS = [1, 3, 1] as const;
const exposureCost = (before: number): number => EXPOSURE_COSTS[before] ?? EXPOSURE_COSTS[2];

/** A random number for each face, the same in every search. Sums of them tell positions apart. */
const MARKS: readonly number[] = (() => {
  const chance = chanceFrom('marks of faces');
  return Array.from({ length: MAX_FACES }, () => 256 * chance.below(0x1_0000_0000));
})();
/** Larger than the number of cards of a face, so that hand and table don't mix. */
const HAND_FACTOR = 61;

/**
 * Finds a way to use all cards of the table, and most of the hand, in words. Unlike `CoverSearch` it takes the first one
 * that is cheap enough, and remembers positions that have none.
 */
export class QuickCover {
  /** In the order in which they are tried. */
  readonly #wordsByFace: FaceRun[][];
  /** Faces that fit the fewest words first. */
  readonly #order: readonly number[];
  readonly #exposed: ReadonlySet<FaceRun>;
  readonly #minimum: number;
  /** Positions without a solution, with the cost that was left there. */
  readonly #failed = new Map<number, number>();

  /**
   * `words`: the best to use first; those shorter than `minimum` are on the table already, and each may be used once.
   * Those `exposed` add to the cost.
   */
  constructor(
    { faces }: CardDeck,
    words: readonly FaceRun[],
    minimum: number,
    exposed: ReadonlySet<FaceRun> = new Set(),
  ) {
    this.#minimum = minimum;
    this.#wordsByFace = faces.map(() => []);
    for (const laid of words) for (const [place] of laid.need) this.#wordsByFace[place]!.push(laid);
    this.#order = [...faces.keys()].sort((a, b) => this.#wordsByFace[a]!.length - this.#wordsByFace[b]!.length);
    this.#exposed = exposed;
  }

  /** Words of at most this cost; undefined if there are none, or if as many positions as `visits` are not enough. */
  find(tableCounts: FaceCounts, handCounts: FaceCounts, cost: number, visits: number): FaceRun[] | undefined {
    const table = tableCounts.slice();
    const hand = handCounts.slice();
    const chosen: FaceRun[] = [];
    let visitsLeft = visits;

    const visit = (left: number, exposed: number): boolean => {
      visitsLeft -= 1;
      if (visitsLeft < 0) return false;
      const onTable = this.#order.find((place) => table[place]! > 0);
      const place = onTable ?? this.#order.find((each) => hand[each]! > 0);
      if (place === undefined) return true;
      const key = markOf(table, hand, Math.min(exposed, EXPOSURE_COSTS.length - 1));
      if ((this.#failed.get(key) ?? -1) >= left) return false;
      if (this.#wordsByFace[place]!.some((laid) => tryWord(laid, left, exposed))) return true;
      if (onTable === undefined && left >= KEPT_CARD_COST) {
        hand[place]! -= 1;
        if (visit(left - KEPT_CARD_COST, exposed)) return true;
        hand[place]! += 1;
      }
      if (visitsLeft >= 0) this.#failed.set(key, left);
      return false;
    };
    const tryWord = (laid: FaceRun, left: number, exposed: number): boolean => {
      if (!fitsIn(laid, table, hand) || (laid.word.length < this.#minimum && chosen.includes(laid))) return false;
      const isExposed = this.#exposed.has(laid);
      const rest = left - (isExposed ? exposureCost(exposed) : 0);
      if (rest < 0) return false;
      const fromHand = takeCards(laid, table, hand);
      chosen.push(laid);
      if (visit(rest, exposed + (isExposed ? 1 : 0))) return true;
      chosen.pop();
      returnCards(laid, table, hand, fromHand.counts);
      return false;
    };
    return visit(cost, 0) ? chosen : undefined;
  }
}

function markOf(table: FaceCounts, hand: FaceCounts, exposed: number): number {
  let mark = exposed;
  for (let place = 0; place < table.length; place++)
    mark += MARKS[place]! * (table[place]! + HAND_FACTOR * hand[place]!);
  return mark;
}

/** Short words that these cards make, and those that stand, each once; `rank` says which to try first. */
export function wordsToTry(
  deck: CardDeck,
  pool: FaceCounts,
  standing: readonly FaceRun[],
  vocabulary: SearchWords,
  { minimum, longest }: { readonly minimum: number; readonly longest: number },
  rank: (laid: FaceRun, stands: boolean) => number,
): FaceRun[] {
  const old = new Set(standing.map(keyOf));
  const found = findCandidates(deck, vocabulary, pool, minimum, longest, new Budget(0));
  const words = new Map([...standing, ...found].map((laid) => [keyOf(laid), laid]));
  const ranked = [...words].map(([key, laid]) => ({ laid, rank: rank(laid, old.has(key)) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ laid }) => laid);
}

const keyOf = ({ run }: FaceRun): string => run.join(' ');
