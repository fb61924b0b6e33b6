import { type GapFinder, LINES, type LineGap, squaresOf } from './line-gaps.ts';
import { sum } from './prices.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import type { SheetValue } from './sheet-value.ts';

/** Each further prospect counts less: a bot seldom gets all the letters it waits for, at the price it expects. */
const DISCOUNT = 0.8;
/** With more words for a gap it is likelier that one of them is cheap. Beyond this number it makes no difference. */
const MAX_CHOICES = 16;
const CHOICE_WEIGHT = 0.09;

/** Values a sheet's prospects: the words that one or two more letters would complete. */
export class Prospects {
  readonly #lines: GapFinder;
  readonly #sheetValue: SheetValue;
  readonly #costs: Float64Array;
  readonly #lettersPerTurn: number;

  /** @param costs expected cost of each letter, in points */
  constructor(lines: GapFinder, sheetValue: SheetValue, costs: Float64Array, lettersPerTurn: number) {
    this.#lines = lines;
    this.#sheetValue = sheetValue;
    this.#costs = costs;
    this.#lettersPerTurn = lettersPerTurn;
  }

  /** The prospects of a line are those of its best gap. */
  ofLine(scratch: ScratchSheet, number: number): number {
    return this.#bestGap(scratch, number, this.#lines.gapsIn(scratch.letters, number));
  }

  /** The same, without caching, for one of very many lines that are tried only once. */
  ofTrialLine(scratch: ScratchSheet, number: number): number {
    return this.#bestGap(scratch, number, this.#lines.findGaps(scratch.letters, number));
  }

  #bestGap(scratch: ScratchSheet, number: number, gaps: readonly LineGap[]): number {
    let best = 0;
    for (const gap of gaps) {
      const value = this.ofGap(scratch, number, gap);
      if (value > best) best = value;
    }
    return best;
  }

  /** Points per missing letter, so that gaps of one and of two letters can be compared. */
  ofGap(scratch: ScratchSheet, number: number, gap: LineGap): number {
    const gain =
      this.#sheetValue.circlingValue(scratch, squaresOf(number, gap)) + this.#sheetValue.lengthValue(gap, scratch);
    return (gain - this.#cost(gap)) / gap.vacant.length;
  }

  #cost({ fills }: LineGap): number {
    return fills.cheapest(this.#costs) / (1 + CHOICE_WEIGHT * (Math.min(fills.size, MAX_CHOICES) - 1));
  }

  /** The best lines together: as many as there are letters still to write. */
  ofSheet(scratch: ScratchSheet): number {
    const { roundsLeft } = this.#sheetValue;
    if (roundsLeft === 0) return 0;
    const values: number[] = [];
    for (let number = 0; number < LINES.length; number++) {
      const value = this.ofLine(scratch, number);
      if (value > 0) values.push(value);
    }
    const counted = values.sort((a, b) => b - a).slice(0, this.#lettersPerTurn * roundsLeft);
    return sum(counted.map((value, i) => value * DISCOUNT ** (i + 1)));
  }
}
