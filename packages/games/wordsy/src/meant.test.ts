import { PLAIN_LIST } from '@wordhoard/lexicon';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { meant, runTogether } from './meant.ts';

const offered = (word: string, words: Partial<Config['words']> = {}, used: string[] = []): string[] =>
  meant(
    {
      env,
      words: { ...PLAIN_LIST, ...words },
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
    expect(meant({ env, words: PLAIN_LIST, used: [] }, word)).toEqual({ runTogether: true, words: parts });
  });
  test.each([
    ['usefull', 'useful'],
    ['independant', 'independent'],
    ['persistant', 'persistent'],
    ['restaraunt', 'restaurant'],
    ['misqoting', 'misquoting'],
  ])('%s is rather a slip of the pen (ours): %s is offered', (word, known) => {
    const { runTogether: parts, words } = meant({ env, words: PLAIN_LIST, used: [] }, word);
    expect(parts).toBe(false);
    expect(words).toContain(known);
  });
  test('the table’s own words are words, and what it bans is none', () => {
    expect(offered('wordhoardpage', { allowed: ['wordhoard'] })).toEqual(['wordhoard', 'page']);
    expect(offered('icecream', { banned: ['cream'] })).not.toContain('cream');
  });
  test('[WY-10] a part whose family is used up is not offered', () => {
    expect(offered('icecream', {}, ['creams'])).toEqual(['ice']);
    expect(offered('icecream', {}, ['creams', 'ice'])).toEqual([]);
  });
  test('an offensive part is none', () => {
    expect(offered('fuckcream')).not.toContain('fuck');
  });
});

/** The oracle: every place to cut, and every choice of cuts, one after the other. */
function cutsOf(text: string): string[][] {
  const twos = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => [
    text.slice(0, i + 1),
    text.slice(i + 1),
  ]);
  const threes = twos.flatMap(([head, tail]) => cuts(tail!).map((rest) => [head!, ...rest]));
  return [...twos, ...threes];
}
const cuts = (text: string): string[][] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => [text.slice(0, i + 1), text.slice(i + 1)]);

test('[WY-24] parts are words, and together they are what was written; what has none was never cut into words', () => {
  const known = ['ice', 'cream', 'merry', 'go', 'round', 'qanat', 'zzz', 'x', 'in', 'law', 'apple'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 4 }), (chosen) => {
      const text = chosen.join('');
      const everyday = cutsOf(text).filter((parts) => parts.every((part) => env.has(part, 'everyday')));
      const parts = runTogether({ env, words: PLAIN_LIST }, text);
      if (parts) expect(everyday).toContainEqual(parts);
      if (everyday.length === 0) expect(parts).toBeUndefined();
    }),
  );
});

test('[WY-24] never more than five, never what was written, and only words of the table', () => {
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
