import { type AnyGamePackage, bindGame } from '@wordhoard/catalog';
import type { AnyGame } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';

/** A game with its bots and its words: all that is needed to play. */
export interface House {
  readonly pack: AnyGamePackage;
  readonly game: AnyGame;
  readonly words: Lexicon;
}

export const openHouse = (pack: AnyGamePackage, words: Lexicon): House => ({
  pack,
  game: bindGame(pack, words),
  words,
});
