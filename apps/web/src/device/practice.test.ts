import { GAME_IDS } from '@wordhoard/catalog';
import { expect, test } from 'vitest';
import { quickTable, withoutHurry } from './practice.ts';

const live = (game: (typeof GAME_IDS)[number], bank: number | null) =>
  ({ ...quickTable(game, 'Anna').options, pace: 'live', limits: {}, bank }) as const;

test('where nobody came no clock runs, unless it is the game or was chosen', () => {
  for (const game of GAME_IDS.filter((id) => id !== 'wordsy'))
    expect(withoutHurry(live(game, null))).toEqual({ pace: 'relaxed' });
  expect(withoutHurry(live('wordsy', null))).toEqual({
    limits: { ready: null, idle: null, challenge: null, mend: null },
  });
  expect(withoutHurry(live('wildwords', 600_000))).toEqual({ limits: {} });
});
