import { ANY_LETTER, type Offer } from '../cards.ts';
import type { Square } from '../grid.ts';
import { COIN_GRID } from '../sheet.ts';
import type { Desk } from './desk.ts';

/** Letters and where they go. */
export interface Placement {
  readonly letters: readonly number[];
  readonly squares: readonly Square[];
}

/** [WS-6] The cheapest way to pay for one or two letters, a price for each; undefined when the coins do not suffice. */
export function pricesFor(letters: readonly number[], offer: Offer, { spent }: Desk): number[] | undefined {
  const [first, second] = letters;
  const options = sourcesOf(first!, offer).flatMap((price) =>
    second === undefined
      ? [[price]]
      : sourcesOf(second, offer)
          .filter(
            (other) => other !== price || price === ANY_LETTER || first !== second || twice(first!, offer[price]!),
          )
          .map((other) => [price, other]),
  );
  const total = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price, 0);
  const best = options.reduce((least, prices) => (total(prices) < total(least) ? prices : least));
  return total(best) <= COIN_GRID - spent ? best : undefined;
}

const charOf = (letter: number): string => String.fromCharCode(97 + letter);
const sourcesOf = (letter: number, offer: Offer): number[] => [
  ...offer.flatMap((card, price) => (card.includes(charOf(letter)) ? [price] : [])),
  ANY_LETTER,
];
const twice = (letter: number, card: string): boolean => card.split(charOf(letter)).length > 2;
