import { game } from '@wordhoard/word-worx';
import { expect, test } from 'vitest';
import { LIMITS, PLAIN } from './defaults.ts';

test('the page starts from the game’s own limits and defaults', () => {
  expect(LIMITS).toEqual(Object.fromEntries(Object.entries(game.rules.limits).map(([name, { ms }]) => [name, ms])));
  expect(PLAIN).toEqual(game.defaults);
});
