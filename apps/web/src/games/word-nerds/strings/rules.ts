import type { When } from '@wordhoard/word-nerds';
import type { Chapter, RulesText } from '#strings/rules.ts';

interface Section extends Chapter {
  readonly example?: { readonly words: readonly string[]; readonly note: string };
  readonly table?: 'letters' | 'actions';
}

const when: Readonly<Record<When, string>> = {
  auction: 'after the bids are turned',
  word: 'on a word on the table, or with a word you lay',
  outside: 'any time but in the word declaration, which lasts until hands are kept or changed',
  any: 'any time',
};

export const wordNerdsRules: RulesText<Section> & {
  readonly letters: { readonly caption: string; readonly head: readonly string[] };
  readonly actions: { readonly caption: string; readonly head: readonly string[] };
  readonly when: Readonly<Record<When, string>>;
  /** FULL CREDIT, the one card that is played on words but never laid with one. */
  readonly onTable: string;
} = {
  lead: 'Bid tokens for letters, spell words from your hand and the common pool, trump and challenge the words of the others. First to 100.',
  sections: [
    {
      id: 'start',
      title: 'The start',
      rules: [
        {
          text: 'For two to six players. Everybody gets two letters and one action card, and tokens from 0 to 5; to 6 with four or five players, to 7 with six. All scores begin at 0.',
        },
        {
          text: 'What is in your hand is secret, and so is a bid before it is turned. How many cards you hold, and which tokens you have spent, anybody may know.',
        },
        {
          text: 'You may hold ten letters, and any number of action cards. With more letters, you discard down to ten before anything else happens.',
        },
        {
          text: 'When a deck is empty, its discards are shuffled into a new one.',
        },
        {
          text: 'If even then there are too few cards, you get as many as there are; in an auction the first in order pick, and the others go without.',
          ours: true,
        },
        { text: 'Who holds the First Player card at the start is drawn by lot.', ours: true },
      ],
    },
    {
      id: 'auction',
      title: 'The auction',
      rules: [
        {
          text: 'One letter more than there are players is turned up. Everybody bids an unspent token face down; all are turned together.',
        },
        { text: 'A token you bid is spent. The 0 never is.' },
        { text: 'Then action cards may be played on the bids.' },
        {
          text: 'All pass in secret, and each card played asks all again. If you hold no card for this moment, the table passes for you, after as long as a player might take: nobody can tell.',
          ours: true,
        },
        { text: 'If all can see that you have only the 0 left, and no action card, it is bid for you.', ours: true },
        {
          text: 'The highest bid picks a letter first. Among equals the lower score goes first, then whoever sits nearest to the First Player’s left; so the First Player comes last.',
        },
        {
          text: 'A letter marked “+ card” brings its picker an action card; drawn in any other way it brings none. The letter that is left joins the community pool, which may grow to any size.',
        },
      ],
    },
    {
      id: 'declaring',
      title: 'Word Nerd!',
      rules: [
        {
          text: 'A word has four letters or more, at least one of them from your hand. The pool is open to all, and a card of it may be in several words at once. A WILD is any letter, which you name, and worth nothing.',
        },
        { text: 'A WILD in the pool may be a different letter in each word.', ours: true },
        {
          text: 'The first to declare lays their word. Nobody looks it up: it counts unless it is challenged.',
        },
        { text: 'There is only one “Word Nerd!” in a turn.', ours: true },
        {
          text: 'If several declare at once, the lowest score goes first, and after that the lot. The others’ words stay secret.',
        },
        {
          text: 'If all can count that your letters and the pool are too few for a word, and you hold no action card, you are not asked.',
          ours: true,
        },
        {
          text: 'At once means within 300 milliseconds of the first; without clocks, all declarations are made at once.',
          ours: true,
        },
        {
          text: 'A word is worth its letters, what action cards make of it, and a bonus for its length: none for four letters, 2 for five, 5 for six, 9 for seven, 14 for eight, 20 for nine or more.',
        },
        { text: 'A word is never worth less than 0.', ours: true },
        {
          text: 'Action cards may be laid together with your word, and count at once.',
        },
      ],
      example: {
        words: ['paths', 'wreck'],
        note: 'PATHS, laid with +2 WORD VALUE, is worth 11. WRECK is worth 12 and trumps it. −3 WORD VALUE brings WRECK down to 9: PATHS scores 11, and WRECK half of 9, which is 4.',
      },
    },
    {
      id: 'battle',
      title: 'Trumps',
      rules: [
        {
          text: 'After each word, and after everything that happens to it, everybody may trump it, challenge it, play an action card, or pass, until all have passed. You can neither trump nor challenge your own word.',
        },
        {
          text: 'All answer in secret. If you have nothing to choose (no card for this moment, no word to challenge, letters that cannot be worth enough whatever they spell), the table passes for you, after as long as a player might take: nobody can tell. Whether your letters make a word is never looked up.',
          ours: true,
        },
        {
          text: 'Auto-pass is a switch of your own. It passes for you more often, at times drawn in the same way: it asks you once about each new word, when your letters might trump, when you hold a useful card, and when something happens to your word.',
          ours: true,
        },
        {
          text: 'A trump is a word of your own, from your hand and the pool, that is worth more than the scoring word. The pool cards that other words use are yours to use, too. Action cards laid with it, on your new word or on the word it attacks, count before it is asked which is worth more.',
        },
        {
          text: 'If yours is not the word that is laid (somebody else was first, or it is not worth enough), it goes back to your hand, and the action cards with it, and nobody has seen them. Once laid, the cards are spent, whatever becomes of the word.',
          ours: true,
        },
        {
          text: 'Then there is a battle: action cards may change either word, and either may be challenged. When all have passed, the trump wins if it is worth more; if it is worth less, the word it attacked stays. The loser is beaten, the winner is the scoring word, and may be trumped in its turn. You may trump again with the cards you have left.',
        },
        { text: 'At the same value the attacked word stays, too, and the trump is beaten.', ours: true },
        {
          text: 'One trump at a time; of several at once the lowest score goes first, then the lot. If a challenge comes within 300 milliseconds of a trump, the challenge is settled first, and the trump asked for again.',
          ours: true,
        },
      ],
    },
    {
      id: 'challenge',
      title: 'Challenges',
      rules: [
        {
          text: 'The scoring word and the trumping word can be challenged; a beaten word cannot. The other players, except whoever laid the word, may join the challenge. Then the dictionary decides.',
        },
        {
          text: 'No such word: each challenger gets 10 points, and the word is struck and scores nothing. A word after all: each challenger loses 10.',
        },
        { text: 'A word that the dictionary has confirmed cannot be challenged again.', ours: true },
        {
          text: 'When a trump is struck, the word it attacked or had beaten is the scoring word again.',
        },
        {
          text: 'When the word attacked in a battle is struck, the word that it had beaten is the scoring word again, and the battle goes on against that; if it had beaten none, the trump becomes the scoring word.',
          ours: true,
        },
        {
          text: 'When the scoring word is struck outside a battle and had trumped no other, the last laid of the words that had lost against it is the scoring word, and no longer beaten.',
          ours: true,
        },
        { text: 'If no word is left, there is no scoring word.' },
        {
          text: 'The dictionary is the wide one of this house, or the everyday one where the table says so.',
          ours: true,
        },
        { text: 'A table may allow words that are not in it, and ban words that are.' },
      ],
      example: {
        words: ['cacoon', 'abasia'],
        note: 'CACOON is no word: the two who challenged it get 10 points each, no word scores, and nobody takes tokens back. ABASIA is one: its challenger loses 10, and it stays.',
      },
    },
    {
      id: 'scoring',
      title: 'Scoring, and what comes back',
      rules: [
        {
          text: 'The scoring word scores in full, and each beaten word half of what it is worth, rounded down. No score goes below 0.',
        },
        {
          text: 'The points of challenges come first, in the order in which they happened, and the points of words after them.',
          ours: true,
        },
        {
          text: 'Whoever scored takes back one spent token for every letter beyond four, of their choice; all others take back all theirs. Without a scoring word nobody takes back any.',
        },
        {
          text: 'All cards of all words, and every card of the pool that was used, are discarded. Who laid a word keeps the rest of the hand, or discards all of it and draws two. With that the word declaration is over.',
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
          text: 'From the First Player on, everybody may replace letters, one unspent token for each (first discarded, then drawn), or buy one action card for one token. The 0 buys nothing. Then the First Player card moves to the left, and the next auction begins.',
        },
        {
          text: 'All choose what to buy at the same time; it is then carried out from the First Player on. Auto-pass waits three seconds, and for as long as you like once you have tapped a token or a letter.',
          ours: true,
        },
        {
          text: 'Whoever has 100 when scores are counted ends the game; the highest score wins. Equal scores share the win.',
        },
        {
          text: 'A table may play to another score, or set a last turn, after which the highest score wins; and all together may agree to stop.',
          ours: true,
        },
      ],
    },
    {
      id: 'clocks',
      title: 'Clocks',
      rules: [
        {
          text: 'A live table gives 30 seconds to bid or buy, 60 to declare, 8 to join a challenge, and 20 for everything else; what happens to a word on the table gives everybody 20 seconds again.',
          ours: true,
        },
        {
          text: 'Who says nothing in time bids the 0, picks the most valuable letter (of equals the one on the left), passes, joins no challenge, takes back the highest tokens, keeps the hand, buys nothing; what has to be discarded is drawn by lot.',
          ours: true,
        },
      ],
    },
    {
      id: 'letters',
      title: 'The letter cards',
      rules: [
        {
          text: 'The rulebook does not print values and numbers, nor which cards are marked “+ card”. These fit every figure that it does print.',
          ours: true,
        },
      ],
      table: 'letters',
    },
    {
      id: 'cards',
      title: 'The action cards',
      rules: [
        {
          text: 'The rulebook names two of them, +2 WORD VALUE and −3 WORD VALUE; the others are made to go with those, and so is the number of each.',
          ours: true,
        },
        { text: 'None can be played while a challenge is settled or a discard to ten is owed.', ours: true },
        {
          text: 'A RETRIEVE card brings back as many tokens as there are, if fewer than it says. A letter is doubled once at most. SWAP LETTER never brings your own letter back.',
          ours: true,
        },
      ],
      table: 'actions',
    },
  ],
  letters: { caption: 'One hundred letter cards', head: ['Value', 'Letters', 'Of these, marked “+ card”'] },
  actions: { caption: 'Fifty-four action cards', head: ['Card', 'When', 'What it does'] },
  when,
  onTable: 'on a word on the table',
  credit: 'Word Nerds is a game by Rod Currie. These are its rules in our own words.',
};
