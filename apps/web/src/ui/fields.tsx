import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

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

/** Why a form can't be sent as it is. */
export const Fault = ({ text }: { readonly text: string }): JSX.Element => (
  <p class="refusal">
    <Icon name="close" />
    {text}
  </p>
);

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

interface RadiosProps<T extends string | number | null> {
  readonly legend: string;
  readonly among: readonly T[];
  readonly chosen: T;
  readonly text: (it: T) => string;
  /** '' for none. */
  readonly hint?: (it: T) => string;
  readonly onChange: (it: T) => void;
  /** Side by side where there is room. */
  readonly across?: boolean;
  /** Text before and after the choices. */
  readonly lead?: string;
  readonly note?: string;
  /** Further choices, under these. */
  readonly children?: ComponentChildren;
}

/** One of a few, with what each of them means. */
export function Radios<T extends string | number | null>({
  legend,
  among,
  chosen,
  text,
  hint = () => '',
  onChange,
  across = false,
  lead,
  note,
  children,
}: RadiosProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {lead && (
        <p>
          <small class="muted">{lead}</small>
        </p>
      )}
      <div class={across ? 'choices across' : 'choices'}>
        {among.map((it) => (
          <label key={it} class="choice">
            <input type="radio" name={name} checked={it === chosen} onChange={() => onChange(it)} />
            {text(it)}
            {hint(it) !== '' && <small>{hint(it)}</small>}
          </label>
        ))}
        {children}
      </div>
      {note && <small class="muted">{note}</small>}
    </fieldset>
  );
}
