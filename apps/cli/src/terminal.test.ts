import { bind, limitsFor } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import { type WildWords, game as wildwords } from '@wordhoard/wildwords';
import { playShortMatch } from '@wordhoard/wordsy/testing';
import { expect, test, vi } from 'vitest';
import { readServeOptions } from './serve.ts';
import { escapeJson, escapeText, messageOf } from './terminal.ts';
import { askProgram, fileWith, type ProgramRun } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

/** Clears the screen by C0 and C1 codes, sets a title, reverses the writing direction, and starts a new line. */
const EVIL = 'Eve\u001b[2J\u009b2J\u001b]0;mine\u0007\u202eevE\u2066\u2028\u007f\r\nIt holds';
const SHOWN = 'Eve\\u{1b}[2J\\u{9b}2J\\u{1b}]0;mine\\u{7}\\u{202e}evE\\u{2066}\\u{2028}\\u{7f}\\u{d}\\u{a}It holds';
/** Characters a terminal might obey, except line ends; joiners are part of an emoji. */
const OBEYED = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n\u200d]]/v;

/** Checks that the output shows the text without its effects, and has as many lines as with a plain name. */
function expectHarmless({ out, err }: ProgramRun, plain: ProgramRun): void {
  const [said, usual] = [`${out}\n${err}`, `${plain.out}\n${plain.err}`];
  expect(said).not.toMatch(OBEYED);
  expect(said).toContain('Eve\\u{1b}[2J');
  expect(said.split('\n')).toHaveLength(usual.split('\n').length);
}

test('escapes characters that a terminal would obey, and no others', () => {
  expect(escapeText(EVIL)).toBe(SHOWN);
  expect(escapeText('a lone \ud800, a soft\u00adhyphen, a tab\t')).toBe(
    'a lone \\u{d800}, a soft\\u{ad}hyphen, a tab\\u{9}',
  );
  for (const name of ['Änne', '𝒜da', 'עדה', 'آدا', '👩‍🚀', 'می‌خواهم', "O'Hara — “Q”"])
    expect(escapeText(name)).toBe(name);
  // A character beyond the first plane is two escapes in JSON.
  expect(escapeText('\u{e0041}')).toBe('\\u{e0041}');
});

test('escaped JSON has the same meaning, and no characters that a terminal would obey', () => {
  const value = { name: EVIL, more: '\u{e0041}\ud800', plain: 'Änne 👩‍🚀' };
  const text = escapeJson(JSON.stringify(value));
  expect(text).not.toMatch(OBEYED);
  expect(JSON.parse(text)).toEqual(value);
});

test('describes a system error in a sentence that names its subject', () => {
  const failed = (extra: object): unknown => Object.assign(new Error('EACCES: …'), { errno: -13, ...extra });
  expect(messageOf(failed({ path: '/a' }))).toBe('/a: permission denied');
  expect(messageOf(failed({ address: '127.0.0.1', port: 80 }))).toBe('127.0.0.1:80: permission denied');
  expect(messageOf(new AggregateError([failed({}), new Error('second')], ''))).toBe('permission denied; second');
  expect(messageOf('odd')).toBe('odd');
});

const { record } = playShortMatch(readLexicon(), 'terminal');
const named = <R extends { seats: readonly { name: string }[] }>(of: R, name: string): R => ({
  ...of,
  seats: of.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat)),
});
const LONG_PLAIN = 'E'.repeat(SHOWN.length);

test.each([
  ['verify', []],
  ['replay', []],
  ['replay', ['--seat', '1']],
  ['review', []],
])('%s %j shows a name of a stranger, and does not obey it', async (command, flags) => {
  const ask = (name: string): Promise<ProgramRun> => askProgram(command, fileWith(named(record, name)), ...flags);
  expectHarmless(await ask(EVIL), await ask(LONG_PLAIN));
});

test.each(['replay', 'review', 'verify'])('%s --json prints the record’s content in escapes', async (command) => {
  const { out } = await askProgram(command, fileWith(named(record, EVIL)), '--json');
  expect(out).not.toMatch(OBEYED);
  expect(JSON.parse(out)).toBeTypeOf('object');
  if (command === 'review') expect(JSON.parse(out).players[0].name).toBe(EVIL);
});

test.each(['verify', 'replay', 'review'])('%s quotes the game of a foreign record harmlessly', async (command) => {
  const ask = (game: string): Promise<ProgramRun> => askProgram(command, fileWith({ ...record, game }));
  expectHarmless(await ask(EVIL), await ask('chess'));
});

test('wildwords gcg escapes names from a record and from GCG', async () => {
  const words = readLexicon();
  const { record: match } = recordGame<WildWords>({
    game: bind<WildWords>(wildwords.rules, words),
    env: words,
    bot: wildwords.bot(1),
    table: {
      config: wildwords.defaults,
      players: 2,
      limits: limitsFor<WildWords>(wildwords.rules, 'relaxed'),
      bank: null,
      position: null,
    },
    words: words.id,
    name: 'terminal',
  });
  const ask = (input: unknown): Promise<ProgramRun> => askProgram('wildwords', 'gcg', fileWith(input));
  const plain = await ask(named(match, 'Eve'));
  const written = await ask(named(match, EVIL));
  expectHarmless(written, plain);
  expect((await ask(written.out)).exit).toBe(0);
  const inOneLine = EVIL.replaceAll(/[\r\n\u2028]/g, '');
  expectHarmless(await ask(plain.out.replace(' Eve\n', ` ${inOneLine}\n`)), await ask(plain.out));
});

/** A lab file with one game that contains these names. */
function labFile(name: string, seed: string): string {
  const experiment = {
    game: name,
    rules: 1,
    words: name,
    seats: [2],
    bots: ['1', '2'],
    options: { name },
    pace: 'live',
  };
  const counts = { turns: 4, decisions: 4, forced: 0, free: 0, timeouts: 0, ms: 9, leads: 1, behind: 2, settled: 1 };
  const line = { players: 2, game: 0, bots: ['1', '2'], scores: [3, 1], places: [[0], [1]], ...counts, held: [0, 0] };
  return [
    { lab: 1, experiment: { ...experiment, seed, games: 1 } },
    { ...line, things: { [`${name}/${name}`]: [1, 0] }, common: { [`${name}/all`]: 1 } },
  ]
    .map((it) => `${JSON.stringify(it)}\n`)
    .join('');
}

test('lab report and compare escape what a foreign file says', async () => {
  const ask = (name: string, ...args: string[]): Promise<ProgramRun> => {
    const files = args.slice(1).map(() => fileWith(labFile(name, name)));
    return askProgram('lab', args[0]!, ...files);
  };
  expectHarmless(await ask(EVIL, 'report', 'one'), await ask('plain', 'report', 'one'));
  expect((await ask(EVIL, 'compare', 'one', 'two')).out).not.toMatch(OBEYED);
});

test('lab record and continue quote harmlessly', async () => {
  const ask = (name: string): Promise<ProgramRun> =>
    askProgram('lab', 'record', fileWith(labFile(name, 'seed')), '2/0', '--out', '/nowhere/it');
  expectHarmless(await ask(EVIL), await ask('chess'));
  const continueGame = (game: string): Promise<ProgramRun> =>
    askProgram('lab', 'continue', fileWith({ ...record, game }));
  expectHarmless(await continueGame(EVIL), await continueGame('chess'));
});

test.each([
  [[EVIL]],
  [['words', EVIL]],
  [['words', 'check', `--${EVIL}`]],
  [['words', 'match', 'a', '--dictionary', EVIL, `--${EVIL}`]],
  [['verify', EVIL]],
  [['lab', 'run', EVIL, '--out', 'x']],
  [['lab', 'merge', EVIL, '--out', 'x']],
  [['hoard', EVIL]],
  [['serve', EVIL]],
  [['export', '/nowhere/x', '--db', EVIL]],
  [['import', EVIL, '--db', '/nowhere/x']],
  [['migrate', '--to', EVIL]],
  [['wildwords', 'score', '--board', EVIL]],
  [['wildwords', 'gcg', EVIL]],
])('an argument that is wrong is quoted harmlessly: %#', async (args) => {
  const plain = await askProgram(...args.map((arg) => arg.replace(EVIL, 'Eve')));
  const run = await askProgram(...args);
  expect(run.exit).not.toBe(0);
  expectHarmless(run, plain);
});

test('the server log is JSON without characters that a terminal would obey', () => {
  const wanted = readServeOptions([], {});
  if ('fault' in wanted || !wanted.options.logger) throw new Error('no options');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  wanted.options.logger.stream?.write(`${JSON.stringify({ name: EVIL })}\n`);
  const [[text]] = write.mock.calls as [[string]];
  write.mockRestore();
  expect(text).not.toMatch(OBEYED);
  expect(JSON.parse(text)).toEqual({ name: EVIL });
});

test('at a terminal a line of the server log is for people, and as harmless', () => {
  const wanted = readServeOptions([], {});
  if ('fault' in wanted || !wanted.options.logger) throw new Error('no options');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { isTTY } = process.stderr;
  process.stderr.isTTY = true;
  wanted.options.logger.stream?.write(`${JSON.stringify({ time: 0, level: 40, msg: 'take care', name: EVIL })}\n`);
  process.stderr.isTTY = isTTY;
  const [[text]] = write.mock.calls as [[string]];
  write.mockRestore();
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}take care \(name: .*\)\n$/);
  expect(text.trimEnd()).not.toMatch(OBEYED);
});
