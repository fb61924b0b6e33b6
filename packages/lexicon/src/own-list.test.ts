import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwnList } from './own-list.ts';
import { MAX_WORD_LENGTH } from './word-list.ts';

const none = { words: [], added: [], capitals: [], strange: [] };

describe('a list of one’s own', () => {
  test('has spaces, commas, semicolons or lines between its words, each once and in order', () => {
    expect(readOwnList('zib, gleep;zib\r\n\tblorp  ,')).toEqual({ ...none, words: ['blorp', 'gleep', 'zib'] });
    expect(readOwnList('  \n ')).toEqual(none);
  });

  test('lists entries with a capital separately, and doesn’t take them', () => {
    expect(readOwnList('blorp London McZib nasa')).toEqual({
      ...none,
      words: ['blorp', 'nasa'],
      capitals: ['London', 'McZib'],
    });
    expect(readOwnList('blorp NASA').capitals).toEqual(['NASA']);
  });

  test('in capitals throughout is read as small letters', () => {
    expect(readOwnList('BLORP, ZIB -S')).toEqual({ ...none, words: ['blorp', 'zib'], added: ['zibs'] });
  });

  test('lists entries that are too long or not made of the letters a to z', () => {
    const long = 'a'.repeat(MAX_WORD_LENGTH + 1);
    expect(readOwnList(`good don’t co-op naïve r2d2 word. fine co-op ${long}`)).toEqual({
      ...none,
      words: ['fine', 'good'],
      strange: ['don’t', 'co-op', 'naïve', 'r2d2', 'word.', long],
    });
  });
});

describe('endings', () => {
  test('count where they are written after a word', () => {
    expect(readOwnList('blorp -s -ed -ing zib')).toEqual({
      ...none,
      words: ['blorp', 'zib'],
      added: ['blorped', 'blorping', 'blorps'],
    });
    expect(readOwnList('gleeb -s, –ly').added).toEqual(['gleebly', 'gleebs']);
  });

  test('are spelt as English spells them, both ways where usage is divided', () => {
    expect(readOwnList('zib -ed -ing').added).toEqual(['zibbed', 'zibbing']);
    expect(readOwnList('glorpy -s -ed').added).toEqual(['glorpied', 'glorpies', 'glorpys']);
    expect(readOwnList('splurge -d -ing').added).toContain('splurging');
    expect(readOwnList('zanto -es').added).toEqual(['zantoes', 'zantos']);
  });

  test('with the switch every word takes -s, -ed and -ing, but one with endings only those', () => {
    const { words, added } = readOwnList('blorp -s zib', { endings: true });
    expect(words).toEqual(['blorp', 'zib']);
    expect(added).toEqual(['blorps', 'zibbed', 'zibbing', 'zibs']);
  });

  test('of a refused word are refused with it, and others must be written out', () => {
    expect(readOwnList('zib London -s')).toEqual({ ...none, words: ['zib'], capitals: ['London'] });
    expect(readOwnList('blorp London -s')).toMatchObject({ strange: [], added: [] });
    expect(readOwnList('London -s blorp')).toEqual({ ...none, words: ['blorp'], capitals: ['London'] });
    expect(readOwnList('blorp -ness').strange).toEqual(['-ness']);
    expect(readOwnList('-s blorp').strange).toEqual(['-s']);
  });

  test('add nothing that is listed already', () => {
    expect(readOwnList('blorp -s blorps')).toEqual({ ...none, words: ['blorp', 'blorps'] });
  });
});

test('from any pasted text only words of a–z are taken, and reading them again gives the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, endings) => {
      const { words, added } = readOwnList(text, { endings });
      for (const word of [...words, ...added]) expect(word).toMatch(/^[a-z]{1,60}$/);
      expect(readOwnList(words.join('\n'))).toEqual({ ...none, words });
    }),
  );
});
