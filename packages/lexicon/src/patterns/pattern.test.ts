import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY, makePattern, parsePattern, STAR } from './pattern.ts';

const text = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz?*'), minLength: 1 });

test('a pattern read and written again is the same', () => {
  fc.assert(
    fc.property(text, (written) => {
      const parsed = parsePattern(written);
      expect(parsed.ok && makePattern(parsed.pattern)).toBe(written);
    }),
  );
});

test('capitals and small letters are the same', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(parsePattern(written.toUpperCase())).toEqual(parsePattern(written));
    }),
  );
});

test('symbols are the bits of masks', () => {
  expect(parsePattern('Az?*')).toEqual({ ok: true, pattern: [0, 25, ANY, STAR] });
});

test('anything else is refused, and the refusal says what and where', () => {
  expect(parsePattern('')).toEqual({ ok: false, refusal: { code: 'empty-pattern' } });
  const refusal = (character: string, at: number): object => ({
    ok: false,
    refusal: { code: 'not-in-a-pattern', character, at },
  });
  expect(parsePattern('s*t n')).toEqual(refusal(' ', 3));
  expect(parsePattern('é*')).toEqual(refusal('é', 0));
  expect(parsePattern('a💡')).toEqual(refusal('💡', 1));
  // The Kelvin sign is a K to a regular expression that ignores case.
  expect(parsePattern('\u212a')).toEqual(refusal('\u212a', 0));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      expect(parsePattern(written).ok).toBe(/^[a-zA-Z?*]+$/.test(written));
    }),
  );
});
