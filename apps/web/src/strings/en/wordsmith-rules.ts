import type { RulesText } from './rules.ts';

export const wordsmithRules: RulesText & { readonly example: string } = {
  lead: 'Everybody has a sheet of eight by eight squares with coins, rings, goblets, swords and axes drawn on it. In each of twelve rounds you write two letters. Words circle their squares, and an item whose squares are all circled is forged.',
  sections: [
    {
      id: 'letters',
      title: 'Two letters a round',
      rules: [
        { text: 'Three cards are turned up, and everybody plays at once with the same three.' },
        {
          text: 'Take exactly two letters. Those of the first card are free, of the second cost 1 coin each, of the third 2. Any letter at all costs 3.',
        },
        {
          text: 'Each printed letter can be taken once by each player. Both letters go on vacant squares of your sheet.',
        },
        {
          text: 'Coins are credit: spending crosses coins off, and what you gain fills the bars below them, also in advance. At the end each crossed coin without a filled bar costs a point.',
        },
        { text: 'There are 24 coins and 20 crowns on a sheet; what goes past them is lost.', ours: true },
        {
          text: 'At a live table a turn has two minutes. If time runs out, the first two letters of the free card go on the first two vacant squares.',
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
        { text: 'Claiming it circles all its squares.' },
        { text: 'Five letters bring a coin, six a crown, seven two crowns, eight three.' },
        {
          text: 'A word that contains a word of an earlier turn, in the same line and direction, extends it. It must not be merely its plural or conjugation: PAPERS does not extend PAPER, but LATER extends LATE. An extension has a bonus only from six letters on.',
        },
        { text: 'When words claimed in one turn lie within each other, only the longest has a bonus.' },
        { text: 'One run may be claimed in each direction, and once in each.', ours: true },
      ],
    },
    {
      id: 'items',
      title: 'Items',
      rules: [
        { text: 'Coin: 2 coins at once.' },
        { text: 'Ring: nothing yet. Five rings are 5 points at the end, six are 10, all seven 20.' },
        { text: 'Goblet: write any letter on a vacant square, this turn. 2 points at the end.' },
        { text: 'Sword: circle any square, written or not, this turn. 4 points at the end.' },
        { text: 'Axe: 2 crowns. 6 points at the end.' },
        { text: 'A goblet or a sword that is not used in its turn is lost.' },
        { text: 'Where the items lie on the sheet, and which letters share a card.', ours: true },
      ],
    },
    {
      id: 'goals',
      title: 'Goals',
      rules: [
        {
          text: 'Two goals lie beside the cards: a pattern of circled squares, anywhere on the sheet but never turned, or a number of items.',
        },
        {
          text: 'Everybody who reaches a goal in the first round in which anybody does has 8 points; later ones have 5.',
        },
        { text: 'The pictures of the patterns.', ours: true },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      rules: [
        {
          text: 'After twelve rounds: a point for each crown, 8, 4 and 2 points for most crowns, second and third, items, goals, less the coins not paid back.',
        },
        {
          text: 'Players with as many crowns share their place, and the next is skipped. A place needs a crown at least, and there are none when you play alone.',
          ours: true,
        },
        { text: 'Most points win. If tied, most crowns; otherwise the win is shared.' },
        { text: 'Alone you play against your own record, which this device keeps.' },
      ],
    },
  ],
  example:
    'B and P were there. U and R between them make BURP: four new circles, no bonus for four letters, and the rings under B and R are forged.',
  credit: 'Wordsmith was designed by Rodrigo Rego. These are its rules in our own words.',
};
