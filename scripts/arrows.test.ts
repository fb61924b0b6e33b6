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

const sound = {
  'package.json': pack('house'),
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
  const { status, stderr } = spawnSync('node', [resolve('scripts/arrows.ts')], { cwd, encoding: 'utf8' });
  return { status, said: stderr };
}

test('a sound house passes', () => {
  expect(judge(sound)).toEqual({ status: 0, said: '' });
});

const load = (path: string): string => `export const load = (id: string): unknown => import(\`${path}\`);`;
const HOLE = '$' + '{id}';
const catalog = {
  'packages/catalog/package.json': pack('@w/catalog'),
  'packages/catalog/src/index.ts': "import type { S } from '@w/wordsy'; export type T = S;",
  'packages/catalog/src/load.ts': load(`../../games/${HOLE}/src/index.ts`),
};

test('whoever may import the games need not list them, nor name them one by one', () => {
  expect(judge({ ...sound, ...catalog })).toEqual({ status: 0, said: '' });
});

test.each<[string, string, string, RegExp, Record<string, string>?]>([
  [
    'a game that imports another room',
    'packages/games/wordsy/src/a.ts',
    "import '@w/lexicon';",
    /not among the dependencies/,
  ],
  [
    'a kernel that imports the lexicon',
    'packages/kernel/src/a.ts',
    "import type { words } from '@w/lexicon'; export type W = typeof words;",
    /kernel may not import packages\/lexicon/,
  ],
  ['a reach by path', 'packages/kernel/src/a.ts', "export * from '../../lexicon/src/words.ts';", /by path/],
  ['a package that knows Node', 'packages/lexicon/src/a.ts', "export { readFileSync } from 'node:fs';", /knows Node/],
  [
    'a dynamic import',
    'packages/kernel/src/a.ts',
    "export const load = (): unknown => import('@w/wordsy');",
    /may not import packages\/games\/wordsy/,
  ],
  [
    'an import with a hole that goes round the front door',
    'packages/catalog/src/a.ts',
    load(`../../games/${HOLE}/src/den.ts`),
    /games\/wordsy\/src\/den.ts: reaches into another room by path/,
    { ...catalog, 'packages/games/wordsy/src/den.ts': 'export {};' },
  ],
  [
    'an import with a hole to where no arrow leads',
    'packages/kernel/src/a.ts',
    load(`../../games/${HOLE}/src/index.ts`),
    /kernel may not import packages\/games\/wordsy/,
  ],
  ['an import with a hole that is no file', 'packages/lexicon/src/a.ts', load(`./${HOLE}.json`), /no such file/],
  ['a circle', 'packages/lexicon/src/words.ts', "import './index.ts'; export const words: string[] = [];", /circle: /],
  [
    'a game made today that imports another',
    'packages/games/new/src/index.ts',
    "import '@w/wordsy'; import 'node:fs';",
    /new may not import packages\/games\/wordsy\n.*knows Node/,
    { 'packages/games/new/package.json': pack('@w/new', '@w/wordsy') },
  ],
  [
    'a room that nobody has thought of',
    'packages/shed/src/index.ts',
    "import '@w/kernel';",
    /shed: nobody has said what this room may import/,
    { 'packages/shed/package.json': pack('@w/shed', '@w/kernel') },
  ],
  ['a file that is not there', 'packages/lexicon/src/a.ts', "import './nothing.ts';", /no such file/],
])('found: %s', (_, path, text, said, more = {}) => {
  expect(judge({ ...sound, ...more, [path]: text })).toEqual({ status: 1, said: expect.stringMatching(said) });
});

test('a house in which nothing was looked at fails', () => {
  const empty = { 'package.json': pack('house'), 'packages/kernel/package.json': pack('@w/kernel') };
  expect(judge(empty)).toEqual({ status: 1, said: expect.stringMatching(/nothing was looked at/) });
});
