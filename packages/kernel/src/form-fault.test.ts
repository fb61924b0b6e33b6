import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formFault, within } from './form-fault.ts';
import { read } from './schema.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const message = v.variant('type', [
  v.strictObject({ type: v.literal('sit'), seat, name: v.pipe(v.string(), v.maxLength(5)) }),
  v.strictObject({ type: v.literal('rise'), seat }),
]);

test('a fault names the place, what was expected and what was there', () => {
  expect(formFault(message, { type: 'rise', seat: 1 })).toBeUndefined();
  expect(formFault(message, { type: 'rise', seat: '1' })).toEqual({
    path: 'seat',
    expected: 'number',
    received: 'a text of 1 character',
  });
  expect(formFault(message, { type: 'rise' })).toEqual({ path: 'seat', expected: 'number', received: 'nothing' });
  expect(formFault(message, {})).toEqual({ path: 'type', expected: '("sit" | "rise")', received: 'nothing' });
  expect(formFault(message, { type: 'rise', seat: -1 })).toEqual({ path: 'seat', expected: '>=0', received: '-1' });
  expect(formFault(message, { type: 'fly' })).toMatchObject({ path: 'type', expected: '("sit" | "rise")' });
  expect(formFault(message, { type: 'rise', seat: 1, more: [1] })).toMatchObject({
    path: 'more',
    received: 'a list of 1',
  });
  expect(formFault(message, undefined)).toMatchObject({ path: '', received: 'nothing' });
});

test('of several forms, it speaks of the one that the value comes nearest to', () => {
  const schema = v.union([v.picklist(['live', 'relaxed']), v.strictObject({ days: seat })]);
  expect(formFault(schema, { days: 'two' })).toMatchObject({ path: 'days', expected: 'number' });
});

test('of several forms, the one whose type is right counts, even if the fault of another lies as deep', () => {
  const schema = v.union([
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('word'), cards: v.array(v.string()) }),
    v.strictObject({ type: v.literal('agree'), agree: v.boolean() }),
  ]);
  expect(formFault(schema, { type: 'word' })).toEqual({ path: 'cards', expected: 'a list', received: 'nothing' });
  expect(formFault(schema, { type: 'word', cards: 'cat' })).toMatchObject({ path: 'cards', expected: 'a list' });
  expect(formFault(schema, { type: 'word', cards: [7] })).toMatchObject({ path: 'cards.0', expected: 'string' });
  expect(formFault(schema, { type: 'agree' })).toMatchObject({ path: 'agree', expected: 'boolean' });
  expect(formFault(schema, { type: 'pass', cards: [] })).toMatchObject({ path: 'cards', expected: 'no such field' });
});

test('if no form has that type, all types are named', () => {
  const schema = v.union([
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('word'), cards: v.array(v.string()) }),
  ]);
  for (const json of [{ type: 'wrod' }, {}, { type: 'wrod', cards: ['L1'] }])
    expect(formFault(schema, json)).toMatchObject({ path: 'type', expected: '("pass" | "word")' });
});

test('what is expected is in words, also where something is missing or a check of ours fails', () => {
  const rows = v.strictObject({ rows: v.array(v.pipe(v.number(), v.integer())), free: v.unknown() });
  expect(formFault(rows, { free: 1 })).toMatchObject({ path: 'rows', expected: 'a list', received: 'nothing' });
  expect(formFault(rows, { rows: [1.5], free: 1 })).toMatchObject({ path: 'rows.0', expected: 'a whole number' });
  expect(formFault(rows, { rows: [] })).toMatchObject({ path: 'free', expected: 'a value', received: 'nothing' });
  const own = v.pipe(
    v.array(v.string()),
    v.check((list) => list.length > 0, 'Name a dictionary.'),
  );
  expect(formFault(own, [])).toMatchObject({ path: '', expected: 'Name a dictionary.', received: 'a list of 0' });
});

test('texts are quoted only where that is asked for, and only short ones', () => {
  const schema = v.strictObject({ card: v.pipe(v.string(), v.regex(/^L\d$/)) });
  expect(formFault(schema, { card: 'secret' })?.received).toBe('a text of 6 characters');
  expect(formFault(schema, { card: 'T50' }, true)?.received).toBe('"T50"');
  expect(formFault(schema, { card: 'x'.repeat(25) }, true)?.received).toBe('a text of 25 characters');
});

test('within a larger message the path is longer', () => {
  expect(within('answer', { path: 'card', expected: 'string', received: 'null' }).path).toBe('answer.card');
  expect(within('answer', { path: '', expected: 'an object', received: 'null' }).path).toBe('answer');
});

test('whatever is sent: there is a fault exactly if it can’t be read, and the fault is short', () => {
  const schema = v.union([message, v.record(v.string(), v.record(v.string(), seat))]);
  let faults = 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), (json) => {
      const fault = formFault(schema, json);
      expect(fault === undefined).toBe(read(schema, json) !== undefined);
      if (!fault) return;
      faults += 1;
      expect(fault.path.length).toBeLessThanOrEqual(100);
      expect(fault.expected.length).toBeLessThanOrEqual(400);
      expect(fault.received.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(faults).toBeGreaterThan(50);
  const long = { ['k'.repeat(5000)]: { ['l'.repeat(5000)]: 'x' } };
  expect(JSON.stringify(formFault(schema, long)).length).toBeLessThan(300);
});
