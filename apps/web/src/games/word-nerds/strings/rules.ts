import type { ActionTiming } from '@wordhoard/word-nerds';
import { type Chapter, ours, type RulesText } from '#strings/rules.ts';

interface Section extends Chapter {
  readonly example?: { readonly words: readonly string[]; readonly note: string };
  readonly table?: 'letters' | 'actions';
}

const when: Readonly<Record<ActionTiming, string>> = {
  auction: 'after the bids are revealed',
  word: 'on a word on the table, or with your word',
  outside: 'any time except during the word declaration, which lasts until players have kept or replaced their letters',
  any: 'any time',
};

export const wordNerdsRules: RulesText<Section> & {
  readonly letters: { readonly caption: string; readonly head: readonly string[] };
  readonly actions: { readonly caption: string; readonly head: readonly string[] };
  readonly when: Readonly<Record<ActionTiming, string>>;
  /** FULL CREDIT, the one card that is played on words but never laid with one. */
  readonly onTable: string;
} = {
  lead: 'Bid tokens for letters, spell words from your hand and the community pool, and trump or challenge other players’ words. Play to 100 points.',
  sections: [
    {
      id: 'start',
      title: 'Setup',
      rules: [
        'For two to six players. Each player gets two letters, one action card and a set of tokens: 0 to 5 for two or three players, 0 to 6 for four or five, 0 to 7 for six. All scores start at 0.',
        'Your hand is secret, and so is your bid until it’s revealed. All players may know how many letters and action cards you hold, and which tokens you’ve spent.',
        'You can hold up to ten letters and any number of action cards. If you have more than ten letters, discard down to ten before anything else happens.',
        'When a deck is empty, its discards are shuffled into a new one.',
        ours`If there are still too few cards, you draw what there is; in an auction, players pick in order until the letters run out.`,
        ours`The first holder of the First Player card is drawn at random.`,
      ],
    },
    {
      id: 'auction',
      title: 'The auction',
      rules: [
        'Turn up one letter more than there are players. Each player bids one unspent token face down; all bids are revealed together.',
        'A token you bid is spent. Only the 0 never is.',
        'Now players may play action cards on the bids.',
        ours`Players pass in secret, and each card played gives all of them another chance. If you hold no card for this moment, the game passes for you after a natural pause, so no one can tell.`,
        ours`If the 0 is your only token left and you hold no action card, which all can see, it’s bid for you.`,
        'The highest bid picks a letter first. Ties go to the lower score, then clockwise from the First Player’s left, so the First Player comes last.',
        'If you pick a letter marked “+ card”, you also draw an action card; if you get that letter any other way, you don’t. The letter left over joins the community pool, which can grow to any size.',
      ],
    },
    {
      id: 'declaring',
      title: 'Word Nerd!',
      rules: [
        'A word has four letters or more, at least one of them from your hand. All players may use the pool, and several words can share a pool letter. A WILD is any letter you name, and worth nothing.',
        ours`A WILD in the pool can be a different letter in each word.`,
        'The first to declare lays their word. It isn’t looked up: it counts unless it’s challenged.',
        ours`There’s only one “Word Nerd!” in a turn.`,
        'If several declare at once, the lowest score goes first; a tie is settled at random. The other words stay secret.',
        ours`If your letters and the pool are too few for a word, which all can count, and you hold no action card, you aren’t asked.`,
        ours`At once means within 300 milliseconds of the first; without clocks, all declarations are made at once.`,
        'A word is worth its letters, plus or minus action cards, plus a length bonus: none for four letters, 2 for five, 5 for six, 9 for seven, 14 for eight, 20 for nine or more.',
        ours`A word is never worth less than 0.`,
        'You may play action cards together with your word; they count at once.',
      ],
      example: {
        words: ['paths', 'wreck'],
        note: 'PATHS, laid with +2 WORD VALUE, is worth 11. WRECK is worth 12 and trumps it. −3 WORD VALUE lowers WRECK to 9: PATHS scores 11, and WRECK scores half of 9, which is 4.',
      },
    },
    {
      id: 'battle',
      title: 'Trumps',
      rules: [
        'After each word, and after anything that happens to it, each player may trump it, challenge it, play an action card or pass. This goes on until all players pass. You can’t trump or challenge your own word.',
        ours`Players answer in secret. If you have no choice (no card for this moment, no word to challenge, and letters that can’t be worth enough whatever they spell), the game passes for you after a natural pause, so no one can tell. It never checks whether your letters make a word.`,
        ours`Auto-pass is your own switch. It passes for you more often, after the same kind of pause. It still asks you once about each new word, and when your letters might make a trump, you hold a useful card, or something happens to your word.`,
        'A trump is your own word, from your hand and the pool, that’s worth more than the scoring word. You may use pool letters that other words use. Action cards you play with it, on your new word or on the word it attacks, count before the two are compared.',
        ours`If your word isn’t laid (another player was first, or it isn’t worth enough), it goes back to your hand with its action cards, unseen. Once a word is laid, its cards are spent, whatever happens to it.`,
        'Then there’s a battle: players may play action cards on either word, or challenge either. When all have passed, the trump wins if it’s worth more; if it’s worth less, the word it attacked stays. The loser is beaten. The winner is the scoring word and may be trumped in turn. If you’ve already laid a word, you may trump again with letters you have left.',
        ours`In a tie the attacked word stays, and the trump is beaten.`,
        ours`There’s one trump at a time. Of several at once, the lowest score goes first; a tie is settled at random. If a challenge comes within 300 milliseconds of a trump, the challenge comes first, and then you can trump again.`,
      ],
    },
    {
      id: 'challenge',
      title: 'Challenges',
      rules: [
        'You can challenge the scoring word or the trump, but not a beaten word. Other players may join you, except the word’s owner. Then the dictionary decides.',
        'If it isn’t a word, each challenger gets 10 points, and the word is struck and scores nothing. If it is, each challenger loses 10.',
        ours`A word the dictionary has confirmed can’t be challenged again.`,
        'When a trump is struck, the word it attacked or had beaten is the scoring word again.',
        ours`When the word attacked in a battle is struck, the word it had beaten is the scoring word again, and the battle goes on against that one. If it had beaten none, the trump becomes the scoring word.`,
        ours`When the scoring word is struck outside a battle and hadn’t trumped another, the most recently laid word that lost against it becomes the scoring word, no longer beaten.`,
        'If no word is left, there’s no scoring word.',
        ours`Wordhoard’s wide dictionary decides, or the everyday one if the table chose it.`,
        'A table may allow words that aren’t in it, and ban words that are.',
      ],
      example: {
        words: ['cacoon', 'abasia'],
        note: 'CACOON isn’t a word: its two challengers get 10 points each, no word scores, and no one takes tokens back. ABASIA is a word: its challenger loses 10, and it stays.',
      },
    },
    {
      id: 'scoring',
      title: 'Scoring',
      rules: [
        'The scoring word scores in full, and each beaten word half of what it is worth, rounded down. No score goes below 0.',
        ours`The points of challenges come first, in the order they happened, then the points of words.`,
        'The owner of the scoring word takes back one spent token of their choice for each letter beyond four; all other players take back all of theirs. Without a scoring word, no one takes any back.',
        'All laid words are discarded, with every pool letter they used. If you laid a word, you keep your other letters, or discard them all and draw two. That ends the word declaration.',
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
        'Starting with the First Player, each player may either replace letters, for one unspent token each (discard first, then draw), or buy one action card for one token. The 0 buys nothing. Then the First Player card moves to the left, and the next auction begins.',
        ours`All players choose at the same time, and their purchases happen in that order. Auto-pass waits three seconds, or as long as you like once you’ve tapped a token or a letter.`,
        'If any player has 100 points when scores are counted, the game ends, and the highest score wins. Tied players share the win.',
        ours`A table may play to another score, or set a last turn, after which the highest score wins. The game also ends if all players vote to end it.`,
      ],
    },
    {
      id: 'clocks',
      title: 'Clocks',
      rules: [
        ours`At a live table you have 30 seconds to bid or buy, 60 to declare, 8 to join a challenge, and 20 for everything else. When something happens to a word on the table, all players get 20 seconds again.`,
        ours`If your time runs out, you bid the 0, pick the most valuable letter (in a tie, the one on the left), pass, join no challenge, take back your highest tokens, keep your hand and buy nothing. Letters you have to discard are chosen at random.`,
      ],
    },
    {
      id: 'letters',
      title: 'The letters',
      rules: [
        ours`The rulebook doesn’t say what the letters are worth, how many of each there are, or which are marked “+ card”. Ours fit every number it does print.`,
      ],
      table: 'letters',
    },
    {
      id: 'cards',
      title: 'The action cards',
      rules: [
        ours`The rulebook names two of them, +2 WORD VALUE and −3 WORD VALUE. We made the others to match, and chose how many of each there are.`,
        ours`You can’t play one while a challenge is being settled or a player must discard down to ten.`,
        ours`If you have fewer spent tokens than a RETRIEVE card says, you take them all. A letter is doubled once at most. SWAP LETTER never gives you your own letter back.`,
      ],
      table: 'actions',
    },
  ],
  letters: { caption: 'One hundred letters', head: ['Value', 'Letters', 'Marked “+ card”'] },
  actions: { caption: 'Fifty-four action cards', head: ['Card', 'When', 'What it does'] },
  when,
  onTable: 'on a word on the table',
  credit: 'Word Nerds is a game by Rod Currie. These are its rules in our own words.',
};
