import { ANY_LETTER, type LetterOffer } from '../cards.ts';
import { COIN_GRID } from '../sheet.ts';

/** [WS-6] The cheapest ways to pay for one or two letters of an offer. */
export class Prices {
  readonly #offer: LetterOffer;
  readonly #left: number;
  readonly #known = new Map<number, readonly number[]>();

  /** @param spent coins crossed off so far */
  constructor(offer: LetterOffer, spent: number) {
    this.#offer = offer;
    this.#left = COIN_GRID - spent;
  }

  /** A price for each letter; undefined when the coins do not suffice. */
  of([first, second]: readonly number[]): readonly number[] | undefined {
    const key = first! * 32 + (second ?? 31);
    const prices = this.#known.get(key) ?? this.#cheapest(first!, second);
    this.#known.set(key, prices);
    return sum(prices) <= this.#left ? prices : undefined;
  }

  #cheapest(first: number, second: number | undefined): readonly number[] {
    if (second === undefined) return [this.#sources(first)[0]!];
    const options = this.#sources(first).flatMap((price) =>
      this.#sources(second)
        .filter((other) => first !== second || other !== price || this.#times(first, price) > 1)
        .map((other) => [price, other]),
    );
    return options.reduce((least, prices) => (sum(prices) < sum(least) ? prices : least));
  }

  /** Cards that offer a letter, the cheapest first. */
  #sources(letter: number): number[] {
    return [0, 1, 2, ANY_LETTER].filter((price) => this.#times(letter, price) > 0);
  }

  #times(letter: number, price: number): number {
    if (price === ANY_LETTER) return Number.POSITIVE_INFINITY;
    return (this.#offer[price] ?? '').split(String.fromCharCode(97 + letter)).length - 1;
  }
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
}
