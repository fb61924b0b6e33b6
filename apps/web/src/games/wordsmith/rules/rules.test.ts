import { expect, test } from 'vitest';
import { turnInWords } from '../describe.ts';
import { after, BURP, R, U } from '../turn/testing.ts';
import { EXAMPLE_AFTER } from './example.ts';

test('[WS-9] the example of the rules page is what the game makes of it', () => {
  const turn = after(U, R, BURP);
  expect(turn.sheet).toEqual({ ...EXAMPLE_AFTER, spent: 1 });
  expect(turnInWords({ earned: turn.rewards, silent: false, prepared: false })).toEqual({
    text: 'wrote U and R, claimed BURP, forged 2 rings',
    words: ['burp'],
  });
});
