import { expect, test } from 'vitest';
import { everyWord, wholeLexicon } from '../scripts/whole-lexicon.ts';
import { findShortWords, SHORT_LISTS } from './short-words.ts';
import { lexiconOf } from './testing.ts';
import { DEFAULT_WORD_LIST, isAccepted, type WordList } from './word-list.ts';

const VOWELS = ['a', 'e', 'i', 'o', 'u'];
/** The slow, obvious way: by letters, over all words. */
const ORACLE: Readonly<Record<(typeof SHORT_LISTS)[number], (letters: readonly string[]) => boolean>> = {
  two: (letters) => letters.length === 2,
  three: (letters) => letters.length === 3,
  'q-without-u': (letters) => letters.some((letter, i) => letter === 'q' && letters[i + 1] !== 'u'),
  'no-vowel': (letters) => letters.every((letter) => !VOWELS.includes(letter) && letter !== 'y'),
  'only-y': (letters) => letters.every((letter) => !VOWELS.includes(letter)) && letters.includes('y'),
  'four-jqxz': (letters) => letters.length === 4 && letters.some((letter) => ['j', 'q', 'x', 'z'].includes(letter)),
};

const listsOf = (list: WordList) =>
  findShortWords(wholeLexicon, (word) => isAccepted(wholeLexicon, list, word), list.allowed);

test.each<[string, Partial<WordList>]>([
  ['Wide', {}],
  ['Everyday', { dictionary: 'everyday' }],
  ['a family-friendly table', { familyFriendly: true }],
  ['words allowed and banned', { allowed: ['qx', 'zzyzx', 'blorp', 'aa'], banned: ['qi', 'za', 'qx'] }],
])('%s: every list holds exactly the words in force', (_, part) => {
  const list = { ...DEFAULT_WORD_LIST, ...part };
  const all = [...new Set([...everyWord(), ...list.allowed])]
    .filter((word) => isAccepted(wholeLexicon, list, word))
    .sort();
  const found = listsOf(list);
  for (const name of SHORT_LISTS) expect(found[name], name).toEqual(all.filter((word) => ORACLE[name]([...word])));
});

test('the lists of Wide are those that players learn', () => {
  const { two, three, 'q-without-u': q, 'no-vowel': none, 'only-y': y } = listsOf(DEFAULT_WORD_LIST);
  expect(two).toHaveLength(107);
  expect(three.length).toBeGreaterThan(1000);
  expect(q).toEqual(expect.arrayContaining(['qi', 'qat', 'tranq', 'suq']));
  expect(none).toEqual(expect.arrayContaining(['cwm', 'hmm', 'nth', 'crwth']));
  expect(y).toEqual(expect.arrayContaining(['by', 'rhythm', 'lynx']));
});

test('a coarse word is on no list of a family-friendly table, and an added word is on its lists in order', () => {
  const lexicon = lexiconOf(['ab', 'cd', 'rude'], { offensive: new Set(['cd']) });
  const list = { ...DEFAULT_WORD_LIST, familyFriendly: true, allowed: ['aa', 'qyx'] };
  const found = findShortWords(lexicon, (word) => isAccepted(lexicon, list, word), list.allowed);
  expect(found).toEqual({
    two: ['aa', 'ab'],
    three: ['qyx'],
    'q-without-u': ['qyx'],
    'no-vowel': [],
    'only-y': ['qyx'],
    'four-jqxz': [],
  });
});
