import type { TargetSpec, View } from '@wordhoard/word-nerds';
import { expect, test } from 'vitest';
import { choicesOf, complete, put } from './targeting.ts';

/** The aims below look at nothing but what they are given. */
const aiming = { view: {} as View, seat: 0 };
const cardOfWord: TargetSpec = {
  word: () => [0, 2],
  take: (_, { word }) => (word === undefined ? [] : [`L${word}`, `L${word + 10}`]),
};
const twoTokens: TargetSpec = { tokens: () => ({ items: [1, 3, 5], min: 2, max: 2 }) };

test('a part that depends on another is chosen after it, and again when that changes', () => {
  const word = choicesOf(cardOfWord, aiming, {})[0]!;
  const first = put({}, 'word', 0, word.of);
  const cards = choicesOf(cardOfWord, aiming, first)[1]!;
  expect(cards.of.items).toEqual(['L0', 'L10']);
  const both = put(first, 'take', 'L10', cards.of);
  expect(complete(choicesOf(cardOfWord, aiming, both), both)).toEqual({ word: 0, take: 'L10' });
  const other = put(both, 'word', 2, word.of);
  expect(complete(choicesOf(cardOfWord, aiming, other), other)).toBeNull();
});

test('several are toggled, never more than may be, and count only when they are enough', () => {
  const [{ of }] = choicesOf(twoTokens, aiming, {}) as [ReturnType<typeof choicesOf>[number]];
  const one = put({}, 'tokens', 1, of);
  expect(complete(choicesOf(twoTokens, aiming, one), one)).toBeNull();
  const three = put(put(one, 'tokens', 3, of), 'tokens', 5, of);
  expect(complete(choicesOf(twoTokens, aiming, three), three)).toEqual({ tokens: [3, 5] });
  expect(put(three, 'tokens', 5, of)).toEqual({ tokens: [3] });
});

test('what leaves no choice is chosen already', () => {
  const only: TargetSpec = { seat: () => [4] };
  expect(complete(choicesOf(only, aiming, {}), {})).toEqual({ seat: 4 });
  expect(complete([], {})).toEqual({});
});
