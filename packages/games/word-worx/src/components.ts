/** The components of a table: its cards, its manifests and the numbers of its rules, as printed or of its variant. */
import { componentsByVariant } from '@wordhoard/kernel';
import { CardDeck, PRINTED_CARDS } from './cards.ts';
import { ManifestBook, PRINTED_MANIFESTS } from './manifests.ts';
import type { WordWorxValues, WordWorxVariant } from './variant.ts';

/** The values of the printed game. */
export const PRINTED_VALUES: WordWorxValues = {
  // [WX-1]
  cards: PRINTED_CARDS,
  // [WX-2]
  manifests: PRINTED_MANIFESTS,
  manifestPoints: [5, 10, 15, 25],
  // [WX-3]
  bonusFactor: 2,
  // [WX-11]
  otherWordPoints: 2,
  handCost: 1,
  // [WX-4] [WX-9]
  handSize: 5,
  lineSize: 5,
  // [WX-5]
  picks: 2,
  // [WX-10]
  lastBuild: true,
  // [WX-12]
  roundsFewPlayers: 1,
  roundsMorePlayers: 2,
};

export interface Components extends Omit<WordWorxValues, 'cards' | 'manifests'> {
  readonly deck: CardDeck;
  readonly manifests: ManifestBook;
  /** The best manifest points as a multiple of the printed ones: by this, estimates for the printed game are adjusted. */
  readonly scale: number;
}

/** The part of a config that decides the components. */
export interface TableVariant {
  readonly variant?: WordWorxVariant;
}

function buildComponents(variant: WordWorxVariant | undefined): Components {
  const { cards, manifests, ...numbers }: WordWorxValues = { ...PRINTED_VALUES, ...variant };
  return {
    ...numbers,
    deck: new CardDeck(cards),
    manifests: new ManifestBook(manifests, numbers.manifestPoints),
    scale: Math.max(...numbers.manifestPoints) / Math.max(...PRINTED_VALUES.manifestPoints),
  };
}

/** The components of a table's config. Take them once, outside a loop. */
export const componentsOf: (config: TableVariant) => Components = componentsByVariant<WordWorxVariant, Components>(
  buildComponents,
);

/** The components of the printed game. */
export const PRINTED: Components = componentsOf({});
