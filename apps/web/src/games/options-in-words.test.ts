import { describe, expect, test } from 'vitest';
import { wordOptions } from '#strings/words.ts';
import { make } from '../strings/en/make.ts';
import { wildwordsOptions } from './wildwords/strings/options.ts';
import { wordNerdsOptions } from './word-nerds/strings/options.ts';
import { wordWorxOptions } from './word-worx/strings/options.ts';
import { wordsmithOptions } from './wordsmith/strings/options.ts';
import { wordsyOptions } from './wordsy/strings/options.ts';

/** Every text of a form that is written out; what is made by a function is left out. */
function textsIn(strings: object): string[] {
  return Object.values(strings).flatMap((it: unknown) => {
    if (typeof it === 'string') return [it];
    return typeof it === 'object' && it !== null ? textsIn(it) : [];
  });
}

describe('an option is said in one sentence', () => {
  test.each([
    ['every table', make],
    ['words', wordOptions],
    ['WildWords', wildwordsOptions],
    ['Wordsy', wordsyOptions],
    ['Word Nerds', wordNerdsOptions],
    ['Wordsmith', wordsmithOptions],
    ['Word Worx', wordWorxOptions],
  ])('%s', (_, strings) => {
    const texts = textsIn(strings);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /[.?!]\s/.test(text))).toEqual([]);
  });
});

test('house rules say why a table might want them', () => {
  const { once, unseen } = wordWorxOptions.switchHints;
  for (const hint of [once, unseen, wordsyOptions.friendlyHint, wordsmithOptions.deckHints.balanced])
    expect(hint).toMatch(/so that /);
  for (const hint of [wordsmithOptions.spotHint, wordOptions.familyHint]) expect(hint).toMatch(/which (helps|is good)/);
});
