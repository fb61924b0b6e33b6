import { type ItemStatistics, meanOf, proportion } from '@wordhoard/lab';
import { expect, test } from 'vitest';
import { amount, estimate, fromTo, percent, type SortOrder, sorted, sortedBy } from './figures.ts';

test('as many digits as are read at a glance', () => {
  expect([0, 0.034, 0.5, 4.37, 22, 98.83, 123.4, -5.25, Number.NaN].map(amount)).toEqual([
    '0',
    '0.03',
    '0.5',
    '4.4',
    '22',
    '98.8',
    '123',
    '−5.3',
    '–',
  ]);
  expect([0, 0.333, 1, Number.NaN].map(percent)).toEqual(['0 %', '33 %', '100 %', '–']);
});

test('from one to the other, with the sign where it is needed', () => {
  expect(fromTo(3, 7, amount)).toBe('3–7');
  expect(fromTo(4, 4, amount)).toBe('4');
  expect(fromTo(-29.1, 49, amount)).toBe('−29.1 to 49');
  expect(fromTo(0.2, 0.24, percent)).toBe('20–24 %');
});

test('an estimate has as many digits as its interval justifies, and none without one', () => {
  expect(estimate(proportion(250, 500), true)).toEqual({ mean: '50 %', range: '46–54 %' });
  expect(estimate(proportion(25_000, 50_000), true)).toEqual({ mean: '50 %', range: '49.6–50.4 %' });
  expect(estimate({ n: 400, mean: -12.347, low: -13.5, high: -11.2 })).toEqual({
    mean: '−12.3',
    range: '−13.5 to −11.2',
  });
  expect(estimate(meanOf([7, 7, 7]).interval)).toEqual({ mean: '7', range: null });
  expect(estimate(meanOf([7]).interval)).toEqual({ mean: '7', range: null });
});

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
