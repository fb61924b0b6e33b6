import { defaults, type TableWords } from '@wordhoard/wildwords';
import { describe, expect, test } from 'vitest';
import { chosenDictionary, dictionaryChoices, withDictionary, withPart } from './dictionary-choice.ts';

const words = (part: Partial<TableWords>): TableWords => ({ ...defaults.words, ...part });

describe('[WW-15] the dictionary is one choice', () => {
  test('a table that once ticked both plays by the wider, whichever came first', () => {
    expect(chosenDictionary(words({ dictionaries: ['everyday', 'wide'] }))).toBe('wide');
    expect(chosenDictionary(words({ dictionaries: ['wide', 'everyday'] }))).toBe('wide');
    expect(chosenDictionary(words({ dictionaries: ['everyday'] }))).toBe('everyday');
    expect(chosenDictionary(words({ dictionaries: [], own: 'blorp' }))).toBe('own');
  });
  test('another choice replaces both', () => {
    const both = words({ dictionaries: ['everyday', 'wide'], own: 'blorp' });
    expect(withDictionary(both, 'everyday').dictionaries).toEqual(['everyday']);
    expect(withDictionary(both, 'own')).toEqual({ ...both, dictionaries: [] });
  });
  test('none can be chosen only with a list, and without it the usual one comes back', () => {
    expect(dictionaryChoices({ own: '' })).not.toContain('own');
    expect(dictionaryChoices({ own: 'blorp' })).toContain('own');
    expect(withPart(words({ dictionaries: [], own: 'blorp' }), { own: '' }).dictionaries).toEqual(['wide']);
  });
});
