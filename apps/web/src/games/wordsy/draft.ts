/** What the player types, before it is anybody else's business. Letters a–z only [WY-9]. */

/** Longer than any word; the game refuses more. */
const LONGEST = 60;

/** Only what counts as letters, in small letters. */
export const lettersOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, LONGEST);

/** [WY-7] What may stand there once the beginning is frozen: the text itself, or else what is frozen. */
export const within = (text: string, frozen: string): string => (text.startsWith(frozen) ? text : frozen);

export const erased = (text: string, frozen: string): string => within(text.slice(0, -1), frozen);

/**
 * What is on the line when the table speaks. While somebody types, their own line is ahead of what the table has heard;
 * it gives way only to a new question, and to a frozen beginning it does not start with.
 */
export function afterNews(
  line: { readonly question: number | null; readonly text: string },
  news: { readonly question: number | null; readonly draft: string; readonly frozen: boolean; readonly mine: boolean },
): string {
  if (line.question !== news.question || !news.mine) return news.draft;
  return news.frozen ? within(line.text, news.draft) : line.text;
}
