import type { FieldForm } from '@wordhoard/kernel';
import type { Knob } from '@wordhoard/lab';

const whole: FieldForm = { kind: 'number', min: 0, max: 20, whole: true };
const text: FieldForm = { kind: 'text', minLength: null, maxLength: null, pattern: null, hint: null };
const list = { kind: 'list', minLength: null, maxLength: null } as const;
const row = (...fields: readonly (readonly [name: string, title: string, form: FieldForm])[]): FieldForm => ({
  kind: 'row',
  fields: fields.map(([name, title, form]) => ({ name, title, form, description: '', optional: false })),
});

const knob = (name: string, title: string, printed: unknown, form: FieldForm): Knob => ({
  name,
  title,
  description: '',
  optional: true,
  form,
  printed,
});

/** A knob of every kind. */
export const KNOBS: readonly Knob[] = [
  knob('hand', 'Hand size', 5, whole),
  knob('blind', 'Blind bids', false, { kind: 'boolean' }),
  knob('order', 'Order', 'clockwise', { kind: 'choice', values: ['clockwise', 'free'] }),
  knob('easy', 'Target: easy', 10, whole),
  knob('hard', 'Target: hard', 20, whole),
  knob('late', 'Late: bonus', null, { ...whole, nullable: true }),
  knob('values', 'Values', { a: 1, q: 10 }, { kind: 'record', keys: { ...text, pattern: '^[a-z]$' }, of: whole }),
  knob('board', 'Board', ['.. 2W', '.. ..', '2W ..'], { ...list, minLength: 3, maxLength: 3, of: text }),
  knob('cards', 'Cards', ['af', 'af', 'ocf'], { ...list, of: text }),
  knob(
    'rows',
    'Deck',
    [
      { letters: 'abc', count: 4, wild: false },
      { letters: 'xyz', count: 1, wild: false },
    ],
    {
      ...list,
      of: row(['letters', 'Letters', text], ['count', 'Count', whole], ['wild', 'wild', { kind: 'boolean' }]),
    },
  ),
];

export function knobOf(name: string): Knob {
  const found = KNOBS.find((it) => it.name === name);
  if (!found) throw new Error(`there is no knob ${name}`);
  return found;
}
