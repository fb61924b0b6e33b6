import { type ChoiceForm, type FieldForm, isSame, type SchemaField } from '@wordhoard/kernel';
import type { FaultPath, FormFaultInWords } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { variantForm as strings } from '#strings/variant-form.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { valueText } from '../../../variants/differences.ts';
import { entriesOf } from '../../../variants/draft.ts';
import {
  formatList,
  keysOf,
  type Layout,
  layoutOf,
  parseJson,
  parseList,
  parseNumber,
  plainText,
  takesMoreKeys,
  useTyped,
} from './typed.ts';

/** Props of every input. */
export interface ValueProps {
  readonly form: FieldForm;
  readonly value: unknown;
  readonly printed: unknown;
  readonly onChange: (value: unknown) => void;
  /** Faults in the value, by their place in it. */
  readonly faults: readonly FormFaultInWords[];
  /** Attributes that name and describe the input. */
  readonly named: Naming;
}

interface Naming {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** Faults of a part, by their place in that part. */
export const faultsAt = (faults: readonly FormFaultInWords[], part: FaultPath[number]): readonly FormFaultInWords[] =>
  faults.filter(({ path }) => path[0] === part).map(({ path, text }) => ({ path: path.slice(1), text }));

const isInvalid = (faults: readonly FormFaultInWords[]): boolean => faults.length > 0;

/** One value in one control: a number, a choice, yes or no, a text. Anything else is edited as JSON. */
export function ValueInput({ form, value, onChange, faults, named }: ValueProps): JSX.Element {
  const invalid = { 'aria-invalid': isInvalid(faults) };
  if (form.kind === 'boolean')
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        {...named}
        {...invalid}
      />
    );
  if (form.kind === 'choice') return <ChoiceInput {...{ form, value, onChange, named, invalid }} />;
  const isNumber = form.kind === 'number';
  const parse = (text: string): unknown => {
    if (form.nullable && text.trim() === '') return null;
    if (isNumber) return parseNumber(text);
    return form.kind === 'text' ? text : parseJson(text);
  };
  const format = isNumber || form.kind === 'text' ? plainText : (it: unknown): string => JSON.stringify(it) ?? '';
  return <TextInput {...{ value, onChange, named, invalid, parse, format }} numeric={isNumber} />;
}

interface TextInputProps extends Pick<ValueProps, 'value' | 'onChange' | 'named'> {
  readonly invalid: { readonly 'aria-invalid': boolean };
  readonly parse: (text: string) => unknown;
  readonly format: (value: unknown) => string;
  readonly numeric: boolean;
}

function TextInput({ value, onChange, named, invalid, parse, format, numeric }: TextInputProps): JSX.Element {
  const [text, type] = useTyped(value, format, parse);
  return (
    <input
      class="input"
      value={text}
      inputMode={numeric ? 'decimal' : 'text'}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      onInput={({ currentTarget }) => {
        type(currentTarget.value);
        onChange(parse(currentTarget.value));
      }}
      {...named}
      {...invalid}
    />
  );
}

interface ChoiceInputProps extends Pick<ValueProps, 'value' | 'onChange' | 'named'> {
  readonly form: ChoiceForm & { readonly nullable?: true };
  readonly invalid: { readonly 'aria-invalid': boolean };
}

function ChoiceInput({ form, value, onChange, named, invalid }: ChoiceInputProps): JSX.Element {
  const values = form.nullable ? [...form.values, null] : form.values;
  return (
    <select
      class="input"
      onChange={({ currentTarget }) => onChange(values[currentTarget.selectedIndex])}
      {...named}
      {...invalid}
    >
      {values.map((it) => (
        <option key={String(it)} selected={it === value}>
          {valueText(form, it)}
        </option>
      ))}
    </select>
  );
}

interface PartProps extends Omit<ValueProps, 'named'> {
  /** The knob's name, which begins the names of its inputs. */
  readonly title: string;
}

/** A record from letters to numbers: a grid of small fields. An emptied field is as printed again. */
export function LettersGrid({
  form,
  value,
  printed,
  onChange,
  faults,
  title,
}: PartProps & { form: RecordOf }): JSX.Element {
  const [added, add] = useState<readonly string[]>([]);
  const [entries, before] = [entriesOf(value), entriesOf(printed)];
  const keys = [...new Set([...keysOf(form, { ...before, ...entries }), ...added])];
  return (
    <>
      <div class="letters">
        {keys.map((key) => (
          <div key={key} class="letter" data-changed={isSame(entries[key], before[key]) ? undefined : ''}>
            <b aria-hidden="true">{key}</b>
            {!isSame(entries[key], before[key]) && (
              <s aria-hidden="true">{before[key] === undefined ? '' : valueText(form.of, before[key])}</s>
            )}
            <ValueInput
              form={form.of}
              value={entries[key]}
              printed={before[key]}
              faults={faultsAt(faults, key)}
              named={{ 'aria-label': strings.entry(title, key, letterNote(form, entries[key], before[key])) }}
              onChange={(next) => {
                const { [key]: _, ...others } = entries;
                onChange(next === '' ? others : { ...others, [key]: next });
              }}
            />
          </div>
        ))}
      </div>
      {takesMoreKeys(form) && <AddKey title={title} known={keys} onAdd={(key) => add([...added, key])} />}
    </>
  );
}

type RecordOf = FieldForm & { readonly kind: 'record' };

const letterNote = ({ of }: RecordOf, value: unknown, printed: unknown): string =>
  isSame(value, printed) ? '' : strings.printed(valueText(of, printed));

interface AddKeyProps {
  readonly title: string;
  readonly known: readonly string[];
  readonly onAdd: (key: string) => void;
}

function AddKey({ title, known, onAdd }: AddKeyProps): JSX.Element {
  const [text, type] = useState('');
  const key = text.trim();
  const add = (): void => {
    if (key === '' || known.includes(key)) return;
    onAdd(key);
    type('');
  };
  return (
    <div class="add-key">
      <input
        class="input"
        aria-label={strings.newEntry(title)}
        value={text}
        maxLength={12}
        autocomplete="off"
        autocapitalize="off"
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon="plus" text={strings.addEntry} onClick={add} />
    </div>
  );
}

type ListOf = FieldForm & { readonly kind: 'list' };

/** Lines of a board, or the cards of a deck side by side. */
export function ListInput({
  form,
  value,
  printed,
  onChange,
  faults,
  title,
}: PartProps & { form: ListOf }): JSX.Element {
  const before = Array.isArray(printed) ? printed : [];
  const layout = layoutOf([...before, ...(Array.isArray(value) ? value : [])]);
  const format = (it: unknown): string => formatList(it, layout);
  const parse = (text: string): unknown => parseList(text, layout, form.of);
  const [text, type] = useTyped(value, format, parse);
  return (
    <>
      <textarea
        class="input lines"
        aria-label={title}
        aria-invalid={isInvalid(faults)}
        value={text}
        rows={rowsFor(text, layout)}
        wrap={layout === 'lines' ? 'off' : 'soft'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
          onChange(parse(currentTarget.value));
        }}
      />
      <small class="muted">
        {strings.listHint[layout]} {form.of.kind === 'text' && form.of.hint}
      </small>
    </>
  );
}

const rowsFor = (text: string, layout: Layout): number =>
  Math.min(18, Math.max(3, layout === 'lines' ? text.split('\n').length : Math.ceil(text.length / 36)));

interface RowsProps extends PartProps {
  readonly fields: readonly SchemaField[];
  readonly most: number | null;
}

/** More columns than these don't fit on a phone: then a row is a small form. */
const MOST_COLUMNS = 4;

/** Rows of a table, such as those of a deck: each cell is a field; rows can be added and removed. */
export function RowsInput({ fields, most, value, onChange, faults, title, ...rest }: RowsProps): JSX.Element {
  const rows = Array.isArray(value) ? value : [];
  const set = (i: number, name: string, next: unknown): void =>
    onChange(rows.with(i, { ...entriesOf(rows[i]), [name]: next }));
  const cell = (row: unknown, i: number, { name, title: column, form }: SchemaField): JSX.Element => (
    <ValueInput
      form={form}
      value={entriesOf(row)[name]}
      printed={undefined}
      faults={faultsAt(faultsAt(faults, i), name)}
      named={{ 'aria-label': strings.cell(title, i + 1, column) }}
      onChange={(next) => set(i, name, next)}
    />
  );
  const remove = (i: number): JSX.Element => (
    <IconButton icon="close" label={strings.removeRow(title, i + 1)} onClick={() => onChange(rows.toSpliced(i, 1))} />
  );
  const props = { fields, rows, cell, remove };
  return (
    <>
      {fields.length > MOST_COLUMNS ? <RowForms {...props} /> : <RowsTable {...props} />}
      {(most === null || rows.length < most) && (
        <Button
          icon="plus"
          text={strings.addRow}
          aria-label={strings.addRowTo(title)}
          // Like the last one: a row that is valid but for what must differ.
          onClick={() => onChange([...rows, rows.at(-1) ?? firstRow(rest.printed, fields)])}
        />
      )}
    </>
  );
}

function firstRow(printed: unknown, fields: readonly SchemaField[]): unknown {
  const [first] = Array.isArray(printed) ? printed : [];
  return first ?? Object.fromEntries(fields.map(({ name }) => [name, '']));
}

interface DrawnRows {
  readonly fields: readonly SchemaField[];
  readonly rows: readonly unknown[];
  readonly cell: (row: unknown, i: number, field: SchemaField) => JSX.Element;
  readonly remove: (i: number) => JSX.Element;
}

const RowsTable = ({ fields, rows, cell, remove }: DrawnRows): JSX.Element => (
  <table class="rows">
    <thead>
      <tr>
        {fields.map(({ name, title }) => (
          <th key={name} scope="col">
            {title}
          </th>
        ))}
        <td />
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          {fields.map((field) => (
            <td key={field.name}>{cell(row, i, field)}</td>
          ))}
          <td>{remove(i)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const RowForms = ({ fields, rows, cell, remove }: DrawnRows): JSX.Element => (
  <ol class="plain row-forms">
    {rows.map((row, i) => (
      <li key={i}>
        {fields.map((field) => (
          <div key={field.name}>
            <span aria-hidden="true">{field.title}</span>
            {cell(row, i, field)}
          </div>
        ))}
        {remove(i)}
      </li>
    ))}
  </ol>
);
