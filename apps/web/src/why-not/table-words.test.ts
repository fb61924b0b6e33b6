import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { DEFAULT_WORD_LIST, isAccepted } from '@wordhoard/lexicon';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { wordListOf } from './table-words.ts';

test.each(GAME_IDS)('reads what %s plays with', async (id) => {
  const pack = (await loadGame(id))!;
  const list = wordListOf(pack.defaults)!;
  for (const word of ['paths', 'zax', 'london', 'qqqq'])
    expect(isAccepted(wholeLexicon, list, word), word).toBe(pack.isWord?.(wholeLexicon, pack.defaults, word));
});

test('the widest of several dictionaries, with the table’s own words', () => {
  const words = {
    dictionaries: ['everyday', 'wide'],
    own: 'zorp blorp',
    allowed: ['florp'],
    banned: [],
    familyFriendly: true,
  };
  expect(wordListOf({ words })).toEqual({
    dictionary: 'wide',
    allowed: ['florp', 'zorp', 'blorp'],
    banned: [],
    familyFriendly: true,
  });
  expect(wordListOf({ words: { ...words, dictionaries: [] } })).toBeNull();
  expect(wordListOf(null)).toBe(DEFAULT_WORD_LIST);
});
