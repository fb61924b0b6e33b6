import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { askProgram, type ProgramRun, startProgram } from './testing/program.ts';
import { readLexicon } from './words/words-command.ts';

const lexicon = readLexicon();
const words = (...args: string[]): Promise<ProgramRun> => askProgram('words', ...args);
const json = async (...args: string[]): Promise<unknown> => JSON.parse((await words(...args, '--json')).out);

describe('check', () => {
  test('answers yes only if all are words, and lists the others', async () => {
    expect(await words('check', 'Flinch', 'CAT')).toMatchObject({ exit: 0, out: 'flinch: a word\ncat: a word' });
    expect(await words('check', 'flinch', 'zzyzx')).toMatchObject({
      exit: 1,
      out: 'flinch: a word\nzzyzx: not a word: not in the dictionary; did you mean zzz?',
    });
  });

  test('knows two dictionaries', async () => {
    expect((await words('check', 'zax')).exit).toBe(0);
    expect((await words('check', 'zax', '--dictionary', 'everyday')).exit).toBe(1);
    expect(await words('check', 'zax', '--dictionary', 'huge')).toMatchObject({ exit: 2, out: '' });
  });

  test('in JSON', async () => {
    expect(await json('check', 'cat', 'zzyzx')).toEqual({
      dictionary: 'wide',
      valid: false,
      words: [
        { word: 'cat', valid: true },
        {
          word: 'zzyzx',
          valid: false,
          rejection: { kind: 'unknown', word: 'zzyzx', nearest: ['zzz'], soundAlikes: [] },
        },
      ],
    });
  });

  test.each([
    ['wierd', 'not in the dictionary; did you mean weird, wired, wield?'],
    ['London', 'a proper name, London'],
    ['paris', 'a proper name, Paris'],
    ["don't", 'words have only the letters a to z; did you mean donut, done, doubt?'],
    ['ufo', 'an abbreviation (unidentified flying object)'],
    ['dont', "written with an apostrophe, don't"],
    ['uptodate', 'more than one word, up to date'],
    ['airconditioned', 'written with a hyphen, air-conditioned'],
    ['bonjour', 'French, not English'],
    ['publically', 'misspelled; the correct spelling is publicly'],
    ['cacoon', 'a printed rulebook rules it out'],
    ['a', 'a word needs at least 2 letters'],
  ])('%s is not a word: %s', async (word, why) => {
    expect(await words('check', word)).toMatchObject({ exit: 1, out: `${word.toLowerCase()}: not a word: ${why}` });
  });

  test('says that a rare word is in the wide dictionary', async () => {
    const { out } = await words('check', 'zax', '--dictionary', 'everyday');
    expect(out).toBe('zax: not a word: only in the wide dictionary, not in the everyday one');
  });
});

describe('match', () => {
  test('one word a line, the best known first', async () => {
    const found = (await words('match', 'S*T*N*G')).out.split('\n');
    expect(found.toSorted()).toEqual([...lexicon.words()].filter((word) => /^s.+t.+n.+g$/.test(word)));
    const tiers = found.map((word) => lexicon.tier(word)!);
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  });

  test('at most as many as requested, from the requested dictionary', async () => {
    expect((await words('match', '?UI?', '--limit', '3')).out.split('\n')).toHaveLength(3);
    expect((await words('match', 'za?')).out.split('\n')).toContain('zax');
    expect((await words('match', 'za?', '--dictionary', 'everyday')).out.split('\n')).not.toContain('zax');
    expect(await words('match', 'q?q')).toMatchObject({ exit: 1, out: '' });
    expect(await json('match', 'qui?', '--limit', '1')).toEqual(['quit']);
  });

  test('anything else is bad usage', async () => {
    expect(await words('match', 's-t')).toMatchObject({ exit: 2, err: expect.stringContaining("'-'") });
    expect((await words('match', 's*t', '--limit', 'many')).exit).toBe(2);
  });
});

describe('anagrams', () => {
  test('one word a line, and what a wildcard stands for', async () => {
    expect((await words('anagrams', 'listen')).out.split('\n')).toContain('silent');
    expect(await words('anagrams', 'qz?i')).toMatchObject({ exit: 0, out: 'quiz  ? = u' });
    expect(await words('anagrams', 'zzzq')).toMatchObject({ exit: 1, out: '' });
  });

  test('--sub includes shorter words, the longest first', async () => {
    expect((await words('anagrams', 'cat', '--sub')).out.split('\n')).toEqual(['act', 'cat', 'at', 'ta']);
    expect(await json('anagrams', 'at', '--sub')).toEqual([
      { word: 'at', wild: '' },
      { word: 'ta', wild: '' },
    ]);
  });

  test('the best known first, at most as many as requested', async () => {
    const found = (await words('anagrams', 'retinas')).out.split('\n');
    const tiers = found.map((word) => lexicon.tier(word)!);
    expect(tiers.length).toBeGreaterThan(5);
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    expect((await words('anagrams', 'retinas', '--limit', '3')).out.split('\n')).toEqual(found.slice(0, 3));
    expect((await words('anagrams', 'retinas', '--sub', '--limit', '1')).out).toBe(found[0]);
    expect((await words('anagrams', 'retinas', '--limit', '0')).exit).toBe(2);
  });

  test('other letters are bad usage', async () => {
    expect(await words('anagrams', 'a-b')).toMatchObject({ exit: 2, err: expect.stringContaining("'-'") });
    expect(await words('anagrams', '')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Name one group of letters'),
    });
  });
});

describe('tier', () => {
  test('a number for each word; exit 1 if one is no word', async () => {
    expect(await words('tier', 'the', 'cliche')).toMatchObject({ exit: 0, out: 'the: 10\ncliche: 20' });
    expect(await words('tier', 'zzyzx')).toMatchObject({ exit: 1, out: 'zzyzx: not a word' });
    expect(await json('tier', 'the', 'zzyzx')).toEqual([
      { word: 'the', tier: 10 },
      { word: 'zzyzx', tier: null },
    ]);
  });
});

describe('define', () => {
  test('through the base form', async () => {
    expect((await words('define', 'flinches')).out).toMatch(/^flinches: form of flinch — verb, draw back/);
    expect(await json('define', 'flinches')).toMatchObject({
      valid: true,
      definition: { base: 'flinch', part: 'verb' },
    });
  });

  test('a word without a definition is still a word', async () => {
    expect(await words('define', 'zax')).toMatchObject({ exit: 1, out: expect.stringContaining('a word, but') });
    expect(await words('define', 'zzyzx')).toMatchObject({ exit: 1, out: 'zzyzx: not a word' });
  });
});

describe('family', () => {
  test('[WY-10] [WS-12] for people and for programs', async () => {
    expect((await words('family', 'flinch', 'flinchingly')).out).toContain('the same word family');
    expect(await words('family', 'flinching', 'flinchingly', '--json')).toMatchObject({
      exit: 0,
      out: '{"wordsy":true,"wordsmith":false}',
    });
    expect(await words('family', 'teach', 'teacher', '--json')).toMatchObject({
      exit: 1,
      out: '{"wordsy":false,"wordsmith":false}',
    });
  });

  test('reads pairs, one a line', async () => {
    const input = '# a comment\ncity cities\n\nbig bigger 0 0\n';
    expect(startProgram(['words', 'family', '--stdin'], { input })).toMatchObject({
      exit: 0,
      out: '{"wordsy":true,"wordsmith":true}\n{"wordsy":false,"wordsmith":false}',
    });
    expect(startProgram(['words', 'family', '--stdin'], { input: 'city\n' })).toMatchObject({ exit: 2, out: '' });
  });
});

describe('--stdin', () => {
  const input = '# from a list\nFlinch\n\ncliche\r\nzzyzx\n';

  test.each(['check', 'tier', 'define'])('%s answers for each line as for arguments', (command) => {
    const run = startProgram(['words', command, '--stdin'], { input });
    expect(run).toEqual(startProgram(['words', command, 'flinch', 'cliche', 'zzyzx']));
    expect(run.exit).toBe(1);
    expect(run.out.split('\n')).toHaveLength(3);
  });

  test('- is the same', () => {
    for (const command of ['check', 'family']) {
      const lines = command === 'family' ? 'city cities\n' : input;
      expect(startProgram(['words', command, '-'], { input: lines })).toEqual(
        startProgram(['words', command, '--stdin'], { input: lines }),
      );
    }
  });

  test('define prints a list in JSON, also for one line', () => {
    const { out } = startProgram(['words', 'define', '--stdin', '--json'], { input: 'fox\n' });
    expect(JSON.parse(out)).toMatchObject([{ word: 'fox', valid: true, definition: { part: 'noun' } }]);
  });

  test('an input without a word is bad usage', () => {
    expect(startProgram(['words', 'check', '--stdin'], { input: '\n# none\n' })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/^Standard input has no word\.\n/),
    });
  });
});

describe('bad usage', () => {
  test.each([
    [[], 'wordhoard COMMAND'],
    [['words'], 'wordhoard words COMMAND'],
    [['knit'], 'wordhoard --help'],
    [['words', 'knit'], 'wordhoard words --help'],
    [['words', 'check'], 'wordhoard words check'],
    [['words', 'tier', '--frob', 'cat'], 'wordhoard words tier'],
    [['words', 'define'], 'wordhoard words define'],
    [['words', 'define', 'cat', '--stdin'], 'wordhoard words define'],
    [['words', 'family', 'one'], 'wordhoard words family'],
  ])('%j exits 2 and helps', async (args, help) => {
    const { exit, out, err } = await askProgram(...args);
    expect(exit).toBe(2);
    expect(out + err).toContain(help);
  });

  test.each([['check'], ['match'], ['anagrams'], ['define'], ['tier'], ['family']])(
    '%s --help has examples',
    async (name) => {
      expect(await words(name, '--help')).toMatchObject({ exit: 0, out: expect.stringContaining('Examples\n  ') });
    },
  );
});

/** The machine's own Node, if there is one older than the program needs. */
const OLD_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  const { stdout } = spawnSync(path, ['-p', 'parseInt(process.versions.node)'], { encoding: 'utf8' });
  return Number(stdout) > 0 && Number(stdout) < 24;
});
// Needs a machine with an old Node.
test.skipIf(OLD_NODE === undefined)(
  'an old Node starts the workspace’s Node, and passes on arguments and the exit code',
  () => {
    expect(startProgram(['words', 'tier', 'the'], { node: OLD_NODE! })).toMatchObject({ exit: 0, out: 'the: 10' });
    expect(startProgram(['words', 'tier', 'zzyzx'], { node: OLD_NODE! }).exit).toBe(1);
  },
);
