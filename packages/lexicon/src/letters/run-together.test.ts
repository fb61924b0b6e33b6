import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLexicon as lexicon } from '../../scripts/whole-lexicon.ts';
import { DEFAULT_WORD_LIST } from '../word-list.ts';
import { splitRunTogether } from './run-together.ts';

const OPTIONS = { maxParts: 4, slips: 1, singleLetters: true };

test.each([
  ['redcar', ['red', 'car']],
  ['merrygoround', ['merry', 'go', 'round']],
  ['abigdog', ['a', 'big', 'dog']],
  // USEFUL is one slip away and as well known; PLAYWRIGHT sounds alike.
  ['usefull', undefined],
  ['playwrite', undefined],
  ['qzxv', undefined],
])('%s: %j', (text, parts) => {
  expect(splitRunTogether(lexicon, DEFAULT_WORD_LIST, text, OPTIONS)).toEqual(parts);
});

test('a table’s own words are parts, and words it has taken out are none', () => {
  const allowed = { ...DEFAULT_WORD_LIST, allowed: ['zorp'] };
  expect(splitRunTogether(lexicon, allowed, 'zorphouse', OPTIONS)).toEqual(['zorp', 'house']);
  expect(splitRunTogether(lexicon, DEFAULT_WORD_LIST, 'zorphouse', OPTIONS)).toBeUndefined();
  expect(splitRunTogether(lexicon, { ...DEFAULT_WORD_LIST, banned: ['car'] }, 'redcar', OPTIONS)).toBeUndefined();
});

/** The oracle: every place to cut, and every choice of cuts, one after the other. */
function cutsOf(text: string): string[][] {
  const twos = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => [
    text.slice(0, i + 1),
    text.slice(i + 1),
  ]);
  const threes = twos.flatMap(([head, tail]) => cuts(tail!).map((rest) => [head!, ...rest]));
  return [...twos, ...threes];
}
const cuts = (text: string): string[][] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => [text.slice(0, i + 1), text.slice(i + 1)]);

test('the parts are words and join to the text; a text without parts can’t be cut into words', () => {
  const known = ['ice', 'cream', 'merry', 'go', 'round', 'qanat', 'zzz', 'x', 'in', 'law', 'apple'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 }), (chosen) => {
      const text = chosen.join('');
      const everyday = cutsOf(text).filter((parts) => parts.every((part) => lexicon.has(part, 'everyday')));
      const parts = splitRunTogether(lexicon, DEFAULT_WORD_LIST, text, { maxParts: 3 });
      if (parts) expect(everyday).toContainEqual(parts);
      if (everyday.length === 0) expect(parts).toBeUndefined();
    }),
  );
});
