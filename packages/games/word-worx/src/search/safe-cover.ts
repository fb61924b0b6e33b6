import { chanceFrom } from '@wordhoard/kernel';
import { type CardId, FACES } from '../cards.ts';
import { Budget, findCandidates, type SearchWords } from './candidates.ts';
import { returnCards, takeCards } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun, fitsIn } from './faces.ts';

/** Cost of a card that stays in the hand. */
const KEPT_CARD_COST = 2;
/**
 * Cost of the first word that can be robbed, of the second, and of each further one. The manifest card can protect the
 * first; a thief takes only one card in a turn, so a third word hardly adds to the harm.
 */
const EXPOSURE_COSTS = [1, 3, 1] as const;
const exposureCost = (before: number): number => EXPOSURE_COSTS[before] ?? EXPOSURE_COSTS[2];

/** Positions that one search visits at most. */
const MAX_VISITS = 1500;
/** With more cards than this, only words of up to three letters are considered: few longer ones are safe. */
const SMALL_POOL = 14;
const LONGEST = { few: 4, many: 3 };

/** A random number for each face, the same in every search. Sums of them tell positions apart. */
const marksChance = chanceFrom('marks of faces');
const MARKS: readonly number[] = FACES.map(() => 256 * marksChance.below(0x1_0000_0000));
/** Larger than the number of cards of a face, so that hand and table don't mix. */
const HAND_FACTOR = 61;

export interface CardsToCover {
  /** Cards that must be used in a word. */
  readonly required: readonly CardId[];
  readonly hand: readonly CardId[];
  /** Words that the required cards make now. */
  readonly standing: readonly FaceRun[];
  /** Minimum number of letters of a new word. */
  readonly minimum: number;
}

/** Covers cards with words that can't be robbed, as far as that is possible. */
export class SafeCover {
  readonly #wordsByFace: FaceRun[][] = FACES.map(() => []);
  readonly #exposed: ReadonlySet<FaceRun>;
  /** Faces that fit the fewest words first. */
  readonly #order: readonly number[];
  readonly #table: FaceCounts;
  readonly #hand: FaceCounts;

  constructor(
    { required, hand, standing, minimum }: CardsToCover,
    vocabulary: SearchWords,
    isRobbable: (laid: FaceRun) => boolean,
  ) {
    const pool = [...required, ...hand];
    const longest = pool.length <= SMALL_POOL ? LONGEST.few : LONGEST.many;
    const found = findCandidates(vocabulary, countsOf(pool), minimum, longest, new Budget(0));
    const keys = new Set(found.map(keyOf));
    const words = [...found, ...standing.filter((laid) => !keys.has(keyOf(laid)))];
    this.#exposed = new Set(words.filter(isRobbable));
    const rank = (laid: FaceRun): number => (this.#exposed.has(laid) ? 100 : 0) + laid.word.length;
    for (const laid of words.toSorted((a, b) => rank(a) - rank(b)))
      for (const [place] of laid.need) this.#wordsByFace[place]!.push(laid);
    this.#order = [...FACES.keys()].sort((a, b) => this.#wordsByFace[a]!.length - this.#wordsByFace[b]!.length);
    this.#table = countsOf(required);
    this.#hand = countsOf(hand);
  }

  /** Words of at most this cost; undefined if there are none, or none was found in `MAX_VISITS`. */
  find(cost: number): FaceRun[] | undefined {
    const table = this.#table.slice();
    const hand = this.#hand.slice();
    const chosen: FaceRun[] = [];
    /** Positions without a solution, with the cost that was left there. */
    const failed = new Map<number, number>();
    let visits = MAX_VISITS;

    const visit = (left: number, exposed: number): boolean => {
      visits -= 1;
      if (visits < 0) return false;
      const onTable = this.#order.find((place) => table[place]! > 0);
      const place = onTable ?? this.#order.find((each) => hand[each]! > 0);
      if (place === undefined) return true;
      const key = markOf(table, hand, Math.min(exposed, EXPOSURE_COSTS.length - 1));
      if ((failed.get(key) ?? -1) >= left) return false;
      if (this.#wordsByFace[place]!.some((laid) => tryWord(laid, left, exposed))) return true;
      if (onTable === undefined && left >= KEPT_CARD_COST) {
        hand[place]! -= 1;
        if (visit(left - KEPT_CARD_COST, exposed)) return true;
        hand[place]! += 1;
      }
      if (visits >= 0) failed.set(key, left);
      return false;
    };
    const tryWord = (laid: FaceRun, left: number, exposed: number): boolean => {
      if (!fitsIn(laid, table, hand)) return false;
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
  for (let place = 0; place < FACES.length; place++) mark += MARKS[place]! * (table[place]! + HAND_FACTOR * hand[place]!);
  return mark;
}

const keyOf = ({ run }: FaceRun): string => run.join(' ');
