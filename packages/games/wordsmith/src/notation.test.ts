import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from './grid.ts';
import type { TurnStep } from './moves.ts';
import {
  formatGrid,
  formatRun,
  formatSquare,
  formatStep,
  parseGrid,
  parseRun,
  parseSquare,
  parseStep,
} from './notation.ts';

const square = fc.integer({ min: 0, max: SQUARES - 1 });
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const step: fc.Arbitrary<TurnStep> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), letter, at: square, price: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ type: fc.constant('claim' as const), from: square, to: square }),
  fc.record({ type: fc.constant('goblet' as const), letter, at: square }),
  fc.record({ type: fc.constant('sword' as const), at: square }),
);

describe('formatted text is parsed back', () => {
  test('squares and runs', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        expect(parseSquare(formatSquare(from))).toBe(from);
        expect(parseRun(formatRun({ from, to }))).toEqual({ from, to });
      }),
    );
  });
  test('steps', () => {
    fc.assert(
      fc.property(step, (it) => {
        expect(parseStep(formatStep(it))).toEqual(it);
      }),
    );
  });
  test('grids', () => {
    const mark = fc.constantFrom('.', '*', 'a', 'Q', 'z', 'Z');
    fc.assert(
      fc.property(fc.array(fc.array(mark, { minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 }), (marks) => {
        const rows = marks.map((row) => row.join(''));
        const grid = parseGrid(rows);
        expect('code' in grid ? grid : formatGrid(grid)).toEqual(rows);
      }),
    );
  });
});

test('parsing ignores case', () => {
  expect(parseStep('WRITE u R5C2 1')).toEqual(parseStep('write U r5c2 1'));
  expect(parseRun('R5C1-r5c4')).toEqual(parseRun('r5c1-r5c4'));
});

describe('bad text is reported', () => {
  test.each(['r0c1', 'r9c1', 'r1c9', 'r1', 'c1r1', '', 'r1c1 '])('square %j', (text) =>
    expect(parseSquare(text)).toEqual({ code: 'bad-square', text }),
  );
  test.each(['r1c1', 'r1c1-', 'r1c1-r1c4-r1c5', 'r1c1–r1c4'])('run %j', (text) =>
    expect(parseRun(text)).toEqual({ code: 'bad-run', text }),
  );
  test.each(['write ab r1c1 0', 'write a r1c1', 'write a r1c1 10', 'claim', 'goblet r1c1', 'sword a r1c1', 'dance'])(
    'step %j',
    (text) => expect(parseStep(text)).toEqual({ code: 'bad-step', text }),
  );
  test('a step with a bad square', () => expect(parseStep('sword r9c9')).toEqual({ code: 'bad-square', text: 'r9c9' }));
  test('grids', () => {
    const rows = Array.from({ length: 8 }, () => '........');
    expect(parseGrid(rows.slice(1))).toMatchObject({ code: 'bad-grid' });
    expect(parseGrid(rows.with(3, '...#....'))).toEqual({ code: 'bad-grid', text: '...#....' });
  });
});
