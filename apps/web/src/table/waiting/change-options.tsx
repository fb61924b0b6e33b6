import type { AnyRefusal, TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { changeOptions as strings } from '#strings/waiting.ts';
import { change as changeSettings } from '../../device/settings.ts';
import type { Session } from '../../net/session.ts';
import { familySetting, hasClocks, type TableForm } from '../../pages/make/plan.ts';
import { optionsBy, planOf } from '../../pages/make/plan-of.ts';
import { Timing } from '../../pages/make/timing.tsx';
import { VisitorChoices } from '../../pages/make/visitors.tsx';
import { Words } from '../../pages/make/words.tsx';
import type { GameOptions } from '../../table-kit/game-options.ts';
import { announce } from '../../ui/announcer.tsx';
import '../../pages/make/make.css';

interface ChangeOptionsProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly game: GameOptions;
  readonly onDone: () => void;
}

/** The host's form while the table waits. Nothing changes for the others before it is saved. */
export function ChangeOptions({ session, table, game, onDone }: ChangeOptionsProps): JSX.Element {
  const [plan, setPlan] = useState<TableForm>(() => planOf(table.options, game));
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const { words } = game;
  const change = (part: Partial<TableForm>): void => {
    setPlan({ ...plan, ...part });
    setRefusal(null);
  };
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const no = await session.send({ type: 'configure', options: optionsBy(plan, table.options, game) });
    if (no) return setRefusal(no);
    announce(strings.saved, { mine: true });
    onDone();
  };
  return (
    <form class="make" onSubmit={submit} noValidate>
      {words && (
        <Words
          words={words.of(plan.config)}
          onFamilyFriendly={(on) => {
            changeSettings({ [familySetting(plan)]: on });
            change({ config: words.with(plan.config, { familyFriendly: on }) });
          }}
        />
      )}
      <Timing plan={plan} words={game.pace} clocks={game.clock?.among ?? []} onChange={change} />
      <game.Form
        config={plan.config}
        seats={table.options.seats}
        clocks={hasClocks(plan)}
        onChange={(config) => change({ config })}
      />
      <VisitorChoices plan={plan} onChange={change} />
      <div class="submit">
        {refusal && (
          <p class="refusal" role="alert">
            {refusalText(refusal)}
          </p>
        )}
        <button type="submit" class="btn big go">
          {strings.save}
        </button>
      </div>
    </form>
  );
}
