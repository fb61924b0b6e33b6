import { game } from '@wordhoard/word-nerds';
import { expect, test } from 'vitest';
import { LIMITS, PLAIN } from './defaults.ts';
import { LIMIT_OF } from './scene.ts';

test('the page starts from the game’s own limits and defaults', () => {
  const { simultaneous, ...thinking } = game.rules.limits;
  expect(simultaneous.kind).toBe('reflex');
  expect(LIMITS).toEqual(Object.fromEntries(Object.entries(thinking).map(([name, { ms }]) => [name, ms])));
  expect(PLAIN).toEqual(game.defaults);
});

test('every decision of the game has the limit the page draws for it', () => {
  const own = Object.entries(game.rules.steps).flatMap(([step, rule]) => ('limit' in rule ? [[step, rule.limit]] : []));
  expect(LIMIT_OF).toEqual(Object.fromEntries(own));
});
