import type { AnyRefusal, Device, LinkCode } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { refusalText } from '#strings/refusals.ts';
import { devices as strings } from '#strings/settings.ts';
import { introduce } from '../../device/me.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { deviceApi, markLinked } from './linked.ts';
import './devices.css';

const nameOf = ({ kind, since }: Device): string =>
  [strings.kind(kind), ...(since === null ? [] : [strings.since(since)])].join(', ');

/** Continuing on another device, and the list of devices. */
export function Devices(): JSX.Element {
  const [code, setCode] = useState<LinkCode | null>(null);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const [list, setList] = useState<readonly Device[]>([]);
  const load = async (): Promise<void> => {
    const answer = await deviceApi.list();
    if (answer.ok) setList(answer.value.devices);
  };
  useEffect(() => void load(), []);
  const make = async (): Promise<void> => {
    // A visitor who has done nothing yet is unknown to the server, and can't link devices.
    await introduce();
    const answer = await deviceApi.code();
    setCode(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : answer.refusal);
    if (answer.ok) markLinked();
  };
  const signOff = async ({ id, here }: Device): Promise<void> => {
    const answer = await deviceApi.signOff(id);
    setRefusal(answer.ok ? null : answer.refusal);
    if (answer.ok && here) location.reload();
    await load();
  };
  return (
    <section class="devices" aria-labelledby="devices">
      <h2 id="devices">{strings.title}</h2>
      <p>{strings.text}</p>
      {code && <CodeShown {...code} />}
      <div class="row">
        <button type="button" class="btn" onClick={() => void make()}>
          {code ? strings.another : strings.make}
        </button>
        <a class="btn quiet" href="/link">
          {strings.have}
        </a>
      </div>
      <p role="status" class="refusal small">
        {refusal && refusalText(refusal)}
      </p>
      {list.length > 1 && (
        <>
          <h3 id="devices-list">{strings.list}</h3>
          <ul class="plain" aria-labelledby="devices-list">
            {list.map((device) => (
              <li key={device.id}>
                <span>
                  <b>{nameOf(device)}</b>
                  {device.here && <small>{strings.here}</small>}
                </span>
                <ConfirmButton
                  label={strings.signOff}
                  about={strings.signOffOf(nameOf(device))}
                  question={strings.sure(nameOf(device))}
                  yes={strings.yes}
                  no={strings.keep}
                  onYes={() => void signOff(device)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Behind a #, what follows is never sent anywhere: the code is in no log on the way. */
function CodeShown({ code, ms }: LinkCode): JSX.Element {
  const link = `${location.origin}/link#${code}`;
  return (
    <div class="panel link-code">
      <div role="status">
        <p class="sr-only">{strings.code}</p>
        <p class="num code">{code}</p>
        <p class="small">{strings.once(ms)}</p>
      </div>
      <figure>
        <QrCode text={link} label={strings.qr} />
        <figcaption class="muted small">{strings.scan}</figcaption>
      </figure>
    </div>
  );
}
