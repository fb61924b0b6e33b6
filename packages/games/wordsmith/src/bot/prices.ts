import { type LetterOffer, lettersFor } from '../cards.ts';
import type { Components } from '../components.ts';
import { PACKED_LIMIT, unpackFill } from './fills.ts';
import { letterOf } from './scratch-sheet.ts';

/** [WS-6] The cheapest ways to pay for the letters of a turn. */
export class Prices {
  /** By price, from the lowest to that of any letter: the letters of the cards that cost so much. */
  readonly #lettersByPrice: ReadonlyMap<number, string>;
  readonly #anyLetterPrice: number;
  readonly #coinsLeft: number;
  readonly #cache = new Map<number, readonly number[]>();
  /** NaN where it isn't known yet. */
  readonly #totalByFill = new Float64Array(PACKED_LIMIT).fill(Number.NaN);

  /** @param spent the coins crossed off so far */
  constructor(components: Components, offer: LetterOffer, spent: number) {
    const { cardPrices, anyLetterPrice, coinSpaces } = components;
    this.#lettersByPrice = new Map(
      [...new Set([...cardPrices, anyLetterPrice])]
        .filter((price) => price <= anyLetterPrice)
        .sort((a, b) => a - b)
        .map((price) => [price, lettersFor(price, offer, components)]),
    );
    this.#anyLetterPrice = anyLetterPrice;
    this.#coinsLeft = coinSpaces - spent;
  }

  /** The price of each letter; undefined if there are not enough coins. */
  cheapest(letters: readonly number[]): readonly number[] | undefined {
    const key = letters.reduce((packed, letter) => packed * 32 + letter + 1, 0);
    const prices = this.#cache.get(key) ?? this.#findCheapest(letters);
    this.#cache.set(key, prices);
    return sum(prices) <= this.#coinsLeft ? prices : undefined;
  }

  /** The price of the letters of a fill together; undefined if there are not enough coins. */
  ofFill(fill: number): number | undefined {
    if (Number.isNaN(this.#totalByFill[fill]))
      this.#totalByFill[fill] = sum(this.cheapest(unpackFill(fill)) ?? [Number.POSITIVE_INFINITY]);
    const price = this.#totalByFill[fill]!;
    return price === Number.POSITIVE_INFINITY ? undefined : price;
  }

  /** Only equal letters compete for the same cards, so each takes the cheapest that is left. */
  #findCheapest(letters: readonly number[]): readonly number[] {
    const prices: number[] = [];
    for (const letter of letters) {
      const taken = prices.filter((_, other) => letters[other] === letter);
      prices.push(this.#cheapestBesides(letter, taken));
    }
    return prices;
  }

  /** @param taken prices at which the same letter was taken already */
  #cheapestBesides(letter: number, taken: readonly number[]): number {
    for (const [price, letters] of this.#lettersByPrice) {
      const copies = letters.split(letterOf(letter)).length - 1;
      if (copies > taken.filter((other) => other === price).length) return price;
    }
    return this.#anyLetterPrice;
  }
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
}
