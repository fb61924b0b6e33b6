import { LIMITS, game as wordsy } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { firstPlan, optionsBy, PACES, planOf, type TableForm, tableOf } from './plan.ts';

const TIMES = { limits: LIMITS, clock: { instead: ['timer'] } };
const plan = (part: Partial<TableForm> = {}): TableForm => ({
  ...firstPlan('wordsy', wordsy.defaults, 'Anna'),
  ...part,
});

test('the form of a table shows what the table was made with, at every pace', () => {
  for (const pace of PACES)
    for (const part of [
      {},
      { stretch: 3, days: 7 },
      { visibility: 'public', several: true, watching: false },
    ] as const) {
      const wanted = plan({ pace, places: 3, ...part });
      const { options } = tableOf(wanted, TIMES);
      const shown = planOf(options, TIMES);
      expect(tableOf(shown, TIMES).options).toEqual(options);
      expect(shown.pace).toBe(pace);
    }
});

test('a chess clock with more time is shown as it was chosen', () => {
  const { options } = tableOf(plan({ pace: 'stretched', stretch: 1.5, bank: 600_000 }), TIMES);
  expect(planOf(options, TIMES)).toMatchObject({ pace: 'stretched', stretch: 1.5, bank: 600_000 });
});

test('only what was changed changes: odd times of another client stay', () => {
  const options = { ...tableOf(plan(), TIMES).options, limits: { timer: 41_234 }, botSpeed: 'slow' } as const;
  const shown = planOf(options, TIMES);
  expect(optionsBy(shown, options, TIMES)).toEqual(options);
  const config = { ...wordsy.defaults, rounds: 3 };
  expect(optionsBy({ ...shown, config }, options, TIMES)).toEqual({ ...options, config });
  const later = { ...options, seats: 4 };
  expect(optionsBy({ ...shown, pace: 'days', days: 3, watching: false }, later, TIMES)).toEqual({
    ...later,
    pace: { days: 3 },
    limits: {},
    watching: false,
  });
});
