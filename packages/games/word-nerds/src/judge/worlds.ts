import type { BySeat, Chance, Seat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon } from '@wordhoard/lexicon';
import { bestWords } from '../best-words.ts';
import { lettersOf } from '../bot/bot-context.ts';
import { LETTER_IDS, type LetterId } from '../cards.ts';
import { unspent } from '../tokens.ts';
import type { View } from '../types.ts';

/** A possible state of everything hidden from a seat that agrees with all it saw. */
export interface PossibleWorld {
  /** By seat; the looker's own is empty. */
  readonly hands: BySeat<readonly LetterId[]>;
  readonly deck: readonly LetterId[];
  /** By seat: the bid each would make with the tokens they have. */
  readonly bids: readonly number[];
  /** The order in which letters up for auction would be gone, if others chose first. */
  readonly gone: readonly LetterId[];
}

/** Letters that are neither face up nor in the player's own hand. */
function unseen({ hand, pool, discards, market, words }: View): LetterId[] {
  const laid = words.flatMap(({ cards }) => cards.map(({ card }) => card));
  const open = new Set([...(hand?.letters ?? []), ...pool, ...discards, ...market, ...laid]);
  return LETTER_IDS.filter((card) => !open.has(card));
}

export function worldFor(view: View, seat: Seat, chance: Chance): PossibleWorld {
  const hidden = chance.shuffle(unseen(view));
  const hands = view.players.map(({ letters }, other) => (other === seat ? [] : hidden.splice(0, letters)));
  const bids = view.players.map((player) => chance.pick(unspent(player, view.topToken)));
  return { hands, deck: hidden, bids, gone: chance.shuffle(view.market) };
}

/** Value of each opponent's best word in a world, computed once for each. */
export class Threats {
  readonly #env: Lexicon;
  readonly #view: View;
  readonly #known = new Map<PossibleWorld, readonly number[]>();

  constructor(env: Lexicon, view: View) {
    this.#env = env;
    this.#view = view;
  }

  /** By seat. */
  in(world: PossibleWorld): readonly number[] {
    const known = this.#known.get(world) ?? this.#look(world);
    this.#known.set(world, known);
    return known;
  }

  #look({ hands }: PossibleWorld): number[] {
    const { pool, config } = this.#view;
    return hands.map((cards) => {
      const search = { hand: lettersOf(cards), pool: lettersOf(pool), top: 1 };
      const [best] = bestWords(this.#env, { ...search, accepts: (word) => isAccepted(this.#env, config.words, word) });
      return best?.value ?? 0;
    });
  }
}
