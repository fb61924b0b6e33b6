import type { Seat } from '@wordhoard/kernel';
import { type ArrangementRefusal, judgeRun, sameCards, type WordRefusal, workbenchOf } from './arrangement.ts';
import type { CardId } from './cards.ts';
import { type Judge, SHORTEST } from './config.ts';
import type { OpenWord, View } from './types.ts';

/** [WX-6] One atomic move: the card taken, what the rest becomes, and where the card goes. */
export interface Theft {
  /** Whose it is follows from its name. */
  readonly word: number;
  readonly card: CardId;
  /** The rest of the robbed word as it shall stand. */
  readonly rest: readonly CardId[];
  /** The thief's own word that the card goes into; null for a new one. */
  readonly onto: number | null;
  /** The thief's word as it shall stand: all of `onto`, the stolen card, and cards of the hand. */
  readonly made: readonly CardId[];
}

export type TheftRefusal =
  | { code: 'no-such-word'; word: number }
  | { code: 'locked'; word: number }
  | { code: 'not-in-word'; card: CardId }
  /** `rest` is not what is left of the word. */
  | { code: 'wrong-rest' }
  /** `made` lacks this card. */
  | { code: 'left-out'; card: CardId };

/** An open word of somebody else, with its owner. */
export function preyOf({ players }: View, seat: Seat, id: number): { owner: Seat; word: OpenWord } | undefined {
  for (const [owner, { words }] of players.entries()) {
    const word = owner === seat ? undefined : words.find((open) => open.id === id);
    if (word) return { owner, word };
  }
  return undefined;
}

/** Could a card be taken out of it? Whether the rest is a word is another question. */
export const isLongEnough = (cards: readonly CardId[], letters: string): boolean =>
  cards.length > 1 && letters.length > SHORTEST;

export function checkTheft(
  view: View,
  seat: Seat,
  theft: Theft,
  judge: Judge,
): TheftRefusal | ArrangementRefusal | WordRefusal | undefined {
  const prey = preyOf(view, seat, theft.word);
  if (!prey) return { code: 'no-such-word', word: theft.word };
  if (view.players[prey.owner]!.lock === theft.word) return { code: 'locked', word: theft.word };
  const { cards } = prey.word;
  if (!cards.includes(theft.card)) return { code: 'not-in-word', card: theft.card };
  if (!sameCards([...theft.rest, theft.card], cards)) return { code: 'wrong-rest' };
  return (
    checkMade(view, seat, theft) ??
    judgeRun(theft.rest, SHORTEST, judge) ??
    judgeRun(theft.made, judge.config.minimum, judge)
  );
}

function checkMade(view: View, seat: Seat, { card, onto, made }: Theft): TheftRefusal | ArrangementRefusal | undefined {
  const { hand, words, lock } = workbenchOf(view, seat);
  const target = words.find(({ id }) => id === onto);
  if (onto !== null && !target) return { code: 'no-such-word', word: onto };
  if (onto !== null && onto === lock) return { code: 'under-lock', word: onto };
  const needed = [card, ...(target?.cards ?? [])];
  const missing = needed.find((it) => !made.includes(it));
  if (missing !== undefined) return { code: 'left-out', card: missing };
  const twice = made.find((it, i) => made.indexOf(it) < i);
  if (twice !== undefined) return { code: 'used-twice', card: twice };
  const stranger = made.find((it) => !needed.includes(it) && !hand.includes(it));
  return stranger === undefined ? undefined : { code: 'not-yours', card: stranger };
}
