import { matchesSchema } from '@wordhoard/kernel';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { defaults } from './defaults.ts';

const { words } = defaults;

describe('config', () => {
  test('the defaults are a valid config: seven rounds, no options switched on', () => {
    expect(matchesSchema(config, defaults)).toBe(true);
    expect(defaults).toMatchObject({ rounds: 7, handicaps: [], friendlySpelling: false });
  });
  test.each<[string, object]>([
    ['no rounds', { rounds: 0 }],
    ['eight rounds', { rounds: 8 }],
    ['half a round', { rounds: 1.5 }],
    ['an unknown level', { solo: 'gentle' }],
    ['a seat that no table has', { handicaps: [6] }],
    ['a handicap twice', { handicaps: [1, 1] }],
    ['an unknown dictionary', { words: { ...words, dictionary: 'secret' } }],
    ['an extra word with a capital', { words: { ...words, allowed: ['Paris'] } }],
    ['more than 500 extra words', { words: { ...words, banned: Array.from({ length: 501 }, () => 'word') } }],
    ['an unknown option', { cheat: true }],
  ])('%s is refused', (_what, part) => {
    expect(matchesSchema(config, { ...defaults, ...part })).toBe(false);
  });
});
