/** The task of this game, in a sentence. */
export const task = 'Build words. The ones on your secret list, the manifest, pay most.';

/** For players new to the game: what to do, and what counts. */
export const help = {
  todo: 'Lay cards from your hand to build new words, or add them to words on the table.',
  counts:
    'Your manifest lists the words that pay most: 5 to 25 points, and double in the marked set. Any other word pays 2.',
} as const;
