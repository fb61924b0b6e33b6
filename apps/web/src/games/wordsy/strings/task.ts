import type { View } from '@wordhoard/wordsy';

/** The task of this game, in a sentence. */
export const task = 'One board, one word, sixty seconds.';

/** For a first-time player: what to do, and what counts. */
export const help = {
  todo: 'Write any word. Each of its letters that’s on a card scores the number above the card; all other letters are free.',
  counts: 'Your score is the points of your word.',
} as const;

/** A rare letter has a number of its own on its card. */
export const symbolsOn = ({ board }: View): readonly { readonly mark: string; readonly meaning: string }[] =>
  [1, 2]
    .filter((bonus) => board.some(({ rare }) => rare === bonus))
    .map((bonus) => ({
      mark: `+${bonus}`,
      meaning: `on a card: this letter scores ${bonus === 1 ? 'a point' : 'two points'} more`,
    }));
