import { ANY_LETTER, type LetterOffer } from '../cards.ts';
import { COIN_GRID_SIZE } from '../sheet.ts';
import { PACKED_LIMIT, unpackFill } from './fills.ts';

/** [WS-6] The cheapest ways to pay for one or two letters of an offer. */
export class Prices {
  readonly #offer: LetterOffer;
  readonly #coinsLeft: number;
  readonly #cache = new Map<number, readonly number[]>();
  /** NaN where it isn't known yet. */
  readonly #totalByFill = new Float64Array(PACKED_LIMIT).fill(Number.NaN);

  /** @param spent the coins crossed off so far */
  constructor(offer: LetterOffer, spent: number) {
    this.#offer = offer;
    this.#coinsLeft = COIN_GRID_SIZE - spent;
  }

  /** The price of each letter; undefined if there are not enough coins. */
  cheapest([first, second]: readonly number[]): readonly number[] | undefined {
    const key = first! * 32 + (second ?? 31);
    const prices = this.#cache.get(key) ?? this.#findCheapest(first!, second);
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

  #findCheapest(first: number, second: number | undefined): readonly number[] {
    if (second === undefined) return [this.#pricesOf(first)[0]!];
    const options = this.#pricesOf(first).flatMap((price) =>
      this.#pricesOf(second)
        .filter((other) => first !== second || other !== price || this.#copies(first, price) > 1)
        .map((other) => [price, other]),
    );
    return options.reduce((least, prices) => (sum(prices) < sum(least) ? prices : least));
  }

  /** The prices at which a letter is offered, cheapest first. */
  #pricesOf(letter: number): number[] {
    return [0, 1, 2, ANY_LETTER].filter((price) => this.#copies(letter, price) > 0);
  }

  #copies(letter: number, price: number): number {
    if (price === ANY_LETTER) return Number.POSITIVE_INFINITY;
    return (this.#offer[price] ?? '').split(String.fromCharCode(97 + letter)).length - 1;
  }
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
}
