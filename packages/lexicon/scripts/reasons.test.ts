import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../src/reasons/reasons.ts';
import { REASONS, REASONS_CHECKSUM, readReasonSources, readReasons, readWordLists } from './artefact.ts';
import { listReasons, writtenForm } from './reasons.ts';
import { SCOWL } from './scowl.ts';
import { wholeLexicon as lexicon } from './whole-lexicon.ts';

const bytes = readFileSync(REASONS);
const entries = [...readReasons().entries()];
const { exclusions } = readWordLists();

describe('the committed reasons', () => {
  test('are those whose checksum is committed', () => {
    expect(`${createHash('sha256').update(bytes).digest('hex')}  reasons.lex\n`).toBe(
      readFileSync(REASONS_CHECKSUM, 'utf8'),
    );
  });

  test('take at most 120 kB on the way', () => {
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(120_000);
  });

  test('are many, none of a word, each with letters only', () => {
    expect(entries.length).toBeGreaterThan(20_000);
    expect(entries.filter(([word]) => lexicon.has(word))).toEqual([]);
    expect(entries.filter(([word]) => !/^[a-z]{2,}$/.test(word))).toEqual([]);
  });

  test('name every exclusion, with its kind', () => {
    const kinds = new Map(entries.map(([word, { kind }]) => [word, kind]));
    const wrong = exclusions.flatMap(({ kind, words }) => words.filter((word) => kinds.get(word) !== kind));
    expect(wrong).toEqual([]);
  });

  test('give a misspelling its right spelling, and words run together more than one', () => {
    for (const [word, { kind, written, note }] of entries) {
      if (kind === 'misspelling') expect(note, word).toMatch(/^[a-z]+$/);
      if (kind === 'joined') expect(written, word).toMatch(/^[a-z]+(?:[ -][a-z]+)+$/);
      if (kind === 'foreign') expect(['french', 'german', 'italian', 'spanish']).toContain(note);
    }
  });

  // As for the dictionary: only the machine that rebuilds it needs Debian's package.
  test.skipIf(!existsSync(SCOWL))('are what the lists say today', () => {
    const listed = listReasons(readReasonSources(SCOWL), lexicon);
    expect(new Map(listed.map((reason) => [lettersOf(reason.written), reason]))).toEqual(new Map(entries));
  });
});

test('a phrase that is no beginning of the word is refused', () => {
  expect(() => writtenForm('giftshops', 'gift-wrap shop')).toThrow('giftshops is no form of gift-wrap shop');
});

test.each([
  ['giftshops', 'gift shop', 'gift shops'],
  ['airconditioned', 'air-condition', 'air-conditioned'],
  ['cockyleekies', 'cocky-leeky', 'cocky-leekies'],
])('%s of %s is written %s', (word, base, written) => {
  expect(writtenForm(word, base)).toBe(written);
});
