import { type Chapter, ours, type RulesText } from '#strings/rules.ts';

interface WordWorxRuleSection extends Chapter {
  readonly shows?: 'deck' | 'theft' | 'score';
}

export const wordWorxRules: RulesText<WordWorxRuleSection> & {
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
  lead: 'Take cards from the assembly line, weld them into words, and steal cards from other players’ words. Your manifest, a secret list of words, says which ones pay you most. For two to six players.',
  sections: [
    {
      id: 'cards',
      title: 'The cards',
      rules: [
        'There are 90 letter cards: 78 have one letter, twelve have two. A two-letter card is called a bigram; its letters stay together, in that order.',
        ours`The table below says how many cards there are of each letter.`,
        'There are 24 manifests, the lists of words that pay most. Each has six numbered sets of four words, of 3, 4, 5 and 6 letters; each word has the letters of the one before plus one more. They pay 5, 10, 15 and 25.',
        ours`Ten manifests are printed. Seven of their sets are illegible, so we made new ones: sets 2 and 6 of manifest 3, sets 1, 3 and 5 of manifest 5, set 2 of manifest 7 and set 2 of manifest 9. Manifests 11 to 24 are ours, too.`,
        ours`ZEROED on manifest 9 is printed with 26 points. Here it pays 25, like all words of six letters.`,
        ours`The box promises 126 cards, but the rulebook lists 120. We play with those: 90 letter cards, 24 manifests and 6 indicators.`,
        'The six indicators are numbered 1 to 6. Yours says which set of your manifest gets the bonus.',
        ours`The bonus is the same on all six: that set pays double.`,
      ],
      shows: 'deck',
    },
    {
      id: 'start',
      title: 'Setup',
      rules: [
        'Each player gets five letter cards, a manifest and an indicator, and keeps them all secret.',
        'Five cards lie face up on the assembly line. Its sixth spot is the draw pile, also face up: you can see its top card and take it like the others. The cards below it are secret.',
        'So all players see each card that leaves the pile, and then the next one shows. Hands are secret.',
        ours`The first player is drawn at random.`,
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      rules: [
        'Take one card from the line, then a second if you like. After each, the pile fills the gap, so your second may be the card that just came in.',
        'Then you may steal one card, once (see below).',
        'Then build: lay cards from your hand, and extend, split and rearrange your words on the table as you like. In the end, each must be a word of two letters or more. Cards on the table never go back to your hand.',
        ours`A word is valid if it’s in the table’s dictionary. All words on the 24 manifests are valid at every table.`,
        'Last, refill your hand to five cards from the pile, or discard down to five. Once you’ve begun, you can’t build any more this turn.',
        ours`Discards lie face up beside the line.`,
      ],
    },
    {
      id: 'steal',
      title: 'Stealing',
      rules: [
        'Take one card from another player’s word, if the rest, two letters or more, can be rearranged into a word. You choose which.',
        'Use the card at once in a word of yours, new or already on the table. You may add cards from your hand and rearrange all your words on the table; in the end, all of them must be words. A bigram that is a word can stand alone.',
        'You can’t steal from a word with a lock on it. A theft is one move: no lock can interrupt it.',
        ours`If no card can be stolen from any word, you aren’t asked.`,
      ],
      shows: 'theft',
    },
    {
      id: 'locks',
      title: 'Locks',
      rules: [
        'Your manifest card is your lock: it protects one of your words on the table from thieves. You may put it on, move it or take it off at any time, even on other players’ turns.',
        'It only stops thieves: you can still use the word under it.',
        ours`When you rearrange that word, you choose which of the resulting words keeps the lock, or take it off.`,
        'On your own turn, you may lock a word from your own manifest for good. It’s turned face down and scores, and no one can touch it any more, not even you.',
        ours`All players have seen the word, so it stays visible here.`,
      ],
    },
    {
      id: 'end',
      title: 'The end and scoring',
      rules: [
        'When the last card leaves the pile, the current player finishes the whole turn. Gaps in the line stay empty, and only the pile refills hands. Then each player may build once more, starting with the next player and ending with the one who emptied the pile: lay and rearrange cards, but don’t take, steal, draw or discard. You may still lock words for good.',
        'Each word on your manifest pays its points, with the bonus if it’s in your indicator’s set; a second copy pays the same again. Any other word pays 2. Each card left in your hand costs 1, a bigram too.',
        ours`If a word is in two sets of your manifest, every copy pays in the set that pays more.`,
        'With two or three players you play one round; with four or more you play two, and the next player starts the second. The highest total wins.',
        ours`Tied players share the win. For a second round all cards are dealt again, and no manifest comes up twice.`,
      ],
      shows: 'score',
    },
    {
      id: 'time',
      title: 'Time',
      rules: [
        ours`At a live table you have 40 seconds to take a card, 60 to steal, 120 to build and 20 to discard. A table may give more time, or play without clocks.`,
        ours`If your time runs out, you take the card that has been on the line longest and no second one, and steal nothing. Words you’ve arranged are laid if all of them are valid; otherwise your words and your lock stay as they were. The newest cards in your hand are discarded.`,
      ],
    },
    {
      id: 'options',
      title: 'Options',
      rules: [
        'Rounds: one or two, for any number of players.',
        'The shortest new word: three letters. A theft may still leave a word of two.',
        ours`Each manifest word pays once: you’re paid for one copy each time the word is on your manifest, the better set first. Further copies pay 2.`,
        ours`Hidden refills: of the cards you draw to refill your hand, the others see only the one that lay face up.`,
        ours`The dictionary, and words to add or ban.`,
      ],
    },
  ],
  theft: (card, before, rest, own, held, made) =>
    `Stealing ${card} from ${before} leaves ${rest}. With ${held} from your hand, ${own} and the ${card} become ${made}.`,
  deck: {
    caption: 'The letter cards',
    head: ['How many of each', 'Cards'],
    bigrams: 'bigrams, one of each',
    once: 'Q is only on QU.',
  },
  score: {
    caption: 'Manifest 24 with the indicator for set 3, and two cards left in hand:',
    head: ['Word', 'Points'],
    again: (word) => `${word}, second copy`,
    sum: 'Total',
    left: '2 cards left',
    hand: '−2',
    words: ['haste', 'tree', 'tree', 'on'],
  },
  manifest: 'M24',
  credit: 'Word Worx came out in 2022. These are its rules in our own words.',
};
