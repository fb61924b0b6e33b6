import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LISTS } from './artefact.ts';
import { listOffensive, makeOffensiveFile } from './offensive-build.ts';
import { readList } from './scowl.ts';
import { wholeLexicon as words } from './whole-lexicon.ts';

const offensive = readList(LISTS.offensive);

test('the committed list is what sources, families and review give', () => {
  expect(readFileSync(LISTS.offensive, 'utf8')).toBe(makeOffensiveFile(listOffensive(words)));
});

test('it holds words only', () => {
  expect(offensive.size).toBeGreaterThan(500);
  for (const word of offensive) expect(words.has(word), word).toBe(true);
});

test('forms come with their word', () => {
  for (const word of ['shit', 'shits', 'shitting', 'wanker', 'wankers']) expect(offensive.has(word), word).toBe(true);
});

test('innocent words that merely sound like others stay', () => {
  const innocent =
    'assess cockle cocked cocktail kumquat niggle niggardly snigger shiitake pricking booby titmouse tinker nip pansy spit sex nude class mishit';
  for (const word of innocent.split(' ')) {
    expect(words.has(word), word).toBe(true);
    expect(offensive.has(word), word).toBe(false);
  }
});
