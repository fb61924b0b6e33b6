import { LEVELS, type Level } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { make } from '#strings/make.ts';
import { table } from '#strings/table.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, Pick, Radios } from '../../ui/fields.tsx';
import { GROUPS, type Group, type TableForm } from './plan.ts';

interface WhoProps {
  readonly plan: TableForm;
  readonly players: readonly [min: number, max: number];
  readonly onChange: (part: Partial<TableForm>) => void;
}

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Initial choices of each group. */
const START: Readonly<Record<Group, Partial<TableForm>>> = {
  friends: { bots: [], others: [] },
  bots: { bots: [3], others: [] },
  alone: { bots: [], others: [] },
  here: { bots: [], others: [''] },
};

/** Chooses the players: friends, bots, just the guest, or people at this device. */
export function Who({ plan, players: [min, max], onChange }: WhoProps): JSX.Element {
  const groups = GROUPS.filter((it) => it !== 'alone' || min === 1);
  const strength = plan.bots[0] ?? 3;
  const setBots = (count: number, level: Level): void => onChange({ bots: Array.from({ length: count }, () => level) });
  const room = max - 1 - (plan.group === 'here' ? plan.others.length : 0);
  return (
    <>
      <Radios
        legend={make.group}
        among={groups}
        chosen={plan.group}
        text={(it) => make.groups[it]}
        hint={(it) => make.groupHints[it]}
        onChange={(group) => onChange({ group, ...START[group] })}
      />
      {plan.group === 'friends' && (
        <Pick
          label={make.places}
          among={upTo(2, max)}
          chosen={plan.places}
          text={make.placesOf}
          onChange={(places) => onChange({ places })}
        />
      )}
      {plan.group === 'here' && <Others plan={plan} max={max} onChange={onChange} />}
      {(plan.group === 'bots' || plan.group === 'here') && (
        <div class="pair">
          <Pick
            label={make.botCount}
            among={upTo(plan.group === 'bots' ? 1 : 0, room)}
            chosen={plan.bots.length}
            text={make.botsOf}
            onChange={(count) => setBots(count, strength)}
          />
          {plan.bots.length > 0 && (
            <Pick
              label={make.strength}
              among={LEVELS}
              chosen={strength}
              text={(level) => table.levelName(level)}
              onChange={(level) => setBots(plan.bots.length, level)}
            />
          )}
        </div>
      )}
    </>
  );
}

function Others({
  plan: { others },
  max,
  onChange,
}: {
  plan: TableForm;
  max: number;
  onChange: WhoProps['onChange'];
}): JSX.Element {
  const set = (i: number, name: string): void => onChange({ others: others.map((it, at) => (at === i ? name : it)) });
  return (
    <fieldset>
      <legend>{make.others}</legend>
      {others.map((name, i) => (
        <Field key={i} label={make.other(i + 2)}>
          {(id) => (
            <div class="with-button">
              <input
                class="input"
                id={id}
                name="other"
                value={name}
                maxLength={20}
                onInput={(event) => set(i, event.currentTarget.value)}
              />
              {others.length > 1 && (
                <IconButton
                  icon="close"
                  label={make.removeOther(name)}
                  onClick={() => onChange({ others: others.filter((_, at) => at !== i) })}
                />
              )}
            </div>
          )}
        </Field>
      ))}
      {others.length < max - 1 && (
        <Button icon="plus" text={make.addOther} onClick={() => onChange({ others: [...others, ''], bots: [] })} />
      )}
    </fieldset>
  );
}
