import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { LEVELS, type Level, matchesSchema } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { quickTable } from '../device/practice.ts';
import { withConfig } from './quick-config.ts';

/** Games that are played with words. */
const games = (await Promise.all(GAME_IDS.map(async (id) => ({ id, pack: await loadGame(id) })))).flatMap(
  ({ id, pack }) => (pack && 'words' in pack.defaults ? [{ id, pack }] : []),
);

test('most games are played with words', () => {
  expect(games.length).toBeGreaterThanOrEqual(5);
});

test.each(games)('$id in one tap is played without coarse words where this device chose so', ({ id, pack }) => {
  const quick = quickTable(id, 'Anna');
  for (const familyFriendly of [true, false]) {
    const { config } = withConfig(quick, pack, { familyFriendly, allowedWords: [] }).options;
    expect(config).toMatchObject({ words: { familyFriendly } });
    expect(matchesSchema(pack.rules.config, config)).toBe(true);
  }
});

test.each(games)('$id in one tap begins with the words that this device has allowed', ({ id, pack }) => {
  const allowedWords = ['quokked', 'quokkquokkquokk'];
  const { config } = withConfig(quickTable(id, 'Anna'), pack, { familyFriendly: false, allowedWords }).options;
  // A row of Wordsmith has eight squares.
  expect(config).toMatchObject({ words: { allowed: id === 'wordsmith' ? ['quokked'] : allowedWords } });
  expect(matchesSchema(pack.rules.config, config)).toBe(true);
});

test('a game without words, and a table that was chosen, stay as they are', async () => {
  const quick = quickTable('wordsy', 'Anna');
  const chosen = { familyFriendly: true, allowedWords: ['quokked'] };
  const { rules } = (await loadGame('wordsy'))!;
  const game = (defaults: object) => ({ defaults, rules });
  expect(withConfig(quick, game({ rounds: 3 }), chosen).options.config).toEqual({ rounds: 3 });
  expect(withConfig(quick, game({ words: 'many' }), chosen).options.config).toEqual({ words: 'many' });
  const made = { ...quick, options: { ...quick.options, config: { words: { familyFriendly: false } } } };
  expect(withConfig(made, game({}), chosen).options.config).toEqual({ words: { familyFriendly: false } });
});

test('[WS-18] Wordsmith in one tap spots words against level 1, and not against stronger bots', async () => {
  const pack = (await loadGame('wordsmith'))!;
  const quick = quickTable('wordsmith', 'Anna');
  const against = (level: Level): unknown =>
    withConfig({ ...quick, bots: [level] }, pack, { familyFriendly: true, allowedWords: [] }).options.config;
  expect(against(1)).toMatchObject({ spotWords: true });
  for (const level of LEVELS.slice(1)) expect(against(level)).toMatchObject({ spotWords: false });
});
