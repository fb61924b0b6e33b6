import { bindGame, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Shape } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { playShortMatch } from '@wordhoard/wordsy/testing';
import { beforeAll, describe, expect, test } from 'vitest';
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

test('review adds the coach’s cost, with its interval and its reason, where it is established', async () => {
  const { out } = await ask('review', record);
  expect(out).toMatch(
    /coach(?: with common words)?: [A-Z]+ is \d+\.\d ± \d+\.\d points better, and wins \d+\.\d ± \d+\.\d more games in 100\. \S/,
  );
  expect(out).toMatch(/coach: \d+ established mistakes cost \d+/);
  const { coach, players } = JSON.parse((await ask('review', record, '--json')).out);
  expect(out).toContain(`The coach looked at ${coach.looked} of ${coach.of} decisions.`);
  const established = coach.findings.filter(
    ({ costs: { all } }: { costs: { all: { points: { low: number; mean: number } } | null } }) =>
      all !== null && all.points.low > 0 && Math.round(all.points.mean) >= 1,
  );
  expect(established.length).toBeGreaterThan(0);
  const counted = players.map(({ mistakes }: { mistakes: { mistakes: number } }) => mistakes.mistakes);
  expect(counted.reduce((sum: number, it: number) => sum + it, 0)).toBe(established.length);
});

describe('a saved review', () => {
  let saved = '';
  beforeAll(() => {
    const { exit, out } = startProgram(['review', '-', '--json'], { input: JSON.stringify(record) });
    expect(exit).toBe(0);
    saved = out;
  });
  const prove = (content: string): Promise<ProgramRun> => ask('review', record, '--prove', fileWith(content));

  test('is proved by computing it again', () => {
    const { exit, out } = startProgram(['review', fileWith(record), '--prove', fileWith(saved)]);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^Proved: all \d+ ratings and \d+ findings of the coach/)]);
  });

  test('is not proved if a number differs, and the first one is named', () => {
    const review = JSON.parse(saved);
    const [at, cost] = review.coach.findings
      .map(({ costs }: { costs: { all: { points: { low: number } } | null } }, i: number) => [i, costs.all] as const)
      .find(([, all]: readonly [number, object | null]) => all !== null);
    const before = cost.points.low;
    cost.points.low = before + 0.001;
    const { exit, out } = startProgram(['review', fileWith(record), '--prove', fileWith(review)]);
    expect([exit, out]).toEqual([
      1,
      `Not proved: coach.findings[${at}].costs.all.points.low is ${cost.points.low} in the file, but ${before} computed again.`,
    ]);
  });

  test('is not proved if something is missing or added, or if it is of another game', async () => {
    const review = JSON.parse(saved);
    const { coach, ...without } = review;
    expect(await prove(JSON.stringify(without))).toMatchObject({
      exit: 1,
      out: expect.stringContaining('coach is nothing in the file, but {'),
    });
    expect((await prove(JSON.stringify({ ...review, more: 1 }))).out).toBe(
      'Not proved: more is 1 in the file, but nothing computed again.',
    );
    const { record: other } = playShortMatch(readLexicon(), 'another match');
    expect((await ask('review', other, '--prove', fileWith(saved))).exit).toBe(1);
  });

  test('must be a file with JSON', async () => {
    expect(await prove('{')).toMatchObject({ exit: 2, err: expect.stringContaining('is not JSON') });
    expect(await ask('review', record, '--prove', '/no/such/file')).toMatchObject({ exit: 2 });
  });
});

test.each(['replay', 'review'])('%s reads standard input, and its exit code tells the outcome', (command) => {
  const { exit, out, err } = startProgram([command, '-'], { input: JSON.stringify(tampered) });
  expect(exit).toBe(1);
  expect(out + err).toContain(`line ${at + 1} breaks the rules`);
});
