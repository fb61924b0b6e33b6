import { expect, test } from 'vitest';
import { faultsOf, type Project, unnamedIn } from './documents.ts';

const projectOf = (contents: Readonly<Record<string, string>>): Project => ({
  files: Object.keys(contents),
  scripts: ['check', 'test:all'],
  identifiers: new Set(['openDen']),
  read: (path) => contents[path]!,
});
const faultsIn = (text: string): readonly string[] =>
  faultsOf(
    'docs/fox.md',
    projectOf({ 'docs/fox.md': text, 'docs/hen.md': '# The hen’s *eggs*, all', 'packages/den/src/den.ts': '' }),
  );

test('a link leads to a file or folder, and to a heading of it', () => {
  expect(faultsIn('[a](hen.md) [b](../packages/den) [c](https://hen.example) [d](hen.md#the-hens-eggs-all)')).toEqual(
    [],
  );
  expect(faultsIn('[a](cow.md)')).toEqual(['the link to cow.md leads nowhere']);
  expect(faultsIn('[a](hen.md#milk)')).toEqual(['there is no heading #milk in docs/hen.md']);
  expect(faultsIn('# One\n[a](#one) [b](#two)')).toEqual(['there is no heading #two in docs/fox.md']);
});

test('a command names a script', () => {
  expect(faultsIn('Run `npm run check`.\n```\nnpm run test:all\n```')).toEqual([]);
  expect(faultsIn('```\nnpm run chekc\n```')).toEqual(['there is no script chekc']);
});

test('a file name in backticks is the end of a path', () => {
  expect(faultsIn('`den.ts`, `den/src/den.ts`, `../docs/hen.md`, `Den.open`, `<game>.ts`')).toEqual([]);
  expect(faultsIn('`hole.ts`, `src/hole/den.ts`')).toEqual([
    'there is no file hole.ts',
    'there is no file src/hole/den.ts',
  ]);
});

test('a name in camel case occurs in the source', () => {
  expect(faultsIn('`openDen(fox)`, `den`, `"aName"`')).toEqual([]);
  expect(faultsIn('`openHole(fox)`')).toEqual(['nothing in the source is called openHole']);
  expect(faultsIn('```ts\nconst myDen = openDen(); // aNote\nmyDen.openHole();\n```')).toEqual([
    'nothing in the source is called openHole',
  ]);
});

test('a README names every source file and folder, but not tests and games', () => {
  const files = ['den.ts', 'hole.ts', 'index.ts', 'den.test.ts', 'cubs/cub.ts', 'chess/play.ts'];
  const source = Object.fromEntries(files.map((it) => [`packages/den/src/${it}`, '']));
  const named = (text: string): readonly string[] =>
    unnamedIn(
      'packages/den/README.md',
      projectOf({ 'packages/den/README.md': text, ...source, 'packages/games/chess/a.ts': '' }),
    );
  expect(named('`den.ts` and a fox-hole.ts')).toEqual(['hole.ts', 'cubs/']);
  expect(named('`den`, `hole.ts`, `cubs/`')).toEqual([]);
});
