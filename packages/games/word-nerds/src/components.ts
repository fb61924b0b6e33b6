/** The components of a table: its letter cards and the numbers of its rules, as printed or as its variant changes them. */
import { componentsByVariant } from '@wordhoard/kernel';
import { LETTER_ROWS, LetterDeck } from './cards.ts';
import type { Bidding, WordNerdsVariant } from './variant.ts';

export interface Components {
  readonly letters: LetterDeck;
  readonly bidding: Bidding;
  /** The same text for components that give every word the same value, so that searches can share their indexes. */
  readonly valuesKey: string;
}

function build(variant: WordNerdsVariant | undefined): Components {
  const { letters: rows = LETTER_ROWS, bidding = 'tokens' } = variant ?? {};
  return {
    letters: new LetterDeck(rows),
    bidding,
    valuesKey: JSON.stringify(rows.map(({ letter, value, cards }) => [letter, value, cards])),
  };
}

/** The components of a table's config. Take them once, outside a loop. */
export const componentsOf: (config: { readonly variant?: WordNerdsVariant }) => Components = componentsByVariant(build);
