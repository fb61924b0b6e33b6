import { type BySeat, forSeat, type Seat } from '@wordhoard/kernel';
import type { CardId } from '../cards.ts';
import { componentsOf } from '../components.ts';
import { SHORTEST_WORD, type WordRules } from '../config.ts';
import { findAnagrams } from '../spelling.ts';
import type { OpenWord, PlayerView } from '../types.ts';
import { differentFaces } from './faces.ts';

/** [WX-6] A card that could be stolen, and the words that the rest of its word can become. */
export interface StealableCard {
  readonly owner: Seat;
  readonly word: OpenWord;
  readonly card: CardId;
  readonly rests: readonly (readonly CardId[])[];
}

/** The public part of a view: whether there is something to steal is no secret. */
interface PublicWords {
  readonly players: BySeat<Pick<PlayerView, 'words' | 'lock'>>;
}

/** Tests whether a word comes to mind. */
type WordTest = (word: string) => boolean;

/**
 * All cards this seat may steal; of equal cards in a word only the first. Starts with the thief's left neighbour: bots
 * take the first of equally good cards, so a fixed order would hit the same seat most often.
 */
export function findStealableCards(
  { players }: PublicWords,
  seat: Seat,
  wordRules: WordRules,
  knows: WordTest = () => true,
): StealableCard[] {
  const seatsClockwise = players.map((_, i) => (seat + 1 + i) % players.length);
  return seatsClockwise.flatMap((owner) => {
    if (owner === seat) return [];
    const { words, lock } = forSeat(players, owner);
    return words.filter(({ id }) => id !== lock).flatMap((word) => stealableCardsIn(owner, word, wordRules, knows));
  });
}

function stealableCardsIn(owner: Seat, word: OpenWord, wordRules: WordRules, knows: WordTest): StealableCard[] {
  const { cards } = word;
  const { deck } = componentsOf(wordRules.config);
  const { textOf } = deck;
  const different = differentFaces(deck, cards);
  return different.flatMap((card) => {
    const rests = findAnagrams(
      cards.filter((other) => other !== card),
      wordRules,
    ).filter((rest) => textOf(rest).length >= SHORTEST_WORD && knows(textOf(rest)));
    return rests.length === 0 ? [] : [{ owner, word, card, rests }];
  });
}
