import { bindGame, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { playShortMatch } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { askProgram, fileWith, type ProgramRun, startProgram } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

const { record } = playShortMatch(readLexicon(), 'review');

const ask = (command: string, input: unknown, ...flags: string[]): Promise<ProgramRun> =>
  askProgram(command, fileWith(input), ...flags);

/** Replaces the first word with an answer that breaks the rules. */
const at = record.entries.findIndex((entry) => 'to' in entry && 'text' in entry.answer);
const tampered = {
  ...record,
  entries: record.entries.with(at, { ...record.entries[at]!, answer: { text: 7 } } as never),
};

test('replay lists the events and shows only what a player could see', async () => {
  const { exit, out } = await ask('replay', record, '--at', String(at), '--seat', '1');
  expect(exit).toBe(0);
  expect(out).toContain(`wordsy, after ${at} of ${record.entries.length} lines, as seen by Seat 1.`);
  expect(out).toContain('- dealt');
  expect(out).toContain('Open question: write, for Seat 1, Seat 2');
  expect(out).not.toContain('{');
  expect((await ask('replay', record)).out).toMatch(/Final scores: Seat 1 \d+, Seat 2 \d+/);
  const json = JSON.parse((await ask('replay', record, '--at', '0', '--json')).out);
  expect(json).toMatchObject({ at: 0, viewer: 'audience', seen: { over: null } });
});

test('replay stops at a line that breaks the rules, and names it', async () => {
  const upToFault = await ask('replay', tampered);
  expect(upToFault.exit).toBe(1);
  expect(upToFault.out + upToFault.err).toContain(
    `The record can't be replayed any further: line ${at + 1} breaks the rules (malformed).`,
  );
  expect((await ask('replay', tampered, '--at', '0')).exit).toBe(0);
  expect(await ask('replay', record, '--at', '9999')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('--at must be a line from 0 to'),
  });
  expect(await ask('replay', record, '--seat', '0')).toMatchObject({
    exit: 2,
    err: expect.stringContaining("--seat must be a seat from 1 to 2, not '0'."),
  });
  const { exit, out, err } = await ask('replay', { ...record, words: 'other' });
  expect([exit, out + err]).toEqual([
    1,
    "This record can't be replayed: it was played with another edition of the dictionary.",
  ]);
});

test('review rates every word and adds up the results', async () => {
  const { exit, out } = await ask('review', record);
  expect(exit).toBe(0);
  expect(out).toMatch(/line +\d+ {2}Seat 1, write: [A-Z]+ \(\d+\.\d\)/);
  expect(out).toMatch(/Seat 2 +found \d+ %/);
  const { findings, players, fault } = JSON.parse((await ask('review', record, '--json')).out);
  expect(fault).toBeNull();
  expect(players).toEqual(
    // Two rounds are too few to tell how strong they are.
    ['Seat 1', 'Seat 2'].map((name) => expect.objectContaining({ name, found: expect.any(Number), strength: null })),
  );
  const written = record.entries.filter((entry) => 'to' in entry && 'text' in entry.answer && entry.answer.lock);
  expect(findings.filter(({ kind }: { kind: string }) => kind === 'write').length).toBe(written.length);
});

test('review tells which level each player of a whole game played like', async () => {
  const words = readLexicon();
  const pack = (await loadGame('wordsy'))!;
  const limits = limitsFor<Shape>(pack.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, limits, bank: null, position: null };
  const game = bindGame(pack, words);
  const whole = recordGame<Shape>({ game, env: words, bot: pack.bot(5), table, words: words.id, name: 'whole' });
  expect((await ask('review', whole.record)).out).toMatch(
    /Seat 1 .*, played like level [45]\.\d \(between \d\.\d and 5\.0, \d\d decisions\)/,
  );
  const { players } = JSON.parse((await ask('review', whole.record, '--json')).out);
  for (const { strength } of players) {
    expect(strength.low).toBeLessThanOrEqual(strength.level);
    expect(strength.level).toBeLessThanOrEqual(strength.high);
    expect(strength.decisions).toBeGreaterThanOrEqual(12);
  }
});

test.each(['replay', 'review'])('%s reads standard input, and its exit code tells the outcome', (command) => {
  const { exit, out, err } = startProgram([command, '-'], { input: JSON.stringify(tampered) });
  expect(exit).toBe(1);
  expect(out + err).toContain(`line ${at + 1} breaks the rules`);
});
