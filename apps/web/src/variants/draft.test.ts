import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countChanges,
  draftOf,
  fileName,
  fileOf,
  groupsOf,
  newDraft,
  playedValue,
  resultName,
  withLimit,
  withValue,
} from './draft.ts';
import { KNOBS, knobOf } from './testing/knobs.ts';

const draft = newDraft('Large hands');

test('what is as printed is not named, and a record names only the entries that differ', () => {
  const larger = withValue(draft, knobOf('hand'), 7);
  expect([larger.values, countChanges(larger)]).toEqual([{ hand: 7 }, 1]);
  expect(withValue(larger, knobOf('hand'), 5)).toEqual(draft);

  const values = knobOf('values');
  const dear = withValue(draft, values, { a: 1, q: 12, z: 3 });
  expect(dear.values).toEqual({ values: { q: 12, z: 3 } });
  expect(playedValue(dear, values)).toEqual({ a: 1, q: 12, z: 3 });
  expect(withValue(dear, values, { a: 1, q: 10 })).toEqual(draft);
  expect(playedValue(draft, values)).toEqual({ a: 1, q: 10 });
});

test('a time limit that is as printed is not named, and none is null', () => {
  const late = knobOf('late');
  const changed = withLimit(draft, late, 5000);
  expect([changed.limits, countChanges(changed), changed.values]).toEqual([{ late: 5000 }, 1, {}]);
  expect(withLimit(changed, late, late.printed)).toEqual(draft);
  const bid = { ...late, name: 'bid', printed: 20_000 };
  expect(withLimit(draft, bid, null).limits).toEqual({ bid: null });
  // The rules say what is wrong with it.
  expect(withLimit(draft, bid, 'soon').limits).toEqual({ bid: 'soon' });
});

test('a file and its draft say the same, and leave out what is empty', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.stringMatching(/^[a-z]{1,9}$/),
        about: fc.constantFrom('', 'Is it faster?'),
        limits: fc.constantFrom({}, { bid: 5000 }),
        values: fc.constantFrom({}, { hand: 7 }),
      }),
      (any) => {
        const file = fileOf('high-card', any);
        expect(draftOf(file)).toEqual(any);
        expect(Object.values(file)).not.toContainEqual({});
      },
    ),
  );
  expect(fileOf('high-card', { ...draft, values: { hand: 7 } }, { rounds: 3 })).toEqual({
    game: 'high-card',
    name: 'Large hands',
    options: { rounds: 3 },
    variant: { hand: 7 },
  });
});

test('a file has a name that any system takes', () => {
  const named = (name: string): string => fileName({ game: 'wordsy', name });
  expect(['Large hands', ' 5½ × "Q"?! ', '字'].map(named)).toEqual(['large-hands.json', '5-q.json', 'variant.json']);
});

test('results are named after the game and the variant, and none takes the name of the other', () => {
  const file = { game: 'wordsy', name: 'Large hands' };
  expect(resultName('wordsy', null)).toBe('wordsy.jsonl');
  expect(resultName('wordsy', null, 'wordsy.jsonl')).toBe('wordsy-b.jsonl');
  expect(resultName('wordsy', file, 'wordsy.jsonl')).toBe('wordsy-large-hands.jsonl');
  expect(resultName('wordsy', file, 'wordsy-large-hands.jsonl')).toBe('wordsy-large-hands-b.jsonl');
});

test('knobs are in groups by the beginning of their title, and every table is one', () => {
  expect(groupsOf(KNOBS).map(({ title, knobs }) => [title, ...knobs.map(({ name }) => name)])).toEqual([
    [null, 'hand', 'blind', 'order', 'late'],
    ['Target', 'easy', 'hard'],
    ['Values', 'values'],
    ['Board', 'board'],
    ['Cards', 'cards'],
    ['Deck', 'rows'],
  ]);
});
