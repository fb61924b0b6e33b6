import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAlikeKey } from './look-alikes.ts';
import { botName, distinctName, distinctNames, MAX_NAME_LENGTH } from './names.ts';

test('a free name stays unchanged', () => {
  expect(distinctName('Mum', [])).toBe('Mum');
  expect(distinctName('Mum', ['Mummy', 'Dad'])).toBe('Mum');
});

test('the second and third of a name are numbered, whatever their capitals', () => {
  expect(distinctNames(['Mum', 'mum', 'Mum', 'Dad'])).toEqual(['Mum', 'mum 2', 'Mum 3', 'Dad']);
});

test.each([
  ['Ann', 'Аnn'],
  ['Paul', 'PauI'],
  ['Olga', '0lga'],
  ['Marnie', 'Mamie'],
  ['Jose', 'José'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', 'A n n.'],
  ['Петр', 'Пeтp'],
  ['Νίκος', 'Νικος'],
])('%s and %s look the same, so one of them is numbered', (seated, imitator) => {
  expect(distinctName(imitator, [seated])).toBe(`${imitator} 2`);
  expect(distinctName(seated, [imitator])).toBe(`${seated} 2`);
});

test.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['😀', '😎'],
  ['...', '!!!'],
  ['Ann 2', 'Ann 3'],
  ['李', '王'],
])('%s and %s do not', (one, other) => expect(distinctName(other, [one])).toBe(other));

test('a long name is cut to make room for its number, and never inside a character', () => {
  expect(distinctName('Grandfather Bartholo', ['Grandfather Bartholo'])).toBe('Grandfather Bartho 2');
  const stars = '🌟'.repeat(10);
  expect(distinctName(stars, [stars])).toBe(`${'🌟'.repeat(9)} 2`);
});

test('bots get names that no one at the table has', () => {
  expect(botName([])).toBe('Ada');
  expect(botName(['ada', 'Basil'])).toBe('Clio');
  expect(botName(['Ada', 'Basil', 'Clio', 'Dora', 'Emil', 'Flora'])).toBe('Ada 2');
});

test('any names become distinct, and none becomes too long', () => {
  const name = fc.oneof(
    fc.constantFrom('Mum', 'Mum 2', 'a'.repeat(MAX_NAME_LENGTH)),
    fc.string({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const distinct = distinctNames(names);
      expect(new Set(distinct.map(lookAlikeKey)).size).toBe(names.length);
      expect(distinct.every((it) => it.length <= MAX_NAME_LENGTH)).toBe(true);
    }),
  );
});
