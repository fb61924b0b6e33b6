import { expect, test } from 'vitest';
import { makeLaid, parseLaid } from './draft-store.ts';

const tray = ['T17', 'T3', 'T40'];
const laid = [
  { tile: 'T17', square: 112 },
  { tile: 'T3', square: 113 },
];

test('what was laid is read again with the same tray, however it lies, and with no other', () => {
  const text = makeLaid(laid, tray);
  expect(parseLaid(text, tray.toReversed())).toEqual(laid);
  expect(parseLaid(text, ['T17', 'T3', 'T41'])).toEqual([]);
});

test('anything else that is stored is nothing', () => {
  const wrong = makeLaid(laid, tray).replace('112', '"8H"');
  for (const text of [null, '', '{', '7', '{"tray":"T17 T3 T40"}', wrong]) expect(parseLaid(text, tray)).toEqual([]);
});
