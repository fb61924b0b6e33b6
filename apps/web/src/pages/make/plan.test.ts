import { fits } from '@wordhoard/kernel';
import { newTable } from '@wordhoard/protocol';
import { game as wordsy } from '@wordhoard/wordsy';
import { describe, expect, test } from 'vitest';
import { LIMITS, PLAIN } from '../../games/wordsy/defaults.ts';
import {
  COMPANIES,
  changed,
  firstPlan,
  isComplete,
  PACES,
  type Plan,
  paceOf,
  seatsOf,
  tableOf,
  whoOf,
} from './plan.ts';

const TIMES = { limits: LIMITS, clock: { instead: ['timer'] } };
const plan = (part: Partial<Plan> = {}): Plan => ({ ...firstPlan('wordsy', wordsy.defaults, 'Anna'), ...part });

test('the figures the page stretches and the options it starts from are the game’s own', () => {
  expect(PLAIN).toEqual(wordsy.defaults);
  const own = Object.entries(wordsy.rules.limits).map(([name, { ms }]) => [name, ms]);
  expect(LIMITS).toEqual(Object.fromEntries(own));
});

describe('every plan makes a table the house can read', () => {
  for (const company of COMPANIES)
    for (const pace of PACES)
      test(`${company}, ${pace}`, () => {
        const table = tableOf(
          plan({ company, pace, bots: [1, 5], others: ['Beth'], places: 6, bank: 1_500_000 }),
          TIMES,
        );
        expect(fits(newTable, table)).toBe(true);
        expect(1 + table.bots.length + table.others.length).toBeLessThanOrEqual(table.options.seats);
      });
});

test('friends get as many places as were wanted, and never fewer than are taken', () => {
  expect(seatsOf(plan({ places: 4 }))).toBe(4);
  expect(seatsOf(plan({ places: 2, bots: [3, 3], others: ['Beth'] }))).toBe(4);
});

test('alone is alone, whatever was chosen before', () => {
  const table = tableOf(plan({ company: 'alone', bots: [3], others: ['Beth'] }), TIMES);
  expect(table).toMatchObject({ bots: [], others: [], options: { seats: 1 }, start: true });
});

test('people at one device play without clocks, and nobody waits days for a bot', () => {
  expect(paceOf(plan({ company: 'here', others: ['Beth'], pace: 'live' }))).toBe('relaxed');
  expect(paceOf(plan({ company: 'here', others: [' '], pace: 'live' }))).toBe('live');
  expect(paceOf(plan({ company: 'bots', bots: [3], pace: 'days' }))).toBe('relaxed');
  expect(paceOf(plan({ pace: 'days' }))).toBe('days');
});

test('stretched time stretches every limit, and only then', () => {
  expect(tableOf(plan({ pace: 'stretched', stretch: 2 }), TIMES).options).toMatchObject({
    pace: 'live',
    limits: { timer: 60_000, grace: 10_000, challenge: 40_000 },
  });
  expect(tableOf(plan({ pace: 'live' }), TIMES).options.limits).toEqual({});
});

test('a chess clock stands in for the limits it replaces, and runs only at live tables', () => {
  const options = (part: Partial<Plan>): object => tableOf(plan({ bank: 600_000, ...part }), TIMES).options;
  expect(options({ pace: 'live' })).toMatchObject({ bank: 600_000, limits: { timer: null } });
  expect(options({ pace: 'stretched', stretch: 3 })).toMatchObject({
    bank: 1_800_000,
    limits: { timer: null, grace: 15_000 },
  });
  expect(options({ pace: 'relaxed' })).toMatchObject({ bank: null, limits: {} });
  expect(options({ pace: 'days' })).toMatchObject({ bank: null, limits: {} });
});

test('only a table that waits for nobody begins at once', () => {
  expect(isComplete(plan({ company: 'bots', bots: [3] }))).toBe(true);
  expect(isComplete(plan({ company: 'here', others: ['Beth'] }))).toBe(true);
  expect(isComplete(plan({ company: 'friends', places: 2 }))).toBe(false);
  expect(isComplete(plan({ company: 'friends', places: 2, bots: [3] }))).toBe(false);
});

test('who has nobody to wait for them has no clock, unless the clock is the game', () => {
  const fast = (company: Plan['company'], timedAlone: boolean): string => changed(plan(), { company }, timedAlone).pace;
  expect(COMPANIES.map((company) => fast(company, false))).toEqual(['live', 'relaxed', 'relaxed', 'live']);
  expect(COMPANIES.map((company) => fast(company, true))).toEqual(['live', 'live', 'live', 'live']);
  expect(changed(changed(plan(), { company: 'bots' }, false), { company: 'friends' }, false).pace).toBe('live');
});

test('a pace that somebody has chosen stays, whoever plays', () => {
  const chosen = changed(plan(), { pace: 'stretched' }, false);
  expect(changed(chosen, { company: 'bots' }, false).pace).toBe('stretched');
  const timed = changed(changed(plan(), { company: 'bots' }, false), { pace: 'live' }, false);
  expect(changed(timed, { bots: [1, 1] }, false).pace).toBe('live');
});

test('another game has the same people, as far as it has places', () => {
  const many = plan({ company: 'here', others: ['Beth', 'Cleo', 'Dan', 'Eve'], bots: [3], places: 6 });
  expect(whoOf(many, [2, 4])).toEqual({
    name: 'Anna',
    company: 'here',
    others: ['Beth', 'Cleo', 'Dan'],
    bots: [],
    places: 4,
  });
  expect(whoOf(plan({ company: 'alone' }), [2, 4])).toEqual({ name: 'Anna' });
  expect(whoOf(plan({ company: 'alone' }), [1, 6])).toMatchObject({ name: 'Anna', company: 'alone' });
});
