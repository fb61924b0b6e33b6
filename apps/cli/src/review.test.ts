import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openLexicon } from '@wordhoard/lexicon';
import { shortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';

const words = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const { record } = shortMatch(words, 'review');

function ask(command: string, input: unknown, ...flags: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', ['apps/cli/bin/wordhoard.js', command, '-', ...flags], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** A word that nobody wrote, in the place of the first that was. */
const at = record.entries.findIndex((entry) => 'to' in entry && 'text' in entry.answer);
const tampered = {
  ...record,
  entries: record.entries.with(at, { ...record.entries[at]!, answer: { text: 7 } } as never),
};

test('replay tells what was told, and shows what a player saw then, and no more', () => {
  const { status, said } = ask('replay', record, '--at', String(at), '--seat', '1');
  expect(status).toBe(0);
  expect(said).toContain(`wordsy, after ${at} of ${record.entries.length} lines, as Seat 1 saw it.`);
  expect(said).toContain('- dealt');
  expect(said).toContain('Asked: write, of Seat 1, Seat 2');
  expect(said).not.toContain('{');
  expect(ask('replay', record).said).toMatch(/Over: Seat 1 \d+, Seat 2 \d+/);
  const json = JSON.parse(ask('replay', record, '--at', '0', '--json').said);
  expect(json).toMatchObject({ at: 0, viewer: 'audience', seen: { over: null } });
});

test('replay goes up to the line that is not allowed, and says which', () => {
  expect(ask('replay', tampered)).toEqual({
    status: 1,
    said: expect.stringContaining(
      `It cannot be shown further: line ${at + 1} is not allowed by the rules (malformed).`,
    ),
  });
  expect(ask('replay', tampered, '--at', '0').status).toBe(0);
  expect(ask('replay', record, '--at', '9999')).toEqual({ status: 2, said: expect.stringContaining('--at wants') });
  expect(ask('replay', record, '--seat', '0')).toEqual({ status: 2, said: expect.stringContaining('--seat wants') });
  expect(ask('replay', { ...record, words: 'other' })).toEqual({
    status: 1,
    said: 'It cannot be shown: it was played with another dictionary.\n',
  });
});

test('review judges every word that was written, and adds it up', () => {
  const { status, said } = ask('review', record);
  expect(status).toBe(0);
  expect(said).toMatch(/line +\d+ {2}Seat 1, write: [A-Z]+ \(\d+\.\d\)/);
  expect(said).toMatch(/Seat 2 +found \d+ %/);
  const { findings, players, fault } = JSON.parse(ask('review', record, '--json').said);
  expect(fault).toBeNull();
  expect(players).toEqual(
    ['Seat 1', 'Seat 2'].map((name) => expect.objectContaining({ name, found: expect.any(Number) })),
  );
  const written = record.entries.filter((entry) => 'to' in entry && 'text' in entry.answer && entry.answer.lock);
  expect(findings.filter(({ kind }: { kind: string }) => kind === 'write').length).toBe(written.length);
  expect(ask('review', tampered)).toEqual({
    status: 1,
    said: expect.stringContaining(`line ${at + 1} is not allowed`),
  });
});
