import { bind, matchesSchema } from '@wordhoard/kernel';
import { readOwnList } from '@wordhoard/lexicon/own-list';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { defaults } from './defaults.ts';
import { rules } from './rules.ts';
import { TestGame, tableFor } from './testing.ts';
import {
  checkOwnList,
  MAX_OWN_LENGTH,
  MAX_OWN_WORDS,
  makeWordTest,
  PLAIN_WORDS,
  type TableWords,
  wordsInForce,
} from './words.ts';

const agreed = (part: Partial<TableWords>): TableWords => ({ ...PLAIN_WORDS, ...part });
const isGood = (word: string, part: Partial<TableWords> = {}): boolean => makeWordTest(lexicon, agreed(part))(word);

/** Whether a challenged play stands if it is spelt as this word. The play is an asterisk and the word's last letter. */
function stands(word: string, part: Partial<TableWords> = {}): boolean {
  const last = word.at(-1)!.toUpperCase();
  const trays = [`*${last}`, 'AB'];
  const m = new TestGame({ trays }, lexicon, { ...tableFor(2), config: { ...defaults, words: agreed(part) } });
  m.play(0, `8G *${last}`);
  m.answer(1, { challenge: true });
  m.answer(0, { words: [word] });
  return m.events.some((event) => event.type === 'judged' && event.stands);
}

describe('[WW-15] valid words', () => {
  test('in the form of other games: the widest dictionary, if any, and the own list as allowed words', () => {
    expect(wordsInForce(agreed({ dictionaries: ['everyday', 'wide'] })).dictionary).toBe('wide');
    expect(wordsInForce(agreed({ dictionaries: ['everyday'], familyFriendly: true }))).toEqual({
      dictionary: 'everyday',
      allowed: [],
      banned: [],
      familyFriendly: true,
    });
    const own = agreed({ dictionaries: [], own: 'blorp zib', allowed: ['zib', 'gleep'], banned: ['blorp'] });
    const inForce = wordsInForce(own);
    expect(inForce).toMatchObject({ dictionary: null, allowed: ['zib', 'gleep', 'blorp'], banned: ['blorp'] });
  });
  test('in a challenge rare words need the wide dictionary, well-known ones either', () => {
    expect([stands('qanat'), stands('qanat', { dictionaries: ['everyday'] })]).toEqual([true, false]);
    expect(stands('qanat', { dictionaries: ['everyday', 'wide'] })).toBe(true);
    expect([stands('defend'), stands('defend', { dictionaries: ['everyday'] })]).toEqual([true, true]);
  });
  test('regular endings only if a dictionary lists them', () => {
    expect(['fend', 'fends', 'fended', 'fending'].map((word) => stands(word))).toEqual([true, true, true, true]);
    expect(stands('fendest')).toBe(false);
  });
  test('no names, foreign words or abbreviations', () => {
    for (const word of ['london', 'monday', 'danke', 'gracias', 'maison', 'nasa', 'bbc', 'etc'])
      expect([word, stands(word), stands(word, { dictionaries: ['everyday'] })]).toEqual([word, false, false]);
  });
  test('a spelling with a capital, a hyphen or an accent is refused', () => {
    const m = new TestGame({ trays: ['*N', 'AB'] }, lexicon);
    m.play(0, '8G *N');
    m.answer(1, { challenge: true });
    for (const word of ['London', 'co-on', 'maçon', 'in on'])
      expect(m.refusal(0, { words: [word] })).toMatchObject(expect.objectContaining({ code: 'malformed' }));
    expect(m.step).toBe('spell');
  });
  test('a word in any agreed dictionary or the table’s own list is valid', () => {
    const own = 'frobnicate qanat';
    expect(stands('frobnicate', { own })).toBe(true);
    expect(stands('qanat', { dictionaries: ['everyday'], own })).toBe(true);
    expect(stands('defend', { dictionaries: ['everyday'], own })).toBe(true);
    // On its own it is the only source.
    expect([stands('frobnicate', { dictionaries: [], own }), stands('defend', { dictionaries: [], own })]).toEqual([
      true,
      false,
    ]);
  });
  test('a banned word is never valid, an allowed word always (ours)', () => {
    expect(isGood('defend', { banned: ['defend'] })).toBe(false);
    expect(isGood('frobnicate', { own: 'frobnicate', banned: ['frobnicate'] })).toBe(false);
    expect(isGood('frobnicate', { allowed: ['frobnicate'], banned: ['frobnicate'] })).toBe(false);
    expect(isGood('frobnicate', { dictionaries: ['everyday'], allowed: ['frobnicate'] })).toBe(true);
  });
  test('a family-friendly table bans offensive words of the dictionaries, but not those its players listed', () => {
    const coarse = [...lexicon.words()].find((word) => lexicon.isOffensive(word))!;
    expect(isGood(coarse)).toBe(true);
    expect(isGood(coarse, { familyFriendly: true })).toBe(false);
    expect(isGood(coarse, { familyFriendly: true, own: coarse })).toBe(true);
    expect(isGood(coarse, { familyFriendly: true, allowed: [coarse] })).toBe(true);
  });
  test('agree with a direct implementation of the rule, whatever the options', () => {
    const some = fc.subarray(['defend', 'qanat', 'frobnicate', 'london']);
    const words = fc.record({
      dictionaries: fc.subarray(['everyday', 'wide'] as const),
      own: some.map((list) => list.join(' ')),
      allowed: some,
      banned: some,
      familyFriendly: fc.boolean(),
    });
    fc.assert(
      fc.property(words, fc.constantFrom('defend', 'qanat', 'frobnicate', 'london'), (list, word) => {
        const listed = list.dictionaries.some((dictionary) => lexicon.has(word, dictionary));
        const slow =
          !list.banned.includes(word) && (list.allowed.includes(word) || list.own.split(' ').includes(word) || listed);
        expect(makeWordTest(lexicon, list)(word)).toBe(slow);
      }),
    );
  });
});

describe('[WW-15] the table’s own list', () => {
  test('has at most 5,000 words, and a longer list is refused', () => {
    const word = (n: number): string => Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('');
    const list = (count: number): string => Array.from({ length: count }, (_, n) => word(n)).join(' ');
    expect(checkOwnList(list(MAX_OWN_WORDS).split(' '))).toBeNull();
    expect(checkOwnList(list(MAX_OWN_WORDS + 1).split(' '))).toBe('too-many');
    const long = Array.from({ length: 2000 }, (_, n) => word(n).padStart(50, 'x')).join(' ');
    expect(long.length).toBeGreaterThan(MAX_OWN_LENGTH);
    expect(checkOwnList(long.split(' '))).toBe('too-long');
  });
  test('every parsed list is valid; a table without any words is refused', () => {
    const takes = (part: Partial<TableWords>): boolean => matchesSchema(config, { ...defaults, words: agreed(part) });
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { words, added } = readOwnList(text, { endings: true });
        expect(takes({ own: [...words, ...added].join(' ') })).toBe(true);
      }),
    );
    for (const own of ['Good', 'co-op', ' good', 'good  fine', 'good good', 'a'.repeat(61)])
      expect(takes({ own })).toBe(false);
    expect(takes({ dictionaries: [] })).toBe(false);
    expect(takes({ dictionaries: [], own: 'good' })).toBe(true);
    expect(takes({ dictionaries: ['wide', 'wide'] })).toBe(false);
    const game = bind(rules, lexicon);
    const table = { ...tableFor(2), seed: '5'.repeat(64), config: { ...defaults, words: agreed({ own: 'co-op' }) } };
    expect(game.start(table)).toMatchObject({ ok: false, refusal: { code: 'bad-config' } });
  });
});
