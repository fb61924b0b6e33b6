import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formsOf, spelledLinks } from './spelling.ts';

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const suffix = fc.constantFrom('s', 'ed', 'ing', 'ly' as const);

test('every form leads back to its base', () => {
  fc.assert(
    fc.property(word, suffix, (base, kind) => {
      for (const form of formsOf(base, kind)) expect(spelledLinks(form)).toContainEqual({ base, kind });
    }),
    { numRuns: 5000 },
  );
});

test('every link comes from a form, once', () => {
  fc.assert(
    fc.property(word, suffix, (stem, kind) => {
      const links = spelledLinks(stem + kind);
      for (const link of links) {
        if (link.kind === 'plural' || link.kind === 'tense') throw new Error('spelling shows no irregular forms');
        expect(formsOf(link.base, link.kind)).toContain(stem + kind);
      }
      expect(new Set(links.map(({ base, kind }) => `${base} ${kind}`)).size).toBe(links.length);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['hop', 'hopping', true],
  ['hop', 'hoping', false],
  ['hope', 'hoping', true],
  ['hope', 'hopping', false],
  ['visit', 'visited', true],
  ['travel', 'travelled', true],
  ['travel', 'traveled', true],
  ['rain', 'rained', true],
  ['rain', 'rainned', false],
  ['quit', 'quitting', true],
  ['quit', 'quiting', false],
  ['bias', 'biassed', true],
  ['panic', 'panicked', true],
  ['sync', 'synced', true],
  ['lie', 'lying', true],
  ['dye', 'dying', false],
  ['dye', 'dyeing', true],
  ['agree', 'agreed', true],
  ['carry', 'carried', true],
  ['enjoy', 'enjoyed', true],
  ['enjoy', 'enjoied', false],
])('%s, %s: %s', (base, form, isForm) => {
  expect([...formsOf(base, 'ed'), ...formsOf(base, 'ing')].includes(form)).toBe(isForm);
});

test.each([
  ['box', ['boxes']],
  ['stomach', ['stomaches', 'stomachs']],
  ['city', ['cities', 'citys']],
  ['day', ['days']],
  ['hero', ['heroes', 'heros']],
  ['radio', ['radios']],
  ['bus', ['buses', 'busses']],
  ['princes', ['princeses', 'princesses']],
  ['care', ['cares']],
])('%s with -s: %s', (base, expected) => {
  expect(formsOf(base, 's')).toEqual(expected);
});

test.each([
  ['happy', 'happily'],
  ['gentle', 'gently'],
  ['whole', 'wholly'],
  ['sole', 'solely'],
  ['true', 'truly'],
  ['full', 'fully'],
  ['basic', 'basically'],
  ['public', 'publicly'],
  ['dry', 'drily'],
  ['dry', 'dryly'],
  ['eerie', 'eerily'],
])('%s, %s', (base, adverb) => {
  expect(formsOf(base, 'ly')).toContain(adverb);
});
