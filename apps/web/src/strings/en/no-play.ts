import { editionOf, THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { UnplayableReason } from '@wordhoard/protocol';
import { ordinal } from './word-lists.ts';

/** @param words the id of the lexicon the match was begun with. */
function otherWords(words: string | undefined): string {
  const begun = words === undefined ? undefined : editionOf(words);
  return begun && begun !== THIS_EDITION
    ? `It started with the ${ordinal(begun.edition)} edition of the dictionary; the server now plays with the ${ordinal(THIS_EDITION.edition)}.`
    : 'It started with another edition of the dictionary than the server has now.';
}

/** A table that can't be shown. */
export const noPlay = {
  table: (code: string): string => `Table ${code}`,
  missing: {
    title: 'No such table',
    text: (code: string): string =>
      `There’s no table ${code}. Check the code for typos. A table that hasn’t started is closed after a day.`,
    make: 'Make a table',
  },
  /** Why the game isn't shown. */
  outdated: (why: UnplayableReason | null, words?: string): string => {
    switch (why?.code) {
      case 'other-rules':
        return `It started with version ${why.needs} of the rules; they’ve been corrected, and the server now plays version ${why.has}.`;
      case 'other-words':
        return otherWords(words);
      default:
        return 'This game can’t be shown any more.';
    }
  },
  /** Unfinished, but with rules that this server doesn't have. */
  stopped: 'This game can’t go on here.',
  mayGoOn:
    'Nothing is lost: you can continue if the server goes back to that version. Until then the record stays sealed, because it shows every hand.',
  close: 'Close this game',
  closeSure: 'Close this game for good? No one can continue it after that, and every player can download its record.',
  closeYes: 'Yes, close it',
  keep: 'Keep it',
  closed: 'This game couldn’t continue, so the table was closed.',
  played: 'This game is over. Here is how it ended.',
} as const;
