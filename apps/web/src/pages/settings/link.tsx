import type { AnyRefusal } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { devices } from '#strings/settings.ts';
import { go } from '../../app/router.ts';
import { becomeGuest, myName } from '../../device/me.ts';
import { myTables } from '../../device/my-tables.ts';
import { announce } from '../../ui/announcer.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { deviceApi, deviceKind, markLinked, rememberHistory } from './linked-devices.ts';

const strings = devices.claim;

/**
 * Page on which a code of another device makes this one the same guest. Always asks first: the link could be a
 * stranger's.
 */
export default function LinkPage(): JSX.Element {
  useHead(strings.title);
  const field = useId();
  const [given] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  // Removes the code from the address and the history.
  useEffect(() => {
    if (given !== '') history.replaceState(null, '', location.pathname);
  }, []);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const answer = await deviceApi.link({ code: code.slice(0, 20), kind: deviceKind() });
    if (!answer.ok) return setRefusal(answer.refusal);
    const { me, tables } = answer.value;
    becomeGuest(me);
    rememberHistory(tables);
    markLinked();
    announce(strings.done(me.name ?? strings.somebody), { mine: true });
    go('/games', 'replace');
  };
  return (
    <>
      <Bar />
      <main class="prose" id="main">
        <h1 tabIndex={-1}>{strings.title}</h1>
        <p>{given === '' ? strings.text : strings.ready}</p>
        {myName.value !== '' && myTables().length > 0 && <p>{strings.instead(myName.value)}</p>}
        <form class="join-form" onSubmit={(event) => void submit(event)}>
          <input
            class="input"
            id={field}
            name="code"
            aria-label={strings.code}
            placeholder={strings.hint}
            defaultValue={given}
            autocomplete="one-time-code"
            autocapitalize="characters"
            aria-invalid={refusal !== null}
            aria-describedby={`${field}-why`}
          />
          <button type="submit" class="btn primary">
            {strings.go}
          </button>
          <p class="refusal small" id={`${field}-why`} role="status">
            {refusal && refusalText(refusal)}
          </p>
        </form>
      </main>
    </>
  );
}
