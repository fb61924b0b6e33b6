import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookAlikeKey } from './look-alikes.ts';
import { botName, distinctName, distinctNames, MAX_NAME_LENGTH } from './names.ts';

test('a name that nobody has is left alone', () => {
  expect(distinctName('Mum', [])).toBe('Mum');
  expect(distinctName('Mum', ['Mummy', 'Dad'])).toBe('Mum');
});

test('the second of a name is numbered, whatever its capitals, and so is the third', () => {
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

test('a long name makes room for its number, and no character is cut in half', () => {
  expect(distinctName('Grandfather Bartholo', ['Grandfather Bartholo'])).toBe('Grandfather Bartho 2');
  const stars = '🌟'.repeat(10);
  expect(distinctName(stars, [stars])).toBe(`${'🌟'.repeat(9)} 2`);
});

test('bots are not called like somebody who is there', () => {
  expect(botName([])).toBe('Ada');
  expect(botName(['ada', 'Basil'])).toBe('Clio');
  expect(botName(['Ada', 'Basil', 'Clio', 'Dora', 'Emil', 'Flora'])).toBe('Ada 2');
});

test('of any names none are alike, and none is too long', () => {
  const name = fc.oneof(
    fc.constantFrom('Mum', 'Mum 2', 'a'.repeat(MAX_NAME_LENGTH)),
    fc.string({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const told = distinctNames(names);
      expect(new Set(told.map(lookAlikeKey)).size).toBe(names.length);
      expect(told.every((it) => it.length <= MAX_NAME_LENGTH)).toBe(true);
    }),
  );
});
