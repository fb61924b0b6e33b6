import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, checksumOf, patchBetween } from './view-patch.ts';

/** As it arrives: a minus before nothing is not kept. */
const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Values that often have parts in common, lists that grow and shrink, and fields named like built-in ones. */
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(0, 1, 'a', null, true),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'length', '0', '__proto__'), tie('value'), { maxKeys: 4 }),
  ),
}));

test('a patch leads from one view to the other, and there is none between equal views', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyValue, fc.jsonValue()).map(parsed),
      fc.oneof(anyValue, fc.jsonValue()).map(parsed),
      (a, b) => {
        const text = JSON.stringify(a);
        const patch = patchBetween(a, b);
        expect(patch === null).toBe(text === JSON.stringify(b));
        // The text also tells the order of the fields.
        if (patch) expect(JSON.stringify(applyPatch(a, JSON.parse(JSON.stringify(patch))))).toBe(JSON.stringify(b));
        expect(JSON.stringify(a)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});

test('names only what changed', () => {
  const before = { board: [1, 2, 3, 4], scores: { ann: 3, bob: 5 }, last: 'CAT' };
  const after = { board: [1, 2, 9, 4, 5], scores: { ann: 3, bob: 9 }, last: 'CAT' };
  expect(patchBetween(before, after)).toEqual({ board: { 2: [9], 4: [5] }, scores: { bob: [9] } });
  expect(patchBetween(after, before)).toEqual({ board: { 2: [3], length: 4 }, scores: { bob: [5] } });
  // An item in front moves all others.
  expect(patchBetween([1, 2, 3], [0, 1, 2, 3])).toEqual([[0, 1, 2, 3]]);
  // All items changed, but only in part.
  expect(patchBetween([{ a: 1, b: [1, 2] }, { a: 1 }], [{ a: 2, b: [1, 2] }, { a: 3 }])).toEqual({
    0: { a: [2] },
    1: { a: [3] },
  });
  expect(patchBetween({ a: [1, 2, 3, 4, 5] }, { a: [1, 2, 3, 4] })).toEqual({ a: { length: 4 } });
  expect(patchBetween({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: null });
  expect(patchBetween({ a: 1, b: undefined }, { a: 1 })).toBeNull();
});

test('a patch for another view is noticed by the checksum', () => {
  const drifted = applyPatch({ b: 1 }, { a: { c: [1] } });
  expect(checksumOf(drifted)).not.toBe(checksumOf(applyPatch({ a: { c: 0, d: 1 }, b: 1 }, { a: { c: [1] } })));
});

test('the checksum differs when anything differs, and not with the order of fields', () => {
  fc.assert(
    fc.property(fc.jsonValue().map(parsed), anyValue.map(parsed), (a, b) => {
      expect(checksumOf({ a, b })).toBe(checksumOf({ b, a }));
      expect(checksumOf({ a, b }) === checksumOf({ a, b: [b] })).toBe(false);
    }),
  );
});
