import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { matchesSchema } from '@wordhoard/kernel';
import { newTable, tableOptions } from '@wordhoard/protocol';
import { LIMITS as NERDS } from '@wordhoard/word-nerds';
import { game as wordsmith } from '@wordhoard/wordsmith';
import { LIMITS, game as wordsy } from '@wordhoard/wordsy';
import { describe, expect, test } from 'vitest';
import { quickTable, unhurried } from '../../device/practice.ts';
import {
  changed,
  chosenConfig,
  companyOf,
  familySetting,
  firstPlan,
  GROUPS,
  isComplete,
  isFamilyFriendly,
  optionsBy,
  PACES,
  paceOf,
  planOf,
  seatsOf,
  type TableForm,
  tableOf,
  whoOf,
} from './plan.ts';

const TIMES = { limits: LIMITS, clock: { instead: ['timer'] } };
const plan = (part: Partial<TableForm> = {}): TableForm => ({
  ...firstPlan('wordsy', wordsy.defaults, 'Anna'),
  ...part,
});

describe('every plan makes a table that the server can read', () => {
  for (const group of GROUPS)
    for (const pace of PACES)
      test(`${group}, ${pace}`, () => {
        const table = tableOf(plan({ group, pace, bots: [1, 5], others: ['Beth'], places: 6, bank: 1_500_000 }), TIMES);
        expect(matchesSchema(newTable, table)).toBe(true);
        expect(1 + table.bots.length + table.others.length).toBeLessThanOrEqual(table.options.seats);
      });
});

test('where there are bots the table says how fast; a table may say nothing, but no nonsense', () => {
  const { options } = tableOf(plan({ group: 'bots', bots: [3], botSpeed: 'slow' }), TIMES);
  expect(options.botSpeed).toBe('slow');
  expect(tableOf(plan({ botSpeed: 'slow' }), TIMES).options).not.toHaveProperty('botSpeed');
  expect(matchesSchema(tableOptions, { ...options, botSpeed: 'warp' })).toBe(false);
});

test('friends get as many places as were wanted, and never fewer than are taken', () => {
  expect(seatsOf(plan({ places: 4 }))).toBe(4);
  expect(seatsOf(plan({ places: 2, bots: [3, 3], others: ['Beth'] }))).toBe(4);
});

test('alone is alone, whatever was chosen before', () => {
  const table = tableOf(plan({ group: 'alone', bots: [3], others: ['Beth'] }), TIMES);
  expect(table).toMatchObject({ bots: [], others: [], options: { seats: 1 }, start: true });
});

test('people at one device play without clocks, and nobody waits days for a bot', () => {
  expect(paceOf(plan({ group: 'here', others: ['Beth'], pace: 'live' }))).toBe('relaxed');
  expect(paceOf(plan({ group: 'here', others: [' '], pace: 'live' }))).toBe('live');
  expect(paceOf(plan({ group: 'bots', bots: [3], pace: 'days' }))).toBe('relaxed');
  expect(paceOf(plan({ pace: 'days' }))).toBe('days');
});

test('stretched time stretches every limit, and only then', () => {
  expect(tableOf(plan({ pace: 'stretched', stretch: 2 }), TIMES).options).toMatchObject({
    pace: 'live',
    limits: { timer: 60_000, grace: 10_000, challenge: 40_000 },
  });
  expect(tableOf(plan({ pace: 'live' }), TIMES).options.limits).toEqual({});
});

test('nobody at another device waits: nothing but the sand of Wordsy hurries', () => {
  for (const group of ['alone', 'bots'] as const) {
    const off = { ready: null, idle: null, challenge: null, mend: null };
    const bots = group === 'bots' ? ([3] as const) : [];
    expect(tableOf(plan({ group, bots }), TIMES).options).toMatchObject({ pace: 'live', limits: off });
    const { limits } = tableOf(plan({ group, bots, pace: 'stretched' }), TIMES).options;
    expect(limits).toEqual({ ...off, timer: 60_000, grace: 10_000 });
    expect(quickTable('wordsy', 'You').options.limits).toEqual(off);
  }
  expect(tableOf(plan(), TIMES).options.limits).toEqual({});
});

test('what is switched off so is a limit of the game', async () => {
  for (const id of GAME_IDS) {
    const limits = Object.keys((await loadGame(id))!.rules.limits);
    expect(limits).toEqual(expect.arrayContaining(Object.keys(unhurried(id))));
  }
});

test('[WN-11] more time for everything leaves the 300 ms alone: they are a matter of fairness', () => {
  const { limits } = tableOf(plan({ game: 'word-nerds', pace: 'stretched', stretch: 2 }), { limits: NERDS }).options;
  expect(limits).toMatchObject({ bid: 60_000, respond: 40_000 });
  expect(Object.keys(limits)).toEqual(Object.keys(NERDS).filter((name) => name !== 'simultaneous'));
});

test('a chess clock stands in for the limits it replaces, and runs only at live tables', () => {
  const options = (part: Partial<TableForm>): object => tableOf(plan({ bank: 600_000, ...part }), TIMES).options;
  expect(options({ pace: 'live' })).toMatchObject({ bank: 600_000, limits: { timer: null } });
  expect(options({ pace: 'stretched', stretch: 3 })).toMatchObject({
    bank: 1_800_000,
    limits: { timer: null, grace: 15_000 },
  });
  expect(options({ pace: 'relaxed' })).toMatchObject({ bank: null, limits: {} });
  expect(options({ pace: 'days' })).toMatchObject({ bank: null, limits: {} });
});

test('only a table that waits for nobody begins at once', () => {
  expect(isComplete(plan({ group: 'bots', bots: [3] }))).toBe(true);
  expect(isComplete(plan({ group: 'here', others: ['Beth'] }))).toBe(true);
  expect(isComplete(plan({ group: 'friends', places: 2 }))).toBe(false);
  expect(isComplete(plan({ group: 'friends', places: 2, bots: [3] }))).toBe(false);
});

test('who has nobody to wait for them has no clock, unless the clock is the game', () => {
  const fast = (group: TableForm['group'], timedAlone: boolean): string => changed(plan(), { group }, timedAlone).pace;
  expect(GROUPS.map((group) => fast(group, false))).toEqual(['live', 'relaxed', 'relaxed', 'live']);
  expect(GROUPS.map((group) => fast(group, true))).toEqual(['live', 'live', 'live', 'live']);
  expect(changed(changed(plan(), { group: 'bots' }, false), { group: 'friends' }, false).pace).toBe('live');
});

test('a pace that somebody has chosen stays, whoever plays', () => {
  const chosen = changed(plan(), { pace: 'stretched' }, false);
  expect(changed(chosen, { group: 'bots' }, false).pace).toBe('stretched');
  const timed = changed(changed(plan(), { group: 'bots' }, false), { pace: 'live' }, false);
  expect(changed(timed, { bots: [1, 1] }, false).pace).toBe('live');
});

test('another game has the same people, as far as it has places', () => {
  const many = plan({ group: 'here', others: ['Beth', 'Cleo', 'Dan', 'Eve'], bots: [3], places: 6 });
  expect(whoOf(many, [2, 4])).toEqual({
    name: 'Anna',
    familyFriendly: null,
    group: 'here',
    others: ['Beth', 'Cleo', 'Dan'],
    bots: [],
    places: 4,
  });
  const champions = plan({ group: 'bots', bots: [6, 6] });
  expect(whoOf(champions, [2, 4]).bots).toEqual([6, 6]);
  expect(whoOf(champions, [2, 4], [1, 2, 3, 4, 5]).bots).toEqual([5, 5]);
  expect(whoOf(plan({ group: 'alone' }), [2, 4])).toEqual({ name: 'Anna', familyFriendly: null });
  expect(whoOf(plan({ group: 'alone' }), [1, 6])).toMatchObject({ name: 'Anna', group: 'alone' });
});

describe('the family-friendly switch', () => {
  const fresh = { familyFriendly: false, familyFriendlyPublic: true };

  test('is off for friends and on for strangers, until somebody chooses', () => {
    expect(isFamilyFriendly(plan(), fresh)).toBe(false);
    expect(isFamilyFriendly(plan({ visibility: 'public' }), fresh)).toBe(true);
  });

  test('is as this device chose last for such a table', () => {
    const chosen = { familyFriendly: true, familyFriendlyPublic: false };
    expect(isFamilyFriendly(plan(), chosen)).toBe(true);
    expect(isFamilyFriendly(plan({ visibility: 'public' }), chosen)).toBe(false);
  });

  test('stays where it was put in this form, also when the table is made public afterwards', () => {
    const off = plan({ familyFriendly: false });
    expect(isFamilyFriendly({ ...off, visibility: 'public' }, fresh)).toBe(false);
    expect(isFamilyFriendly({ ...off, familyFriendly: true }, fresh)).toBe(true);
  });

  test('takes no game on this device for a public one, whatever was chosen before', () => {
    const bots = plan({ group: 'bots', bots: [3], visibility: 'public' });
    expect(familySetting(bots)).toBe('familyFriendly');
    expect(isFamilyFriendly(bots, fresh)).toBe(false);
  });
});

describe('[WS-18] defaults that depend on who plays', () => {
  const spots = (part: Partial<TableForm>, familyFriendly = false): boolean | undefined =>
    wordsmith.defaultsFor?.(companyOf(plan(part), familyFriendly)).spotWords;

  test('words are spotted against level 1 and for a family at one device, not among friends', () => {
    expect(spots({ group: 'friends', bots: [1] }, true)).toBe(false);
    expect(spots({ group: 'bots', bots: [1] })).toBe(true);
    expect(spots({ group: 'bots', bots: [3] }, true)).toBe(false);
    expect(spots({ group: 'alone' }, true)).toBe(false);
    expect(spots({ group: 'here', others: [''] }, true)).toBe(true);
    expect(spots({ group: 'here', others: ['Beth'] })).toBe(false);
  });

  test('follow the form until they are touched, and stay as chosen afterwards', () => {
    const config = { deck: 'printed' };
    const off = { spotWords: false };
    const other = chosenConfig({ ...config, ...off, deck: 'balanced' }, off, config);
    expect(other).toEqual({ deck: 'balanced' });
    const on = chosenConfig({ ...other, spotWords: true }, off, other);
    expect(on).toEqual({ deck: 'balanced', spotWords: true });
    // Back to what is usual: still a choice.
    expect(chosenConfig({ ...on, spotWords: false }, off, on)).toEqual({ deck: 'balanced', spotWords: false });
  });
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

test('limits of a variant file count at a live table, are stretched with the others, and stay when options change', () => {
  const limits = { timer: 20_000 };
  expect(tableOf(plan({ pace: 'live', limits }), TIMES).options.limits).toEqual(limits);
  const stretched = tableOf(plan({ pace: 'stretched', stretch: 2, limits }), TIMES).options;
  expect(stretched.limits).toMatchObject({ timer: 40_000 });
  expect(tableOf(plan({ pace: 'relaxed', limits }), TIMES).options.limits).toEqual({});
  const options = tableOf(plan({ pace: 'live', limits }), TIMES).options;
  const shown = planOf(options, TIMES);
  // Only one of the limits is another: that is no stretch of all.
  expect(shown).toMatchObject({ pace: 'live', limits });
  expect(optionsBy({ ...shown, pace: 'days' }, options, TIMES).limits).toEqual({});
  expect(optionsBy({ ...shown, bank: 600_000 }, options, TIMES).limits).toEqual({ timer: null });
});
