import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const exclude = ['**/node_modules/**', '**/dist/**', '.git/**', 'coverage/**'];
const documents = globSync('**/*.md', { exclude });
const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const read = (path: string): string => withoutBlocks(readFileSync(path, 'utf8'));

/** Names of Node or of another library that a document mentions and no source file uses. */
const FOREIGN_NAMES = ['BlockList'];

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (path: string): Set<string> =>
  new Set([...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)));

test('every relative link in a document leads to a file, and its anchor to a heading', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : normalize(join(dirname(path), file));
        if (!existsSync(target)) return true;
        return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).has(anchor);
      })
      .map((link) => `${path}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('every source file and every name in camel case that a document mentions exists', () => {
  // Without this file, which lists names that exist nowhere else.
  const sources = globSync('**/*.{ts,tsx,js,mjs,json,css,yaml}', {
    exclude: [...exclude, 'scripts/documents.test.ts'],
  });
  const isSource = (name: string): boolean =>
    sources.some((path) => path === name || path.endsWith(`/${name.replace(/^(?:\.{0,2}\/)+/, '')}`));
  const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []));
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.match(/[\w./-]+/g) ?? [])
      .filter((name) =>
        /\.tsx?$/.test(name)
          ? !name.startsWith('.') && !isSource(name)
          : /^[A-Za-z]+[a-z][A-Z][A-Za-z]*$/.test(name) && !words.has(name) && !FOREIGN_NAMES.includes(name),
      )
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
