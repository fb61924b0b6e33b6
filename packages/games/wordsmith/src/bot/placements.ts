import type { Chance } from '@wordhoard/kernel';
import type { LetterOffer } from '../cards.ts';
import type { Square } from '../grid.ts';
import type { Means } from './chain.ts';
import { unpack } from './fills.ts';
import { LINES, squaresOf } from './lines.ts';
import { type Prices, sum } from './prices.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import { VACANT } from './vocabulary.ts';

/** Letters (0–25) and where they go: one or two. */
export interface Placement {
  readonly letters: readonly number[];
  readonly squares: readonly Square[];
}

/** A placement with a first guess at what it brings. */
export interface Idea extends Placement {
  readonly guess: number;
}

export const bestIdeas = (ideas: readonly Idea[], count: number): Idea[] =>
  ideas.toSorted((a, b) => b.guess - a.guess).slice(0, count);

/** Letters that finish a word: with one of them, with two of them. */
export function finishing(desk: ScratchSheet, { lines, worth }: Means, prices: Prices): { ones: Idea[]; twos: Idea[] } {
  const ones = new Map<string, Idea>();
  const twos = new Map<string, Idea>();
  for (const [number, line] of LINES.entries())
    for (const opening of lines.openings(desk.letters, number)) {
      const { vacant, fills } = opening;
      const gain = worth.circling(desk, squaresOf(number, opening)) + worth.length(opening, desk);
      const squares = vacant.map((place) => line[place]!);
      const into = squares.length === 1 ? ones : twos;
      for (const fill of fills) {
        const letters = unpack(fill);
        const paid = prices.of(letters);
        if (!paid) continue;
        const guess = gain - sum(paid);
        const key = `${letters} ${squares}`;
        if ((into.get(key)?.guess ?? Number.NEGATIVE_INFINITY) < guess) into.set(key, { letters, squares, guess });
      }
    }
  return { ones: [...ones.values()], twos: [...twos.values()] };
}

/** The letters of these cards, each once. */
const lettersOf = (cards: LetterOffer): number[] => [
  ...new Set(Array.from(cards.join(''), (letter) => letter.charCodeAt(0) - 97)),
];

/** A letter from a card anywhere, in case it brings a word nearer: so many of them by lot. */
export function settingUp({ letters }: ScratchSheet, offer: LetterOffer, chance: Chance, count: number): Placement[] {
  const all: Placement[] = [];
  for (const [square, written] of letters.entries())
    if (written === VACANT) for (const letter of lettersOf(offer)) all.push({ letters: [letter], squares: [square] });
  return chance.shuffle(all).slice(0, count);
}

/** Letters this far apart in a line can be in one word of four. */
const NEAR = 3;
/** Of the pairs of squares, one in so many is looked at. */
const LOOKED_AT = 3;

/** Two letters of the cheaper cards near each other in a line: how a word begins on an empty sheet. Line by line. */
export function* sideBySide(
  desk: ScratchSheet,
  { prospects }: Means,
  prices: Prices,
  offer: LetterOffer,
  chance: Chance,
): Generator<Idea[]> {
  const letters = lettersOf(offer.slice(0, 2));
  const vacant = (square: Square): boolean => desk.letters[square] === VACANT;
  for (const [number, line] of LINES.entries()) {
    const found: Idea[] = [];
    const now = prospects.ofLine(desk, number);
    for (const [i, one] of line.entries())
      for (const two of line.slice(i + 1, i + 1 + NEAR)) {
        if (!vacant(one) || !vacant(two) || chance.below(LOOKED_AT) > 0) continue;
        for (const a of letters)
          for (const b of letters) {
            if (!prices.of([a, b])) continue;
            desk.letters[one] = a;
            desk.letters[two] = b;
            found.push({ letters: [a, b], squares: [one, two], guess: prospects.ofTried(desk, number) - now });
          }
        desk.letters[one] = VACANT;
        desk.letters[two] = VACANT;
      }
    yield found;
  }
}
