import type { Chance } from '@wordhoard/kernel';
import type { LetterOffer } from '../cards.ts';
import type { Components } from '../components.ts';
import { SQUARES, type Square } from '../grid.ts';
import { unpackFill } from './fills.ts';
import type { SearchContext } from './follow-up.ts';
import { LINES, squaresOf } from './line-gaps.ts';
import type { Prices } from './prices.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { VACANT } from './vocabulary.ts';

/** Letters (0–25) and their squares. */
export interface Placement {
  readonly letters: readonly number[];
  readonly squares: readonly Square[];
}

/** A placement with a rough estimate of its value. */
export interface RatedPlacement extends Placement {
  readonly estimate: number;
}

export const bestPlacements = (placements: readonly RatedPlacement[], count: number): RatedPlacement[] =>
  placements.toSorted((a, b) => b.estimate - a.estimate).slice(0, count);

/** Placements that complete a word, with one letter and with two. */
export function findCompletions(
  scratch: ScratchSheet,
  { components, lines, sheetValue }: SearchContext,
  prices: Prices,
): { single: RatedPlacement[]; double: RatedPlacement[] } {
  const single = new Map<number, RatedPlacement>();
  const double = new Map<number, RatedPlacement>();
  for (const [number, line] of LINES.entries())
    for (const gap of lines.gapsIn(scratch.letters, number)) {
      const { vacant, fills } = gap;
      const gain = sheetValue.circlingValue(scratch, squaresOf(number, gap)) + sheetValue.lengthValue(gap, scratch);
      const squares = vacant.map((place) => line[place]!);
      const target = squares.length === 1 ? single : double;
      for (const fill of fills) {
        const price = prices.ofFill(fill);
        if (price === undefined) continue;
        const estimate = gain - price * components.debtPoints;
        const key = squares.reduce((packed, square) => packed * SQUARES + square, fill);
        if ((target.get(key)?.estimate ?? Number.NEGATIVE_INFINITY) < estimate)
          target.set(key, { letters: unpackFill(fill), squares, estimate });
      }
    }
  return { single: [...single.values()], double: [...double.values()] };
}

/** The letters of these cards, each once. */
const lettersOf = (cards: LetterOffer): number[] => [
  ...new Set(Array.from(cards.join(''), (letter) => letter.charCodeAt(0) - 97)),
];

/** Random placements of one letter of the offer, in case one prepares a word. */
export function randomPlacements(
  { letters }: ScratchSheet,
  offer: LetterOffer,
  chance: Chance,
  count: number,
): Placement[] {
  const all: Placement[] = [];
  for (const [square, written] of letters.entries())
    if (written === VACANT) for (const letter of lettersOf(offer)) all.push({ letters: [letter], squares: [square] });
  return chance.shuffle(all).slice(0, count);
}

/** Letters up to this far apart can belong to the same word of four. */
const MAX_DISTANCE = 3;
/** Only one in this many pairs of squares is tried. */
const SAMPLE_ONE_IN = 3;

/** The two cheapest cards, in the order of their prices. */
export const cheapestCards = (offer: LetterOffer, { cardPrices }: Pick<Components, 'cardPrices'>): LetterOffer =>
  offer
    .map((card, slot) => ({ card, price: cardPrices[slot]! }))
    .sort((a, b) => a.price - b.price)
    .slice(0, 2)
    .map(({ card }) => card);

/** Two letters of these cards near each other in a line, to start a word on an empty sheet. Yields line by line. */
export function* findNearbyPairs(
  scratch: ScratchSheet,
  { prospects }: SearchContext,
  prices: Prices,
  cards: LetterOffer,
  chance: Chance,
): Generator<RatedPlacement[]> {
  const letters = lettersOf(cards);
  const isVacant = (square: Square): boolean => scratch.letters[square] === VACANT;
  for (const [number, line] of LINES.entries()) {
    const found: RatedPlacement[] = [];
    const before = prospects.ofLine(scratch, number);
    for (const [i, one] of line.entries())
      for (const two of line.slice(i + 1, i + 1 + MAX_DISTANCE)) {
        if (!isVacant(one) || !isVacant(two) || chance.below(SAMPLE_ONE_IN) > 0) continue;
        for (const a of letters)
          for (const b of letters) {
            if (!prices.cheapest([a, b])) continue;
            scratch.letters[one] = a;
            scratch.letters[two] = b;
            found.push({
              letters: [a, b],
              squares: [one, two],
              estimate: prospects.ofTrialLine(scratch, number) - before,
            });
          }
        scratch.letters[one] = VACANT;
        scratch.letters[two] = VACANT;
      }
    yield found;
  }
}
