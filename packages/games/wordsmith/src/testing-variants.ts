import type { WordsmithVariant } from './variant.ts';

/** Two quite different variants for tests. */

/** Few rounds, dear cards and one letter a turn. */
export const SMALL: WordsmithVariant = {
  name: 'Small',
  cards: ['a', 'e', 'i', 'o', 's', 't', 'r', 'n', 'd', 'l', 'c', 'm', 'ed', 'er'],
  rounds: 5,
  cardPrices: [{ price: 1 }, { price: 0 }],
  anyLetterPrice: 2,
  lettersPerTurn: 1,
  coinSpaces: 5,
  crownSpaces: 3,
  debtPoints: 3,
};
/** Three letters a turn from four cards, another sheet, other goals, bonuses and points. */
export const LARGE: WordsmithVariant = {
  name: 'Large',
  cards: Array.from({ length: 60 }, (_, i) => ['ate', 'ers', 'ion', 'nth', 'dly'][i % 5] ?? ''),
  rounds: 14,
  cardPrices: [{ price: 0 }, { price: 0 }, { price: 2 }, { price: 5 }],
  anyLetterPrice: 2,
  lettersPerTurn: 3,
  coinSpaces: 40,
  startingCoins: 6,
  sheet: [
    'R1 R2 R3 R4 R5 R6 R7 R8',
    'S1 S1 S2 S2 S3 S3 S4 S4',
    'G1 G1 G1 G2 G2 G2 C1 C2',
    'A1 A1 A1 A2 A2 A2 C3 C4',
    'A1 A1 A1 A2 A2 A2 C5 C6',
    'A3 A3 A4 A4 A5 A5 A6 A6',
    'A3 A3 A4 A4 A5 A5 A6 A6',
    'R9 R10 R11 R12 R13 R14 R15 R16',
  ],
  itemRewards: [
    { item: 'ring', coins: 1, crowns: 0 },
    { item: 'sword', coins: 0, crowns: 1 },
  ],
  lengthBonuses: [{ length: 4, coins: 2, crowns: 0 }],
  extensionBonusFrom: 4,
  ringSets: [
    { rings: 2, points: 3 },
    { rings: 10, points: 30 },
  ],
  mostCrowns: [{ points: 12 }],
  crownPoints: 2,
  firstGoalPoints: 20,
  goalPatterns: [{ goal: '1a', pattern: '##' }],
  goalItems: [{ goal: '1b', coins: 0, rings: 1, goblets: 0, swords: 1, axes: 0 }],
};
