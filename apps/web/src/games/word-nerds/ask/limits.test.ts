import { game } from '@wordhoard/word-nerds';
import { expect, test } from 'vitest';
import { LIMIT_OF } from './limits.ts';

test('every decision of the game has the limit the page draws for it', () => {
  const own = Object.entries(game.rules.steps).flatMap(([step, rule]) => ('limit' in rule ? [[step, rule.limit]] : []));
  expect(LIMIT_OF).toEqual(Object.fromEntries(own));
});
