import { expect, test } from 'vitest';
import { refusalText } from '#strings/refusals.ts';
import { refusalWording } from './refusals.ts';

type FoxRefusal = { readonly code: 'no-den' } | { readonly code: 'too-far'; readonly steps: number };

const inWords = refusalWording<FoxRefusal, [name: string]>({
  'no-den': (_, name) => `${name} has no den.`,
  'too-far': ({ steps }, name) => `${name} can go only ${steps} steps.`,
});

test('a game’s own refusal is worded with its data', () => {
  expect(inWords({ code: 'no-den' }, 'Anna')).toBe('Anna has no den.');
  expect(inWords({ code: 'too-far', steps: 3 }, 'Anna')).toBe('Anna can go only 3 steps.');
});

test('a refusal of the server, or with an unknown code, has the shared text', () => {
  expect(inWords({ code: 'busy' }, 'Anna')).toBe(refusalText({ code: 'busy' }));
  expect(inWords({ code: 'toString' }, 'Anna')).toBe(refusalText({ code: 'toString' }));
});

test('a code without a sentence does not compile', () => {
  // @ts-expect-error 'too-far' is missing
  refusalWording<FoxRefusal>({ 'no-den': () => '' });
});
