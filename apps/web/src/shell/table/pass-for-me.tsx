import { PASS_UNTIL, type PassingFor, type PassWish } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { passing as strings } from '#strings/passing.ts';
import { refusalText } from '#strings/refusals.ts';
import { loadPassReasons } from '../games.ts';
import { Radios } from '../radios.tsx';
import type { Session } from '../session.ts';

interface PassingProps {
  readonly session: Session;
  readonly passing: PassingFor;
}

/** A line over the board while the table passes for this player. */
export function Passing({
  passing: { wish, now },
  onChange,
}: Pick<PassingProps, 'passing'> & { readonly onChange: () => void }): JSX.Element | null {
  if (!wish) return null;
  return (
    <section class="stand-in slim" aria-label={strings.title}>
      <p role="status">
        {strings.on[wish.until]} {now && strings.now}
      </p>
      <button type="button" class="btn quiet" onClick={onChange}>
        {strings.change}
      </button>
    </section>
  );
}

interface PassFormProps extends PassingProps {
  readonly game: string;
  readonly onDone: () => void;
}

/** For how long, and when not. */
export function PassForm({ session, passing: { seat, wish, reasons }, game, onDone }: PassFormProps): JSX.Element {
  // Nobody misses anything they have not said they could do without.
  const [chosen, choose] = useState<PassWish>(wish ?? { until: 'turn', unless: reasons });
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => void loadPassReasons(game).then(setTexts), [game]);
  const { until, unless } = chosen;
  const toggle = (reason: string): void =>
    choose({ until, unless: reasons.filter((it) => unless.includes(it) !== (it === reason)) });
  const send = async (next: PassWish | null): Promise<void> => {
    const why = await session.send({ type: 'pass-for-me', seat, wish: next });
    if (why) setRefusal(refusalText(why));
    else onDone();
  };
  return (
    <form
      class="pass-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(chosen);
      }}
    >
      <p>{strings.lead}</p>
      <Radios
        legend={strings.until}
        among={PASS_UNTIL}
        chosen={until}
        text={strings.untilText}
        onChange={(it) => choose({ until: it, unless })}
      />
      {reasons.length > 0 && (
        <fieldset>
          <legend>{strings.unless}</legend>
          <div class="choices">
            {reasons.map((reason) => (
              <label key={reason} class="choice">
                <input type="checkbox" checked={unless.includes(reason)} onChange={() => toggle(reason)} />
                {texts[reason] ?? ''}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <button type="submit" class="btn go">
        {strings.yes}
      </button>
      {wish && (
        <button type="button" class="btn" onClick={() => void send(null)}>
          {strings.back}
        </button>
      )}
    </form>
  );
}
