import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  turn: {
    title: 'A whole turn',
    say: {
      pick: 'Build words. Those on your secret manifest pay most, and the highest total wins. HEAD is on it, and you lack a D: take it off the line, then tap “One is enough”.',
      build: 'Lay HEAD: tap its letters in your hand, or type it. Then tap “End your turn”.',
      else: 'Wait for Ada.',
    },
    done: 'HEAD is yours, your hand has five cards again, and it’s Ada’s turn. When the pile is out, the words on the table are counted.',
  },
  weld: {
    title: 'Weld a longer word',
    say: 'HEAD is on the table, and you hold an S. Make SHADE of those five cards: on the table you may mix your cards as you like. Then end your turn.',
    done: 'Every card on the table must always be part of a word. Which word it is you may change every turn.',
  },
  manifest: {
    title: 'Your manifest',
    say: 'Open “Manifest” at the bottom: GIFT is on it, for 10 points. Other words pay only 2. Lay GIFT from your hand and end your turn.',
    done: 'GIFT pays 10 points. With an H it becomes FIGHT, for 15, and with an L as well FLIGHT, for 25.',
  },
  steal: {
    title: 'Steal a card',
    say: 'Once a turn you may steal a card out of Ada’s words, if the rest is still a word. Take the S of STAR, which leaves ART, and use it at once in a word of yours, such as NOSE.',
    done: 'The S is yours. What you leave must be a word, and what you take must become part of one.',
  },
  lock: {
    title: 'Lock a word',
    say: 'PRINCE is worth 25 to you, and Ada could steal its letters. Tap the open lock beside it: then nobody can take a card out of it.',
    done: 'PRINCE is safe while the lock is on it. You have one lock, and you may move it at any time, even when it’s not your turn.',
  },
};
