import type { FieldForm } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { formatList, keysOf, layoutOf, parseList, parseNumber, takesMoreKeys } from './typed.ts';

const number: FieldForm = { kind: 'number', min: 0, max: 9, whole: true };
const recordOf = (pattern: string | null): FieldForm & { kind: 'record' } => ({
  kind: 'record',
  keys: { kind: 'text', minLength: null, maxLength: null, pattern, hint: null },
  of: number,
});

test('a number is one as people type it; anything else stays a text, for the schema to refuse', () => {
  expect(['5', ' 12 ', '2.5', '-3', '−3'].map(parseNumber)).toEqual([5, 12, 2.5, -3, -3]);
  expect(['', 'five', '5x', '1e3', '0x10', '.'].map(parseNumber)).toEqual(['', 'five', '5x', '1e3', '0x10', '.']);
});

test('cards stand side by side and the rows of a board one on each line; both come back as they were', () => {
  const cards = ['af', 'ocf'];
  const board = ['.. 2W', '2W ..'];
  expect([layoutOf(cards), layoutOf(board)]).toEqual(['words', 'lines']);
  for (const list of [cards, board])
    expect(parseList(formatList(list, layoutOf(list)), layoutOf(list), { kind: 'boolean' })).toEqual(list);
  expect(parseList(' af,  ocf\n\nxy ', 'words', { kind: 'boolean' })).toEqual(['af', 'ocf', 'xy']);
  expect(parseList('1 2 x', 'words', number)).toEqual([1, 2, 'x']);
});

test('a record shows its letters, and asks for others where there are some', () => {
  expect(keysOf(recordOf('^[A-Z]$'), { A: 1 })).toHaveLength(26);
  expect(keysOf(recordOf('^[a-z]{1,2}$'), { th: 2 })).toEqual([...'abcdefghijklmnopqrstuvwxyz', 'th']);
  const chosen: FieldForm & { kind: 'record' } = {
    kind: 'record',
    keys: { kind: 'choice', values: ['A', '*'] },
    of: number,
  };
  expect(keysOf(chosen, {})).toEqual(['A', '*']);
  expect([recordOf('^[A-Z]$'), recordOf('^[a-z]{1,2}$'), chosen].map(takesMoreKeys)).toEqual([false, true, false]);
});
