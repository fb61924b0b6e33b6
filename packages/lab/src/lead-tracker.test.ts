import { forSeat } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeadTracker } from './lead-tracker.ts';

type History = readonly (readonly number[])[];

function measured(history: History, winners: readonly number[]): ReturnType<LeadTracker['result']> {
  const race = new LeadTracker(history[0]!.length);
  for (const [i, scores] of history.entries()) race.note(scores, i + 1);
  return race.result(winners, history.length);
}

/** The oracle: the whole history, looked at again for every question. */
function plainly(history: History, winners: readonly number[]): ReturnType<LeadTracker['result']> {
  const leaders = history
    .map((scores) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])))
    .map((best) => (best.length === 1 ? best[0]! : null));
  const alone = leaders.filter((leader) => leader !== null);
  const leads = alone.filter((leader, i) => i > 0 && leader !== alone[i - 1]).length;
  const behind = Math.max(
    ...winners.flatMap((seat) => history.map((scores) => Math.max(...scores) - forSeat(scores, seat))),
  );
  const since = Math.max(...winners.map((seat) => leaders.findLastIndex((leader) => leader !== seat) + 1));
  return { leads, behind, settled: Math.round((1000 * since) / history.length) / 1000 };
}

test('counts lead changes, and how far behind the winner was', () => {
  const history = [
    [5, 0],
    [5, 5],
    [5, 9],
    [20, 9],
    [20, 12],
  ];
  expect(measured(history, [0])).toEqual({ leads: 2, behind: 4, settled: 0.6 });
  expect(measured(history, [1])).toEqual({ leads: 2, behind: 11, settled: 1 });
});

test('a seat that leads from the first decision was never behind', () => {
  expect(
    measured(
      [
        [1, 0, 0],
        [3, 2, 0],
      ],
      [0],
    ),
  ).toEqual({ leads: 0, behind: 0, settled: 0 });
});

test('agrees with looking at the whole history', () => {
  const histories = fc.integer({ min: 2, max: 4 }).chain((players) =>
    fc.array(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: players, maxLength: players }), {
      minLength: 1,
      maxLength: 12,
    }),
  );
  fc.assert(
    fc.property(histories, (history) => {
      const last = history.at(-1)!;
      const winners = last.flatMap((score, seat) => (score === Math.max(...last) ? [seat] : []));
      expect(measured(history, winners)).toEqual(plainly(history, winners));
    }),
  );
});
