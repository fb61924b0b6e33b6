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
  expect(formFault(message, { type: 'rise' })).toEqual({ path: 'seat', expected: 'a value', received: 'nothing' });
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

test('texts are quoted only where that is asked for, and only short ones', () => {
  const schema = v.strictObject({ card: v.pipe(v.string(), v.regex(/^L\d$/)) });
  expect(formFault(schema, { card: 'secret' })?.received).toBe('a text of 6 characters');
  expect(formFault(schema, { card: 'T50' }, true)?.received).toBe('"T50"');
  expect(formFault(schema, { card: 'x'.repeat(25) }, true)?.received).toBe('a text of 25 characters');
});

test('within a larger message the path is longer', () => {
  expect(within('answer', { path: 'card', expected: 'string', received: 'null' }).path).toBe('answer.card');
  expect(within('answer', { path: '', expected: 'Object', received: 'null' }).path).toBe('answer');
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
      expect(fault.expected.length).toBeLessThanOrEqual(200);
      expect(fault.received.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(faults).toBeGreaterThan(50);
  const long = { ['k'.repeat(5000)]: { ['l'.repeat(5000)]: 'x' } };
  expect(JSON.stringify(formFault(schema, long)).length).toBeLessThan(300);
});
