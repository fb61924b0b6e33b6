import type { LetterOffer } from '../cards.ts';
import { SQUARES, type Square } from '../grid.ts';
import { type Fills, unpackFill } from './fills.ts';
import { LINES, squaresOf } from './line-gaps.ts';
import type { Placement, RatedPlacement } from './placements.ts';
import { Prices } from './prices.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { bestOrder, type TurnEvaluator } from './search.ts';

/** Turns valued for each offer: with two letters for one word, a letter for a word, and two such letters. */
const DOUBLES = 8;
const SINGLES = 5;
const PAIRS = 4;
const FILLS_PER_GAP = 2;
/** In the last round preparing is worth nothing, so pairs of letters for two words matter more. */
const LAST_SINGLES = 8;
const LAST_PAIRS = 12;
/**
 * By how much two letters that only prepare words raise a sheet's value (`scripts/preparation.ts`). Finding the best two
 * takes too long for a guess, and they are worth much the same everywhere.
 */
const PREPARATION = 3.4;
/** The same in the last rounds, by the number of rounds left afterwards. */
const LAST_PREPARATIONS = [0, 2.3, 3] as const;

/** A gap with the estimated gain of filling it. */
interface RatedGap {
  readonly gain: number;
  readonly squares: readonly Square[];
  readonly fills: Fills;
}

/**
 * A seat's sheet at the beginning of the next round, whose cards are unknown. Tells what it would be worth after that
 * round, for one guess of the cards after another: quickly, because most of the work is the same for all of them.
 */
export class NextRound {
  readonly #start: ScratchSheet;
  readonly #evaluator: TurnEvaluator;
  readonly #preparation: number;
  readonly #valueUnplayed: number;
  /** Gaps with one and with two vacant squares, the best first. */
  readonly #single: readonly RatedGap[];
  readonly #double: readonly RatedGap[];
  /** By placement and price. */
  readonly #values = new Map<string, number>();

  /**
   * @param after the sheet after this round
   * @param evaluator of the next round
   */
  constructor(after: ScratchSheet, evaluator: TurnEvaluator) {
    const { lines, sheetValue } = evaluator.context;
    this.#start = after.forNextTurn();
    this.#evaluator = evaluator;
    this.#preparation = LAST_PREPARATIONS[sheetValue.roundsLeft] ?? PREPARATION;
    this.#valueUnplayed = evaluator.evaluate(this.#start);
    const gaps = LINES.flatMap((line, number) =>
      lines.gapsIn(this.#start.letters, number).map(
        (gap): RatedGap => ({
          gain:
            sheetValue.circlingValue(this.#start, squaresOf(number, gap)) + sheetValue.lengthValue(gap, this.#start),
          squares: gap.vacant.map((place) => line[place]!),
          fills: gap.fills,
        }),
      ),
    ).sort((a, b) => b.gain - a.gain);
    this.#single = gaps.filter(({ squares }) => squares.length === 1);
    this.#double = gaps.filter(({ squares }) => squares.length === 2);
  }

  /** The sheet's value after a round with this offer: after the best turn with a word, or after preparing words. */
  valueWith(offer: LetterOffer): number {
    const { components } = this.#evaluator.context;
    const { lettersPerTurn, debtPoints } = components;
    const prices = new Prices(components, offer, this.#start.spent);
    const isLast = this.#preparation === 0;
    const singles = bestFills(this.#single, prices, isLast ? LAST_SINGLES : SINGLES, debtPoints);
    const ofTwo =
      lettersPerTurn === 1
        ? []
        : [...bestFills(this.#double, prices, DOUBLES, debtPoints), ...pairsOf(singles, isLast ? LAST_PAIRS : PAIRS)];
    let best = this.#valueUnplayed + this.#preparing(lettersPerTurn);
    for (const placement of ofTwo)
      best = Math.max(best, this.#valueOf(placement, prices) + this.#preparing(lettersPerTurn - 2));
    for (const placement of singles)
      best = Math.max(best, this.#valueOf(placement, prices) + this.#preparing(lettersPerTurn - 1));
    return best;
  }

  /** Value of letters that only prepare words. */
  #preparing(letters: number): number {
    return this.#preparation * (letters / 2);
  }

  #valueOf(placement: Placement, prices: Prices): number {
    const { letters, squares } = placement;
    const key = `${letters} ${squares} ${prices.cheapest(letters)}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = bestOrder(this.#start, placement, prices, this.#evaluator)?.value ?? Number.NEGATIVE_INFINITY;
    this.#values.set(key, value);
    return value;
  }
}

/**
 * The most promising placements, best first, each once, and only a few for a gap: they would gain much the same.
 * @param gaps the best first
 */
function bestFills(gaps: readonly RatedGap[], prices: Prices, count: number, debtPoints: number): RatedPlacement[] {
  const found: (RatedPlacement & { readonly key: number })[] = [];
  const isFull = (estimate: number): boolean => found.length === count && estimate <= found.at(-1)!.estimate;
  for (const { gain, squares, fills } of gaps) {
    if (isFull(gain)) break;
    for (const [fill, price] of cheapestFills(fills, prices)) {
      const estimate = gain - price * debtPoints;
      const key = squares.reduce((packed, square) => packed * SQUARES + square, fill);
      if (isFull(estimate) || found.some((other) => other.key === key)) continue;
      const place = found.findIndex((other) => other.estimate < estimate);
      found.splice(place < 0 ? found.length : place, 0, { letters: unpackFill(fill), squares, estimate, key });
      if (found.length > count) found.pop();
    }
  }
  return found;
}

/** The cheapest fills with their prices. */
function cheapestFills(fills: Fills, prices: Prices): (readonly [fill: number, price: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const fill of fills) {
    const price = prices.ofFill(fill);
    if (price === undefined || (found.length === FILLS_PER_GAP && price >= found.at(-1)![1])) continue;
    const place = found.findIndex(([, other]) => other > price);
    found.splice(place < 0 ? found.length : place, 0, [fill, price]);
    if (found.length > FILLS_PER_GAP) found.pop();
  }
  return found;
}

/** The best pairs of placements of one letter. */
const pairsOf = (singles: readonly RatedPlacement[], count: number): Placement[] =>
  singles
    .flatMap((a, i) =>
      singles.slice(0, i).map((b) => ({
        letters: [...b.letters, ...a.letters],
        squares: [...b.squares, ...a.squares],
        estimate: a.estimate + b.estimate,
      })),
    )
    .filter(({ squares: [one, two] }) => one !== two)
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, count);
