import { beforeEach, expect, test, vi } from 'vitest';
import { myFinishedTables, myTables, rememberTable, setTurn, setTurns, turns } from './my-tables.ts';

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
  for (const code of ['FOX-1', 'OWL-2', 'FOX-1']) rememberTable(table(code), 'goes-on');
  expect(myTables()).toEqual([table('FOX-1'), table('OWL-2')]);
});

test('what there is no way back to is forgotten, and nothing else, however many there are', () => {
  for (let i = 0; i < 9; i++) rememberTable(table(`FOX-${i}`), 'goes-on');
  rememberTable(table('FOX-7'), 'forgotten');
  expect(
    myTables()
      .map(({ code }) => code)
      .join(),
  ).toBe('FOX-8,FOX-6,FOX-5,FOX-4,FOX-3,FOX-2,FOX-1,FOX-0');
});

test('a finished table is remembered apart from those that go on, for a rematch', () => {
  for (const code of ['FOX-1', 'OWL-2']) rememberTable(table(code), 'goes-on');
  rememberTable(table('FOX-1'), 'over');
  expect([myTables(), myFinishedTables()]).toEqual([[table('OWL-2')], [table('FOX-1')]]);
  rememberTable(table('FOX-1'), 'goes-on');
  expect(myFinishedTables()).toEqual([]);
});

test('what is no list of tables is none, and a device without storage has none', () => {
  for (const text of ['{', '{}', 'null', '[1, null, {}, { "code": 3, "game": "wordsy" }]']) {
    kept.set(KEY, text);
    expect(myTables()).toEqual([]);
  }
  vi.stubGlobal('localStorage', undefined);
  rememberTable(table('FOX-1'), 'goes-on');
  expect(myTables()).toEqual([]);
});

test('a table waits once, the latest first, until it does no longer', () => {
  setTurns([]);
  setTurn('A', true);
  setTurn('B', true);
  setTurn('A', true);
  expect(turns.value).toEqual(['A', 'B']);
  setTurn('A', false);
  expect(turns.value).toEqual(['B']);
  setTurns([]);
  expect(turns.value).toEqual([]);
});
