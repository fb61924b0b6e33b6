import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';

const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const BIN = fileURLToPath(new URL('../bin/wordhoard.js', import.meta.url));

interface Run {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

function wordhoard(args: readonly string[], { input = '', node = process.execPath } = {}): Run {
  const { status, stdout, stderr } = spawnSync(node, [BIN, ...args], { encoding: 'utf8', input });
  return { exit: status, out: stdout.trimEnd(), err: stderr };
}
const words = (...args: string[]): Run => wordhoard(['words', ...args]);
const json = (...args: string[]): unknown => JSON.parse(words(...args, '--json').out);

describe('check', () => {
  test('says yes only if all are words, and which are not', () => {
    expect(words('check', 'Flinch', 'CAT')).toMatchObject({ exit: 0, out: 'flinch: a word\ncat: a word' });
    expect(words('check', 'flinch', 'zzyzx')).toMatchObject({ exit: 1, out: 'flinch: a word\nzzyzx: not a word' });
  });

  test('knows two dictionaries', () => {
    expect(words('check', 'zax').exit).toBe(0);
    expect(words('check', 'zax', '--dictionary', 'everyday').exit).toBe(1);
    expect(words('check', 'zax', '--dictionary', 'huge')).toMatchObject({ exit: 2, out: '' });
  });

  test('in JSON', () => {
    expect(json('check', 'cat', 'zzyzx')).toEqual({
      dictionary: 'wide',
      valid: false,
      words: [
        { word: 'cat', valid: true },
        { word: 'zzyzx', valid: false },
      ],
    });
  });
});

describe('match', () => {
  test('one word a line, the best known first', () => {
    const found = words('match', 'S*T*N*G').out.split('\n');
    expect(found.toSorted()).toEqual([...lexicon.words()].filter((word) => /^s.+t.+n.+g$/.test(word)));
    const tiers = found.map((word) => lexicon.tier(word)!);
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  });

  test('no more than asked for, of the dictionary asked for', () => {
    expect(words('match', '?UI?', '--limit', '3').out.split('\n')).toHaveLength(3);
    expect(words('match', 'za?').out.split('\n')).toContain('zax');
    expect(words('match', 'za?', '--dictionary', 'everyday').out.split('\n')).not.toContain('zax');
    expect(words('match', 'q?q')).toMatchObject({ exit: 1, out: '' });
    expect(json('match', 'qui?', '--limit', '1')).toEqual(['quit']);
  });

  test('anything else is bad usage', () => {
    expect(words('match', 's-t')).toMatchObject({ exit: 2, err: expect.stringContaining("'-'") });
    expect(words('match', 's*t', '--limit', 'many').exit).toBe(2);
  });
});

describe('anagrams', () => {
  test('one word a line, and what a wildcard stands for', () => {
    expect(words('anagrams', 'listen').out.split('\n')).toContain('silent');
    expect(words('anagrams', 'qz?i')).toMatchObject({ exit: 0, out: 'quiz  ? = u' });
    expect(words('anagrams', 'zzzq')).toMatchObject({ exit: 1, out: '' });
  });

  test('--sub takes shorter words in, the longest first', () => {
    expect(words('anagrams', 'cat', '--sub').out.split('\n')).toEqual(['act', 'cat', 'at', 'ta']);
    expect(json('anagrams', 'at', '--sub')).toEqual([
      { word: 'at', wild: '' },
      { word: 'ta', wild: '' },
    ]);
  });

  test('a bag of anything else is bad usage', () => {
    expect(words('anagrams', 'a-b')).toMatchObject({ exit: 2, err: expect.stringContaining("'-'") });
    expect(words('anagrams', '')).toMatchObject({ exit: 2, err: expect.stringContaining('Which letters?') });
  });
});

describe('tier', () => {
  test('a number a word; exit 1 if one is none', () => {
    expect(words('tier', 'the', 'cliche')).toMatchObject({ exit: 0, out: 'the: 10\ncliche: 20' });
    expect(words('tier', 'zzyzx')).toMatchObject({ exit: 1, out: 'zzyzx: not a word' });
    expect(json('tier', 'the', 'zzyzx')).toEqual([
      { word: 'the', tier: 10 },
      { word: 'zzyzx', tier: null },
    ]);
  });
});

describe('define', () => {
  test('through the base form', () => {
    expect(words('define', 'flinches').out).toMatch(/^flinches: form of flinch — verb, draw back/);
    expect(json('define', 'flinches')).toMatchObject({ valid: true, definition: { base: 'flinch', part: 'verb' } });
  });

  test('a word without a definition is still a word', () => {
    expect(words('define', 'zax')).toMatchObject({ exit: 1, out: expect.stringContaining('a word, but') });
    expect(words('define', 'zzyzx')).toMatchObject({ exit: 1, out: 'zzyzx: not a word' });
  });
});

describe('family', () => {
  test('[WY-10] [WS-12] for people and for programs', () => {
    expect(words('family', 'flinch', 'flinchingly').out).toContain('one family');
    expect(words('family', 'flinching', 'flinchingly', '--json')).toMatchObject({
      exit: 0,
      out: '{"wordsy":true,"wordsmith":false}',
    });
    expect(words('family', 'teach', 'teacher', '--json')).toMatchObject({
      exit: 1,
      out: '{"wordsy":false,"wordsmith":false}',
    });
  });

  test('reads pairs, one a line', () => {
    const input = '# a comment\ncity cities\n\nbig bigger 0 0\n';
    expect(wordhoard(['words', 'family', '--stdin'], { input })).toMatchObject({
      exit: 0,
      out: '{"wordsy":true,"wordsmith":true}\n{"wordsy":false,"wordsmith":false}',
    });
    expect(wordhoard(['words', 'family', '--stdin'], { input: 'city\n' })).toMatchObject({ exit: 2, out: '' });
  });
});

describe('bad usage', () => {
  test.each([
    [[], 'wordhoard COMMAND'],
    [['words'], 'wordhoard words QUESTION'],
    [['knit'], 'wordhoard COMMAND'],
    [['words', 'knit'], 'wordhoard words QUESTION'],
    [['words', 'check'], 'wordhoard words check'],
    [['words', 'tier', '--frob', 'cat'], 'wordhoard words tier'],
    [['words', 'define', 'two', 'words'], 'wordhoard words define'],
    [['words', 'family', 'one'], 'wordhoard words family'],
  ])('%j exits 2 and helps', (args, help) => {
    const { exit, out, err } = wordhoard(args);
    expect(exit).toBe(2);
    expect(out + err).toContain(help);
  });

  test.each([['check'], ['match'], ['anagrams'], ['define'], ['tier'], ['family']])(
    '%s --help has examples',
    (name) => {
      expect(words(name, '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('Examples\n  ') });
    },
  );
});

/** The machine's own Node, if there is one older than the program needs. */
const OLD_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  const { stdout } = spawnSync(path, ['-p', 'parseInt(process.versions.node)'], { encoding: 'utf8' });
  return Number(stdout) > 0 && Number(stdout) < 24;
});
// Needs a machine that has an old Node; elsewhere there is nothing to hand over from.
test.skipIf(OLD_NODE === undefined)('an old Node hands over to that of the workspace, with words and exit code', () => {
  expect(wordhoard(['words', 'tier', 'the'], { node: OLD_NODE! })).toMatchObject({ exit: 0, out: 'the: 10' });
  expect(wordhoard(['words', 'tier', 'zzyzx'], { node: OLD_NODE! }).exit).toBe(1);
});
