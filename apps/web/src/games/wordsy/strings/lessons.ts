import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  twice: {
    title: 'A letter twice',
    say: 'There are two T cards. Write a word with two Ts: then both cards score.',
    done: 'Both Ts scored. A letter you use once only takes the better of its two cards.',
  },
  'not-there': {
    title: 'Letters that are not there',
    say: 'You may use any letters; those without a card just score nothing. Write a long word worth 22 or more.',
    done: 'Long words touch many cards. The letters in between cost you nothing.',
  },
  flip: {
    title: 'Turning the timer',
    say: {
      ready: 'Everybody looks at the letters at the same moment. Say when you are ready.',
      write:
        'Be the first to lock a word: then the sand runs for the other player. It should be worth 15 or more, or they overtake you.',
      else: 'Now the other player has to hurry.',
    },
    done: 'You were first, and your word was at least as good: that brings a bonus. If the other had found a better one, the bonus would be theirs.',
  },
  challenge: {
    title: 'That is not a word',
    say: 'Nobody checks a word when it is written. The other player wrote BLANDLINGS. Do you believe it? If not, challenge it.',
    done: 'It is in no dictionary, so it scores nothing. A wrong challenge costs you 2 points at the end.',
  },
};
