import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { KNOBS } from './testing/knobs.ts';

const told = (variant: object): string[] =>
  differencesOf(KNOBS, { name: 'Mine', ...variant }).map(
    ({ title, summary, lines, folded }) =>
      `${title}: ${[...(summary === '' ? [] : [summary]), ...lines].join(' | ')}${folded.length === 0 ? '' : ` || ${folded.join(' | ')}`}`,
  );

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

test('of a long table the beginning, how many there are, and the rest for those who ask', () => {
  const rows = Array.from({ length: 20 }, (_, i) => ({ letters: String(i), count: i, wild: false }));
  const [deck] = differencesOf(KNOBS, { rows });
  expect(deck?.summary).toBe('22 changes');
  expect(deck?.lines).toEqual([0, 1, 2].map((i) => `Letters ${i}, Count ${i}, wild no`));
  expect(deck?.folded).toHaveLength(19);
  expect(deck?.folded.at(-1)).toBe('not Letters xyz, Count 1, wild no');
});

test('long entries have a line each, and of lines that fill a phone fewer are shown', () => {
  const sets = (first: string): string => [first, ...Array(5).fill('ring string sting sings')].join(' | ');
  expect(told({ cards: ['af', sets('sing'), sets('king'), sets('wing')] })).toEqual([
    [
      'Cards: 4 instead of 3; 3 added, 2 not in it',
      `added: ${sets('sing')} || added: ${sets('king')}`,
      `added: ${sets('wing')}`,
      'not in it: af',
      'not in it: ocf',
    ].join(' | '),
  ]);
});

test('many letters have a line each', () => {
  const values = Object.fromEntries(Array.from('bcdefghijkl', (letter) => [letter, 4]));
  expect(told({ values })[0]).toMatch(/^Values: 11 changes \| B 4 \| C 4 \| D 4 \|\| E 4 \|/);
});

test('a file may have any value anywhere: it is said somehow', () => {
  const any = fc.record(Object.fromEntries(KNOBS.map(({ name }) => [name, fc.jsonValue({ maxDepth: 2 })])), {
    requiredKeys: [],
  });
  fc.assert(fc.property(any, (variant) => void told(variant)));
});
