import { expect, test } from 'vitest';
import { componentsByVariant, type Variant } from './variant.ts';

interface Sized extends Variant {
  readonly size?: number;
}

function counting(): { readonly builds: () => number; readonly of: (variant?: Sized) => { readonly size: number } } {
  let builds = 0;
  const componentsOf = componentsByVariant<Sized, { readonly size: number }>((variant) => {
    builds += 1;
    return { size: variant?.size ?? 7 };
  });
  return { builds: () => builds, of: (variant) => componentsOf(variant ? { variant } : {}) };
}

test('without a variant, the printed components', () => {
  const { builds, of } = counting();
  expect(of()).toEqual({ size: 7 });
  expect(of()).toBe(of());
  expect(builds()).toBe(1);
});

test('a variant is built once, also after its config was copied', () => {
  const { builds, of } = counting();
  const variant = { name: 'Small', size: 3 };
  expect(of(variant)).toEqual({ size: 3 });
  expect(of(structuredClone(variant))).toBe(of(variant));
  expect(of({ name: 'Large', size: 9 })).toEqual({ size: 9 });
  expect(builds()).toBe(3);
});

test('remembers only the variants used last', () => {
  const { builds, of } = counting();
  for (let size = 0; size < 60; size++) of({ name: 'Sizes', size });
  const before = builds();
  of({ name: 'Sizes', size: 59 });
  expect(builds()).toBe(before);
  expect(of({ name: 'Sizes', size: 0 })).toEqual({ size: 0 });
  expect(builds()).toBe(before + 1);
});
