import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo, TableOptions } from './table.ts';
import { applyChange, changeBetween } from './table-change.ts';

const seat: fc.Arbitrary<SeatInfo | null> = fc.option(
  fc.record(
    {
      name: fc.constantFrom('Ann', 'Bob'),
      who: fc.constantFrom('ann', 'bob', null),
      level: fc.constantFrom(null, 3),
      presence: fc.constantFrom('here', 'away', 'stand-in'),
      goOnAt: fc.nat(3),
    },
    { requiredKeys: ['name', 'who', 'level', 'presence'] },
  ),
);
const table: fc.Arbitrary<TableInfo> = fc.record(
  {
    code: fc.constant('FOX-OWL-3707'),
    options: fc.record(
      {
        game: fc.constantFrom('wordsy', 'wildwords'),
        config: fc.constantFrom<object[]>({ rounds: 3 }, { rounds: 3, words: ['long', 'list'] }, {}),
        pace: fc.constantFrom<TableOptions['pace'][]>('live', { days: 2 }),
        limits: fc.constantFrom<TableOptions['limits'][]>({}, { timer: null }),
        bank: fc.constant(null),
        visibility: fc.constantFrom('public', 'link'),
        watching: fc.boolean(),
        seats: fc.constantFrom(2, 3),
        botSpeed: fc.constantFrom('quick', 'slow'),
      },
      { requiredKeys: ['game', 'config', 'pace', 'limits', 'bank', 'visibility', 'watching', 'seats'] },
    ),
    host: fc.constantFrom('ann', 'bob'),
    seats: fc.array(seat, { minLength: 2, maxLength: 3 }),
    watchers: fc.nat(2),
    status: fc.constantFrom('waiting', 'playing', 'over'),
    outdated: fc.constant(null),
    commitment: fc.constantFrom(null, 'abc'),
    reveal: fc.constantFrom(null, { seed: 's', nonce: 'n' }),
    result: fc.constantFrom(null, { scores: [1, 2], places: [[1], [0]] }),
    ended: fc.constant({ code: 'left', by: 0 }),
    rematch: fc.constantFrom(null, 'OWL-FOX-0001'),
  },
  {
    requiredKeys: [
      'code',
      'options',
      'host',
      'seats',
      'watchers',
      'status',
      'outdated',
      'commitment',
      'reveal',
      'result',
      'rematch',
    ],
  },
);

test('applying a change gives the new table; a change that cannot be expressed is null', () => {
  let changes = 0;
  fc.assert(
    fc.property(table, table, (before, after) => {
      const change = changeBetween(before, after);
      const isGone = (key: 'ended' | 'botSpeed'): boolean =>
        key === 'ended' ? 'ended' in before && !('ended' in after) : key in before.options && !(key in after.options);
      expect(change === null).toBe(isGone('ended') || isGone('botSpeed'));
      if (!change) return;
      changes++;
      // As it is after a way over a wire.
      expect(applyChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
    }),
  );
  expect(changes).toBeGreaterThan(10);
});

test('a change contains no unchanged field', () => {
  fc.assert(
    fc.property(table, fc.nat(9), (before, watchers) => {
      expect(changeBetween(before, structuredClone(before))).toEqual({});
      const more = { ...before, watchers: before.watchers + 1 + watchers };
      expect(changeBetween(before, more)).toEqual({ watchers: more.watchers });
      const faster = { ...before, options: { ...before.options, botSpeed: 'natural' as const } };
      expect(changeBetween(before, faster)).toEqual({ options: { botSpeed: 'natural' } });
    }),
  );
});
