import { expect, test } from 'vitest';
import { match, tidy } from './router.ts';

test('addresses are matched part by part', () => {
  expect(match('/', '/')).toEqual({});
  expect(match('/t/:code', '/t/FOX-3707')).toEqual({ code: 'FOX-3707' });
  expect(match('/t/:code', '/t/Zo%C3%AB')).toEqual({ code: 'Zoë' });
  expect(match('/t/:code', '/t/')).toBeUndefined();
  expect(match('/t/:code', '/t/FOX/x')).toBeUndefined();
  expect(match('/t/:code', '/t/%')).toBeUndefined();
  expect(tidy('/t/FOX-3707/')).toBe('/t/FOX-3707');
  expect(tidy('/')).toBe('/');
});
