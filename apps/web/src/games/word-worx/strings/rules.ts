import type { Chapter, RulesText } from '#strings/rules.ts';

interface RuleSection extends Chapter {
  readonly shows?: 'deck' | 'theft' | 'score';
}

export const wordWorxRules: RulesText<RuleSection> & {
  readonly theft: (card: string, before: string, rest: string, own: string, held: string, made: string) => string;
  readonly deck: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly bigrams: string;
    readonly once: string;
  };
  readonly score: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly again: (word: string) => string;
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
        { text: 'How many cards there are of each letter is listed below.', ours: true },
        {
          text: 'There are 24 manifests. Each has six numbered sets of four words, with 3, 4, 5 and 6 letters, each the letters of the one before and one more. They pay 5, 10, 15 and 25.',
        },
        {
          text: 'Ten manifests are printed. Seven of their sets are illegible, so we made new ones: sets 2 and 6 of manifest 3, sets 1, 3 and 5 of manifest 5, set 2 of manifest 7 and set 2 of manifest 9. Manifests 11 to 24 are ours too.',
          ours: true,
        },
        {
          text: 'ZEROED on manifest 9 is printed with 26 points. Here it pays 25, like every word of six letters.',
          ours: true,
        },
        {
          text: 'The box promises 126 cards. The parts that the rulebook lists are 120, and those are what we play with: 90 letters, 24 manifests and 6 indicators.',
          ours: true,
        },
        { text: 'Six indicators are numbered 1 to 6. Yours says which set of your manifest has the bonus.' },
        { text: 'The bonus is the same on all six: that set pays double.', ours: true },
      ],
      shows: 'deck',
    },
    {
      id: 'start',
      title: 'The start',
      rules: [
        { text: 'Everybody gets five letters, a manifest and an indicator, and keeps all of them secret.' },
        {
          text: 'Five cards lie face up on the assembly line. Its sixth spot is the draw pile, which lies face up as well: its top card can be seen and taken like the others. What lies under it nobody knows.',
        },
        {
          text: 'So every card that leaves the pile is seen by all, whoever takes it, and then the next one shows. Hands are closed.',
        },
        { text: 'Who begins is settled by lot.', ours: true },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      rules: [
        {
          text: 'Take one card off the line, then a second if you like. The gap is filled from the pile after each, so the second may be the card that has just come in.',
        },
        { text: 'Then you may steal one card (below), once.' },
        {
          text: 'Then build: lay cards of your hand, extend, split and re-arrange your open words as you like. In the end every one of them must be a word of two or more letters. Cards on the table never come back to your hand.',
        },
        {
          text: 'A word is what is in the table’s dictionary. The words of all 24 manifests are words at every table.',
          ours: true,
        },
        {
          text: 'Last, replenish: your hand is filled up to five from the pile, or you discard down to five. Once that has begun you make no more words in this turn.',
        },
        { text: 'Discards lie open, beside the line.', ours: true },
      ],
    },
    {
      id: 'steal',
      title: 'Stealing',
      rules: [
        {
          text: 'Take one card out of somebody’s open word, if what is left, two letters or more, can be re-arranged into a word. You say which.',
        },
        {
          text: 'The card goes at once into a word of yours, a new one or one that lies there. You may use cards of your hand and re-arrange all of your open words for it; in the end all of them must be words. A bigram that is a word may stand alone.',
        },
        {
          text: 'A word with a lock on it cannot be robbed. All of a theft is one move: no lock comes in the middle of it.',
        },
        { text: 'When no card can be taken out of any word, you are not asked.', ours: true },
      ],
      shows: 'theft',
    },
    {
      id: 'locks',
      title: 'Locks',
      rules: [
        {
          text: 'Your manifest card locks one of your open words against thieves. You may put it on, move it or take it off at any time, in the others’ turns too.',
        },
        { text: 'It keeps off thieves only: you may go on using the word under it yourself.' },
        {
          text: 'When you re-arrange that word, you say which of the words it became the card lies on then, or that it comes off.',
          ours: true,
        },
        {
          text: 'In your own turn you may lock a word of your own manifest for good. It lies face down, nobody can touch it any more, not even you, and it scores.',
        },
        { text: 'Everybody has seen the word, so the table goes on showing it.', ours: true },
      ],
    },
    {
      id: 'end',
      title: 'The end, and the score',
      rules: [
        {
          text: 'When the last card has left the pile, the player in turn still finishes the whole turn; gaps in the line stay empty, and hands are filled from the pile only. Then everybody may lay and re-arrange once more, from the next player round to the one who emptied the pile, with nothing to take, to steal, to draw or to discard. A word may still be locked for good then.',
        },
        {
          text: 'Each word that is on your manifest pays its points, with the bonus in the set of your indicator: a second copy pays as the first did. Any other word pays 2. Each card left in your hand costs 1, a bigram too.',
        },
        {
          text: 'A word that stands in two sets of a manifest pays, every copy of it, in the one that pays more.',
          ours: true,
        },
        {
          text: 'Two or three players play one round; four or more play two, and the next player begins. The highest total wins.',
        },
        { text: 'A tie is shared. The second round is dealt anew, and no manifest comes twice.', ours: true },
      ],
      shows: 'score',
    },
    {
      id: 'time',
      title: 'Time',
      rules: [
        {
          text: 'At a live table there are 40 seconds to take a card, 60 to steal, 120 to build and 20 to discard. A table may give more, or have no clocks.',
          ours: true,
        },
        {
          text: 'When the time is up: you take the card that has lain on the line longest, and no second one; you steal nothing; the words you have arranged are laid if all of them can stand, otherwise they stay as they were, and so does the lock; and the cards that came to your hand last are discarded.',
          ours: true,
        },
      ],
    },
    {
      id: 'options',
      title: 'What a table may choose',
      rules: [
        { text: 'Rounds: one or two, whatever the number of players.' },
        { text: 'Three letters at least for a new word. What a thief leaves may still have two.' },
        {
          text: 'Each entry pays once: one copy for each time a word is printed on your manifest, the better first; further copies pay 2.',
          ours: true,
        },
        {
          text: 'Unseen refills: of the cards that fill up a hand, only the one that lay open is named.',
          ours: true,
        },
        { text: 'The dictionary, and words to add to it or to take from it.', ours: true },
      ],
    },
  ],
  theft: (card, before, rest, own, held, made) =>
    `${card} out of ${before} leaves ${rest}. With ${held} from the hand, ${own} and the ${card} become ${made}.`,
  deck: {
    caption: 'The cards',
    head: ['How many of each', 'Letters'],
    bigrams: 'bigrams, one of each',
    once: 'Q is on QU only.',
  },
  score: {
    caption: 'Manifest 24 with the indicator for set 3, and two cards left in hand:',
    head: ['Word', 'Points'],
    again: (word) => `${word}, a second copy`,
    sum: 'Sum',
    left: '2 cards left',
    hand: '−2',
    words: ['haste', 'tree', 'tree', 'on'],
  },
  manifest: 'M24',
  credit: 'Word Worx appeared in 2022. These rules are told in our own words.',
};
