import type { AnyRefusal, TableInfo, TableOptions } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { changeOptions as strings } from '#strings/waiting.ts';
import { change as changeSettings } from '../../device/settings.ts';
import type { Session } from '../../net/session.ts';
import { familySetting, hasClocks, optionsBy, planOf, type TableForm } from '../../pages/make/plan.ts';
import { Timing, VisitorChoices, Words } from '../../pages/make/sections.tsx';
import { type GameOptions, useGameOptions } from '../../table-kit/game-options.ts';
import { announce } from '../../ui/announcer.tsx';
import '../../pages/make/make.css';
import { play } from '../../device/sound.ts';
import { newTerms, termsOf } from './terms.ts';
import '../frame.css';
import { Button } from '../../ui/button.tsx';

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
        <button type="submit" class="btn big primary">
          {strings.save}
        </button>
      </div>
    </form>
  );
}

/** Options that concern the match; the number of places is visible anyway, and bots' speed affects no one's chances. */
const agreedOn = ({ seats: _, botSpeed: __, ...options }: TableOptions): string => JSON.stringify(options);

/**
 * Tells all but the host about changed options since they last looked, while the table waits and, if the match starts
 * meanwhile, still over the board: no one should play by options they haven't seen.
 */
export function OptionChanges({ session }: { readonly session: Session }): JSX.Element | null {
  const table = session.table.value;
  return table && table.host !== session.you.value ? <Changes table={table} /> : null;
}

function Changes({ table }: { readonly table: TableInfo }): JSX.Element | null {
  const { seats, status } = table;
  // Changes during play, such as an allowed word, are announced there.
  const agreed = useRef(table.options);
  if (status === 'waiting') agreed.current = table.options;
  const options = agreed.current;
  const [known, setKnown] = useState(options);
  const game = useGameOptions(options.game);
  const isNew = agreedOn(known) !== agreedOn(options);
  const terms = (it: TableOptions): readonly string[] => termsOf(it, game, false, table.words);
  const lines = isNew && game ? newTerms(terms(known), terms(options)) : [];
  const host = seats.find((it) => it?.who === table.host)?.name ?? '';
  const text = isNew && game ? strings.changed(host, lines) : '';
  useEffect(() => {
    if (text === '') return;
    announce(text, { mine: true });
    play('reveal');
  }, [text]);
  if (text === '') return null;
  return (
    <section class="rematch-offer" aria-label={strings.notice}>
      <p>{text}</p>
      <Button class="primary" text={strings.seen} onClick={() => setKnown(options)} />
    </section>
  );
}
