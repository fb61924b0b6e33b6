import { shortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun, startProgram } from './testing/program.ts';
import { readLexicon } from './words/question.ts';

const { record } = shortMatch(readLexicon(), 'review');

const ask = (command: string, input: unknown, ...flags: string[]): Promise<ProgramRun> =>
  askProgram(command, fileWith(input), ...flags);

/** A word that nobody wrote, in the place of the first that was. */
const at = record.entries.findIndex((entry) => 'to' in entry && 'text' in entry.answer);
const tampered = {
  ...record,
  entries: record.entries.with(at, { ...record.entries[at]!, answer: { text: 7 } } as never),
};

test('replay tells what was told, and shows what a player saw then, and no more', async () => {
  const { exit, out } = await ask('replay', record, '--at', String(at), '--seat', '1');
  expect(exit).toBe(0);
  expect(out).toContain(`wordsy, after ${at} of ${record.entries.length} lines, as Seat 1 saw it.`);
  expect(out).toContain('- dealt');
  expect(out).toContain('Asked: write, of Seat 1, Seat 2');
  expect(out).not.toContain('{');
  expect((await ask('replay', record)).out).toMatch(/Over: Seat 1 \d+, Seat 2 \d+/);
  const json = JSON.parse((await ask('replay', record, '--at', '0', '--json')).out);
  expect(json).toMatchObject({ at: 0, viewer: 'audience', seen: { over: null } });
});

test('replay goes up to the line that is not allowed, and says which', async () => {
  const upToFault = await ask('replay', tampered);
  expect(upToFault.exit).toBe(1);
  expect(upToFault.out + upToFault.err).toContain(
    `It cannot be shown further: line ${at + 1} is not allowed by the rules (malformed).`,
  );
  expect((await ask('replay', tampered, '--at', '0')).exit).toBe(0);
  expect(await ask('replay', record, '--at', '9999')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('--at wants'),
  });
  expect(await ask('replay', record, '--seat', '0')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('--seat wants'),
  });
  const { exit, out, err } = await ask('replay', { ...record, words: 'other' });
  expect([exit, out + err]).toEqual([1, 'It cannot be shown: it was played with another dictionary.']);
});

test('review judges every word that was written, and adds it up', async () => {
  const { exit, out } = await ask('review', record);
  expect(exit).toBe(0);
  expect(out).toMatch(/line +\d+ {2}Seat 1, write: [A-Z]+ \(\d+\.\d\)/);
  expect(out).toMatch(/Seat 2 +found \d+ %/);
  const { findings, players, fault } = JSON.parse((await ask('review', record, '--json')).out);
  expect(fault).toBeNull();
  expect(players).toEqual(
    ['Seat 1', 'Seat 2'].map((name) => expect.objectContaining({ name, found: expect.any(Number) })),
  );
  const written = record.entries.filter((entry) => 'to' in entry && 'text' in entry.answer && entry.answer.lock);
  expect(findings.filter(({ kind }: { kind: string }) => kind === 'write').length).toBe(written.length);
});

test.each(['replay', 'review'])('%s reads the standard input, and its exit code says what came of it', (command) => {
  const { exit, out, err } = startProgram([command, '-'], { input: JSON.stringify(tampered) });
  expect(exit).toBe(1);
  expect(out + err).toContain(`line ${at + 1} is not allowed`);
});
