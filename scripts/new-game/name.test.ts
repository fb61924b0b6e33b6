import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_GAME_ID_LENGTH } from '../../packages/protocol/src/table.ts';
import { gameFiles, templateWords } from './files.ts';
import { idFault, nameOf, readTakenNames, type TakenNames } from './name.ts';

const taken: TakenNames = { ids: new Set(['kernel', 'wordsy']), prefixes: new Set(['FT', 'FO']) };

test.each(['', 'Fox', 'fox_trot', 'fox--trot', '-fox', 'fox-', '3d', 'fox trot', '../fox', 'f'])(
  '%o is not a valid id',
  (id) => {
    expect(idFault(id, taken, new Set())).toMatch(/is not a valid id/);
  },
);

test('an id is at most as long as the protocol allows', () => {
  const longest = 'x'.repeat(MAX_GAME_ID_LENGTH);
  expect(idFault(longest, taken, new Set())).toBeUndefined();
  expect(idFault(`${longest}x`, taken, new Set())).toMatch(/is not a valid id/);
});

test('existing names are taken', () => {
  expect(idFault('wordsy', taken, new Set())).toMatch(/taken/);
  const real = readTakenNames();
  for (const id of [
    'wordsy',
    'kernel',
    'lexicon',
    'table',
    'catalog',
    'protocol',
    'server',
    'web',
    'cli',
    'e2e',
    'bench',
  ])
    expect(idFault(id, real, new Set())).toMatch(/taken/);
  for (const id of ['lab', 'words', 'serve', 'magpies']) expect(idFault(id, real, new Set())).toMatch(/taken/);
});

test('the example id in CONTRIBUTING is valid, unless there is such a game', () => {
  const [, example = ''] = /^npm run new-game -- (\S+)$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  expect(idFault(example, taken, templateWords())).toBeUndefined();
});

test('a type that the files use for something else is refused', () => {
  const used = templateWords();
  for (const id of ['view', 'state', 'gem-id', 'map', 'test-game'])
    expect(idFault(id, taken, used)).toMatch(/own files need the name/);
});

test('derives the other names from the id, and a rule prefix that is free', () => {
  expect(nameOf('fox-trot', taken)).toEqual({ id: 'fox-trot', type: 'FoxTrot', title: 'Fox Trot', prefix: 'FX' });
  expect(nameOf('big-bad-3', taken)).toEqual({ id: 'big-bad-3', type: 'BigBad3', title: 'Big Bad 3', prefix: 'BB' });
  const full = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Z${letter}`);
  expect(nameOf('zz', { ids: new Set(), prefixes: new Set(full) }).prefix).toBe('AA');
});

test('no file keeps a name of the example, unless the new name has it in itself', () => {
  const files = gameFiles({ id: 'fox-trot', type: 'FoxTrot', title: 'Fox Trot', prefix: 'FT' });
  expect(files.size).toBeGreaterThan(30);
  for (const [path, text] of files) expect(path + text, path).not.toMatch(/magpies|MG-\d|\.\.\/index\.ts/i);
  const nested = gameFiles({ id: 'two-magpies', type: 'TwoMagpies', title: 'Two Magpies', prefix: 'TM' });
  for (const [path, text] of nested)
    expect(path + text, path).not.toMatch(/(?<!two-)magpies|(?<!Two ?)Magpies|two-two|Two ?Two/);
});
