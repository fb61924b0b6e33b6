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

interface ChoiceFieldProps {
  readonly text: string;
  readonly hint: string;
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** Yes or no. */
export const Choice = ({ text, hint, chosen, onChange }: ChoiceFieldProps): JSX.Element => (
  <label class="choice">
    <input type="checkbox" checked={chosen} onChange={(event) => onChange(event.currentTarget.checked)} />
    {text}
    <small>{hint}</small>
  </label>
);

interface PickProps<N extends number> {
  readonly label: string;
  readonly among: readonly N[];
  readonly chosen: N;
  readonly text: (n: N) => string;
  readonly onChange: (n: N) => void;
}

/** One of a few numbers. */
export const Pick = <N extends number>({ label, among, chosen, text, onChange }: PickProps<N>): JSX.Element => (
  <Field label={label}>
    {(id) => (
      <select class="input" id={id} onChange={(event) => onChange(among[event.currentTarget.selectedIndex] ?? chosen)}>
        {among.map((n) => (
          <option key={n} value={n} selected={n === chosen}>
            {text(n)}
          </option>
        ))}
      </select>
    )}
  </Field>
);
