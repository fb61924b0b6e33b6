import { componentsOf, type View } from '@wordhoard/word-nerds';

/** The task of this game, in a sentence. */
export const task = 'Trump this word with your letters.';

/** For players new to the game: what to do, and what counts. */
export const help = {
  todo: 'Spell a word worth more than the one on the table. Use four letters or more from your hand and the pool, at least one of them from your hand.',
  counts: 'Your score is the value of your word.',
} as const;

export const symbolsOn = ({
  config,
  hand,
  pool,
}: View): readonly { readonly mark: string; readonly meaning: string }[] => [
  { mark: 'Small number', meaning: 'is what a letter is worth' },
  { mark: 'Long words', meaning: '5, 6, 7, 8 or 9 letters add 2, 5, 9, 14 or 20 points' },
  { mark: 'Pool', meaning: 'holds letters that anyone may use' },
  ...([...(hand?.letters ?? []), ...pool].some(componentsOf(config).letters.isWild)
    ? [{ mark: '✱', meaning: 'is a WILD card: it stands for any letter, and is worth nothing' }]
    : []),
];
