import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, same, sameText } from './json.ts';

/** Alike often enough that both answers are tried. */
const few = fc.constantFrom<unknown>(null, true, 0, 1, '', 'a');
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    few,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

test('the same as comparing texts', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(same(a, b)).toBe(sameText(a, b));
      expect(same(a, copy(a))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('one field more or less makes a difference, unless it is undefined', () => {
  const extended = fc.dictionary(fc.constantFrom('a', 'b'), json, { noNullPrototype: true });
  fc.assert(
    fc.property(extended, json, (a, value) => {
      expect([same(a, { ...a, more: value }), same({ ...a, more: value }, a)]).toEqual([false, false]);
      expect([same(a, { ...a, more: undefined }), same({ ...a, more: undefined }, a)]).toEqual([true, true]);
    }),
  );
});

test('a list is no object with numbers for keys, and nothing is not something', () => {
  expect([same([], {}), same({}, []), same(['a'], { 0: 'a' }), same({ 0: 'a' }, ['a'])]).toEqual(Array(4).fill(false));
  expect([same(null, {}), same({}, null), same(0, null), same('0', 0)]).toEqual(Array(4).fill(false));
});
