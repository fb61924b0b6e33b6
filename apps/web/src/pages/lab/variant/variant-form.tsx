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
  withLimit,
  withValue,
} from '../../../variants/draft.ts';
import { FaultList } from '../../../variants/fault-list.tsx';
import type { FormKnobs } from '../../../variants/handlers.ts';
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
  const knobs = useLoaded<FormKnobs | 'loading' | null>(() => loadKnobs(game), [game], 'loading');
  if (knobs === 'loading') return <p aria-busy="true" />;
  if (!knobs) return <p>{strings.offline}</p>;
  if (knobs.variant.length === 0) return <p>{strings.none}</p>;
  return <KnobsForm {...{ draft, faults, onChange, knobs }} />;
}

interface KnobsFormProps extends Omit<VariantFormProps, 'game'> {
  readonly knobs: FormKnobs;
}

function KnobsForm({ knobs, draft, faults, onChange }: KnobsFormProps): JSX.Element {
  const inVariant = faultsAt(faults, 'variant');
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
      {groupsOf(knobs.variant).map((group) => (
        <Group
          key={group.title}
          group={group}
          faults={inVariant}
          changed={draft.values}
          valueFor={(knob) => playedValue(draft, knob)}
          onChange={(knob, value) => onChange(withValue(draft, knob, value))}
        />
      ))}
      <Group
        group={{ title: strings.limits, knobs: knobs.limits }}
        isLimits
        faults={faultsAt(faults, 'limits')}
        changed={draft.limits}
        valueFor={({ name, printed }) => (name in draft.limits ? draft.limits[name] : printed)}
        onChange={(knob, value) => onChange(withLimit(draft, knob, value))}
      />
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

/** Faults of the whole variant, and of options of its file. */
function faultsElsewhere(faults: readonly FormFaultInWords[], knobs: FormKnobs): readonly FormFaultInWords[] {
  const isShown = ({ path: [part, name] }: FormFaultInWords): boolean =>
    (part === 'variant' || part === 'limits') && knobs[part].some((knob) => knob.name === name);
  return faults
    .filter((fault) => !isShown(fault))
    .map(({ path, text }) => ({ path: path[0] === 'variant' ? path.slice(1) : path, text }));
}

interface GroupProps {
  readonly group: KnobGroup;
  readonly isLimits?: boolean;
  /** By knob, as are the values that differ from the printed game. */
  readonly faults: readonly FormFaultInWords[];
  readonly changed: object;
  readonly valueFor: (knob: Knob) => unknown;
  readonly onChange: (knob: Knob, value: unknown) => void;
}

function Group({
  group: { title, knobs },
  isLimits = false,
  faults,
  changed,
  valueFor,
  onChange,
}: GroupProps): JSX.Element {
  const count = knobs.filter(({ name }) => name in changed).length;
  return (
    <details>
      <summary>
        {title ?? strings.numbers} <small>{isLimits ? strings.limitChanges(count) : strings.changes(count)}</small>
      </summary>
      {isLimits && <p class="muted small">{strings.limitsHint}</p>}
      {knobs.map((knob) => (
        <KnobField
          key={knob.name}
          knob={knob}
          value={valueFor(knob)}
          changed={knob.name in changed}
          isLimit={isLimits}
          faults={faultsAt(faults, knob.name)}
          onChange={(value) => onChange(knob, value)}
        />
      ))}
    </details>
  );
}
