import type { GameId } from '@wordhoard/catalog';
import type { ComponentType } from 'preact';

/** A game's card on the start page. */
export interface GameCard {
  /** One line, as on its box. */
  readonly pitch: string;
  /** A small still life. Decoration: the card's words say what it is. */
  readonly Art: ComponentType;
}

/** All of them at once: they are small, and are what the start page is made of. */
const CARDS = import.meta.glob<{ card: GameCard }>('../../games/*/card.tsx', { eager: true });

export const cardOf = (game: GameId): GameCard => CARDS[`../../games/${game}/card.tsx`]!.card;
