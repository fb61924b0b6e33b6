import type { ShuffleVerdict } from '@wordhoard/kernel';
import { editionOf, THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { UnplayableReason } from '@wordhoard/protocol';
import { ordinal } from './words.ts';

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

/** The result of this device's check of the shuffle after the match. */
export const shuffleTexts: Readonly<Record<ShuffleVerdict, string>> = {
  held: 'Fair shuffle, checked: the server fixed its part first, then this device added its own, so no one could choose it.',
  'only-committed': 'Shuffle checked: it’s the one the server fixed before the first card.',
  'too-late':
    'This device’s part reached the server too late and was left out. The shuffle is still the one promised before the game.',
  'salt-dropped':
    'Be careful with this server: it took this device’s part of the shuffle and then left it out. It may have chosen the shuffle.',
  'other-commitment':
    'Be careful with this server: it promised one shuffle before the game and used another. It may have chosen the shuffle.',
  'broken-commitment': 'Be careful with this server: the record doesn’t contain the shuffle promised before the game.',
  'other-seed': 'Be careful with this server: the parts in its record don’t add up to the shuffle it used.',
};
