import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { suggestWords } from './word-suggestions.ts';

const offered = (word: string, words: Partial<Config['words']> = {}, used: string[] = []): string[] =>
  suggestWords(
    {
      env,
      words: { ...DEFAULT_WORD_LIST, ...words },
      used: used.map((it) => ({ word: it, seat: 0, round: 1 })),
    },
    word,
  ).words.slice();

describe('[WY-24] words run together', () => {
  test.each([
    ['icecream', ['ice', 'cream']],
    ['merrygo', ['merry', 'go']],
    ['merrygoround', ['merry', 'go', 'round']],
    ['motherinlaw', ['mother', 'in', 'law']],
    ['redcar', ['red', 'car']],
    ['gogo', ['go']],
  ])('%s: only its words are offered', (word, parts) => {
    expect(suggestWords({ env, words: DEFAULT_WORD_LIST, used: [] }, word)).toEqual({
      runTogether: true,
      words: parts,
    });
  });
  test.each([
    ['usefull', 'useful'],
    ['independant', 'independent'],
    ['persistant', 'persistent'],
    ['restaraunt', 'restaurant'],
    ['misqoting', 'misquoting'],
    ['playwrite', 'playwright'],
  ])('%s is treated as misspelt (ours): %s is offered', (word, known) => {
    const { runTogether: parts, words } = suggestWords({ env, words: DEFAULT_WORD_LIST, used: [] }, word);
    expect(parts).toBe(false);
    expect(words).toContain(known);
  });
  test('words that the table added are recognised, and banned words are not', () => {
    expect(offered('wordhoardpage', { allowed: ['wordhoard'] })).toEqual(['wordhoard', 'page']);
    expect(offered('icecream', { banned: ['cream'] })).not.toContain('cream');
  });
  test('[WY-10] a part whose family was used is not offered', () => {
    expect(offered('icecream', {}, ['creams'])).toEqual(['ice']);
    expect(offered('icecream', {}, ['creams', 'ice'])).toEqual([]);
  });
  test('an offensive part is not recognised', () => {
    expect(offered('fuckcream')).not.toContain('fuck');
  });
});

test('[WY-24] two swapped letters are one slip, so the word meant comes first', () => {
  expect(offered('wierd')[0]).toBe('weird');
  expect(offered('recieve')[0]).toBe('receive');
});

test('[WY-24] at most five words are offered, never the written one, and only words the table accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (text) => {
      fc.pre(!env.has(text));
      const words = offered(text);
      expect(words.length).toBeLessThanOrEqual(5);
      expect(words).not.toContain(text);
      for (const word of words) expect(env.has(word)).toBe(true);
    }),
  );
});
