import { beforeEach, expect, test, vi } from 'vitest';
import { myTables, rememberTable } from './my-tables.ts';

const KEY = 'wordhoard.tables';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const table = (code: string): { code: string; game: string } => ({ code, game: 'wordsy' });

test('the table somebody sat down at last is the first, and each is there once', () => {
  for (const code of ['FOX-1', 'OWL-2', 'FOX-1']) rememberTable(table(code), true);
  expect(myTables()).toEqual([table('FOX-1'), table('OWL-2')]);
});

test('what is over is forgotten, and so are tables of long ago', () => {
  for (let i = 0; i < 9; i++) rememberTable(table(`FOX-${i}`), true);
  rememberTable(table('FOX-7'), false);
  expect(myTables().map(({ code }) => code)).toEqual(['FOX-8', 'FOX-6', 'FOX-5', 'FOX-4', 'FOX-3']);
});

test('what is no list of tables is none, and a device without storage has none', () => {
  for (const text of ['{', '{}', 'null', '[1, null, {}, { "code": 3, "game": "wordsy" }]']) {
    kept.set(KEY, text);
    expect(myTables()).toEqual([]);
  }
  vi.stubGlobal('localStorage', undefined);
  rememberTable(table('FOX-1'), true);
  expect(myTables()).toEqual([]);
});
