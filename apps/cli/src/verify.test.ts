import { commitmentOf, type SealedRecord, seedOfParts } from '@wordhoard/kernel';
import { playShortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun, startProgram } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

const { record, digest } = playShortMatch(readLexicon(), 'verify');

const verify = (input: unknown, ...flags: string[]): Promise<ProgramRun> =>
  askProgram('verify', fileWith(input), ...flags);

test('an unreadable file is reported', async () => {
  expect(await askProgram('verify', '/nowhere/game.json')).toMatchObject({
    exit: 2,
    err: expect.stringContaining("Can't read /nowhere/game.json"),
  });
});

test('a valid record is replayed to its end, from a file or from standard input', async () => {
  const { exit, out } = startProgram(['verify', '-', '--json'], { input: JSON.stringify(record) });
  expect({ exit, told: JSON.parse(out) }).toMatchObject({
    exit: 0,
    told: { ok: true, digest, entries: record.entries.length },
  });
  expect(await verify(record)).toMatchObject({ exit: 0, out: expect.stringContaining('This record holds') });
});

/** The same deal with a seed made of these salts. */
function mixed(salts: readonly (string | null)[]): SealedRecord {
  const [part, nonce] = ['1'.repeat(64), '2'.repeat(32)];
  const table = { ...record.table, seed: seedOfParts(part, salts) };
  // The old entries don't fit another seed, so there are none.
  return { ...record, table, nonce, commitment: commitmentOf(part, nonce), shuffle: { part, salts }, entries: [] };
}

test('says who mixed the shuffle, that only the server did, or that it repeats an earlier game', async () => {
  const salts = record.seats.map((_, seat) => (seat === 0 ? 'a'.repeat(32) : null));
  expect((await verify(mixed(salts))).out).toMatch(
    /mixed from the server’s part, to which it committed first, and salts from \w+/,
  );
  expect((await verify(mixed(salts.map(() => null)))).out).toContain('No player’s salt came in time');
  expect((await verify(record)).out).toContain('could have tried many shuffles');
  expect((await verify({ ...record, shuffle: { reused: true } })).out).toContain('repeats an earlier game');
  const dropped = { ...mixed(salts), shuffle: { part: '1'.repeat(64), salts: salts.map(() => null) } };
  expect(await verify(dropped)).toMatchObject({ exit: 1, out: expect.stringMatching(/seed does not follow from/) });
  const ground = { ...mixed(salts), shuffle: { part: '3'.repeat(64), salts } };
  expect(await verify(ground)).toMatchObject({ exit: 1, out: expect.stringMatching(/commitment/) });
});

test.each([
  ['another shuffle', { ...record, table: { ...record.table, seed: 'a'.repeat(64) } }, /commitment/],
  ['a line that was never played', { ...record, entries: record.entries.slice(2) }, /line 1 breaks the rules/],
  [
    'an older version of the rules',
    { ...record, rules: record.rules - 1 },
    new RegExp(`needs version ${record.rules - 1} of the rules, and this program has version ${record.rules}`),
  ],
  ['another dictionary', { ...record, words: 'other' }, /another edition of the dictionary/],
])('%s is found out', async (_, tampered, why) => {
  expect(await verify(tampered)).toEqual({ exit: 1, out: expect.stringMatching(why), err: '' });
});

test('a file that is not a record is bad usage', async () => {
  for (const wrong of ['nonsense', '{"format":1}']) {
    const path = fileWith(wrong);
    expect(await askProgram('verify', path)).toEqual({ exit: 2, out: '', err: `${path} is not a game record.` });
  }
  expect(startProgram(['verify', '-'], { input: 'nonsense' })).toEqual({
    exit: 2,
    out: '',
    err: '- is not a game record.',
  });
  expect(await verify({ ...record, game: 'chess' })).toMatchObject({
    exit: 2,
    err: expect.stringContaining("the game 'chess'"),
  });
  expect(await askProgram('verify', '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('Examples') });
});
