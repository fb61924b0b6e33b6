import { expect, test } from 'vitest';
import { readCode } from './ids.ts';

test.each(['FOX-3707', 'fox3707', ' Fox 3707 ', 'fox - 3707', 'https://play.example/t/FOX-3707'])(
  '%s is the table FOX-3707',
  (typed) => expect(readCode(typed)).toBe('FOX-3707'),
);

test.each([
  'FOX-OWL-3707',
  'foxowl3707',
  ' Fox Owl 3707 ',
  'table fox-owl 3707',
  'https://play.example/t/FOX-OWL-3707',
])('%s is the table FOX-OWL-3707', (typed) => expect(readCode(typed)).toBe('FOX-OWL-3707'));

test.each([
  'FOX-OWL-HEN-BEE-3707',
  'foxowlhenbee3707',
  ' Fox Owl Hen Bee 3707 ',
  'https://play.example/t/FOX-OWL-HEN-BEE-3707',
])('%s is the table FOX-OWL-HEN-BEE-3707', (typed) => expect(readCode(typed)).toBe('FOX-OWL-HEN-BEE-3707'));

test.each(['the fox-owl 3707', 'our FOX OWL 3707'])('%s is the table FOX-OWL-3707: three words are no code', (typed) =>
  expect(readCode(typed)).toBe('FOX-OWL-3707'),
);

test.each(['', 'fox', '3707', 'FOX-37070', 'FOX-3707/more', 'f-1'])('%s is no table code', (typed) =>
  expect(readCode(typed)).toBeUndefined(),
);
