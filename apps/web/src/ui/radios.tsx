import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

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
          <small class="dim">{lead}</small>
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
      {note && <small class="dim">{note}</small>}
    </fieldset>
  );
}
