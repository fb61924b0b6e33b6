import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesIn, linesOf, rowsIn } from './export-format.ts';
import type { StoredRow } from './storage.ts';

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

/** The bytes in pieces of this size, which do not care for letters. */
const inPieces = (text: string, size: number): Buffer[] => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
};
const split = (text: string, size: number): Promise<string[]> => Array.fromAsync(linesIn(each(inPieces(text, size))));

test('lines are the same in whatever pieces the bytes arrive', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((it) => !/[\n\uFEFF]/.test(it));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      expect(await split(lines.map((it) => `${it}\n`).join(''), size)).toEqual(lines);
    }),
  );
});

test('the last line may lack its end', async () => {
  expect(await split('one\ntwo', 2)).toEqual(['one', 'two']);
});

test('reads no more than requested', async () => {
  let pieces = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      pieces += 1;
      yield Buffer.from('a line\n');
    }
  }
  const lines = linesIn(endless());
  for (let i = 0; i < 3; i++) await lines.next();
  expect(pieces).toBe(3);
  await lines.return(undefined);
});

test('written rows are read as the same rows', async () => {
  const rows: StoredRow[] = [
    { type: 'kept', name: 'secret', value: 'two\nlines, \u2028 and a lone \ud800' },
    { type: 'line', code: 'FOX-0001', seq: 1, command: null, entry: '{"at":1}' },
  ];
  expect(await Array.fromAsync(rowsIn(linesOf(each(rows))))).toEqual(rows);
});

test('refuses an export of another format and names it', async () => {
  const read = Array.fromAsync(rowsIn(each(['{"format":"wordhoard-export","version":2}'])));
  await expect(read).rejects.toThrow('it has export format 2, and this version of Wordhoard reads format 1');
});
