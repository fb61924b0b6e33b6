import { type ItemStatistics, proportion } from '@wordhoard/lab';
import { expect, test } from 'vitest';
import { type SortOrder, sorted, sortedBy } from './sorting.ts';

const thing = (name: string, times: number, wins: number | null): ItemStatistics => ({
  kind: 'card',
  name,
  games: proportion(1, 2),
  times,
  wins: wins === null ? null : proportion(wins, 10),
  points: null,
});
const things = [thing('10', 3, 4), thing('2', 3, null), thing('A', 9, 7)];
const names = (sorting: SortOrder): string[] => sorted(things, sorting).map(({ name }) => name);

test('numbers from the largest, names as people count; equals by name', () => {
  expect(names({ by: 'times', down: true })).toEqual(['A', '2', '10']);
  expect(names({ by: 'times', down: false })).toEqual(['2', '10', 'A']);
  expect(names({ by: 'name', down: false })).toEqual(['2', '10', 'A']);
});

test('what nobody had for himself comes last, whichever way', () => {
  expect(names({ by: 'wins', down: true })).toEqual(['A', '10', '2']);
  expect(names({ by: 'wins', down: false })).toEqual(['10', 'A', '2']);
});

test('the same column again turns it round', () => {
  const first = sortedBy({ by: 'times', down: true }, 'wins');
  expect(first).toEqual({ by: 'wins', down: true });
  expect(sortedBy(first, 'wins')).toEqual({ by: 'wins', down: false });
  expect(sortedBy(first, 'name')).toEqual({ by: 'name', down: false });
});
