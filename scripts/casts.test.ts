import { expect, test } from 'vitest';
import { castsWithoutReason } from './casts.ts';

const placesIn = (source: string): string[] =>
  castsWithoutReason('a.ts', source).map(({ line, text }) => `${line}: ${text}`);

test('a cast without a comment is found, with its line', () => {
  expect(placesIn('const a = 1;\nconst b = read() as Fox;')).toEqual(['2: read() as Fox']);
});

test('a cast inside another is found too', () => {
  expect(placesIn('const a = b as unknown as Fox;')).toEqual(['1: b as unknown as Fox', '1: b as unknown']);
});

test('a comment on the line or directly above explains it, also above a statement of several lines', () => {
  expect(placesIn('const a = read() as Fox; // Only foxes are stored.')).toEqual([]);
  expect(placesIn('// Only foxes are stored.\nconst a = read() as Fox;')).toEqual([]);
  expect(placesIn('// Only foxes are stored.\nif (found)\n  call(\n    read() as Fox,\n  );')).toEqual([]);
});

test('a comment further up, in another statement or for a whole function does not', () => {
  expect(placesIn('// Foxes.\nconst a = 1;\nconst b = read() as Fox;')).toHaveLength(1);
  expect(placesIn('// Reads a fox.\nconst a = () => {\n  const b = 1;\n  return read() as Fox;\n};')).toHaveLength(1);
  expect(placesIn('/** Reads a fox. */\nconst a = read() as Fox;')).toHaveLength(1);
});

test('const, satisfies and names in imports are no casts', () => {
  expect(placesIn("import { a as b } from './a.ts';\nconst c = [b] as const;\nconst d = c satisfies Foxes;")).toEqual(
    [],
  );
});
