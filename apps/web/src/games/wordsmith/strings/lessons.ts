import type { LessonWords } from '../../../lessons/words.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  claim: {
    title: 'A whole turn',
    say: 'Words circle squares, and circled pictures become treasure. The most points after twelve rounds win. Every turn you write two letters: U and R between B and P. Claim BURP, then tap “Confirm turn”.',
    done: 'All four squares are circled. The U was free, the R cost a coin. A word needs four letters or more.',
  },
  backwards: {
    title: 'Backwards',
    say: 'Words count in either direction. Write S and I between H and F, so that FISH reads from right to left. Claim it, then confirm your turn.',
    done: 'Left to right, right to left, down or up: any direction will do.',
  },
  item: {
    title: 'Forge an item',
    say: 'The squares with the same picture belong together. The four at the bottom are a sword. Write O and R between W and D, and claim WORD to circle all four. Then confirm your turn.',
    done: 'You have forged a sword. It brings 4 points at the end, and it can circle one more square, anywhere, in the turn you forge it.',
  },
  goblet: {
    title: 'Use a goblet',
    say: 'Write N and claim BRAIN. That forges a goblet: use it to write any letter. Put a Y after BRAIN and claim BRAINY. Write your second letter anywhere, and confirm.',
    done: 'Two words in one turn. What you forge helps you at once, so look for such chains.',
  },
  extension: {
    title: 'Make a word longer',
    say: 'You have already claimed LATE. Write an R after it and claim LATER. Write your second letter anywhere, and confirm your turn.',
    done: 'A longer word is a new word. Only a plural or another tense (PAPER to PAPERS, LIVE to LIVED) is not allowed.',
  },
};
