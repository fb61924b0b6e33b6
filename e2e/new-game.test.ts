import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf, readTakenNames } from '../scripts/new-game/name.ts';
import { freeGameId, ProjectCopy } from './project-copy.ts';

// The files the command writes, and its refusals. `new-game.sweep.ts` runs everything on the written files.
const copy = new ProjectCopy();
beforeAll(() => copy.open());
afterAll(() => copy.close());

const gitStatus = async (): Promise<string[]> =>
  (await copy.run('git', 'status', '--porcelain', '--untracked-files=all')).split('\n').filter((line) => line !== '');

test('refuses a bad id and writes nothing', async () => {
  for (const [id, why] of [
    ['Fox', /'Fox' is not a valid id/],
    ['wordsy', /'wordsy' is taken/],
    ['', /Usage/],
  ] as const)
    await expect(copy.run('node', 'scripts/new-game.ts', id)).rejects.toThrow(why);
  expect(await gitStatus()).toEqual([]);
});

test('a new game consists of its folders, one line in the catalog and two entries in the lock file', async () => {
  const { id, title } = nameOf(freeGameId(), readTakenNames());
  await copy.run('npm', 'run', 'new-game', '--', id);

  const lines = await gitStatus();
  const isNew = (line: string): boolean => line.startsWith('?? ');
  expect(lines.filter((line) => !isNew(line))).toEqual([' M package-lock.json', ' M packages/catalog/src/games.ts']);
  const places = lines.filter(isNew).map((line) => new RegExp(`^\\?\\? (.*/${id})[/.]`).exec(line)?.[1]);
  expect([...new Set(places)].sort()).toEqual([
    `apps/web/src/games/${id}`,
    `docs/rules/${id}`,
    `docs/variants/${id}`,
    `e2e/${id}`,
    `packages/games/${id}`,
  ]);

  const changes = (await copy.run('git', 'diff', '--unified=0'))
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))
    .map((line) => line.replace(/ +/g, ' '));
  const written = [
    `+ "node_modules/@wordhoard/${id}": {`,
    `+ "resolved": "packages/games/${id}",`,
    '+ "link": true',
    '+ },',
    `+ "packages/games/${id}": {`,
    `+ "name": "@wordhoard/${id}",`,
    expect.stringMatching(/^\+ "version": /),
    expect.stringMatching(/^\+ "license": /),
    '+ "dependencies": {',
    '+ "@wordhoard/kernel": "*",',
    expect.stringMatching(/^\+ "valibot": /),
    '+ }',
    '+ },',
    `+ '${id}': { title: '${title}', players: [2, 5] },`,
  ];
  // In any order: Git decides where an inserted block begins.
  expect(changes).toHaveLength(written.length);
  expect(changes).toEqual(expect.arrayContaining(written));

  // npm finds everything it needs in the lock file, without the network.
  expect(await copy.run('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts')).toMatch(/packages in/);
});
