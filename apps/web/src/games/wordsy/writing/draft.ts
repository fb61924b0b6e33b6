/** The player's text before the others see it. Letters a–z only [WY-9]. */
import type { Wordsy } from '@wordhoard/wordsy';
import type { Situation } from '../../../table-kit/situation.ts';

/** Longer than any word; the game refuses more. */
const LONGEST = 60;

/**
 * The typed letters in lower case; undefined for anything but letters: silently dropping a hyphen would make another
 * word.
 */
export const lettersOf = (typed: string): string | undefined =>
  /^[a-z]*$/i.test(typed) ? typed.toLowerCase().slice(0, LONGEST) : undefined;

/** This player's text so far, typed or locked; '' before. */
export const draftOf = ({ given }: Situation<Wordsy>): string => (given && 'text' in given ? given.text : '');

/** [WY-7] The sand ran out before this player wrote anything, so there is no word to finish. */
export const wroteNothing = (situation: Situation<Wordsy>): boolean => {
  const { step, me, mine } = situation;
  return me !== null && mine && step?.type === 'write' && step.stage === 'grace' && draftOf(situation) === '';
};

/** It is this player's to answer, and there is something left to answer. */
export const decides = (situation: Situation<Wordsy>): boolean => situation.mine && !wroteNothing(situation);

/** [WY-7] What may stand there once the beginning is frozen: the text itself, or else what is frozen. */
export const within = (text: string, frozen: string): string => (text.startsWith(frozen) ? text : frozen);

export const erased = (text: string, frozen: string): string => within(text.slice(0, -1), frozen);

/**
 * The text after an update from the table. While the player types, their own text is ahead of the table's; it gives way
 * only to a new question, and to a frozen beginning that it doesn't start with.
 */
export function afterNews(
  line: { readonly question: number | null; readonly text: string },
  news: { readonly question: number | null; readonly draft: string; readonly frozen: boolean; readonly mine: boolean },
): string {
  if (line.question !== news.question || !news.mine) return news.draft;
  return news.frozen ? within(line.text, news.draft) : line.text;
}
