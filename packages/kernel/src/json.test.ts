import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, isSame, isSameText } from './json.ts';

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

test('isSame agrees with comparing JSON texts', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(isSame(a, b)).toBe(isSameText(a, b));
      expect(isSame(a, copy(a))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('isSame notices an extra field unless it is undefined', () => {
  const extended = fc.dictionary(fc.constantFrom('a', 'b'), json, { noNullPrototype: true });
  fc.assert(
    fc.property(extended, json, (a, value) => {
      expect([isSame(a, { ...a, more: value }), isSame({ ...a, more: value }, a)]).toEqual([false, false]);
      expect([isSame(a, { ...a, more: undefined }), isSame({ ...a, more: undefined }, a)]).toEqual([true, true]);
    }),
  );
});

test('isSame tells lists from objects, and null from everything else', () => {
  expect([isSame([], {}), isSame({}, []), isSame(['a'], { 0: 'a' }), isSame({ 0: 'a' }, ['a'])]).toEqual(
    Array(4).fill(false),
  );
  expect([isSame(null, {}), isSame({}, null), isSame(0, null), isSame('0', 0)]).toEqual(Array(4).fill(false));
});
