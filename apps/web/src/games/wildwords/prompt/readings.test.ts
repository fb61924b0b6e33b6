import { fitsPattern } from '@wordhoard/wildwords';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankReadings, isComplete, readAs, readSoFar, withReading } from './readings.ts';

test('[WW-15] what each asterisk stands for makes the words that are spelt', () => {
  const patterns = ['*FEND', 'STAI***', 'AX'];
  let readings = blankReadings(patterns);
  expect(readings).toEqual([[''], ['', '', ''], []]);
  expect(isComplete(readings)).toBe(false);
  expect(readSoFar('STAI***', ['n', '', 'g'])).toBe('STAIN*G');
  for (const [word, asterisk, text] of [
    [0, 0, 'De'],
    [1, 0, 'n'],
    [1, 1, 'i n-'],
    [1, 2, 'G'],
  ] as const)
    readings = withReading(readings, word, asterisk, text);
  expect(isComplete(readings)).toBe(true);
  expect(patterns.map((pattern, i) => readAs(pattern, readings[i]!))).toEqual(['defend', 'staining', 'ax']);
});

test('[WW-8] a spelling made by the form always fits its pattern', () => {
  const part = fc.stringMatching(/^[a-z]{1,4}$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z*]{2,7}$/),
      fc.array(part, { minLength: 7, maxLength: 7 }),
      (pattern, parts) => {
        expect(fitsPattern(pattern, readAs(pattern, parts))).toBe(true);
      },
    ),
  );
});
