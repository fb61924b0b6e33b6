/** The player's text before the others see it, and what it would score. Letters a–z only [WY-9]. */
import { type Board, type Handicap, scoreWord, type Wordsy } from '@wordhoard/wordsy';
import type { Situation } from '../../../table-kit/situation.ts';

/** Longer than any word; the game refuses more. */
const LONGEST = 60;

/** The typed letters in lower case; undefined for anything else: a silently dropped hyphen would make another word. */
export const lettersOf = (typed: string): string | undefined =>
  /^[a-z]*$/i.test(typed) ? typed.toLowerCase().slice(0, LONGEST) : undefined;

/** This player's text so far, typed or locked; '' before. */
export const draftOf = ({ given }: Situation<Wordsy>): string => (given && 'text' in given ? given.text : '');

/** [WY-7] The sand ran out before this player wrote anything, so there is no word to finish. */
export const wroteNothing = (situation: Situation<Wordsy>): boolean => {
  const { step, me, mine } = situation;
  return me !== null && mine && step?.type === 'write' && step.stage === 'grace' && draftOf(situation) === '';
};

/** True if this player still has something to answer. */
export const decides = (situation: Situation<Wordsy>): boolean => situation.mine && !wroteNothing(situation);

/** [WY-7] The text if it starts with what is frozen, otherwise what is frozen. */
export const within = (text: string, frozen: string): string => (text.startsWith(frozen) ? text : frozen);

export const erased = (text: string, frozen: string): string => within(text.slice(0, -1), frozen);

/**
 * The text after an update from the table. While the player types, their own text is ahead of the table's; it gives way
 * only to a frozen beginning that it doesn't start with.
 */
export function afterUpdate(
  text: string,
  update: { readonly draft: string; readonly frozen: boolean; readonly mine: boolean },
): string {
  if (!update.mine) return update.draft;
  return update.frozen ? within(text, update.draft) : text;
}

export interface Preview {
  /** Each letter of the word and what it scores; 0 for a letter that is not on the board. */
  readonly letters: readonly { readonly letter: string; readonly points: number }[];
  /** Points of each card of the board, by its place; 0 if unused. */
  readonly cards: readonly number[];
  readonly points: number;
}

/** Which letters score and how much, as the game's own rules say [WY-12] [WY-22]. */
export function preview(board: Board, word: string, handicap: Handicap | null): Preview {
  const { cards, points } = scoreWord(board, word, handicap);
  return {
    letters: Array.from(word, (letter, at) => ({ letter, points: cards.find((card) => card.at === at)?.points ?? 0 })),
    cards: board.map((_, place) => cards.find((card) => card.place === place)?.points ?? 0),
    points,
  };
}

/** Possible points of a letter: the values of its cards on the board, best first. */
export const worthOf = (board: Board, letter: string): readonly number[] =>
  board.flatMap((card) => (card.letter === letter ? [card.value] : [])).sort((a, b) => b - a);
