import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { commandsIn, optionsOf } from '../help.ts';
import { askProgram, fileWith } from '../testing/program.ts';

const script = async (shell: string): Promise<string> => (await askProgram('completions', shell)).out;

test('--version prints the version of the package', async () => {
  expect(await askProgram('--version')).toEqual({ exit: 0, out: manifest.version, err: '' });
});

/** Every command by its words, from the help texts. */
async function paths(path: readonly string[] = []): Promise<readonly string[][]> {
  const { out } = await askProgram(...path, '--help');
  const found = [[...path]];
  // One after the other, because they print into the same console.
  for (const { name } of commandsIn(out)) found.push(...(await paths([...path, name])));
  return found;
}

test.each(['bash', 'zsh', 'fish'])('the script for %s has every command with its options', async (shell) => {
  const text = await script(shell);
  const all = await paths();
  expect(all.length).toBeGreaterThan(25);
  for (const path of all) {
    expect(text).toContain(path.join(' '));
    const { out } = await askProgram(...path, '--help');
    if (commandsIn(out).length > 0) continue;
    for (const option of optionsOf(out)) expect(text).toContain(shell === 'fish' ? `-l ${option.slice(2)}` : option);
  }
});

test('another shell is refused', async () => {
  expect(await askProgram('completions', 'tcsh')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(/^Name a shell: bash, zsh, fish\./),
  });
  expect((await askProgram('completions', 'zhs')).err).toContain("Did you mean 'zsh'?");
});

// Windows may have no bash, or one that starts another system.
describe.skipIf(process.platform === 'win32')('in bash', () => {
  test.each([
    [
      ['wordhoard', 'wo'],
      ['wordsy', 'word-nerds', 'wordsmith', 'word-worx', 'words'],
    ],
    [['wordhoard', '--v'], ['--version']],
    [['wordhoard', 'words', 'an'], ['anagrams']],
    [['wordhoard', 'words', 'check', 'flinch', '--d'], ['--dictionary']],
    [
      ['wordhoard', 'words', 'check', '--dictionary', ''],
      ['wide', 'everyday'],
    ],
    [
      ['wordhoard', 'lab', 'run', 'wordsy', '--pace', ''],
      ['live', 'relaxed'],
    ],
    [['wordhoard', 'verify', 'some'], []],
  ])('%j', async (typed, offered) => {
    const file = fileWith(await script('bash'));
    const words = typed.map((word) => `'${word}'`).join(' ');
    const ask = `source '${file}'; COMP_WORDS=(${words}); COMP_CWORD=${typed.length - 1}; _wordhoard; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', ask], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual(offered);
  });
});

// Needs the program, which this project doesn't install.
for (const program of ['fish'])
  describe.skipIf(spawnSync(program, ['--version']).error !== undefined)('in fish', () => {
    test.each([
      ['wordhoard words an', ['anagrams']],
      ['wordhoard wo', ['word-nerds', 'word-worx', 'words', 'wordsmith', 'wordsy']],
      ['wordhoard words check flinch --d', ['--dictionary']],
      ['wordhoard words check --dictionary ', ['everyday', 'wide']],
    ])('%j', async (typed, offered) => {
      const file = fileWith(await script('fish'));
      const ask = `source '${file}'; complete -C '${typed}'`;
      const { stdout, stderr } = spawnSync(program, ['--no-config', '-c', ask], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const found = stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
      expect(found.toSorted()).toEqual(offered);
    });
  });
