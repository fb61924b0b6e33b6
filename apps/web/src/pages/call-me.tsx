import type { PushKey, PushRequest } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { calling as strings } from '#strings/calling.ts';
import { type Answer, call } from '../net/api.ts';
import { isUnasked, rememberAsked } from './asked-calls.ts';

const QUIET = { from: 22, to: 8 } as const;

/** Asks the person, the browser and the server, in this order. */
async function subscribe(code: string, quiet: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const key: Answer<PushKey> = await call('/push');
  // The service worker may not be installed yet: a player who wants notifications gets it now.
  const worker = key.ok
    ? await navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)
    : null;
  if (!worker || !key.ok) return false;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return false;
  const request: PushRequest = {
    code,
    subscription: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } },
    quiet: quiet ? { ...QUIET, offset: new Date().getTimezoneOffset() } : null,
  };
  return (await call('/me/push', request)).ok;
}

/** At a correspondence game, where it is made, on the start page and at the board: may this device notify? */
export function CallMe({ code }: { readonly code: string }): JSX.Element | null {
  const [state, setState] = useState<'asking' | 'done' | 'failed' | null>(() => (isUnasked(code) ? 'asking' : null));
  const [quiet, setQuiet] = useState(true);
  if (state === null) return null;
  const answer = async (yes: boolean): Promise<void> => {
    rememberAsked(code);
    if (!yes) return setState(null);
    setState((await subscribe(code, quiet).catch(() => false)) ? 'done' : 'failed');
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
