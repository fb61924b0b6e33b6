import { bindGame } from '@wordhoard/catalog';
import type { AnyGame, AnyGamePackage } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';

/** A game with its bots and its words: all that is needed to play. */
export interface LabGame {
  readonly pack: AnyGamePackage;
  readonly game: AnyGame;
  readonly words: Lexicon;
}

export const makeLabGame = (pack: AnyGamePackage, words: Lexicon): LabGame => ({
  pack,
  game: bindGame(pack, words),
  words,
});
