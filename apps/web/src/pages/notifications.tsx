import type { PushKey, PushRequest } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { notifications as strings } from '#strings/notifications.ts';
import { call } from '../net/api.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { isUnasked, rememberAsked, supportsPush } from './asked-to-notify.ts';

/** At a correspondence game, on the start page and at the board: may this device notify? */
export function NotifyOffer({ code }: { readonly code: string }): JSX.Element | null {
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
        {strings.ask} <small class="muted">{strings.hint}</small>
      </p>
      <label>
        <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />{' '}
        {strings.quiet}
      </label>
      <Button class="primary" text={strings.yes} onClick={() => void answer(true)} />
      <Button text={strings.no} onClick={() => void answer(false)} />
    </section>
  );
}

interface NotifyChoiceProps {
  /** What to do once the table has its code; null while the box isn't ticked. */
  readonly onChange: (request: ((code: string) => void) | null) => void;
}

/** 'asking': the browser asks the person now. 'closed': they closed its question without an answer. */
type Permission = NotificationPermission | 'asking' | 'closed';

/** At a correspondence game: asks for notifications where the game is made. Absent where there are none. */
export function NotifyChoice({ onChange }: NotifyChoiceProps): JSX.Element | null {
  const [isOffered, setOffered] = useState(false);
  const [permission, setPermission] = useState<Permission>(() => (supportsPush() ? Notification.permission : 'denied'));
  const [isWanted, setWanted] = useState(false);
  const [quiet, setQuiet] = useState(true);
  useEffect(() => {
    if (supportsPush()) void fetchPushKey().then((key) => setOffered(key !== null));
  }, []);
  const why = permission === 'denied' ? strings.blocked : permission === 'closed' ? strings.closed : null;
  useEffect(() => {
    if (isOffered && why) announce(why, { mine: true });
  }, [isOffered, why]);
  useEffect(() => {
    onChange(isWanted ? (code) => subscribeInBackground(code, quiet) : null);
    // Another pace was chosen.
    return () => onChange(null);
  }, [isWanted, quiet]);
  if (!isOffered) return null;
  // The browser asks only right after a press, so it's asked now and not when the table is made.
  const want = async (wanted: boolean): Promise<void> => {
    setWanted(wanted);
    if (!wanted || permission === 'granted') return;
    setPermission('asking');
    const answer = await Notification.requestPermission();
    setPermission(answer === 'default' ? 'closed' : answer);
    if (answer !== 'granted') setWanted(false);
  };
  return (
    <div class="notify">
      <label class="choice">
        <input
          type="checkbox"
          checked={isWanted}
          disabled={permission === 'denied'}
          onChange={(event) => void want(event.currentTarget.checked)}
        />
        {strings.choice}
        <small>{strings.choiceHint}</small>
      </label>
      {why && <p class="refusal">{why}</p>}
      {isWanted && permission === 'granted' && (
        <label class="choice">
          <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
          {strings.quiet}
        </label>
      )}
    </div>
  );
}

/** 'blocked': the browser or the person refused. 'failed': the browser, its push service or our server couldn't. */
type PushOutcome = 'done' | 'blocked' | 'failed';

const QUIET = { from: 22, to: 8 } as const;

/** The server's key for push services; null where it sends no notifications or can't be reached. */
async function fetchPushKey(): Promise<string | null> {
  const answer = await call<PushKey>('/push');
  return answer.ok ? answer.value.key : null;
}

/** Asks the person, the browser and the server, in this order, to notify this device about a correspondence game. */
async function subscribe(code: string, quiet: boolean): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    return (await request(code, quiet)) ? 'done' : 'failed';
  } catch {
    return 'failed';
  }
}

async function request(code: string, quiet: boolean): Promise<boolean> {
  const key = await fetchPushKey();
  if (key === null) return false;
  // The service worker may not be installed yet: a player who wants notifications gets it now.
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return false;
  const body: PushRequest = {
    code,
    subscription: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } },
    quiet: quiet ? { ...QUIET, offset: new Date().getTimezoneOffset() } : null,
  };
  return (await call('/me/push', body)).ok;
}

/** Requests made in the form for a new table, by its code: the table itself says how they went. */
const requested = new Map<string, Promise<PushOutcome>>();

/** The person has agreed already; the table opens meanwhile. */
function subscribeInBackground(code: string, quiet: boolean): void {
  rememberAsked(code);
  requested.set(code, subscribe(code, quiet));
}

/** Undefined if nothing was requested. It is told once. */
function takeRequested(code: string): Promise<PushOutcome> | undefined {
  const outcome = requested.get(code);
  requested.delete(code);
  return outcome;
}
