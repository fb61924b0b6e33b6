import { expect, test } from 'vitest';
import { duplicatePairs, shapeOf } from './web-shape.ts';

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `  const line${from + i} = ${from + i};`).join('\n');

test('files, lines, median and the fullest folder are counted', () => {
  const shape = shapeOf([
    { path: 'a/one.ts', text: 'x\n' },
    { path: 'a/two.tsx', text: 'x\nx\nx\n' },
    { path: 'a/three.ts', text: `${numbered(1, 20)}\n` },
    { path: 'b/four.css', text: 'a {\n}\n' },
  ]);
  expect(Object.fromEntries(shape)).toMatchObject({
    files: 4,
    'TypeScript files': 3,
    'lines of CSS': 2,
    lines: 26,
    'median lines of a TypeScript file': 3,
    'longest TypeScript file': 20,
    'TypeScript files of 15 lines or fewer': 2,
    'most files in a folder': 3,
  });
});

test('a long repetition is one pair, wherever its indentation; five lines are none', () => {
  const file = (path: string, text: string): { path: string; text: string } => ({ path, text });
  expect(
    duplicatePairs([file('a.ts', numbered(1, 9)), file('b.ts', `x\n${numbered(1, 9).replaceAll('  const', 'const')}`)]),
  ).toBe(1);
  expect(duplicatePairs([file('a.ts', numbered(1, 5)), file('b.ts', numbered(1, 5))])).toBe(0);
  expect(duplicatePairs([file('a.ts', `${numbered(1, 7)}\ny\n${numbered(1, 7)}`)])).toBe(1);
});
