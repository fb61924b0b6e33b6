import { titleOf } from '@wordhoard/catalog';
import {
  type AnyGamePackage,
  type FieldForm,
  MAX_LIMIT_MS,
  MAX_NAME_LENGTH,
  MIN_LIMIT_MS,
  type SchemaField,
} from '@wordhoard/kernel';
import { type Knob, knobsOf, type LimitKnob } from './game-knobs.ts';
import { MAX_ABOUT_LENGTH } from './variant-file.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a game's variant files, for editors that complete and check JSON. The lab checks more: what no JSON
 * Schema can say, such as that a deck is large enough to deal.
 */
export function variantSchema(pack: AnyGamePackage, title: string = titleOf(pack.rules.id)): JsonSchema {
  const { options, limits, variant } = knobsOf(pack);
  const { id } = pack.rules;
  const parts: Record<string, JsonSchema> = {
    $schema: { type: 'string', description: 'The address of this schema, for your editor.' },
    game: { const: id },
    name: { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH, description: 'What to call the variant.' },
    about: { type: 'string', maxLength: MAX_ABOUT_LENGTH, description: 'What you want to find out with it.' },
    options: { ...objectOf(options), description: 'Table options that differ from the defaults.' },
    limits: { ...strictObject(limits.map(limitEntry)), description: 'Time limits that differ from the defaults.' },
    ...(variant.length > 0 && {
      variant: { ...objectOf(variant), description: 'What differs from the printed game.' },
    }),
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${id}.variant.json`,
    title: `A variant of ${title}`,
    type: 'object',
    properties: parts,
    required: ['game', 'name'],
    additionalProperties: false,
  };
}

const strictObject = (entries: readonly (readonly [string, JsonSchema])[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(entries),
  additionalProperties: false,
});

/** Every field may be left out: a variant file names only what differs. */
const objectOf = (knobs: readonly Knob[]): JsonSchema =>
  strictObject(
    knobs.map((knob) => [
      knob.name,
      // A row of options keeps the fields that the file leaves out.
      { ...notes(knob), ...schemaOf(knob.form, true), ...(knob.printed !== undefined && { default: knob.printed }) },
    ]),
  );

const notes = ({ name, title, description }: SchemaField): JsonSchema => ({
  ...(title !== name && { title }),
  ...(description !== '' && { description }),
});

const limitEntry = ({ name, description, ms }: LimitKnob): readonly [string, JsonSchema] => [
  name,
  {
    type: ['integer', 'null'],
    minimum: MIN_LIMIT_MS,
    maximum: MAX_LIMIT_MS,
    description: `${description === '' ? '' : `${description} `}In milliseconds; null switches it off.`,
    default: ms,
  },
];

function schemaOf(form: FieldForm, isPartial: boolean = false): JsonSchema {
  const schema = plainSchema(form, isPartial);
  return form.nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function plainSchema(form: FieldForm, isPartial: boolean): JsonSchema {
  switch (form.kind) {
    case 'number':
      return { type: form.whole ? 'integer' : 'number', ...defined({ minimum: form.min, maximum: form.max }) };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { enum: form.values };
    case 'text':
      return {
        type: 'string',
        ...defined({ minLength: form.minLength, maxLength: form.maxLength, pattern: form.pattern }),
      };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(form.of),
        ...defined({ minItems: form.minLength, maxItems: form.maxLength }),
      };
    case 'record':
      return { type: 'object', propertyNames: schemaOf(form.keys), additionalProperties: schemaOf(form.of) };
    case 'row': {
      const required = isPartial ? [] : form.fields.filter(({ optional }) => !optional).map(({ name }) => name);
      return {
        ...strictObject(form.fields.map((field) => [field.name, { ...notes(field), ...schemaOf(field.form) }])),
        ...(required.length > 0 && { required }),
      };
    }
    case 'json':
      return {};
    default:
      return form satisfies never; // a new form doesn't compile without its schema
  }
}

/** Only the keywords that have a value. */
const defined = (keywords: Readonly<Record<string, number | string | null>>): JsonSchema =>
  Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== null));
