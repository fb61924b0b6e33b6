import type { FormFaultInWords, Knob } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { variantForm as strings } from '#strings/variant-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { loadKnobs } from '../../../variants/ask.ts';
import {
  countChanges,
  groupsOf,
  type KnobGroup,
  playedValue,
  type VariantDraft,
  withValue,
} from '../../../variants/draft.ts';
import { FaultList } from '../../../variants/fault-list.tsx';
import { faultsAt } from './inputs.tsx';
import { KnobField } from './knob.tsx';

interface VariantFormProps {
  readonly game: string;
  readonly draft: VariantDraft;
  /** Those of the variant's file. */
  readonly faults: readonly FormFaultInWords[];
  readonly onChange: (draft: VariantDraft) => void;
}

/** Everything that can be changed about the chosen game, in groups. To be drawn anew for another game. */
export function VariantForm({ game, draft, faults, onChange }: VariantFormProps): JSX.Element {
  const knobs = useLoaded<readonly Knob[] | 'loading' | null>(() => loadKnobs(game), [game], 'loading');
  if (knobs === 'loading') return <p aria-busy="true" />;
  if (!knobs) return <p>{strings.offline}</p>;
  if (knobs.length === 0) return <p>{strings.none}</p>;
  return <KnobsForm {...{ draft, faults, onChange, knobs }} />;
}

interface KnobsFormProps extends Omit<VariantFormProps, 'game'> {
  readonly knobs: readonly Knob[];
}

function KnobsForm({ knobs, draft, faults, onChange }: KnobsFormProps): JSX.Element {
  const inVariant = faultsAt(faults, 'variant');
  const limits = Object.keys(draft.limits).length;
  return (
    <>
      <p class="muted">{strings.lead}</p>
      <Field label={strings.name}>
        {(id) => (
          <input
            class="input"
            id={id}
            value={draft.name}
            maxLength={60}
            autocomplete="off"
            aria-invalid={faults.some(({ path }) => path[0] === 'name')}
            onInput={({ currentTarget: { value } }) => onChange({ ...draft, name: value })}
          />
        )}
      </Field>
      {groupsOf(knobs).map((group) => (
        <Group key={group.title} {...{ group, draft, onChange }} faults={inVariant} />
      ))}
      <Field label={strings.about} hint={strings.aboutHint}>
        {(id) => (
          <textarea
            class="input"
            id={id}
            rows={2}
            value={draft.about}
            maxLength={2000}
            onInput={({ currentTarget: { value } }) => onChange({ ...draft, about: value })}
          />
        )}
      </Field>
      {limits > 0 && <p>{strings.limits(limits)}</p>}
      <FaultList faults={faultsElsewhere(faults, knobs)} />
      {countChanges(draft) > 0 && (
        <Button
          text={strings.undoAll}
          onClick={() => {
            onChange({ ...draft, values: {}, limits: {} });
            announce(strings.undone, { mine: true });
          }}
        />
      )}
    </>
  );
}

/** Faults of the whole variant, and of options and limits of its file. */
function faultsElsewhere(faults: readonly FormFaultInWords[], knobs: readonly Knob[]): readonly FormFaultInWords[] {
  const isOfKnob = ({ path: [part, name] }: FormFaultInWords): boolean =>
    part === 'variant' && knobs.some((knob) => knob.name === name);
  return faults
    .filter((fault) => !isOfKnob(fault))
    .map(({ path, text }) => ({ path: path[0] === 'variant' ? path.slice(1) : path, text }));
}

interface GroupProps {
  readonly group: KnobGroup;
  readonly draft: VariantDraft;
  /** By knob. */
  readonly faults: readonly FormFaultInWords[];
  readonly onChange: (draft: VariantDraft) => void;
}

function Group({ group: { title, knobs }, draft, faults, onChange }: GroupProps): JSX.Element {
  const changed = knobs.filter(({ name }) => name in draft.values).length;
  return (
    <details>
      <summary>
        {title ?? strings.numbers} <small>{strings.changes(changed)}</small>
      </summary>
      {knobs.map((knob) => (
        <KnobField
          key={knob.name}
          knob={knob}
          value={playedValue(draft, knob)}
          changed={knob.name in draft.values}
          faults={faultsAt(faults, knob.name)}
          onChange={(value) => onChange(withValue(draft, knob, value))}
        />
      ))}
    </details>
  );
}
