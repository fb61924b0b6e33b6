import type { FieldForm, TextForm } from './schema-fields.ts';

/** Values of this form, in words that complete "expected …": "a whole number from 1 to 10". */
export function formText(form: FieldForm): string {
  const text = plainText(form);
  return form.nullable ? `${text}, or null` : text;
}

function plainText(form: FieldForm): string {
  switch (form.kind) {
    case 'number':
      return `${form.whole ? 'a whole number' : 'a number'}${rangeText(form.min, form.max)}`;
    case 'boolean':
      return 'true or false';
    case 'choice':
      return form.values.length === 1 ? quote(form.values[0]) : `one of ${form.values.map(quote).join(', ')}`;
    case 'text': {
      const length = countText(form.minLength, form.maxLength, 'character');
      return `a text${length === '' ? '' : ` of ${length}`}${patternText(form)}`;
    }
    case 'list': {
      const length = countText(form.minLength, form.maxLength, 'entry');
      return `a list${length === '' ? '' : ` of ${length}`}, each ${formText(form.of)}`;
    }
    case 'record':
      return `an object of any number of fields; each name ${formText(form.keys)}, each value ${formText(form.of)}`;
    case 'row':
      return `an object with the fields ${form.fields.map(({ name }) => name).join(', ')}`;
    case 'json':
      return 'a value of another form';
    default:
      return form satisfies never; // a new form doesn't compile without its words
  }
}

/** The pattern in the schema's own words, if it has any. */
function patternText({ hint, pattern }: TextForm): string {
  if (hint !== null) return ` (${hint.replace(/\.$/, '')})`;
  return pattern === null ? '' : `, of the form ${pattern}`;
}

const quote = (value: unknown): string => JSON.stringify(value);

function rangeText(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return ` from ${min} to ${max}`;
  if (min !== null) return ` of at least ${min}`;
  return max === null ? '' : ` of at most ${max}`;
}

/** A number of things: "2 to 5 entries". */
function countText(min: number | null, max: number | null, unit: 'character' | 'entry'): string {
  const units = (count: number): string =>
    count === 1 ? `1 ${unit}` : `${count} ${unit === 'entry' ? 'entries' : 'characters'}`;
  if (min !== null && max !== null) return min === max ? units(min) : `${min} to ${units(max)}`;
  if (min !== null) return `at least ${units(min)}`;
  return max === null ? '' : `at most ${units(max)}`;
}
