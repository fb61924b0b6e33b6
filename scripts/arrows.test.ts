import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'arrows-'));
});
afterEach(() => rmSync(house, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
}
const pack = (name: string, ...dependencies: string[]): string =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((it) => [it, '*'])) });

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
function judge(): { status: number | null; said: string } {
  const { status, stderr } = spawnSync('node', [resolve('scripts/arrows.ts')], { cwd: house, encoding: 'utf8' });
  return { status, said: stderr };
}

test('a sound house passes', () => {
  write(sound);
  expect(judge()).toEqual({ status: 0, said: '' });
});

test.each([
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
  ['a circle', 'packages/lexicon/src/words.ts', "import './index.ts'; export const words: string[] = [];", /circle: /],
  ['a file that is not there', 'packages/lexicon/src/a.ts', "import './nothing.ts';", /no such file/],
])('found: %s', (_, path, text, said) => {
  write({ ...sound, [path]: text });
  expect(judge()).toEqual({ status: 1, said: expect.stringMatching(said) });
});

test('a house in which nothing was looked at fails', () => {
  write({ 'package.json': pack('house'), 'packages/kernel/package.json': pack('@w/kernel') });
  expect(judge()).toEqual({ status: 1, said: expect.stringMatching(/nothing was looked at/) });
});
