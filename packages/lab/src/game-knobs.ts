import { type AnyGamePackage, type Limit, MAX_LIMIT_MS, MIN_LIMIT_MS, type SchemaField } from '@wordhoard/kernel';
import { isObject } from './form-faults.ts';
import { knobFields, optionFields } from './variant-file.ts';

/** A field of a variant file, with its value in the printed game; undefined if that lacks it. */
export interface Knob extends SchemaField {
  readonly printed: unknown;
}

/** A time limit of a live table. */
export interface LimitKnob {
  readonly name: string;
  readonly description: string;
  readonly ms: number;
  readonly kind: Limit['kind'];
}

/** Everything that a variant file of a game can change. */
export interface GameKnobs {
  readonly options: readonly Knob[];
  readonly limits: readonly LimitKnob[];
  readonly variant: readonly Knob[];
}

export function knobsOf(pack: AnyGamePackage): GameKnobs {
  const { rules, defaults, variant, limitNotes } = pack;
  const limits = Object.entries(rules.limits).map(([name, { ms, kind }]) => ({
    name,
    description: limitNotes[name] ?? '',
    ms,
    kind,
  }));
  return {
    options: withPrinted(optionFields(pack), defaults),
    limits,
    variant: withPrinted(knobFields(pack), variant?.printed ?? {}),
  };
}

/** A time limit as a field of a form. */
export const knobOfLimit = ({ name, description, ms }: LimitKnob): Knob => ({
  name,
  title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  description,
  optional: true,
  form: { kind: 'number', min: MIN_LIMIT_MS, max: MAX_LIMIT_MS, whole: true, nullable: true },
  printed: ms,
});

function withPrinted(fields: readonly SchemaField[], printed: object): Knob[] {
  const values = new Map<string, unknown>(Object.entries(printed));
  return fields.map((field) => ({ ...field, printed: values.get(field.name) }));
}

/** Every field by its own name, in place of the rows that contain them: `words.dictionary` for a field of `words`. */
export const fieldsInRows = (knobs: readonly Knob[]): Knob[] =>
  knobs.flatMap((knob) => {
    const { form, printed } = knob;
    if (form.kind !== 'row') return [knob];
    return withPrinted(form.fields, isObject(printed) ? printed : {}).map((field) => ({
      ...field,
      name: `${knob.name}.${field.name}`,
      title: field.title === field.name ? `${knob.name}.${field.name}` : field.title,
    }));
  });

/** Longer values are cut: decks have a hundred cards. */
const MAX_PRINTED_LENGTH = 200;

/** A value of the printed game in a line that one can read: `A 1, B 3`; texts and numbers as in JSON. */
export function printedText(value: unknown): string {
  if (value === undefined) return 'not set';
  const text = typeof value === 'object' && value !== null ? plainText(value) : JSON.stringify(value);
  return text.length <= MAX_PRINTED_LENGTH ? text : `${text.slice(0, MAX_PRINTED_LENGTH)}…`;
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty list';
    // Objects in a list are rows of a table.
    return value.map(plainText).join(value.some(isObject) ? '; ' : ', ');
  }
  if (!isObject(value)) return String(value);
  const entries = Object.entries(value).map(([name, inner]) => `${name} ${plainText(inner)}`);
  return entries.length === 0 ? 'nothing' : entries.join(', ');
}
