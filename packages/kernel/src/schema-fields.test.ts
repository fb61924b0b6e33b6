import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formText } from './form-text.ts';
import { actionNames, type FieldForm, schemaFields } from './schema-fields.ts';

const letter = v.pipe(v.string(), v.regex(/^[A-Z]$/));
const row = v.strictObject({ letter, cards: v.pipe(v.number(), v.integer(), v.minValue(0)) });

const formOf = (entry: v.GenericSchema): FieldForm => schemaFields(v.strictObject({ entry }))[0]!.form;

test('a field has its name, title and description, and says if it may be left out', () => {
  const schema = v.strictObject({
    hand: v.pipe(v.number(), v.title('Hand size'), v.description('Cards at the start.')),
    rounds: v.exactOptional(v.pipe(v.number(), v.title('Rounds'), v.description('Printed: seven.'))),
    last: v.nullable(v.pipe(v.number(), v.title('Last turn'))),
    plain: v.boolean(),
  });
  expect(schemaFields(schema).map(({ form: _, ...rest }) => rest)).toEqual([
    { name: 'hand', title: 'Hand size', description: 'Cards at the start.', optional: false },
    { name: 'rounds', title: 'Rounds', description: 'Printed: seven.', optional: true },
    { name: 'last', title: 'Last turn', description: '', optional: false },
    { name: 'plain', title: 'plain', description: '', optional: false },
  ]);
});

test('a check of the whole object does not hide its fields; what is no object has none', () => {
  const whole = v.pipe(
    v.pipe(
      v.strictObject({ hand: v.number() }),
      v.check(() => true),
    ),
    v.check(() => true),
  );
  expect(schemaFields(whole).map(({ name }) => name)).toEqual(['hand']);
  expect(schemaFields(v.array(v.number()))).toEqual([]);
});

const words: readonly [schema: v.GenericSchema, form: object, words: string][] = [
  [v.number(), { kind: 'number', min: null, max: null, whole: false }, 'a number'],
  [
    v.pipe(v.pipe(v.number(), v.integer()), v.minValue(1), v.maxValue(5)),
    { kind: 'number', min: 1, max: 5, whole: true },
    'a whole number from 1 to 5',
  ],
  [v.pipe(v.number(), v.maxValue(5)), { kind: 'number', min: null, max: 5, whole: false }, 'a number of at most 5'],
  [v.boolean(), { kind: 'boolean' }, 'true or false'],
  [v.picklist(['open', 'blind']), { kind: 'choice', values: ['open', 'blind'] }, 'one of "open", "blind"'],
  [v.literal(3), { kind: 'choice', values: [3] }, '3'],
  [
    v.union([v.picklist(['by-players']), v.literal(2), v.picklist([1])]),
    { kind: 'choice', values: ['by-players', 2, 1] },
    'one of "by-players", 2, 1',
  ],
  [v.string(), { kind: 'text', minLength: null, maxLength: null, pattern: null }, 'a text'],
  [
    v.pipe(v.string(), v.regex(/^[A-Z]$/, 'One capital letter.')),
    { kind: 'text', pattern: '^[A-Z]$', hint: 'One capital letter.' },
    'a text (One capital letter)',
  ],
  [
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]$/, ({ input }) => `${input} is no capital letter.`),
      v.description('One capital letter'),
    ),
    { kind: 'text', pattern: '^[A-Z]$', hint: 'One capital letter' },
    'a text (One capital letter)',
  ],
  [
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(9)),
    { kind: 'text', minLength: 1, maxLength: 9, pattern: null },
    'a text of 1 to 9 characters',
  ],
  [letter, { kind: 'text', minLength: null, maxLength: null, pattern: '^[A-Z]$' }, 'a text, of the form ^[A-Z]$'],
  [
    v.pipe(v.array(v.number()), v.length(4)),
    { kind: 'list', minLength: 4, maxLength: 4, of: { kind: 'number' } },
    'a list of 4 entries, each a number',
  ],
  [
    v.pipe(v.array(row), v.minLength(1)),
    {
      kind: 'list',
      minLength: 1,
      maxLength: null,
      of: { kind: 'row', fields: [{ name: 'letter' }, { name: 'cards' }] },
    },
    'a list of at least 1 entry, each an object with the fields letter, cards',
  ],
  [
    v.record(letter, v.number()),
    { kind: 'record', keys: { kind: 'text', pattern: '^[A-Z]$' }, of: { kind: 'number' } },
    'an object of any number of fields; each name a text, of the form ^[A-Z]$, each value a number',
  ],
  [
    v.record(v.picklist(['A', 'B']), row),
    { kind: 'record', keys: { kind: 'choice', values: ['A', 'B'] }, of: { kind: 'row' } },
    'an object of any number of fields; each name one of "A", "B", each value an object with the fields letter, cards',
  ],
  [
    v.exactOptional(v.nullable(v.number())),
    { kind: 'number', nullable: true, min: null, max: null, whole: false },
    'a number, or null',
  ],
  [v.union([v.literal('all'), v.number()]), { kind: 'json' }, 'a value of another form'],
  [v.looseObject({}), { kind: 'json' }, 'a value of another form'],
];

test.each(words)('forms and their words: %#', (schema, form, text) => {
  expect(formOf(schema)).toMatchObject(form);
  expect(formText(formOf(schema))).toBe(text);
});

test('the actions of an answer: its types, and the fields with which one may also decline', () => {
  const turn = v.variant('type', [
    v.strictObject({ type: v.literal('trade'), letters: v.string() }),
    v.strictObject({ type: v.picklist(['pass', 'wait']) }),
  ]);
  expect(actionNames(turn)).toEqual(['trade', 'pass', 'wait']);
  const theft = v.strictObject({ steal: v.nullable(v.string()), sure: v.boolean(), card: v.string() });
  expect(actionNames(v.union([theft, turn]))).toEqual(['steal', 'sure', 'trade', 'pass', 'wait']);
  expect(actionNames(v.string())).toEqual([]);
});
