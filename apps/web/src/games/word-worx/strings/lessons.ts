import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  weld: {
    title: 'Weld a longer word',
    say: 'HEAD lies before you, and you hold an S. Put the five cards together into SHADE. On the table you may mix your cards as you like.',
    done: 'Every card on the table must always be part of a word; which word, you may change every turn.',
  },
  manifest: {
    title: 'Your manifest',
    say: 'Your manifest is the list of words that pay. GIFT is on it, for 10. Lay GIFT from your hand. Other words bring only 2.',
    done: 'A word of the manifest: 10 points. From there on to FIGHT it would be 15, and FLIGHT 25.',
  },
  steal: {
    title: 'Steal a card',
    say: 'Once a turn you may take a card out of another’s word, if the rest is still a word. Take the S of STAR: the rest is ART. It must go into a word of yours at once: NOSE.',
    done: 'The S is yours. What you leave must be a word, and what you take must become one.',
  },
  lock: {
    title: 'Lock a word',
    say: 'PRINCE is worth 25 to you, and a thief would like its letters. Put your manifest card on it: then nobody can rob it.',
    done: 'It is safe while the card lies on it. You may move the card at any time, even when it is not your turn.',
  },
};
