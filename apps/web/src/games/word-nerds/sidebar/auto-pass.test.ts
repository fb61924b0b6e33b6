import { expect, test } from 'vitest';
import { readAutoPass } from './auto-pass.ts';

test('on at first; off once it was switched off, also by an older page', () => {
  expect(readAutoPass(null)).toBe(true);
  expect(readAutoPass('{"on":true}')).toBe(true);
  expect(readAutoPass('{"on":false}')).toBe(false);
  expect(readAutoPass('{"on":false,"unless":["might-buy"]}')).toBe(false);
});

test.each(['', '{', 'null', '7', '{"on":"no"}', '[]'])('nonsense is as nothing: %s', (kept) => {
  expect(readAutoPass(kept)).toBe(true);
});
