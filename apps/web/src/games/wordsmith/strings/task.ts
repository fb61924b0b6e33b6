/** The task of this game, in a sentence. */
export const task = 'Write two letters where they’re worth most.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Choose two letters from the cards and write them on empty squares. The left card is free; a letter from the others costs 1 or 2 coins. Then claim the words of four or more letters you’ve made: that circles their squares. When all squares of an item are circled, it’s forged.',
  counts:
    'Your score counts what this turn is worth now and what it sets up for later. A coin (the round with a crown on it) pays 2 coins at once. A ring (the one with a gem) pays only at the end, if you have five or more. Goblets, swords and axes are worth 2, 4 and 6 points.',
} as const;
