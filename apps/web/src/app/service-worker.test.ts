import { expect, test } from 'vitest';
import { isMetered } from './service-worker.ts';

test('nothing is fetched unasked where somebody pays for bytes or waits for them', () => {
  expect(isMetered({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(isMetered({ type: 'cellular', effectiveType: '4g' })).toBe(true);
  for (const effectiveType of ['slow-2g', '2g', '3g']) expect(isMetered({ effectiveType })).toBe(true);
});

test('on a good line, and where the browser knows nothing of it, it is', () => {
  expect(isMetered({ saveData: false, type: 'wifi', effectiveType: '4g' })).toBe(false);
  expect(isMetered(undefined)).toBe(false);
});
