import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (id: string) => ComponentChildren;
}

export function Field({ label, hint, children }: FieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(id)}
      {hint && <small>{hint}</small>}
    </div>
  );
}

interface RadiosProps<T extends string> {
  readonly legend: string;
  readonly among: readonly T[];
  readonly chosen: T;
  readonly text: (it: T) => string;
  readonly hint?: (it: T) => string;
  readonly onChange: (it: T) => void;
}

export function Radios<T extends string>({ legend, among, chosen, text, hint, onChange }: RadiosProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="choices">
        {among.map((it) => (
          <label key={it} class="choice">
            <input type="radio" name={name} checked={it === chosen} onChange={() => onChange(it)} />
            {text(it)}
            {hint && <small>{hint(it)}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps {
  readonly label: string;
  readonly among: readonly number[];
  readonly chosen: number;
  readonly text: (n: number) => string;
  readonly onChange: (n: number) => void;
}

/** One of a few numbers. */
export const Pick = ({ label, among, chosen, text, onChange }: PickProps): JSX.Element => (
  <Field label={label}>
    {(id) => (
      <select class="input" id={id} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {among.map((n) => (
          <option key={n} value={n} selected={n === chosen}>
            {text(n)}
          </option>
        ))}
      </select>
    )}
  </Field>
);
