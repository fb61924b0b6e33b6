import { Dealer } from '@wordhoard/word-worx';
import { expect, test } from 'vitest';
import { namesAt } from '../../shell/table/names.ts';
import { describe } from './describe.ts';

const seats = ['Anna', 'Beth'].map((name) => ({ name, who: name, level: null, presence: 'here' as const }));
const anna = namesAt(seats, 0);
const cards = new Dealer().take(['st', 'a', 'r'])!;

test('[WX-8] a lock is told with the word it comes onto, or comes off', () => {
  expect(describe({ type: 'locked', seat: 1, word: 7, cards }, anna)?.text).toBe('Beth put the lock on STAR.');
  expect(describe({ type: 'locked', seat: 0, word: null, cards }, anna)?.text).toBe('You took the lock off STAR.');
});
