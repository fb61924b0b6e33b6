import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './testing/folder.ts';

const pack = (name: string, ...dependencies: string[]): string =>
  JSON.stringify({
    name,
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((it) => [it, '*'])),
  });

const valid = {
  'package.json': pack('project'),
  'packages/lexicon/package.json': pack('@w/lexicon'),
  'packages/lexicon/src/index.ts': "export * from './words.ts';",
  'packages/lexicon/src/words.ts': 'export const words: string[] = [];',
  'packages/kernel/package.json': pack('@w/kernel', 'valibot'),
  'packages/kernel/src/index.ts': "import * as v from 'valibot'; export const s: unknown = v.string();",
  'packages/games/wordsy/package.json': pack('@w/wordsy', '@w/kernel'),
  'packages/games/wordsy/src/index.ts': "import type { s } from '@w/kernel'; export type S = typeof s;",
};
function judge(files: Record<string, string>): { status: number | null; said: string } {
  const cwd = makeFolder(files);
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/import-rules.ts')], {
    cwd,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

test('a project that follows the rules passes', () => {
  expect(judge(valid)).toEqual({ status: 0, said: '' });
});

const load = (path: string): string => `export const load = (id: string): unknown => import(\`${path}\`);`;
const ID = '$' + '{id}';
const catalog = {
  'packages/catalog/package.json': pack('@w/catalog'),
  'packages/catalog/src/index.ts': "import type { S } from '@w/wordsy'; export type T = S;",
  'packages/catalog/src/load.ts': load(`../../games/${ID}/src/index.ts`),
};

test('a package that may import the games need not list each of them', () => {
  expect(judge({ ...valid, ...catalog })).toEqual({ status: 0, said: '' });
});

test.each<[string, string, string, RegExp, Record<string, string>?]>([
  [
    'an import that package.json does not declare',
    'packages/games/wordsy/src/a.ts',
    "import '@w/lexicon';",
    /@w\/lexicon is not a dependency of packages\/games\/wordsy/,
  ],
  [
    'a kernel that imports the lexicon',
    'packages/kernel/src/a.ts',
    "import type { words } from '@w/lexicon'; export type W = typeof words;",
    /kernel may not import packages\/lexicon/,
  ],
  [
    'an import by path',
    'packages/kernel/src/a.ts',
    "export * from '../../lexicon/src/words.ts';",
    /imports packages\/lexicon by path; import it by its name, @w\/lexicon/,
  ],
  [
    'a Node import in a package',
    'packages/lexicon/src/a.ts',
    "export { readFileSync } from 'node:fs';",
    /may not import Node modules/,
  ],
  [
    'a dynamic import',
    'packages/kernel/src/a.ts',
    "export const load = (): unknown => import('@w/wordsy');",
    /may not import packages\/games\/wordsy/,
  ],
  [
    'a template import of a module that is not the entry',
    'packages/catalog/src/a.ts',
    load(`../../games/${ID}/src/den.ts`),
    /games\/wordsy\/src\/den.ts: imports packages\/games\/wordsy by path/,
    { ...catalog, 'packages/games/wordsy/src/den.ts': 'export {};' },
  ],
  [
    'a template import that no rule allows',
    'packages/kernel/src/a.ts',
    load(`../../games/${ID}/src/index.ts`),
    /kernel may not import packages\/games\/wordsy/,
  ],
  ['a template import that matches no file', 'packages/lexicon/src/a.ts', load(`./${ID}.json`), /no such file/],
  [
    'a cycle',
    'packages/lexicon/src/words.ts',
    "import './index.ts'; export const words: string[] = [];",
    /import cycle: /,
  ],
  [
    'a new game that imports another',
    'packages/games/new/src/index.ts',
    "import '@w/wordsy'; import 'node:fs';",
    /new may not import packages\/games\/wordsy.*\n.*may not import Node modules/,
    { 'packages/games/new/package.json': pack('@w/new', '@w/wordsy') },
  ],
  [
    'a package without a rule',
    'packages/shed/src/index.ts',
    "import '@w/kernel';",
    /shed: no import rule/,
    { 'packages/shed/package.json': pack('@w/shed', '@w/kernel') },
  ],
  ['a file that is not there', 'packages/lexicon/src/a.ts', "import './nothing.ts';", /no such file/],
])('found: %s', (_, path, text, said, more = {}) => {
  expect(judge({ ...valid, ...more, [path]: text })).toEqual({ status: 1, said: expect.stringMatching(said) });
});

test('a project in which nothing was checked fails', () => {
  const empty = { 'package.json': pack('project'), 'packages/kernel/package.json': pack('@w/kernel') };
  expect(judge(empty)).toEqual({ status: 1, said: expect.stringMatching(/nothing was checked/) });
});
