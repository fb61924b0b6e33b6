import type { Move } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { lab } from './lab.ts';
import type { Purchase, WordNerds } from './types.ts';

test('[WN-20] buying is replacing letters or taking an action card for tokens', () => {
  const bought = (answer: Purchase): boolean => {
    const move: Move<WordNerds> = { to: 1, answer };
    // Only the answer matters.
    return lab.actions!['buy']!.matches(move, {} as never, {} as never);
  };
  expect(bought({ type: 'action', token: 2 })).toBe(true);
  expect(bought({ type: 'replace', cards: ['L1'], tokens: [1] })).toBe(true);
  expect(bought({ type: 'pass' })).toBe(false);
});
