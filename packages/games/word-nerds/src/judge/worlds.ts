import type { BySeat, Chance, Seat } from '@wordhoard/kernel';
import { isAccepted, type Lexicon } from '@wordhoard/lexicon';
import { bestWords } from '../best-words.ts';
import type { LetterId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { unspentTokens } from '../tokens.ts';
import type { View } from '../types.ts';
import { unseenLetters } from '../unseen.ts';

/** A possible state of everything hidden from a seat, consistent with its observation. */
export interface PossibleWorld {
  /** By seat; empty for the player's own. */
  readonly hands: BySeat<readonly LetterId[]>;
  readonly deck: readonly LetterId[];
  /** By seat: a random bid with the tokens they have. */
  readonly bids: readonly number[];
  /** The order in which others would take the letters up for auction. */
  readonly pickOrder: readonly LetterId[];
}

export function randomWorld(view: View, seat: Seat, chance: Chance): PossibleWorld {
  const hidden = chance.shuffle(unseenLetters(view));
  const hands = view.players.map(({ letters }, other) => (other === seat ? [] : hidden.splice(0, letters)));
  const bids = view.players.map((player) => chance.pick(unspentTokens(player, view.topToken)));
  return { hands, deck: hidden, bids, pickOrder: chance.shuffle(view.market) };
}

/** The value of each opponent's best word in a world, cached. */
export class OpponentWords {
  readonly #env: Lexicon;
  readonly #view: View;
  readonly #cache = new Map<PossibleWorld, readonly number[]>();

  constructor(env: Lexicon, view: View) {
    this.#env = env;
    this.#view = view;
  }

  /** By seat. */
  bestValuesIn(world: PossibleWorld): readonly number[] {
    const known = this.#cache.get(world) ?? this.#computeBestValues(world);
    this.#cache.set(world, known);
    return known;
  }

  #computeBestValues({ hands }: PossibleWorld): number[] {
    const { pool, config } = this.#view;
    const components = componentsOf(config);
    const { searchText } = components.letters;
    return hands.map((cards) => {
      const search = { hand: searchText(cards), pool: searchText(pool), top: 1 };
      const [best] = bestWords(this.#env, components, {
        ...search,
        accepts: (word) => isAccepted(this.#env, config.words, word),
      });
      return best?.value ?? 0;
    });
  }
}
