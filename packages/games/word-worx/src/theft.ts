import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  type ArrangedWords,
  type ArrangementRefusal,
  checkArranged,
  judgeRun,
  sameCards,
  type WordRefusal,
  workbenchOf,
} from './arrangement.ts';
import type { CardId } from './cards.ts';
import { type Judge, SHORTEST } from './config.ts';
import type { OpenWord, View } from './types.ts';

/**
 * [WX-6] One atomic move: the card taken, what the rest of its word becomes, and how all of the thief's open words stand
 * then, the stolen card in one of them.
 */
export interface Theft<Words extends ArrangedWords['words'] = ArrangedWords['words']> extends ArrangedWords<Words> {
  /** The robbed word; whose it is follows from its name. */
  readonly word: number;
  readonly card: CardId;
  /** The rest of the robbed word as it shall stand. */
  readonly rest: readonly CardId[];
}

export type TheftRefusal =
  | { code: 'no-such-word'; word: number }
  | { code: 'locked'; word: number }
  | { code: 'not-in-word'; card: CardId }
  /** `rest` is not what is left of the word. */
  | { code: 'wrong-rest' };

/** Another player's open word, with its owner. */
export function preyOf({ players }: View, seat: Seat, id: number): { owner: Seat; word: OpenWord } | undefined {
  for (const [owner, { words }] of players.entries()) {
    const word = owner === seat ? undefined : words.find((open) => open.id === id);
    if (word) return { owner, word };
  }
  return undefined;
}

export function checkTheft(
  view: View,
  seat: Seat,
  theft: Theft,
  judge: Judge,
): TheftRefusal | ArrangementRefusal | WordRefusal | undefined {
  const prey = preyOf(view, seat, theft.word);
  if (!prey) return { code: 'no-such-word', word: theft.word };
  if (forSeat(view.players, prey.owner).lock === theft.word) return { code: 'locked', word: theft.word };
  const { cards } = prey.word;
  if (!cards.includes(theft.card)) return { code: 'not-in-word', card: theft.card };
  if (!sameCards([...theft.rest, theft.card], cards)) return { code: 'wrong-rest' };
  const bench = { ...workbenchOf(view, seat), stolen: theft.card };
  return judgeRun(theft.rest, SHORTEST, judge) ?? checkArranged(bench, theft, judge);
}
