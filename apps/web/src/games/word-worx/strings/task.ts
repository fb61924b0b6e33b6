import type { View } from '@wordhoard/word-worx';

/** The task of this game, in a sentence. */
export const task = 'Build words. The ones on your secret list, the manifest, pay most.';

/** For players new to the game: what to do, and what counts. */
export const help = {
  todo: 'Lay cards from your hand to build new words, or add them to your words on the table.',
  counts: 'Your score is the points of your words, less one for each card left in your hand.',
} as const;

export const symbolsOn = ({ mine }: View): readonly { readonly mark: string; readonly meaning: string }[] => [
  { mark: 'Manifest', meaning: 'lists the words that pay 5 to 25 points; any other word pays 2' },
  ...(mine?.indicator === null ? [] : [{ mark: '×2', meaning: 'marks the set of the manifest that pays double' }]),
  { mark: 'Lock', meaning: 'keeps a word safe from thieves, which doesn’t matter today' },
];
