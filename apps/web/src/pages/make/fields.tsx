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
