import type { LessonWords } from '../../../lessons/lesson.ts';

/** In the order they are learnt in. */
export const lessons: Readonly<Record<string, LessonWords>> = {
  claim: {
    title: 'A whole turn',
    say: 'The most points after twelve rounds win. Words circle their squares, and an item with all its squares circled is forged. Each turn you write two letters: write U and R between B and P, claim BURP, then tap “Confirm turn”.',
    done: 'All four squares are circled. The U was free; the R cost a coin. A word needs at least four letters.',
  },
  backwards: {
    title: 'Read backwards',
    say: 'Words count in either direction. Write S and I between H and F, so that FISH reads from right to left. Claim it and confirm your turn.',
    done: 'Right, left, down or up: any of these will do. Only diagonals don’t count.',
  },
  item: {
    title: 'Forge an item',
    say: 'An item covers one or more squares. The sword at the bottom covers four. Write O and R between W and D, claim WORD to circle all four, and confirm your turn.',
    done: 'You’ve forged a sword. It’s worth 4 points at the end, and in the turn you forge it, it can circle any one square.',
  },
  goblet: {
    title: 'Use a goblet',
    say: 'Write N and claim BRAIN. That forges a goblet, which writes any letter for free: use it to write Y after BRAIN, and claim BRAINY. Write your second letter anywhere and confirm your turn.',
    done: 'Two words in one turn! Items help as soon as you forge them, so look for chains like this.',
  },
  extension: {
    title: 'Make a word longer',
    say: 'You claimed LATE in an earlier turn. Write R after it and claim LATER. Write your second letter anywhere and confirm your turn.',
    done: 'A longer word is a new word, unless it’s only a plural or another tense: not PAPERS after PAPER, or LIVED after LIVE.',
  },
};
