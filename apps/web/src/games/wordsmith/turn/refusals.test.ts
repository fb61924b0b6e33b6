import { applyTurn, type Refusal } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import { EXAMPLE_BEFORE } from '../rules/example.ts';
import { inWords } from './refusals.ts';
import { judge, offer, R, U } from './testing.ts';

test.each([
  [[U], 'Write one more letter before you confirm.'],
  [[{ ...U, at: 32 }], 'That square has a letter already. Choose an empty one.'],
  [[{ ...U, price: 2 }], 'U isn’t available on that card. Choose another letter.'],
  [[U, R, { type: 'claim', from: 35, to: 32 }], 'PRUB isn’t in the dictionary.'],
  [[U, R, { type: 'sword', at: 0 }], 'You have no sword to use. Forge one this turn first.'],
  [[U, R, U], 'You’ve written both letters of this turn. Undo one to write another.'],
] as const)('refusals in words: %j', (steps, text) => {
  const result = applyTurn(EXAMPLE_BEFORE, offer, steps, judge);
  expect('code' in result && inWords({ ...result })).toBe(text);
});

test('[WS-12] a plural of what stood there is refused by name', () => {
  const plural = (round: number | null): Refusal => ({
    code: 'inflection',
    word: 'papers',
    earlier: 'paper',
    round,
    step: 2,
  });
  expect(inWords(plural(null))).toBe(
    'PAPERS is just another form of PAPER, which was there before. Extend it to a different word.',
  );
  expect(inWords(plural(3))).toBe(
    'PAPERS is just another form of PAPER, your word in round 3. Extend it to a different word.',
  );
});
