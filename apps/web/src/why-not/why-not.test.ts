import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { DEFAULT_WORD_LIST, explainRejection, isAccepted, openReasons, type WordList } from '@wordhoard/lexicon';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { sayWhyNot } from '#strings/allow.ts';
import { wordListOf } from './table-words.ts';

const reasons = openReasons(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/reasons.lex')));

const say = (word: string, list: Partial<WordList> = {}, suggest: 'all' | 'plain' = 'all'): string =>
  sayWhyNot(explainRejection(wholeLexicon, reasons, { ...DEFAULT_WORD_LIST, ...list }, word, { minimum: 2 })!, suggest);

test.each<[string, string, Partial<WordList>?]>([
  ['wierd', 'Did you mean WEIRD, WIRED or WIELD?'],
  ['playright', 'Did you mean PLAYWRIGHT or PLAYWRIGHTS?'],
  ['xylofone', 'Did you mean XYLOPHONE?'],
  ['qqqq', 'The dictionary has nothing spelt like it.'],
  ['london', 'It’s a name, written with a capital letter: London.'],
  ['ufo', 'It’s an abbreviation: unidentified flying object.'],
  ['blvd', 'It’s an abbreviation: Blvd.'],
  ['dont', 'It’s written with an apostrophe: don’t.'],
  ['uptodate', 'It’s more than one word: up to date.'],
  ['airconditioned', 'It’s written with a hyphen: air-conditioned.'],
  ['bonjour', 'It’s French, not English.'],
  ['publically', 'The right spelling is PUBLICLY.'],
  ['publically', 'The right spelling is PUBLICLY, which isn’t in this dictionary either.', { banned: ['publicly'] }],
  ['cacoon', 'A printed rulebook says it isn’t a word.'],
  ['quick', 'This table doesn’t allow it.', { banned: ['quick'] }],
  ['zax', 'It’s in the wide dictionary, but this table plays with the everyday one.', { dictionary: 'everyday' }],
  ['a', 'Words have at least two letters.'],
])('%s: %s', (word, text, list) => {
  expect(say(word, list)).toBe(text);
});

test('a rude word is not named again', () => {
  const rude = [...wholeLexicon.words()].find((word) => wholeLexicon.isOffensive(word) && word.length > 4)!;
  const text = say(rude, { familyFriendly: true });
  expect(text).toBe('This table is family-friendly, so coarse words don’t count.');
});

test('a table with nothing but its own list says so', () => {
  expect(sayWhyNot('own-list', 'all')).toBe('This table plays only with its own list.');
});

test('who can try again at once is told only the word plainly meant', () => {
  expect(say('wierd', {}, 'plain')).toBe('Did you mean WEIRD?');
  expect(say('hx', {}, 'plain')).toBe('');
});

/** Games in which a page can ask about a word. */
const packs = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((pack) => (pack?.isWord ? [pack] : []));

test('most games have words to ask about', () => {
  expect(packs.length).toBeGreaterThanOrEqual(5);
});

test.each(packs)('reads what $rules.id plays with', ({ defaults, isWord }) => {
  const list = wordListOf(defaults)!;
  for (const word of ['paths', 'zax', 'london', 'qqqq'])
    expect(isAccepted(wholeLexicon, list, word), word).toBe(isWord?.(wholeLexicon, defaults, word));
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
