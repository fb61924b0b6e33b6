import { GAME_IDS } from '@wordhoard/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from './project-copy.ts';

/** A build, or a browser, started by another process: a machine that is busy may take long, in ms. */
const LONG = 300_000;

const copy = new ProjectCopy();
beforeAll(() => copy.open());
afterAll(() => copy.close());

const status = async (): Promise<string[]> =>
  (await copy.run('git', 'status', '--porcelain', '--untracked-files=all')).split('\n').filter((line) => line !== '');

test.each([
  ['Fox', /'Fox' is no id/],
  ['kernel', /'kernel' is taken/],
  ['wordsy', /'wordsy' is taken/],
  ['', /Usage/],
])('%o is refused in words, and nothing is written', async (id, why) => {
  await expect(copy.run('node', 'scripts/new-game.ts', id)).rejects.toThrow(why);
  expect(await status()).toEqual([]);
});

describe('a game called fox-trot', () => {
  beforeAll(() => copy.run('npm', 'run', 'new-game', '--', 'fox-trot'));

  test('is its folders, one line of the catalog and two entries in the lock file', async () => {
    const lines = await status();
    const isNew = (line: string): boolean => line.startsWith('?? ');
    expect(lines.filter((line) => !isNew(line))).toEqual([' M package-lock.json', ' M packages/catalog/src/games.ts']);
    const places = lines.filter(isNew).map((line) => /^\?\? (.*fox-trot)[/.]/.exec(line)?.[1]);
    expect([...new Set(places)].sort()).toEqual([
      'apps/web/src/games/fox-trot',
      'docs/rules/fox-trot',
      'e2e/fox-trot',
      'packages/games/fox-trot',
    ]);
    const changes = (await copy.run('git', 'diff', '--unified=0'))
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line))
      .map((line) => line.replace(/ +/g, ' '));
    expect(changes).toEqual([
      '+ "node_modules/@wordhoard/fox-trot": {',
      '+ "resolved": "packages/games/fox-trot",',
      '+ "link": true',
      '+ },',
      '+ "packages/games/fox-trot": {',
      '+ "name": "@wordhoard/fox-trot",',
      expect.stringMatching(/"version": /),
      expect.stringMatching(/"license": /),
      '+ "dependencies": {',
      '+ "@wordhoard/kernel": "*",',
      expect.stringMatching(/"valibot": /),
      '+ }',
      '+ },',
      "+ 'fox-trot': { title: 'Fox Trot', players: [2, 5] },",
    ]);
    // npm finds that the lock file has all it needs, and asks nobody.
    expect(await copy.run('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts')).toMatch(/packages in/);
  });

  test('passes every check of the house', { timeout: LONG }, async () => {
    expect(await copy.run('npm', 'run', 'check')).toContain(`rules in ${GAME_IDS.length + 1} books`);
  });

  test('keeps the contract, its own rules and the secrets of a shared device', { timeout: LONG }, async () => {
    const said = await copy.run('vitest', 'run', '--project', 'unit', 'games/fox-trot', 'src/games/together');
    for (const file of ['contract', 'golden', 'rules', 'bot/bot', 'together'])
      expect(said).toMatch(new RegExp(`✓ .*/${file}\\.test\\.ts`));
  });

  test('is within the budgets when it is built', { timeout: LONG }, async () => {
    await copy.run('npm', 'run', 'build');
    expect(await copy.run('npm', 'run', 'sizes')).toMatch(/fox-trot, offline: JS/);
  });

  test('is played to its end in a browser, and axe finds nothing', { timeout: LONG }, async () => {
    const said = await copy.run('vitest', 'run', '--project', 'e2e', 'e2e/fox-trot');
    for (const file of ['play', 'screens']) expect(said).toMatch(new RegExp(`✓ .*/${file}\\.test\\.ts`));
  });
});
