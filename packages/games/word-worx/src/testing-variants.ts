/** Two quite different variants for tests. */
import type { WordWorxVariant } from './variant.ts';

/** Few cards, one to take, and no last build; most of the points are in the longest words. */
export const SMALL: WordWorxVariant = {
  name: 'Short line',
  manifestPoints: [3, 4, 5, 60],
  bonusFactor: 3,
  otherWordPoints: 0,
  handCost: 4,
  handSize: 3,
  lineSize: 2,
  picks: 1,
  lastBuild: false,
  roundsFewPlayers: 2,
  roundsMorePlayers: 1,
};

/** Pairs of words, of which a manifest has six. */
const PAIRS = [
  'ring string',
  'sing sting',
  'king asking',
  'art star',
  'tea steam',
  'quit quite',
  'one stone',
  'set reset',
  'ear near',
  'net rent',
  'ate plate',
  'ding ending',
  'led slide',
];

/** Cards with three letters, a Q without U, manifests of its own, and much room. */
export const LARGE: WordWorxVariant = {
  name: 'Long hands',
  cards: [
    ...Array.from('eaio', (face) => ({ face, cards: 8 })),
    ...Array.from('strnl', (face) => ({ face, cards: 6 })),
    ...Array.from('dghkpmuq', (face) => ({ face, cards: 2 })),
    { face: 'ing', cards: 6 },
    { face: 'qu', cards: 1 },
    { face: 'st', cards: 3 },
    { face: 'ite', cards: 2 },
  ],
  manifests: PAIRS.map((_, i) => Array.from({ length: 6 }, (_, k) => PAIRS[(i + k) % PAIRS.length]).join(' | ')),
  manifestPoints: [6, 18],
  otherWordPoints: 3,
  handCost: 2,
  handSize: 7,
  lineSize: 8,
  picks: 3,
};
