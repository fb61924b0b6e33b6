import type { Refusal } from '@wordhoard/wordsmith';
import { type RefusalWording, refusalWording } from '../../../table-kit/refusals.ts';
import { plural } from '../../../ui/format.ts';
import { wordsmith } from '../strings/play.ts';

const capitals = (word: string): string => word.toUpperCase();

/** A refusal in words. */
export const inWords: RefusalWording<Refusal> = refusalWording<Refusal>({
  'not-a-line': () =>
    'Those letters aren’t in one line. Choose the first and last letter of a word in one row or column.',
  'too-short': () => 'That’s too short. Words need at least four letters.',
  gap: () => 'There’s an empty square in between. Fill it first, or claim another word.',
  'nothing-new': ({ word }) => `${capitals(word)} has no letter you wrote this turn. Claim a word that does.`,
  'not-a-word': ({ word }) => `${capitals(word)} isn’t in the dictionary.`,
  'already-claimed': ({ word, round }) =>
    `You claimed this ${capitals(word)} in round ${round}. Each word on your sheet can be claimed only once.`,
  inflection: ({ word, earlier, round }) =>
    `${capitals(word)} is just another form of ${capitals(earlier)}, ${round === null ? 'which was there before' : `your word in round ${round}`}. Extend it to a different word.`,
  'not-vacant': () => 'That square has a letter already. Choose an empty one.',
  'two-letters-only': () => 'You’ve written all the letters of this turn. Undo one to write another.',
  'not-on-the-card': ({ letter }) => `${capitals(letter)} isn’t available on that card. Choose another letter.`,
  'coins-used-up': ({ left, price }) =>
    `That costs ${plural(price, 'coin', 'coins')}, and you have ${left === 0 ? 'none' : `only ${left}`} left to spend. Choose a cheaper letter.`,
  'no-goblet': () => 'You have no goblet to use. Forge one this turn first.',
  'no-sword': () => 'You have no sword to use. Forge one this turn first.',
  'already-circled': () => 'That square is circled already. Choose one that isn’t.',
  'letters-missing': ({ missing }) =>
    missing === 1
      ? 'Write one more letter before you confirm.'
      : `Write ${wordsmith.number(missing)} letters before you confirm.`,
  'bad-square': ({ text }) => `“${text}” isn’t a square. Squares are written like r5c2.`,
  'bad-run': ({ text }) => `“${text}” isn’t a row or column of squares. Write it like r5c1-r5c4.`,
  'bad-grid': ({ text }) => `“${text}” isn’t a sheet: it needs eight rows of eight squares.`,
  'bad-step': ({ text }) => `“${text}” isn’t a step of a turn.`,
});
