import { UNLESS } from '@wordhoard/word-nerds';
import { expect, test } from 'vitest';
import { readWish } from './pass-wish.ts';

test('at first the page passes, unless there is anything to do', () => {
  expect(readWish(null)).toEqual({ on: true, unless: UNLESS });
});

test('what was chosen is kept; what no longer makes sense is not', () => {
  expect(readWish('{"on":false,"unless":["might-buy","my-hat"]}')).toEqual({ on: false, unless: ['might-buy'] });
  expect(readWish('{"on":true,"unless":[]}')).toEqual({ on: true, unless: [] });
});

test.each(['', '{', 'null', '7', '{"on":"yes","unless":[]}', '{"on":true}'])('nonsense is as nothing: %s', (kept) => {
  expect(readWish(kept)).toEqual({ on: true, unless: UNLESS });
});
