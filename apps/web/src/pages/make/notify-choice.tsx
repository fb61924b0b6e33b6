import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { calling as strings } from '#strings/calling.ts';
import { announce } from '../../ui/announcer.tsx';
import { supportsPush } from '../asked-calls.ts';
import { fetchPushKey, subscribeInBackground } from '../push-subscription.ts';

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
