import type { Deck, Goal } from '@wordhoard/wordsmith';
import { ours, type RulesText } from '#strings/rules.ts';

export const wordsmithRules: RulesText & {
  readonly decks: Readonly<Record<Deck, string>>;
  readonly example: string;
  readonly goals: { readonly caption: string; readonly side: (goal: Goal) => string };
} = {
  lead: 'For one to six players. Your sheet has eight rows of eight squares, with coins, rings, goblets, swords and axes drawn on them. In each of twelve rounds you write two letters. Words circle their squares, and an item with all its squares circled is forged.',
  sections: [
    {
      id: 'cards',
      title: 'Cards and sheet',
      rules: [
        'There are 47 letter cards. A game uses 36 of them; the other 11 stay hidden.',
        ours`Each card has two or three letters.`,
        'A reference card shows how often each letter occurs in your deck. You can look at it at any time: tap A–Z beside the sheet.',
        'The usual deck has exactly the letters of the printed table: 99 in all, with one I and no Y.',
        ours`A table can choose the balanced deck instead. It assumes that rows G to K of the printed table slipped by one, so it has six Is, and it adds a Y.`,
        ours`The original pictures are lost, so the letters on each card and the items on the sheet are our own design.`,
        ours`A sheet has room for 24 coins and 20 crowns. Anything you gain beyond that is lost, and you can’t spend more than 24 coins.`,
        ours`The game is for one to six players.`,
      ],
    },
    {
      id: 'letters',
      title: 'Write two letters',
      rules: [
        'Each round, three cards are turned up. All players use the same three and write at once.',
        'Choose exactly two letters. Letters on the first card are free, on the second they cost 1 coin each, on the third 2 coins each. Any other letter you like costs 3 coins.',
        'Each player can use each letter on a card once. Write both letters on empty squares of your sheet. Empty means without a letter: you can still write on a square that a sword has circled.',
        'Coins are credit. Spending a coin crosses it off; gaining one fills a bar below, even in advance. At the end, each crossed-off coin above an empty bar costs a point.',
        ours`You can undo any step until you confirm your turn. The others see your turn once all players have confirmed.`,
        ours`At a live table, a turn has two minutes. If time runs out, your turn is played as it is. Any missing letter is the next one on the free card, written on the first empty square.`,
      ],
    },
    {
      id: 'words',
      title: 'Claim words',
      rules: [
        'A word has four or more letters in one row or column, reads in either direction, and includes at least one letter you wrote this turn. It may touch other letters.',
        'Names with a capital and foreign words don’t count. Accents are ignored: CLICHE is a word.',
        ours`A claim is checked at once. You can’t claim a word that isn’t in the dictionary, but trying costs nothing.`,
        ours`The table uses Wordhoard’s wide dictionary or its everyday one. A table can also allow words of its own, or ban some.`,
        'Claiming a word circles all its squares. Squares that are circled already earn nothing more.',
        ours`You can claim the same squares once in each direction.`,
        ours`A table can have words spotted for its players: you’re shown every word you can claim. Otherwise you claim what you see, and the words each player missed are shown once all have confirmed.`,
      ],
    },
    {
      id: 'length',
      title: 'Bonuses for long words',
      rules: [
        'A word of five letters earns a coin, six a crown, seven two crowns, eight three crowns.',
        'Write your letters one by one; each claim earns its bonus at once. Claim BRAIN for a coin, write a Y with a goblet, claim BRAINY: it still earns its crown.',
        'Words in different rows or columns each earn their bonus, and so do words in the same one that only partly overlap, even if one letter made both.',
        ours`But nothing is paid twice. If two words you claim this turn lie one inside the other in the same row or column, read either way, the later claim earns a bonus only if it has a letter written after the earlier one. Otherwise it only circles and forges. So claim the longer word first, or the shorter one before you write your next letter.`,
      ],
    },
    {
      id: 'extending',
      title: 'Extend a word',
      rules: [
        'A word extends another if it contains a word that was there before, in the same row or column and direction. It can’t be just the plural or a verb form of that word: not PAPERS after PAPER, BRINGS after BRING or LIVED after LIVE. LATER, PLATE and LATELY after LATE are fine.',
        'PAPERS is fine if it extends nothing, where there was no PAPER before.',
        'An extension earns a bonus only if it has six letters or more.',
        ours`These words count as there before: one you claimed in an earlier turn or earlier in this turn, and one of four letters or more that you didn’t claim, if it was there when the turn began.`,
      ],
    },
    {
      id: 'items',
      title: 'Items',
      rules: [
        'You forge an item, once, when all its squares are circled.',
        'Coin: gain 2 coins at once.',
        'Ring: nothing at once. At the end, five rings are worth 5 points, six are worth 10, all seven 20.',
        'Goblet: at once, write any letter on an empty square. 2 points at the end.',
        'Sword: at once, circle any square that isn’t circled yet, with or without a letter. 4 points at the end.',
        'Axe: gain 2 crowns at once. 6 points at the end.',
        ours`You can save a goblet or a sword for later in the same turn. If you don’t use it by then, it’s lost.`,
      ],
    },
    {
      id: 'goals',
      title: 'Goals',
      rules: [
        'Each game has two goals, from two of seven goal cards. A card has two sides: a pattern of circled squares, anywhere on the sheet but never turned or mirrored, or a number of items to forge.',
        'The first player to reach a goal gets 8 points for it; later players get 5.',
        ours`All players who reach it in the same first round get the 8.`,
        ours`The pictures on the printed goal cards are lost. These fourteen goals, two to a card, are our own.`,
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      rules: [
        'After twelve rounds, add 1 point for each crown; 8, 4 and 2 points for most crowns, second and third, even with no crown at all; and the points for rings, goblets, swords, axes and goals. Subtract 1 point for each coin not paid back.',
        ours`Players tied on crowns all get the points for their place, and the next places are skipped.`,
        ours`In a solo game, there are no points for most crowns.`,
        'The most points win. If tied, the most crowns win; if still tied, the win is shared.',
        ours`In a solo game, you play to beat your own record.`,
      ],
    },
  ],
  goals: {
    caption: 'Goals on both sides of the seven goal cards',
    side: ([card, side]) => `card ${card}, side ${side}`,
  },
  decks: { printed: 'The usual deck', balanced: 'The balanced deck' },
  example:
    'B and P were there. Write U and R between them and claim BURP: it circles four squares, earns no bonus for only four letters, and forges the rings under B and R.',
  credit: 'Wordsmith is a game by Rodrigo Rego. These are its rules in our own words.',
};
