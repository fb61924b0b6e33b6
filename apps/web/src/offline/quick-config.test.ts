import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { fits } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { quickTable } from '../shell/practice.ts';
import { withConfig } from './quick-config.ts';

test.each(GAME_IDS)('%s in one tap is played without coarse words where this device chose so', async (id) => {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`no game ${id}`);
  const quick = quickTable(id, 'Anna');
  for (const familyFriendly of [true, false]) {
    const { config } = withConfig(quick, pack.defaults, familyFriendly).options;
    expect(config).toMatchObject({ words: { familyFriendly } });
    expect(fits(pack.rules.config, config)).toBe(true);
  }
});

test('a game without the switch, and a table that was chosen, stay as they are', () => {
  const quick = quickTable('wordsy', 'Anna');
  expect(withConfig(quick, { rounds: 3 }, true).options.config).toEqual({ rounds: 3 });
  expect(withConfig(quick, { words: 'many' }, true).options.config).toEqual({ words: 'many' });
  const chosen = { ...quick, options: { ...quick.options, config: { words: { familyFriendly: false } } } };
  expect(withConfig(chosen, {}, true).options.config).toEqual({ words: { familyFriendly: false } });
});
