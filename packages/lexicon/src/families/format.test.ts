import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Extra, linkOf, makeExtra, packFamilies, readFamilies, type WordValue } from './format.ts';
import { LINK_KINDS } from './links.ts';

const word = fc.stringMatching(/^[a-z]{2,12}$/);
const link = fc.record({ base: word, kind: fc.constantFrom(...LINK_KINDS) });
const places = fc.uniqueArray(fc.nat(300_000), { maxLength: 50 }).map((all) => all.sort((a, b) => a - b));

test('an extra gives its link back', () => {
  fc.assert(
    fc.property(word, link, (from, it) => {
      expect(linkOf(from, makeExtra(from, it))).toEqual(it);
    }),
  );
});

test('packed families read back the same', () => {
  const refusals = places.chain((all) =>
    fc
      .array(fc.integer({ min: 1, max: 255 }), { minLength: all.length, maxLength: all.length })
      .map((masks) => all.map((at, i): WordValue<number> => ({ at, value: masks[i]! }))),
  );
  // Twice the same place: a word with two irregular bases.
  const extras = fc
    .array(fc.tuple(fc.nat(300_000), word, link), { maxLength: 50 })
    .map((all) =>
      all.sort(([a], [b]) => a - b).map(([at, from, it]): WordValue<Extra> => ({ at, value: makeExtra(from, it) })),
    );
  fc.assert(
    fc.property(refusals, extras, (refused, more) => {
      const data = readFamilies(packFamilies(refused, more));
      expect([...data.refusedAt]).toEqual(refused.map(({ at }) => at));
      expect([...data.refused]).toEqual(refused.map(({ value }) => value));
      expect(Object.groupBy(more, ({ at }) => at)).toEqual(
        Object.fromEntries([...data.extras].map(([at, all]) => [at, all.map((value) => ({ at, value }))])),
      );
    }),
  );
});

test('bytes cut short are refused', () => {
  const bytes = packFamilies([{ at: 200, value: 1 }], [{ at: 7, value: { kind: 'plural', drop: 3, add: 'ouse' } }]);
  for (let length = 0; length < bytes.length; length++) {
    expect(() => readFamilies(bytes.subarray(0, length))).toThrow('cut short');
  }
});
