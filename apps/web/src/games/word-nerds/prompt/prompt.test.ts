import { game, type TargetSpec, type View } from '@wordhoard/word-nerds';
import { expect, test } from 'vitest';
import { choicesOf, completeTarget, pick } from './aiming.ts';
import { LIMIT_OF } from './prompt-text.ts';

test('every decision of the game has the limit the page draws for it', () => {
  const own = Object.entries(game.rules.steps).flatMap(([step, rule]) => ('limit' in rule ? [[step, rule.limit]] : []));
  expect(LIMIT_OF).toEqual(Object.fromEntries(own));
});

/** The aims below look at nothing but what they are given. */
const aiming = { view: {} as View, seat: 0 };
const cardOfWord: TargetSpec = {
  word: () => [0, 2],
  take: (_, { word }) => (word === undefined ? [] : [`L${word}`, `L${word + 10}`]),
};
const twoTokens: TargetSpec = { tokens: () => ({ items: [1, 3, 5], min: 2, max: 2 }) };

test('a part that depends on another is chosen after it, and again when that changes', () => {
  const word = choicesOf(cardOfWord, aiming, {})[0]!;
  const first = pick({}, 'word', 0, word.of);
  const cards = choicesOf(cardOfWord, aiming, first)[1]!;
  expect(cards.of.items).toEqual(['L0', 'L10']);
  const both = pick(first, 'take', 'L10', cards.of);
  expect(completeTarget(choicesOf(cardOfWord, aiming, both), both)).toEqual({ word: 0, take: 'L10' });
  const other = pick(both, 'word', 2, word.of);
  expect(completeTarget(choicesOf(cardOfWord, aiming, other), other)).toBeNull();
});

test('several are toggled, never more than may be, and count only when they are enough', () => {
  const [{ of }] = choicesOf(twoTokens, aiming, {}) as [ReturnType<typeof choicesOf>[number]];
  const one = pick({}, 'tokens', 1, of);
  expect(completeTarget(choicesOf(twoTokens, aiming, one), one)).toBeNull();
  const three = pick(pick(one, 'tokens', 3, of), 'tokens', 5, of);
  expect(completeTarget(choicesOf(twoTokens, aiming, three), three)).toEqual({ tokens: [3, 5] });
  expect(pick(three, 'tokens', 5, of)).toEqual({ tokens: [3] });
});

test('what leaves no choice is chosen already', () => {
  const only: TargetSpec = { seat: () => [4] };
  expect(completeTarget(choicesOf(only, aiming, {}), {})).toEqual({ seat: 4 });
  expect(completeTarget([], {})).toEqual({});
});
