import type { Chapter, RulesText } from './rules.ts';

interface RuleSection extends Chapter {
  readonly shows?: 'theft' | 'bigrams' | 'score';
}

export const wordWorxRules: RulesText<RuleSection> & {
  readonly theft: (card: string, before: string, rest: string, own: string, made: string) => string;
  readonly bigrams: string;
  readonly score: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly sum: string;
    readonly left: string;
    readonly hand: string;
    readonly words: readonly string[];
  };
  readonly manifest: string;
} = {
  lead: 'Take letters off the assembly line, weld them into words, and steal letters out of the others’ words. A secret manifest tells each player which words pay. For two to six.',
  sections: [
    {
      id: 'cards',
      title: 'Cards',
      rules: [
        {
          text: 'There are 90 letter cards. 78 have one letter, twelve have two: a bigram is one card, and its letters stay together in that order.',
        },
        { text: 'How many cards there are of each letter.', ours: true },
        {
          text: 'Everybody has five cards, a manifest and an indicator, all secret. Five cards lie on the line, and the sixth spot is the top of the pile.',
        },
        {
          text: 'A manifest has six sets of four words with 3, 4, 5 and 6 letters, each the letters of the one before and one more. They pay 5, 10, 15 and 25. The indicator says which set pays double.',
        },
        { text: 'Manifests 11 to 24, and seven sets of the others.', ours: true },
      ],
      shows: 'bigrams',
    },
    {
      id: 'turn',
      title: 'Your turn',
      rules: [
        {
          text: 'Take one card off the line, then a second if you like. The line moves along after each, so the second may be the card that has just come in.',
        },
        { text: 'Then you may steal one card (below).' },
        {
          text: 'Then build: lay cards of your hand, extend, split and re-arrange your open words as you like. In the end every one of them must be a word of two or more letters. Cards on the table never come back to your hand.',
        },
        { text: 'The words of all manifests are words, whatever the dictionary says.' },
        { text: 'Then your hand is filled up to five, or you discard down to five.' },
        {
          text: 'Who begins is settled by lot. Discards lie open; what is drawn from below the top of the pile, nobody else sees.',
          ours: true,
        },
      ],
    },
    {
      id: 'steal',
      title: 'Stealing',
      rules: [
        {
          text: 'Once in your turn you may take one card out of somebody’s open word, if what is left, two letters or more, can be re-arranged into a word. You say which.',
        },
        { text: 'The card goes at once into a word of yours, a new one or one that lies there.' },
        { text: 'What is under your own lock stays as it is until you take the lock off.', ours: true },
      ],
      shows: 'theft',
    },
    {
      id: 'locks',
      title: 'Locks',
      rules: [
        {
          text: 'Your manifest card locks one of your open words against thieves. You may put it on, move it or take it off at any time, in the others’ turns too; but never in the middle of a theft.',
        },
        {
          text: 'While you build you may lock a word of your manifest for good. It lies face down, nobody can touch it any more, not even you, and it scores.',
        },
        { text: 'Everybody has seen the word, so the table goes on showing it.', ours: true },
      ],
    },
    {
      id: 'end',
      title: 'The end, and the score',
      rules: [
        {
          text: 'When the pile is out, the turn is finished. Then everybody builds once more, with nothing to take, to steal or to draw.',
        },
        {
          text: 'A word of your manifest pays its points, doubled in the set of your indicator. A second copy of it and any other word pay 2. Each card in your hand costs 1.',
        },
        { text: 'Two or three players play one round, four or more play two. The highest total wins; ties share.' },
      ],
      shows: 'score',
    },
  ],
  theft: (card, before, rest, own, made) => `${card} out of ${before} leaves ${rest}, and makes ${own} into ${made}.`,
  bigrams: 'The twelve bigrams',
  score: {
    caption: 'Manifest 24 with the indicator for set 3, and two cards left in hand:',
    head: ['Word', 'Points'],
    sum: 'Sum',
    left: '2 cards left',
    hand: '−2',
    words: ['haste', 'tree', 'on'],
  },
  manifest: 'M24',
  credit: 'Word Worx appeared in 2022. These rules are told in our own words.',
};
