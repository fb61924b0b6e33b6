import { editionOf, THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { Outdated } from '@wordhoard/protocol';
import { ordinal } from './word-lists.ts';

/** @param words the id of the lexicon the match was begun with. */
function otherWords(words: string | undefined): string {
  const begun = words === undefined ? undefined : editionOf(words);
  return begun && begun !== THIS_EDITION
    ? `It was begun with the ${ordinal(begun.edition)} edition of the dictionary; the server now plays with the ${ordinal(THIS_EDITION.edition)}.`
    : 'It was begun with another edition of the dictionary than the server has now.';
}

/** A table at which nothing is to be seen. */
export const noPlay = {
  table: (code: string): string => `Table ${code}`,
  missing: {
    title: 'No such table',
    text: (code: string): string =>
      `There is no table ${code}. Codes are kept for a day while a table waits; perhaps it was a slip of the pen.`,
    make: 'Make a table',
  },
  /** Why what was played here is not shown. */
  outdated: (why: Outdated | null, words?: string): string => {
    switch (why?.code) {
      case 'other-rules':
        return `It was begun by version ${why.needs} of the rules; they have been corrected since, and this house plays by version ${why.has}.`;
      case 'other-words':
        return otherWords(words);
      default:
        return 'What was played here cannot be shown any more.';
    }
  },
  /** In play, but not by the rules there are here. */
  stopped: 'This game can’t go on here.',
  mayGoOn:
    'Nothing is lost: if the earlier version comes back, you can play on. The record stays sealed until then, since it shows every hand.',
  close: 'Close this game',
  closeSure: 'Close this game for good? Nobody can play on after that, and everybody here can have its record.',
  closeYes: 'Yes, close it',
  keep: 'Keep it',
  closed: 'This game could not go on, and the table has been closed.',
  played: 'This game is over. Here is how it ended.',
} as const;
