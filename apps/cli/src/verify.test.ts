import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { shortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';

const words = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const { record, digest } = shortMatch(words, 'verify');

test('a file that cannot be read is said to be just that', () => {
  const { status, stderr } = spawnSync('node', ['apps/cli/bin/wordhoard.js', 'verify', '/nowhere/game.json'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('/nowhere/game.json cannot be read'),
  });
});

function verify(input: unknown, ...flags: string[]): { status: number | null; said: string } {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { status, stdout, stderr } = spawnSync('node', ['apps/cli/bin/wordhoard.js', 'verify', '-', ...flags], {
    input: text,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a record that holds is played again to its end', () => {
  const { status, said } = verify(record, '--json');
  expect({ status, told: JSON.parse(said) }).toMatchObject({
    status: 0,
    told: { ok: true, digest, entries: record.entries.length },
  });
  expect(verify(record)).toMatchObject({ status: 0, said: expect.stringContaining('It holds') });
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
])('%s is found out', (_, tampered, why) => {
  expect(verify(tampered)).toEqual({ status: 1, said: expect.stringMatching(why) });
});

test('what is no record is bad usage', () => {
  expect(verify('nonsense')).toEqual({ status: 2, said: '- is not a record of a match\n' });
  expect(verify('{"format":1}')).toEqual({ status: 2, said: '- is not a record of a match\n' });
  expect(verify({ ...record, game: 'chess' })).toEqual({ status: 2, said: expect.stringContaining('no game chess') });
  expect(execFileSync('node', ['apps/cli/bin/wordhoard.js', 'verify', '--help'], { encoding: 'utf8' })).toContain(
    'Examples',
  );
});
