import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  type ArrangedWords,
  type ArrangementRefusal,
  checkArrangedWords,
  checkRun,
  sameCards,
  type WordRefusal,
  workbenchOf,
} from './arrangement.ts';
import type { CardId } from './cards.ts';
import { SHORTEST_WORD, type WordRules } from './config.ts';
import type { OpenWord, View } from './types.ts';

/**
 * [WX-6] A theft, as a single move: the card taken, what the rest of its word becomes, and the new arrangement of all
 * the thief's open words, one of which includes the stolen card.
 */
export interface Theft<Words extends ArrangedWords['words'] = ArrangedWords['words']> extends ArrangedWords<Words> {
  /** Id of the word that loses the card. */
  readonly word: number;
  readonly card: CardId;
  /** The new word made of the remaining cards. */
  readonly rest: readonly CardId[];
}

export type TheftRefusal =
  | { code: 'no-such-word'; word: number }
  | { code: 'locked'; word: number }
  | { code: 'not-in-word'; card: CardId }
  /** `rest` doesn't consist of the remaining cards of the word. */
  | { code: 'wrong-rest' };

/** Another player's open word, with its owner. */
export function findStealableWord(
  { players }: View,
  seat: Seat,
  id: number,
): { owner: Seat; word: OpenWord } | undefined {
  for (const [owner, { words }] of players.entries()) {
    const word = owner === seat ? undefined : words.find((candidate) => candidate.id === id);
    if (word) return { owner, word };
  }
  return undefined;
}

export function checkTheft(
  view: View,
  seat: Seat,
  theft: Theft,
  wordRules: WordRules,
): TheftRefusal | ArrangementRefusal | WordRefusal | undefined {
  const target = findStealableWord(view, seat, theft.word);
  if (!target) return { code: 'no-such-word', word: theft.word };
  if (forSeat(view.players, target.owner).lock === theft.word) return { code: 'locked', word: theft.word };
  const { cards } = target.word;
  if (!cards.includes(theft.card)) return { code: 'not-in-word', card: theft.card };
  if (!sameCards([...theft.rest, theft.card], cards)) return { code: 'wrong-rest' };
  const bench = { ...workbenchOf(view, seat), stolen: theft.card };
  return checkRun(theft.rest, SHORTEST_WORD, wordRules) ?? checkArrangedWords(bench, theft, wordRules);
}
