import { describeValue, type FieldForm, formText, type Schema, schemaFields } from '@wordhoard/kernel';
import { nearest } from '@wordhoard/kernel/nearest-name';
import { type BaseIssue, safeParse } from 'valibot';

/** Names of fields and indexes of lists, from the outside in. */
export type FaultPath = readonly (string | number)[];

/** Something wrong with a file that a person wrote. */
export interface FormFaultInWords {
  readonly path: FaultPath;
  /** What is wrong there, what was expected and what was found. */
  readonly text: string;
}

/** A path as people read it: `variant.cards[entry 4].letter`. */
export const placeText = (path: FaultPath): string =>
  path.map((part, i) => (typeof part === 'number' ? `[entry ${part + 1}]` : i === 0 ? part : `.${part}`)).join('');

/** Fault and place in one line. */
export const faultText = ({ path, text }: FormFaultInWords): string =>
  path.length === 0 ? text : `${placeText(path)}: ${text}`;

/** Everything that is wrong with the options of a table, in one line; undefined if nothing is. */
export function optionsFault<T>(schema: Schema<T>, options: unknown): string | undefined {
  const faults = formFaults(schema, options);
  return faults.length === 0 ? undefined : `table options: ${faults.map(faultText).join('; ')}`;
}

/** Everything that is wrong with this JSON; nothing if it has the form of the schema. */
export const formFaults = <T>(schema: Schema<T>, json: unknown): FormFaultInWords[] => {
  const form: FieldForm = { kind: 'row', fields: schemaFields(schema) };
  return [...unknownFields(form, json), ...valueFaults(schema, json)];
};

/** Everything that is wrong but unknown fields. */
export function valueFaults<T>(schema: Schema<T>, json: unknown): FormFaultInWords[] {
  const form: FieldForm = { kind: 'row', fields: schemaFields(schema) };
  const issues = safeParse(schema, json).issues ?? [];
  return issues.filter((issue) => !isUnknownField(issue)).map((issue) => faultOf(form, issue));
}

/** Fields that the form lacks. The library reports only the first of an object, so they are found here instead. */
export function unknownFields(form: FieldForm, json: unknown, path: FaultPath = []): FormFaultInWords[] {
  if (form.kind === 'list' && Array.isArray(json))
    return json.flatMap((entry, i) => unknownFields(form.of, entry, [...path, i]));
  if (!isObject(json)) return [];
  if (form.kind === 'record')
    return Object.entries(json).flatMap(([name, value]) => unknownFields(form.of, value, [...path, name]));
  if (form.kind !== 'row') return [];
  return Object.entries(json).flatMap(([name, value]) => {
    const field = form.fields.find((it) => it.name === name);
    if (field) return unknownFields(field.form, value, [...path, name]);
    const names = form.fields.map((it) => it.name);
    return [unknownName(path, name, names)];
  });
}

const unknownName = (path: FaultPath, name: string, names: readonly string[]): FormFaultInWords => ({
  path,
  text: `there is no ${describeValue(name, true)}. ${suggestionText(name, names)}`,
});

/** The name that was probably meant, or all that are possible. */
export function suggestionText(typed: string, names: readonly string[]): string {
  const near = nearest(typed, names);
  return near === undefined ? `Possible here: ${names.join(', ')}.` : `Did you mean ${JSON.stringify(near)}?`;
}

const isUnknownField = ({ type, expected }: BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

function faultOf(form: FieldForm, issue: BaseIssue<unknown>): FormFaultInWords {
  const keys = issue.path ?? [];
  // The keys of JSON are texts, and numbers in lists.
  const path = keys.map(({ key }) => key as string | number);
  const last = keys.at(-1);
  // A game's own message needs no help. The library's all begin like this.
  if (!issue.message.startsWith('Invalid ')) return { path, text: issue.message };
  if (issue.type === 'strict_object' && last && last.value === undefined)
    return { path: path.slice(0, -1), text: `the field ${JSON.stringify(last.key)} is missing` };
  if (last?.origin === 'key') return wrongName(formAt(form, path.slice(0, -1)), path.slice(0, -1), String(last.key));
  const expected = formAt(form, path);
  const found = describeValue(issue.input, true);
  if (!expected || issue.type === 'check') return { path, text: `${found} is not possible here` };
  return { path, text: `expected ${formText(expected)}, found ${found}` };
}

/** A name that a record can't have. */
function wrongName(record: FieldForm | undefined, path: FaultPath, name: string): FormFaultInWords {
  if (record?.kind !== 'record') return { path, text: `${describeValue(name, true)} is no possible name here` };
  if (record.keys.kind === 'choice') return unknownName(path, name, record.keys.values.map(String));
  return { path, text: `expected each name to be ${formText(record.keys)}, found ${describeValue(name, true)}` };
}

/** The form of the value at this place; undefined inside of what can only be edited as JSON. */
function formAt(form: FieldForm, path: FaultPath): FieldForm | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return form;
  if (form.kind === 'list' || form.kind === 'record') return formAt(form.of, rest);
  const field = form.kind === 'row' ? form.fields.find(({ name }) => name === first) : undefined;
  return field && formAt(field.form, rest);
}

/** True for a JSON object, not for a list. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
