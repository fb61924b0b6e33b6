import { shortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun, startProgram } from './testing/program.ts';
import { readLexicon } from './words/question.ts';

const { record, digest } = shortMatch(readLexicon(), 'verify');

const verify = (input: unknown, ...flags: string[]): Promise<ProgramRun> =>
  askProgram('verify', fileWith(input), ...flags);

test('a file that cannot be read is said to be just that', async () => {
  expect(await askProgram('verify', '/nowhere/game.json')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('/nowhere/game.json cannot be read'),
  });
});

test('a record that holds is played again to its end, from a file or from the standard input', async () => {
  const { exit, out } = startProgram(['verify', '-', '--json'], { input: JSON.stringify(record) });
  expect({ exit, told: JSON.parse(out) }).toMatchObject({
    exit: 0,
    told: { ok: true, digest, entries: record.entries.length },
  });
  expect(await verify(record)).toMatchObject({ exit: 0, out: expect.stringContaining('It holds') });
});

test.each([
  ['another shuffle', { ...record, table: { ...record.table, seed: 'a'.repeat(64) } }, /commitment/],
  ['a line that was never played', { ...record, entries: record.entries.slice(2) }, /line 1 is not allowed/],
  [
    'an older version of the rules',
    { ...record, rules: record.rules - 1 },
    new RegExp(`by version ${record.rules - 1} of the rules and needs them, but here is version ${record.rules}`),
  ],
  ['another dictionary', { ...record, words: 'other' }, /another dictionary/],
])('%s is found out', async (_, tampered, why) => {
  expect(await verify(tampered)).toEqual({ exit: 1, out: expect.stringMatching(why), err: '' });
});

test('what is no record is bad usage', async () => {
  for (const wrong of ['nonsense', '{"format":1}']) {
    const path = fileWith(wrong);
    expect(await askProgram('verify', path)).toEqual({ exit: 2, out: '', err: `${path} is not a record of a match` });
  }
  expect(startProgram(['verify', '-'], { input: 'nonsense' })).toEqual({
    exit: 2,
    out: '',
    err: '- is not a record of a match',
  });
  expect(await verify({ ...record, game: 'chess' })).toMatchObject({
    exit: 2,
    err: expect.stringContaining('no game chess'),
  });
  expect(await askProgram('verify', '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('Examples') });
});
