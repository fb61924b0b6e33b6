import type { LessonWords } from '../../../lessons/lesson.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      pick: 'Build words for points; the highest total wins. Words on your manifest, a secret list, pay most. HEAD is on it, and you need a D: take it from the line, then tap “Stop at one”.',
      build: 'Lay HEAD: tap its letters in your hand, or type it. Then tap “End your turn”.',
      else: 'Wait for Ada.',
    },
    done: 'You have HEAD, your hand is back to five cards, and it’s Ada’s turn. When the pile is empty, the words on the table are scored.',
  },
  weld: {
    title: 'Weld a longer word',
    say: 'HEAD is on the table, and you hold an S. Turn those five cards into SHADE: you can rearrange your cards on the table as you like. Then end your turn.',
    done: 'Every card on the table must be part of a word, but you can change your words on each of your turns.',
  },
  manifest: {
    title: 'Your manifest',
    say: 'Your manifest is your secret list of words that pay. Open “Manifest”: GIFT is on it, for 10 points. Words that aren’t on it pay only 2. Lay GIFT from your hand and end your turn.',
    done: 'GIFT pays 10 points. Add an H for FIGHT, which pays 15, then an L for FLIGHT, which pays 25.',
  },
  steal: {
    title: 'Steal a card',
    say: 'Once a turn you may steal a card from one of Ada’s words, if the rest still makes a word. Take the S of STAR, which leaves ART, and use it at once in a word of yours, such as NOSE.',
    done: 'The S is yours. What you leave must be a word, and what you take must go into one.',
  },
  lock: {
    title: 'Lock a word',
    say: 'PRINCE pays you 25, but Ada could steal from it. Tap the open lock beside it: then no one can take its cards.',
    done: 'PRINCE is safe while it’s locked. You have one lock, and you can move it at any time, even on Ada’s turn.',
  },
};
