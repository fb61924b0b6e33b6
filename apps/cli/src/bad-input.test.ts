import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { askProgram, BIN, fileWith, startProgram } from './testing/program.ts';

/** The first line: after bad usage, a second one names the command that shows the help. */
const sentenceOf = (err: string): string => err.split('\n')[0]!;

test.each([
  [['words', 'match', 'a', '--limit', '-1'], 2, /^--limit needs a value\.$/],
  [['words', 'check', 'a', '--dictionary', 'huge'], 2, /^--dictionary must be wide or everyday, not 'huge'\.$/],
  [['hoard', '--days', '99999999999'], 2, /^--days must be a whole number from 1 to 1000, not '99999999999'\.$/],
  [['hoard', '--from', 'soon'], 2, /^--from must be a day like 2026-11-17, not 'soon'\.$/],
  [['serve', '--port', '70000'], 2, /^The port must be a whole number from 0 to 65535, not '70000'\.$/],
  [['lab', 'run', 'chess', '--out', 'x'], 2, /^There is no game 'chess'\. The games are /],
  [['lab', 'run', 'wordsy', '--out', '/nowhere/x'], 1, /^wordhoard lab failed: \/nowhere\/x\.part: no such file/],
  [['export', 'x', '--to', '3'], 2, /^--to works only with `wordhoard migrate`\.$/],
  [
    ['export', '/nowhere/x', '--db', '/nowhere/a.db'],
    1,
    /: there is no file \/nowhere\/a\.db; name the database with --db\.$/,
  ],
  [['migrate', '--to', '99', '--db', 'a.db'], 1, /: --to must be a version from 1 to \d+, not '99'\.$/],
])('%j says what is wrong in one line', async (args, exit, sentence) => {
  const run = await askProgram(...args);
  expect(run).toMatchObject({ exit, out: '' });
  expect(sentenceOf(run.err)).toMatch(sentence);
  expect(run.err.split('\n').length).toBeLessThanOrEqual(2);
});

test.each([
  [['wrods'], "There is no command 'wrods'. Did you mean 'words'?", 'wordhoard --help'],
  [['words', 'chekc', 'a'], "There is no command 'chekc'. Did you mean 'check'?", 'wordhoard words --help'],
  [['anagrams'], "There is no command 'anagrams'. Did you mean 'words anagrams'?", 'wordhoard words --help'],
  [['zebra'], "There is no command 'zebra'.", 'wordhoard --help'],
  [
    ['words', 'check', 'a', '--dictionry', 'wide'],
    "There is no option '--dictionry'. Did you mean '--dictionary'?",
    'wordhoard words check --help',
  ],
  [['serve', '--prot=80'], "There is no option '--prot'. Did you mean '--port'?", 'wordhoard serve --help'],
  [['lab', 'run', '--colour', 'red'], "There is no option '--colour'.", 'wordhoard lab run --help'],
  [['hoard', '--json=3'], '--json takes no value.', 'wordhoard hoard --help'],
  [['serve', 'surplus'], "Unexpected argument 'surplus'.", 'wordhoard serve --help'],
])('%j is answered with a sentence and the command that helps', async (args, sentence, help) => {
  expect(await askProgram(...args)).toEqual({ exit: 2, out: '', err: `${sentence}\nFor help: ${help}` });
});

test('a schema is not upgraded where there is no database', async () => {
  const missing = join(dirname(fileWith('')), 'missing.db');
  expect(await askProgram('migrate', '--db', missing)).toMatchObject({
    exit: 1,
    err: `The schema of ${missing} was not changed: there is no file ${missing}; name the database with --db.`,
  });
  expect(existsSync(missing)).toBe(false);
});

test('a file that is not a database is named and left as it is', async () => {
  const text = 'no database, but long enough to be looked at: '.repeat(20);
  const file = fileWith(text);
  const run = await askProgram('migrate', '--db', file);
  expect(run).toMatchObject({ exit: 1, err: expect.stringContaining(`${file} is not a Wordhoard database`) });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a password is not repeated', async () => {
  const url = 'postgresql://wordhoard:hush@127.0.0.1:1/words?password=hush';
  for (const args of [['migrate'], ['export', 'x'], ['import', fileWith('')]]) {
    const { exit, err } = await askProgram(...args, '--db', url);
    expect(exit).toBe(1);
    expect(err).not.toContain('hush');
  }
});

test('an unexpected failure ends the process with a sentence, not a stack trace', () => {
  const run = startProgram(['lab', 'run', 'wordsy', '--out', '/nowhere/x']);
  expect(run).toEqual({ exit: 1, out: '', err: expect.stringMatching(/^wordhoard lab failed: [^\n]+\.$/) });
});

test('a reader that stops early, such as head, is no failure', async () => {
  // Prints for as long as it runs, as a long command does.
  const printer = 'data:text/javascript,setInterval(() => console.log(1), 1)';
  const args = ['--import', printer, BIN, 'words', 'check', 'cat'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (text) => void errors.push(String(text)));
  child.stdout.once('data', () => child.stdout.destroy());
  expect([...(await once(child, 'close')), errors.join('')]).toEqual([0, null, '']);
});
