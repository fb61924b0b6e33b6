import { expect, test } from 'vitest';
import { variantIn } from './named.ts';

test('the variant among the options of a table, if there is one', () => {
  expect(variantIn({ rounds: 7, variant: { name: 'Mine', column1: 6 } })).toEqual({ name: 'Mine', column1: 6 });
  const others = [null, {}, { variant: null }, { variant: 'Mine' }, { variant: {} }, { variant: { name: 7 } }];
  expect(others.map(variantIn)).toEqual(others.map(() => null));
});
