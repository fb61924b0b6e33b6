import { expect, test, vi } from 'vitest';
import {
  faultOf,
  type KeptList,
  keepLists,
  keptLists,
  readKeptLists,
  readWords,
  withList,
  withSmallLetters,
  wordsOf,
} from './kept-lists.ts';

const list = (part: Partial<KeptList> = {}): KeptList => ({
  id: 'a',
  name: 'Family',
  text: 'blorp',
  endings: false,
  ...part,
});

test('lists stored badly fall back one by one', () => {
  expect(readKeptLists(null)).toEqual([]);
  expect(readKeptLists('not json')).toEqual([]);
  expect(readKeptLists('{"id":"a"}')).toEqual([]);
  const good = list({ endings: true });
  const stored = [
    good,
    { id: 'b', name: 'No text' },
    null,
    { ...good, name: 'Same id' },
    { ...list({ id: 'c' }), endings: 'yes' },
  ];
  expect(readKeptLists(JSON.stringify(stored))).toEqual([good, list({ id: 'c' })]);
});

test('a list needs a name of its own and a word', () => {
  expect(faultOf(list({ name: '  ' }), [])).toBe('no-name');
  expect(faultOf(list({ id: 'b', name: ' family ' }), [list()])).toBe('same-name');
  expect(faultOf(list({ text: 'London, co-op' }), [])).toBe('no-words');
  expect(faultOf(list({ text: 'renamed' }), [list()])).toBeNull();
});

test('a list is changed in its place, or comes last', () => {
  const [first, second] = [list(), list({ id: 'b', name: 'Club' })];
  const renamed = { ...first, name: 'Home' };
  expect(withList([first, second], renamed)).toEqual([renamed, second]);
  expect(withList([first], second)).toEqual([first, second]);
});

test('its words are those listed and those their endings add', () => {
  expect(wordsOf(list({ text: 'blorp -s zib' }))).toEqual(['blorp', 'zib', 'blorps']);
  expect(wordsOf(list({ endings: true }))).toEqual(['blorp', 'blorped', 'blorping', 'blorps']);
});

test('small letters are written only where an entry was refused', () => {
  expect(withSmallLetters('blorp, London -s\nNasa; london', ['London', 'Nasa'])).toBe('blorp, london -s\nnasa; london');
});

test('a browser that has no room or keeps nothing is said so, and the list lasts as long as the page', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem, getItem: () => null });
  expect(keepLists([list()])).toBeNull();
  expect(JSON.parse(setItem.mock.calls[0]?.[1])).toEqual([list()]);
  setItem.mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(keepLists([list({ name: 'More' })])).toBe('full');
  expect(keptLists.value).toEqual([list({ name: 'More' })]);
  setItem.mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  expect(keepLists([])).toBe('unavailable');
  vi.unstubAllGlobals();
});

test('words are taken from a list as people type it, each once', () => {
  expect(readWords('Zoe, momma\nZOE;  nonna ')).toEqual({ words: ['zoe', 'momma', 'nonna'], strange: [] });
  expect(readWords('  ')).toEqual({ words: [], strange: [] });
});

test('what is not made of letters is named, never taken as other words', () => {
  expect(readWords("can't naïve tea A1")).toEqual({ words: ['tea'], strange: ["can't", 'naïve', 'A1'] });
});
