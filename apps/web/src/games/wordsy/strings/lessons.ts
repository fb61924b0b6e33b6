import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  round: {
    title: 'A whole round',
    say: {
      ready:
        'A game has seven rounds. In each you write one word, and your five best words count. The highest total wins. Tap “I am ready”.',
      write:
        'A letter scores the number above its column. Write a word worth 15 or more, such as STRAND, and tap “Lock it in”.',
      challenge:
        'Both words are open. PLASTIC is a real word, so there’s no reason to challenge it: tap “Let it stand”.',
      else: 'Wait for Ada.',
    },
    done: 'That’s a whole round: your word is on your sheet. Six more like it, and the game is over.',
  },
  twice: {
    title: 'A letter twice',
    say: 'There are two T cards. Write a word with two Ts, and both cards score.',
    done: 'Both Ts scored. A letter you use only once takes the better of its two cards.',
  },
  'not-there': {
    title: 'Letters that are not there',
    say: 'You may use any letters. Those without a card just score nothing. Write a long word worth 22 or more.',
    done: 'Long words touch many cards. The letters in between cost you nothing.',
  },
  flip: {
    title: 'Turning the timer',
    say: {
      ready: 'In each round somebody turns the sand timer. Tap “I am ready”.',
      write:
        'Be the first to lock a word: then the sand runs for Ada. Make it worth 15 or more, or Ada’s word beats yours.',
      else: 'Now Ada has to hurry.',
    },
    done: 'You were first, and your word was at least as good as Ada’s: that brings you a bonus. For a better word the bonus would have been Ada’s.',
  },
  challenge: {
    title: 'That is not a word',
    say: 'Nobody checks a word when it is written. Ada wrote BLANDLINGS. If you don’t believe it, tap “Challenge” beside it.',
    done: 'It is in no dictionary, so it scores nothing. A wrong challenge costs you 2 points at the end.',
  },
};
