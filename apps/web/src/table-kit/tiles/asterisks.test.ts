import { expect, test } from 'vitest';
import { sayAsterisks, showAsterisks } from './asterisks.ts';

test('a screen reader is told of asterisks in words', () => {
  expect(showAsterisks('STAI**G')).toBe('STAI✱✱G');
  expect(sayAsterisks('Anna’s STAI✱✱✱, then ✱FEND.')).toBe(
    'Anna’s STAI asterisk asterisk asterisk, then asterisk FEND.',
  );
  expect(sayAsterisks('✱OX stands')).toBe('asterisk OX stands');
});

test('text without asterisks is left as it is', () => {
  expect(sayAsterisks('one  two ; three')).toBe('one  two ; three');
});
