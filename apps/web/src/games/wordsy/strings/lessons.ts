import type { LessonWords } from '../../../lessons/lesson.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'A whole round',
    say: {
      ready:
        'A game has seven rounds. You write one word in each, and your five best count. The highest total wins. Tap “I’m ready”.',
      write:
        'A letter that’s on a card scores the number above its column. Write a word worth 15 or more, such as STRAND, and tap “Lock it in”.',
      challenge: 'Now you see both words. PLASTIC is a real word, so don’t challenge it: tap “Let it stand”.',
      else: 'Wait for Ada.',
    },
    done: 'That’s a whole round. Your word is on your score sheet, and a real game has six more rounds.',
  },
  twice: {
    title: 'Use a letter twice',
    say: 'There are two T cards. Write a word with two Ts to score both.',
    done: 'Both T cards scored. With only one T in your word, you’d score the better of the two.',
  },
  'not-there': {
    title: 'Use letters without a card',
    say: 'You can use any letters: those without a card just don’t score. Write a long word worth 22 or more.',
    done: 'Long words use many cards, and the letters in between cost nothing.',
  },
  flip: {
    title: 'Flip the timer',
    say: {
      ready: 'The first to lock a word flips the sand timer. Tap “I’m ready”.',
      write:
        'Lock a word before Ada does, and she has to beat the sand. Make it worth 15 or more, or her word beats yours.',
      else: 'Now Ada has to hurry.',
    },
    done: 'You were the fastest, and Ada’s word didn’t beat yours, so you get a bonus. If it had, she would have got one instead.',
  },
  challenge: {
    title: 'Challenge a word',
    say: 'Words aren’t checked when you lock them. Ada wrote BLANDLINGS. If you don’t believe it’s a word, tap “Challenge” beside it.',
    done: 'It isn’t in the dictionary, so it scores 0. Careful: a failed challenge costs you 2 points at the end.',
  },
};
