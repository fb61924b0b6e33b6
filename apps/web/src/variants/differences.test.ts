import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { KNOBS } from './testing/knobs.ts';

const told = (variant: object): string[] =>
  differencesOf(KNOBS, { name: 'Mine', ...variant }).map(({ title, lines }) => `${title}: ${lines.join(' | ')}`);

test.each([
  [{}, []],
  [{ hand: 5 }, []],
  [{ hand: 6 }, ['Hand size: 6 instead of 5']],
  [
    { blind: true, order: 'free', late: 3 },
    ['Blind bids: yes instead of no', 'Order: free instead of clockwise', 'Late: bonus: 3 instead of none'],
  ],
  [{ values: { q: 12, a: 1, z: 3 } }, ['Values: Q 12 instead of 10, Z 3']],
  [{ values: { q: 10 } }, []],
  [{ board: ['.. 2W', '.. 3W', '.. ..'] }, ['Board: rows 2 and 3 differ']],
  [{ cards: ['ocf', 'af', 'af'] }, []],
  [{ cards: ['af', 'ocf', 'xy', 'xy'] }, ['Cards: 4 instead of 3 | added: xy and xy | not in it: af']],
  [
    {
      rows: [
        { letters: 'abc', count: 4, wild: false },
        { letters: 'xyz', count: 2, wild: true },
      ],
    },
    ['Deck: Letters xyz: Count 2 instead of 1, wild yes instead of no'],
  ],
  [
    { rows: [{ letters: 'abcxyz', count: 3, wild: false }] },
    ['Deck: Letters abcxyz, Count 3, wild no | not Letters abc, Count 4, wild no | not Letters xyz, Count 1, wild no'],
  ],
])('a variant in words: %j', (variant, words) => {
  expect(told(variant)).toEqual(words);
});

test('of a long table only the beginning', () => {
  const rows = Array.from({ length: 20 }, (_, i) => ({ letters: String(i), count: i, wild: false }));
  const [deck] = differencesOf(KNOBS, { rows });
  expect(deck?.lines).toHaveLength(13);
  expect(deck?.lines.at(-1)).toBe('and 10 more changes');
});

test('a file may have any value anywhere: it is said somehow', () => {
  const any = fc.record(Object.fromEntries(KNOBS.map(({ name }) => [name, fc.jsonValue({ maxDepth: 2 })])), {
    requiredKeys: [],
  });
  fc.assert(fc.property(any, (variant) => void told(variant)));
});
