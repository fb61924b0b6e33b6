import { game } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import { LIMITS, PLAIN } from './defaults.ts';

test('the form starts from the game’s own defaults, and the ring knows its limit', () => {
  expect(PLAIN).toEqual(game.defaults);
  const limits = Object.fromEntries(Object.entries(game.rules.limits).map(([name, { ms }]) => [name, ms]));
  expect(LIMITS).toEqual(limits);
});
