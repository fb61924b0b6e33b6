import type { When } from '@wordhoard/word-nerds';
import type { Chapter, RulesText } from './rules.ts';

interface Section extends Chapter {
  readonly example?: { readonly words: readonly string[]; readonly note: string };
  readonly table?: 'letters' | 'actions';
}

const when: Readonly<Record<When, string>> = {
  auction: 'after the bids are turned',
  word: 'on a word on the table',
  outside: 'any time but in the word declaration',
  any: 'any time',
};

export const wordNerdsRules: RulesText<Section> & {
  readonly letters: { readonly caption: string; readonly head: readonly string[] };
  readonly actions: { readonly caption: string; readonly head: readonly string[] };
  readonly when: Readonly<Record<When, string>>;
} = {
  lead: 'Bid tokens for letters, spell words from your hand and the common pool, trump and challenge the words of the others. First to 100.',
  sections: [
    {
      id: 'start',
      title: 'The start',
      rules: [
        {
          text: 'Everybody gets two letters and one action card, and tokens from 0 to 5; to 6 with four or five players, to 7 with six.',
        },
        { text: 'What is in your hand is secret; how many cards you hold, and which tokens you have spent, is not.' },
        { text: 'You may hold ten letters. With more, you discard down to ten before anything else happens.' },
        { text: 'Who holds the First Player card is drawn by lot.', ours: true },
      ],
    },
    {
      id: 'auction',
      title: 'The auction',
      rules: [
        {
          text: 'One letter more than there are players is turned up. Everybody bids a token face down; all are turned together.',
        },
        { text: 'A token you bid is spent. The 0 never is. Who says nothing in time bids the 0.' },
        { text: 'Then cards may be played on the bids, until all pass.' },
        {
          text: 'The highest bid picks a letter first. Among equals the lower score goes first, then whoever sits nearest to the First Player’s left; so the First Player comes last.',
        },
        {
          text: 'A letter marked “+ card” brings its picker an action card. The letter that is left joins the community pool.',
        },
      ],
    },
    {
      id: 'declaring',
      title: 'Word Nerd!',
      rules: [
        {
          text: 'A word has four letters or more, at least one of them from your hand; the pool is open to all. A WILD is any letter and worth nothing.',
        },
        { text: 'The first to declare lays their word. Nobody looks it up: it counts unless it is challenged.' },
        {
          text: 'Declarations within 300 milliseconds of the first count as made at once; without clocks, all of them do. Then the lowest score goes first, and after that the lot.',
          ours: true,
        },
        {
          text: 'A word is worth its letters and a bonus for its length: 2 for five letters, 5 for six, 9 for seven, 14 for eight, 20 for nine or more.',
        },
      ],
      example: { words: ['paths', 'wreck'], note: 'PATHS lies there; WRECK is worth more and trumps it.' },
    },
    {
      id: 'battle',
      title: 'Trumps and challenges',
      rules: [
        {
          text: 'After each word everybody may trump it, challenge it, play a card, or pass. Answers are sealed, and all are asked, whatever they hold.',
        },
        {
          text: 'A trump must be worth more than the scoring word. Now cards may change either word; when all pass, the higher one wins, and a tie leaves things as they were. The winner can be trumped again.',
        },
        {
          text: 'A challenge: the others may join it in secret, then the dictionary decides. No such word: each challenger gets 10 points and the word scores nothing. A word after all: each of them loses 10, and it is safe.',
        },
        {
          text: 'When a trump is struck, the word it attacked scores again; and a word that meanwhile trumped the struck one goes on against it.',
          ours: true,
        },
        { text: 'Challenge points count when the phase is over.', ours: true },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring, and what comes back',
      rules: [
        { text: 'The scoring word counts in full, each beaten word half, rounded down. No score goes below 0.' },
        {
          text: 'Whoever scored takes back one spent token for every letter beyond four; all others take back all theirs. Without a scoring word nobody takes back any.',
        },
        {
          text: 'All cards of all words are discarded. Who laid a word keeps the rest of the hand, or discards it and draws two.',
        },
      ],
      example: {
        words: ['master'],
        note: 'Six letters: its player takes back two spent tokens.',
      },
    },
    {
      id: 'buying',
      title: 'Buying, and the end',
      rules: [
        {
          text: 'From the First Player on, everybody may replace letters, one token for each, or buy one action card for one token. The 0 buys nothing. Then the First Player card moves to the left.',
        },
        { text: 'Whoever has 100 when scores are counted ends the game; the highest score wins.' },
        {
          text: 'After a last turn (the 40th, unless the table says otherwise) the highest score wins; and all together may agree to stop.',
          ours: true,
        },
      ],
    },
    {
      id: 'letters',
      title: 'The letter cards',
      rules: [
        {
          text: 'The rulebook does not print values and numbers. These fit every figure that it does print.',
          ours: true,
        },
      ],
      table: 'letters',
    },
    {
      id: 'cards',
      title: 'The action cards',
      rules: [
        { text: 'The rulebook names two of them; the others are made to go with those.', ours: true },
        { text: 'None can be played while a challenge is settled or a discard to ten is owed.', ours: true },
      ],
      table: 'actions',
    },
  ],
  letters: { caption: 'One hundred letter cards', head: ['Value', 'Letters'] },
  actions: { caption: 'Fifty-four action cards', head: ['Card', 'When', 'What it does'] },
  when,
  credit: 'Word Nerds is a game by Rod Currie. These are its rules in our own words.',
};
