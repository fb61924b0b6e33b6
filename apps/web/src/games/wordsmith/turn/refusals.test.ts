import { applyTurn, type Refusal } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import { EXAMPLE_BEFORE } from '../rules/example.ts';
import { inWords } from './refusals.ts';
import { judge, offer, R, U } from './testing.ts';

test.each([
  [[U], 'Write one more letter before you confirm.'],
  [[{ ...U, at: 32 }], 'There is a letter on that square. Choose a vacant one.'],
  [[{ ...U, price: 2 }], 'U is not left on that card.'],
  [[U, R, { type: 'claim', from: 35, to: 32 }], 'PRUB is not in the dictionary.'],
  [[U, R, { type: 'sword', at: 0 }], 'No sword was forged this turn, or all are used.'],
  [[U, R, U], 'Both letters of this turn are written. Undo one to write another.'],
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
    'PAPERS is only another form of PAPER, which stood there before, so it can’t extend it.',
  );
  expect(inWords(plural(3))).toBe('PAPERS is only another form of PAPER, your word in round 3, so it can’t extend it.');
});
