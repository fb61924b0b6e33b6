import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  claim: {
    title: 'Write and claim',
    say: 'Every turn you write two letters. B and P are on your sheet: write U and R between them, then claim BURP. The U is free, the R costs a coin.',
    done: 'All four squares are circled. A word needs four letters or more.',
  },
  backwards: {
    title: 'Backwards',
    say: 'Words count in either direction. Write S and I so that FISH stands there from right to left, and claim it.',
    done: 'From right to left, or from below: whichever way it is a word.',
  },
  item: {
    title: 'Forge an item',
    say: 'The squares with the same picture belong together. The four at the bottom are a sword: write O and R, and claim WORD to circle all four of them.',
    done: 'A sword is forged. It may circle any one square at once, and brings 4 points at the end.',
  },
  goblet: {
    title: 'A goblet, and on it goes',
    say: 'Write N and claim BRAIN. That forges a goblet: one more letter, any you like. Put a Y behind BRAIN and claim BRAINY. Your second letter goes anywhere.',
    done: 'Two words in one turn. What is forged in a turn helps at once, so look for such chains.',
  },
  extension: {
    title: 'Make a word longer',
    say: 'You have claimed LATE before. Write an R behind it and claim LATER. The second letter goes anywhere.',
    done: 'A longer word is a new word. Only a plural or another tense (PAPER to PAPERS, LIVE to LIVED) is not allowed.',
  },
};
