import type { AutoPassInfo } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { passing as strings } from '#strings/table-dialogs.ts';
import { loadPassReasons } from '../games/load.ts';
import type { Session } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

interface PassingProps {
  readonly session: Session;
  readonly passing: AutoPassInfo;
}

/** A line over the board of a correspondence game while auto-pass is on. */
export function Passing({
  passing: { wish, now },
  onChange,
}: Pick<PassingProps, 'passing'> & { readonly onChange: () => void }): JSX.Element | null {
  if (!wish) return null;
  return (
    <section class="stand-in slim" aria-label={strings.title}>
      <p role="status">
        {strings.line} {now && strings.now}
      </p>
      <Button class="quiet" text={strings.change} onClick={onChange} />
    </section>
  );
}

interface AutoPassProps extends PassingProps {
  readonly game: string;
  readonly byDay: boolean;
  /** Keeps the choice for the next table. */
  readonly onSwitch?: (on: boolean) => void;
}

/** One switch, and what it does: for what it still asks is the game's to say. */
export function AutoPass({ session, passing, game, byDay, onSwitch }: AutoPassProps): JSX.Element {
  const { seat, wish, reasons, asks = reasons } = passing;
  const id = useId();
  const texts = useLoaded<Readonly<Record<string, string>>>(() => loadPassReasons(game), [game], {});
  const [refusal, setRefusal] = useState<string | null>(null);
  const turn = async (on: boolean): Promise<void> => {
    onSwitch?.(on);
    const why = await session.send({ type: 'pass-for-me', seat, wish: on ? { until: 'told', unless: asks } : null });
    setRefusal(why && refusalText(why));
  };
  return (
    <section class="auto-pass" aria-label={strings.title}>
      <label class="choice">
        <input
          type="checkbox"
          checked={wish !== null}
          aria-describedby={id}
          onChange={() => void turn(wish === null)}
        />
        {strings.on}
      </label>
      <div id={id} class="small muted">
        <p>{byDay ? strings.leadByDay : strings.lead}</p>
        {asks.length === 0 ? (
          <p>{strings.always}</p>
        ) : (
          <p>
            {strings.asks} {asks.map((reason) => texts[reason] ?? '').join(', or ')}.
          </p>
        )}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
