import type { FieldForm } from '@wordhoard/kernel';
import type { FormFaultInWords } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { variantForm as strings } from '#strings/variant-form.ts';
import { Icon } from '../ui/icon.tsx';

interface FaultListProps {
  readonly id?: string;
  /** Of the value that the faults are in: for the titles of its parts. */
  readonly form?: FieldForm;
  readonly faults: readonly FormFaultInWords[];
}

/** Lists the faults of a variant, each with its place. */
export const FaultList = ({ id, form, faults }: FaultListProps): JSX.Element => (
  <div id={id}>
    {faults.map(({ path, text }) => (
      <p key={`${path.join()} ${text}`} class="refusal">
        <Icon name="close" />
        {strings.fault(placeIn(form, path), text)}
      </p>
    ))}
  </div>
);

/** A place in a value, in the words of the form. */
function placeIn(form: FieldForm | undefined, [part, ...rest]: FormFaultInWords['path']): string[] {
  if (part === undefined) return [];
  // As on the command line, entries of a list count from 1.
  if (typeof part === 'number' && form?.kind !== 'list')
    return [strings.listEntry(part + 1), ...placeIn(undefined, rest)];
  if (form?.kind === 'list') return [strings.row(Number(part) + 1), ...placeIn(form.of, rest)];
  if (form?.kind === 'record') return [String(part), ...placeIn(form.of, rest)];
  const field = form?.kind === 'row' ? form.fields.find(({ name }) => name === part) : undefined;
  return [field?.title ?? String(part), ...placeIn(field?.form, rest)];
}
