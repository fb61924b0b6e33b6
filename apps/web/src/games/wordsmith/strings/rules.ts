import type { Deck, Goal } from '@wordhoard/wordsmith';
import type { RulesText } from '../../../strings/en/rules.ts';

export const wordsmithRules: RulesText & {
  readonly decks: Readonly<Record<Deck, string>>;
  readonly example: string;
  readonly goals: { readonly caption: string; readonly side: (goal: Goal) => string };
} = {
  lead: 'Everybody has a sheet of eight by eight squares with coins, rings, goblets, swords and axes drawn on it. In each of twelve rounds you write two letters. Words circle their squares, and an item whose squares are all circled is forged.',
  sections: [
    {
      id: 'cards',
      title: 'What lies there',
      rules: [
        {
          text: 'There are 47 letter cards. 36 of them come up in a game; the other 11 are put away unseen.',
        },
        { text: 'Each card has two or three letters.', ours: true },
        {
          text: 'A reference card says how often each letter occurs in the deck you play with. You may look at it at any time: press A–Z beside the sheet.',
        },
        { text: 'The usual deck has exactly the letters of the printed table: 99 of them, one I and no Y.' },
        {
          text: 'A table may choose the balanced deck instead: it takes the lines G to K of that table to have slipped by one, so that there are six I, and adds a Y.',
          ours: true,
        },
        {
          text: 'Which letters share a card, and where the items lie on the sheet: those pictures are lost.',
          ours: true,
        },
        {
          text: 'A sheet has 24 coins and 20 crowns. What goes past them is lost, and no more than 24 coins can be spent.',
          ours: true,
        },
        { text: 'One to six may play.', ours: true },
      ],
    },
    {
      id: 'letters',
      title: 'Two letters a round',
      rules: [
        { text: 'Three cards are turned up, and everybody plays at once with the same three.' },
        {
          text: 'Take exactly two letters. Those of the first card are free, of the second cost 1 coin each, of the third 2. Any letter at all costs 3.',
        },
        {
          text: 'Each printed letter can be taken once by each player. Both letters go on vacant squares of your sheet. Vacant means without a letter: a square that a sword has circled may still be written on.',
        },
        {
          text: 'Coins are credit: spending crosses coins off, and what you gain fills the bars below them, also in advance. At the end each crossed coin without a filled bar costs a point.',
        },
        {
          text: 'You may undo whatever you like until you confirm your turn. The others see it when everybody has confirmed.',
          ours: true,
        },
        {
          text: 'At a live table a turn has two minutes. If time runs out, what you have prepared is played; a letter still missing is the next of the free card, on the first vacant square.',
          ours: true,
        },
      ],
    },
    {
      id: 'words',
      title: 'Words',
      rules: [
        {
          text: 'A word is four or more letters in a straight line, across or down, read in either direction, with at least one letter of this turn in it. It may touch other letters.',
        },
        {
          text: 'Names with a capital and foreign words do not count. Accents are ignored: CLICHE is a word.',
        },
        {
          text: 'The dictionary answers at once. A word that is not in it cannot be claimed, and trying costs nothing.',
          ours: true,
        },
        {
          text: 'The dictionary is the wide one of this house, or the everyday one where the table says so. A table may add words to it, or take words from it.',
          ours: true,
        },
        {
          text: 'Claiming a word circles all its squares. Squares that were circled before give nothing again.',
        },
        { text: 'One run may be claimed in each direction, and once in each.', ours: true },
        {
          text: 'A table may have words spotted for its players: all that can be claimed are shown. Otherwise you claim what you see, and when everybody has confirmed, the words that each of you missed are shown.',
          ours: true,
        },
      ],
    },
    {
      id: 'length',
      title: 'Long words',
      rules: [
        { text: 'Five letters bring a coin, six a crown, seven two crowns, eight three.' },
        {
          text: 'Letters are written one after the other, and a claim is paid when it is made. Claim BRAIN for a coin, write a Y with a goblet, claim BRAINY: it still brings its crown.',
        },
        {
          text: 'Words in different lines are each paid, and so are words of one line that only partly overlap, even when one letter made both.',
        },
        {
          text: 'But nothing is paid twice: when one claim of a turn lies within another in the same line, read either way, the later one has a bonus only if it contains a letter written after the earlier. Otherwise it only circles and forges. So claim the longer word first, or the shorter before you write on.',
          ours: true,
        },
      ],
    },
    {
      id: 'extending',
      title: 'Longer than what stood there',
      rules: [
        {
          text: 'A word that contains another which stood there before, in the same line and direction, extends it. It must not be merely its plural or conjugation: not PAPERS after PAPER, BRINGS after BRING, LIVED after LIVE. LATER, PLATE and LATELY after LATE are fine.',
        },
        { text: 'PAPERS is fine when it extends nothing: where no PAPER stood before.' },
        { text: 'An extension has a bonus only from six letters on.' },
        {
          text: 'What stood there before: a word claimed in an earlier turn; a word claimed earlier in this turn; and a word of four letters or more that nobody claimed, if it was there when the turn began.',
          ours: true,
        },
      ],
    },
    {
      id: 'items',
      title: 'Items',
      rules: [
        { text: 'An item is forged, once, when all its squares are circled.' },
        { text: 'Coin: 2 coins at once.' },
        { text: 'Ring: nothing yet. Five rings are 5 points at the end, six are 10, all seven 20.' },
        { text: 'Goblet: at once, write any letter on a vacant square. 2 points at the end.' },
        { text: 'Sword: at once, circle any square that is not circled yet, written or not. 4 points at the end.' },
        { text: 'Axe: 2 crowns at once. 6 points at the end.' },
        {
          text: 'You may also keep a goblet or a sword for later in the same turn. Not used by its end, it is lost.',
          ours: true,
        },
      ],
    },
    {
      id: 'goals',
      title: 'Goals',
      rules: [
        {
          text: 'Two goals lie beside the cards, drawn from seven cards with two sides: a pattern of circled squares, anywhere on the sheet but never turned or mirrored, or a number of items.',
        },
        { text: 'Whoever reaches a goal first has 8 points for it; whoever reaches it later has 5.' },
        { text: 'All who reach it in the same first round have the 8.', ours: true },
        {
          text: 'The pictures on the printed goal cards are lost. These fourteen goals, two to a card, are our own.',
          ours: true,
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      rules: [
        {
          text: 'After twelve rounds: a point for each crown; 8, 4 and 2 points for most crowns, second and third, even with no crown at all; rings, goblets, swords and axes; goals; less a point for each coin not paid back.',
        },
        {
          text: 'Players with as many crowns all have their place, and the next is skipped.',
          ours: true,
        },
        { text: 'Alone there are no points for most crowns.', ours: true },
        { text: 'Most points win. If tied, most crowns; otherwise the win is shared.' },
        { text: 'Alone you play to beat your own record.', ours: true },
      ],
    },
  ],
  goals: {
    caption: 'The goals on both sides of the seven cards',
    side: ([card, side]) => `card ${card}, side ${side}`,
  },
  decks: { printed: 'The usual deck', balanced: 'The balanced deck' },
  example:
    'B and P were there. U and R between them make BURP: four new circles, no bonus for four letters, and the rings under B and R are forged.',
  credit: 'Wordsmith was designed by Rodrigo Rego. These are its rules in our own words.',
};
