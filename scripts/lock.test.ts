import { expect, test } from 'vitest';
import { findUnverified } from './lock.ts';

test('a package without a checksum is found, wherever it lies', () => {
  const packages = {
    '': {},
    'packages/kernel': {},
    'node_modules/@wordhoard/kernel': { link: true },
    'node_modules/ws': { integrity: 'sha512-abc' },
    'node_modules/pg': {},
    'node_modules/a/node_modules/b': {},
  };
  expect(findUnverified(packages)).toEqual(['node_modules/pg', 'node_modules/a/node_modules/b']);
});

test('only optional packages for other systems may lack one', () => {
  const packages = {
    'node_modules/for-mac': { optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/for-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/for-us': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/for-all': { optional: true },
    'node_modules/needed-on-mac': { os: ['darwin'] },
  };
  expect(findUnverified(packages)).toEqual([
    'node_modules/for-us',
    'node_modules/for-all',
    'node_modules/needed-on-mac',
  ]);
});
