import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { calling as strings } from '#strings/calling.ts';
import { isUnasked, rememberAsked } from './asked-calls.ts';
import { type PushOutcome, subscribe, takeRequested } from './push-subscription.ts';

/** At a correspondence game, on the start page and at the board: may this device notify? */
export function CallMe({ code }: { readonly code: string }): JSX.Element | null {
  const [state, setState] = useState<'asking' | PushOutcome | null>(() => (isUnasked(code) ? 'asking' : null));
  const [quiet, setQuiet] = useState(true);
  useEffect(() => {
    void takeRequested(code)?.then(setState);
  }, [code]);
  if (state === null) return null;
  const answer = async (yes: boolean): Promise<void> => {
    rememberAsked(code);
    setState(yes ? await subscribe(code, quiet) : null);
  };
  if (state !== 'asking')
    return (
      <div class="stand-in" role="status">
        <p>{strings[state]}</p>
      </div>
    );
  return (
    <section class="stand-in" aria-label={strings.ask}>
      <p>
        {strings.ask} <small class="dim">{strings.hint}</small>
      </p>
      <label>
        <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />{' '}
        {strings.quiet}
      </label>
      <button type="button" class="btn go" onClick={() => void answer(true)}>
        {strings.yes}
      </button>
      <button type="button" class="btn" onClick={() => void answer(false)}>
        {strings.no}
      </button>
    </section>
  );
}
