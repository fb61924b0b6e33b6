import { LINES, type LineGap, type OpenLines, squaresOf } from './lines.ts';
import { sum } from './prices.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import type { SheetValue } from './worth.ts';

/** A bot seldom gets the letter it waits for at the price it hopes for, nor all it hopes for. */
const HOPE = 0.8;
/** Many words for one opening make it likelier that one of them is cheap; more than so many make no difference. */
const MANY = 16;
const CHOICE = 0.09;

/** A sheet's prospects: the words that two more letters would make, and their value. */
export class Prospects {
  readonly #lines: OpenLines;
  readonly #worth: SheetValue;
  readonly #costs: Float64Array;

  constructor(lines: OpenLines, worth: SheetValue, costs: Float64Array) {
    this.#lines = lines;
    this.#worth = worth;
    this.#costs = costs;
  }

  /** Prospects of one line: those of its best gap. */
  ofLine(desk: ScratchSheet, number: number): number {
    return this.#best(desk, number, this.#lines.openings(desk.letters, number));
  }

  /** The same of a line that is tried out among very many, most of them once. */
  ofTried(desk: ScratchSheet, number: number): number {
    return this.#best(desk, number, this.#lines.glance(desk.letters, number));
  }

  #best(desk: ScratchSheet, number: number, openings: readonly LineGap[]): number {
    let best = 0;
    for (const opening of openings) {
      const value = this.ofOpening(desk, number, opening);
      if (value > best) best = value;
    }
    return best;
  }

  /** Points for each letter it takes, so that openings which need one letter and two can be compared. */
  ofOpening(desk: ScratchSheet, number: number, opening: LineGap): number {
    const gain = this.#worth.circling(desk, squaresOf(number, opening)) + this.#worth.length(opening, desk);
    return (gain - this.#cost(opening)) / opening.vacant.length;
  }

  #cost({ fills }: LineGap): number {
    return fills.cheapest(this.#costs) / (1 + CHOICE * (Math.min(fills.size, MANY) - 1));
  }

  /** All lines together, the best first; there are two letters a round to use them. */
  of(desk: ScratchSheet): number {
    const { left } = this.#worth;
    if (left === 0) return 0;
    const values: number[] = [];
    for (let number = 0; number < LINES.length; number++) {
      const value = this.ofLine(desk, number);
      if (value > 0) values.push(value);
    }
    const counted = values.sort((a, b) => b - a).slice(0, 2 * left);
    return sum(counted.map((value, i) => value * HOPE ** (i + 1)));
  }
}
