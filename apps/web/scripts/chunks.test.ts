import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, isIn, type ModuleSet, SCHEMAS, SHELL, TABLE } from './chunks.ts';

const ROOT = new URL('../../../', import.meta.url);
const FILES = ['apps/web/src', 'packages']
  .flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.|\.d\.ts$|\/node_modules\//.test(path));

/** A renamed file would otherwise move to another chunk unnoticed, and with it bytes that a page must load first. */
test.each(Object.entries({ SCHEMAS, SHELL, TABLE, GAMES }))(
  'every text of %s names files that exist',
  (_, set: ModuleSet) => {
    const named = (text: string): boolean => FILES.some((path) => path.includes(text));
    expect(set.in.filter((text) => !named(text))).toEqual([]);
    const isExcepted = (text: string): boolean =>
      FILES.some((path) => path.includes(text) && isIn({ ...set, except: [] }, path));
    expect(set.except.filter((text) => !isExcepted(text))).toEqual([]);
  },
);

test('a set has what is in its folders, without the exceptions', () => {
  expect(isIn(SHELL, '/x/apps/web/src/device/settings.ts')).toBe(true);
  expect(isIn(SHELL, '/x/apps/web/src/device/sound.ts')).toBe(false);
  expect(isIn(TABLE, '/x/apps/web/src/pages/lab/lab.tsx')).toBe(false);
});
