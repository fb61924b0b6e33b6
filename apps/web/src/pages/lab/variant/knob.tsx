import type { FieldForm } from '@wordhoard/kernel';
import type { FormFaultInWords, Knob } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { variantForm as strings } from '#strings/variant-form.ts';
import { Button } from '../../../ui/button.tsx';
import { valueText } from '../../../variants/differences.ts';
import { FaultList } from '../../../variants/fault-list.tsx';
import { LettersGrid, ListInput, RowsInput, ValueInput } from './inputs.tsx';

interface KnobProps {
  readonly knob: Knob;
  readonly value: unknown;
  readonly changed: boolean;
  /** A time limit: most of them are ours, and not printed. */
  readonly isLimit: boolean;
  /** By their place in the value. */
  readonly faults: readonly FormFaultInWords[];
  readonly onChange: (value: unknown) => void;
}

/** One thing that a designer may change: its meaning, its value, and the way back to the printed one. */
export const KnobField = (props: KnobProps): JSX.Element =>
  isTable(props.knob.form) ? <TableKnob {...props} /> : <SingleKnob {...props} />;

export const isTable = ({ kind }: FieldForm): boolean => kind === 'record' || kind === 'list' || kind === 'row';

function SingleKnob({ knob, value, changed, isLimit, faults, onChange }: KnobProps): JSX.Element {
  const id = useId();
  const { form, title, description, printed } = knob;
  const named = { id, 'aria-describedby': `${id}-about ${id}-faults` };
  const input = <ValueInput {...{ form, value, printed, onChange, faults, named }} />;
  return (
    <div class="field knob" data-changed={changed ? '' : undefined}>
      <div class="knob-name">
        <label for={id}>{title}</label>
        {changed && <Changed />}
      </div>
      <div class="with-button">
        {form.kind === 'boolean' ? <span class="choice">{input}</span> : input}
        {changed && <Undo {...{ knob, isLimit, onChange }} />}
      </div>
      <small id={`${id}-about`}>{description}</small>
      <FaultList id={`${id}-faults`} form={knob.form} faults={faults} />
    </div>
  );
}

function TableKnob({ knob, value, changed, isLimit, faults, onChange }: KnobProps): JSX.Element {
  const id = useId();
  const { form, title, description, printed } = knob;
  return (
    <fieldset class="knob" aria-describedby={`${id}-about ${id}-faults`} data-changed={changed ? '' : undefined}>
      {/* Its title is that of the group around it. */}
      <legend class="sr-only">{title}</legend>
      <p id={`${id}-about`} class="muted small">
        {description}
      </p>
      <TableInput {...{ form, value, printed, onChange, faults, title }} />
      {changed && (
        <p class="row">
          <Changed />
          <Undo {...{ knob, isLimit, onChange }} />
        </p>
      )}
      <FaultList id={`${id}-faults`} form={knob.form} faults={faults} />
    </fieldset>
  );
}

interface TableInputProps {
  readonly form: FieldForm;
  readonly value: unknown;
  readonly printed: unknown;
  readonly onChange: (value: unknown) => void;
  readonly faults: readonly FormFaultInWords[];
  readonly title: string;
}

function TableInput({ form, ...props }: TableInputProps): JSX.Element {
  if (form.kind === 'record') return <LettersGrid form={form} {...props} />;
  if (form.kind === 'list' && form.of.kind === 'row')
    return <RowsInput form={form} fields={form.of.fields} most={form.maxLength} {...props} />;
  if (form.kind === 'list') return <ListInput form={form} {...props} />;
  return <ValueInput form={form} {...props} named={{ 'aria-label': props.title }} />;
}

const Changed = (): JSX.Element => <span class="chip changed">{strings.changed}</span>;

/** Long values don't fit on a button; the field shows them again when it is pressed. */
const MOST_ON_BUTTON = 24;

function Undo({
  knob: { form, title, printed },
  isLimit,
  onChange,
}: Pick<KnobProps, 'knob' | 'isLimit' | 'onChange'>): JSX.Element {
  const value = isTable(form) ? '' : valueText(form, printed);
  const text = isLimit ? strings.undoLimit(value) : strings.undo(value.length > MOST_ON_BUTTON ? '' : value);
  // Its name begins with what it shows, so that it can be spoken to.
  return <Button icon="undo" text={text} aria-label={`${text}, ${title}`} onClick={() => onChange(printed)} />;
}
