import type { Schema } from './schema.ts';

/** A field of a settings object, such as an option of a table or a knob of a variant. */
export interface SchemaField {
  readonly name: string;
  /** The schema's title; the name if it has none. */
  readonly title: string;
  /** Empty if the schema has none. */
  readonly description: string;
  /** May be left out. */
  readonly optional: boolean;
  readonly form: FieldForm;
}

export interface NumberForm {
  readonly kind: 'number';
  /** Inclusive; null for no bound. */
  readonly min: number | null;
  readonly max: number | null;
  readonly whole: boolean;
}
export interface TextForm {
  readonly kind: 'text';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Source of a regular expression that the text matches; null for none. */
  readonly pattern: string | null;
  /** The pattern in words: the schema's message for a text that doesn't match it, or its description if each text has a message of its own. */
  readonly hint: string | null;
}
export interface ListForm {
  readonly kind: 'list';
  readonly of: FieldForm;
  readonly minLength: number | null;
  readonly maxLength: number | null;
}
/** An object with as many fields as its author likes, all of one form. */
export interface RecordForm {
  readonly kind: 'record';
  readonly keys: TextForm | ChoiceForm;
  readonly of: FieldForm;
}
/** An object with these fields and no others. */
export interface RowForm {
  readonly kind: 'row';
  readonly fields: readonly SchemaField[];
}
export interface ChoiceForm {
  readonly kind: 'choice';
  readonly values: readonly (string | number | boolean)[];
}
/** A value of a schema that has none of the other forms: it can only be edited as JSON. */
interface JsonForm {
  readonly kind: 'json';
}

/** The form of a value, for documents and for screens where one edits it. */
export type FieldForm = (
  | NumberForm
  | { readonly kind: 'boolean' }
  | ChoiceForm
  | TextForm
  | ListForm
  | RecordForm
  | RowForm
  | JsonForm
) & {
  /** May be null instead. */
  readonly nullable?: true;
};

/** The parts of a valibot schema, or of an action in its pipe, that are read here. */
interface SchemaPart {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly SchemaPart[];
  readonly entries?: Readonly<Record<string, SchemaPart>>;
  readonly wrapped?: SchemaPart;
  readonly item?: SchemaPart;
  readonly key?: SchemaPart;
  readonly value?: SchemaPart;
  /** Values of a choice, or members of a union. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  /** The number, length or regular expression of a validation. */
  readonly requirement?: unknown;
  /** Of a validation: a text, a function, or none. */
  readonly message?: unknown;
  readonly title?: string;
  readonly description?: string;
}

/** The fields of a strict object, in its order; none for any other schema. */
export const schemaFields = <T>(schema: Schema<T>): readonly SchemaField[] =>
  // Each valibot schema is such a part: the library says so of each kind, but not of all kinds together.
  fieldsOf(schema as unknown as SchemaPart);

const fieldsOf = (schema: SchemaPart): readonly SchemaField[] =>
  Object.entries(schema.entries ?? {}).map(([name, entry]) => ({
    name,
    title: textOf(entry, 'title') ?? name,
    description: textOf(entry, 'description') ?? '',
    optional: isOptional(entry),
    form: formOf(entry),
  }));

/**
 * Names of the actions that values of this schema can take: each type (`{ type: 'trade' }`), and each field that also says
 * "no" (`{ steal: null }`, `{ challenge: false }`).
 */
export const actionNames = <T>(schema: Schema<T>): string[] =>
  // As in `schemaFields`.
  actionsIn(schema as unknown as SchemaPart);

function actionsIn(schema: SchemaPart): string[] {
  // The options of a union are schemas.
  if (schema.type === 'union' || schema.type === 'variant')
    return (schema.options ?? []).flatMap((option) => actionsIn(option as SchemaPart));
  return fieldsOf(schema).flatMap(({ name, form }) => {
    if (name === 'type' && form.kind === 'choice') return form.values.map(String);
    return form.nullable || form.kind === 'boolean' ? [name] : [];
  });
}

const OPTIONAL = ['exact_optional', 'optional', 'nullish'];
const NULLABLE = ['nullable', 'nullish'];

const isOptional = ({ type, wrapped }: SchemaPart): boolean =>
  OPTIONAL.includes(type) || (wrapped !== undefined && isOptional(wrapped));

/** The schema's own title or description; else that of the schema it wraps. */
function textOf(schema: SchemaPart, type: 'title' | 'description'): string | undefined {
  const own = actionsOf(schema).findLast((action) => action.type === type)?.[type];
  return own ?? (schema.wrapped && textOf(schema.wrapped, type));
}

/** The actions of a pipe and of the pipes within it, in order. */
const actionsOf = ({ pipe }: SchemaPart): readonly SchemaPart[] =>
  (pipe ?? []).flatMap((part) => (part.kind === 'schema' ? actionsOf(part) : [part]));

function formOf(schema: SchemaPart): FieldForm {
  if (schema.wrapped) {
    const form = formOf(schema.wrapped);
    return NULLABLE.includes(schema.type) ? { ...form, nullable: true } : form;
  }
  const actions = actionsOf(schema);
  switch (schema.type) {
    case 'number':
      return {
        kind: 'number',
        min: boundOf(actions, 'min_value'),
        max: boundOf(actions, 'max_value'),
        whole: actions.some(({ type }) => type === 'integer' || type === 'safe_integer'),
      };
    case 'boolean':
      return { kind: 'boolean' };
    case 'literal':
    case 'picklist':
    case 'union':
      return choiceOf(schema) ?? { kind: 'json' };
    case 'string':
      return textForm(actions);
    case 'array':
      return schema.item ? { kind: 'list', of: formOf(schema.item), ...lengthsOf(actions) } : { kind: 'json' };
    case 'record':
      return recordForm(schema);
    case 'strict_object':
      return { kind: 'row', fields: fieldsOf(schema) };
    default:
      return { kind: 'json' };
  }
}

function recordForm({ key, value }: SchemaPart): FieldForm {
  const keys = key && formOf(key);
  if (!value || (keys?.kind !== 'text' && keys?.kind !== 'choice')) return { kind: 'json' };
  return { kind: 'record', keys, of: formOf(value) };
}

const textForm = (actions: readonly SchemaPart[]): TextForm => {
  const { requirement: pattern, message } = actions.find(({ type }) => type === 'regex') ?? {};
  const { description } = actions.find(({ type }) => type === 'description') ?? {};
  return {
    kind: 'text',
    ...lengthsOf(actions),
    pattern: pattern instanceof RegExp ? pattern.source : null,
    hint: typeof message === 'string' ? message : message === undefined ? null : (description ?? null),
  };
};

const lengthsOf = (actions: readonly SchemaPart[]): Pick<ListForm, 'minLength' | 'maxLength'> => {
  const exact = boundOf(actions, 'length');
  const least = actions.some(({ type }) => type === 'non_empty') ? 1 : null;
  return {
    minLength: exact ?? boundOf(actions, 'min_length') ?? least,
    maxLength: exact ?? boundOf(actions, 'max_length'),
  };
};

/** The number that a validation of this type compares with. */
function boundOf(actions: readonly SchemaPart[], type: string): number | null {
  const bound = actions.findLast((action) => action.type === type)?.requirement;
  return typeof bound === 'number' ? bound : null;
}

/** A choice, if each value is given by itself: in a list, as a literal, or in a union of such. */
function choiceOf({ type, options, literal }: SchemaPart): FieldForm | undefined {
  if (type === 'literal') return isChoice(literal) ? { kind: 'choice', values: [literal] } : undefined;
  if (type === 'picklist') return { kind: 'choice', values: (options ?? []).filter(isChoice) };
  if (type !== 'union') return undefined;
  // The options of a union are schemas.
  const members = (options ?? []).map((member) => choiceOf(member as SchemaPart));
  const values = members.flatMap((member) => (member?.kind === 'choice' ? [member.values] : []));
  return values.length === members.length ? { kind: 'choice', values: values.flat() } : undefined;
}

const isChoice = (value: unknown): value is ChoiceForm['values'][number] =>
  ['string', 'number', 'boolean'].includes(typeof value);
