import type { AnyRefusal, Device, LinkCode } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { allow } from '#strings/allow.ts';
import { refusalText } from '#strings/refusals.ts';
import { settings, devices as strings } from '#strings/settings.ts';
import { wordOptions } from '#strings/words.ts';
import { introduce } from '../../device/me.ts';
import { asAllowed, change, settings as chosen } from '../../device/settings.ts';
import { Listed } from '../../table/words/word-options.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Choice } from '../../ui/fields.tsx';
import { MeForm } from '../../ui/me-form.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { BotSpeedChoice, SettingsForm } from '../../ui/settings-form.tsx';
import { OwnLists } from '../../words/own-lists.tsx';
import { deviceApi, markLinked } from './linked-devices.ts';
import './settings.css';
import { Button, LinkButton } from '../../ui/button.tsx';

export default function SettingsPage(): JSX.Element {
  useHead(settings.title);
  return (
    <>
      <Bar />
      <main class="prose" id="main">
        <h1 tabIndex={-1}>{settings.title}</h1>
        <MeForm />
        <Devices />
        <SettingsForm />
        <BotSpeedChoice chosen={chosen.value.botSpeed} />
        <fieldset>
          <legend>{wordOptions.words}</legend>
          <Choice
            text={wordOptions.family}
            hint={settings.familyHint}
            chosen={chosen.value.familyFriendly}
            onChange={(familyFriendly) => change({ familyFriendly })}
          />
          <Listed
            label={allow.device}
            hint={allow.deviceHint}
            words={chosen.value.allowedWords}
            onChange={(words) => change({ allowedWords: asAllowed(words) })}
          />
        </fieldset>
        <OwnLists />
        <p>
          <a href="/games">{settings.myGames}</a>
        </p>
        <p>
          <a href="/about">{settings.about}</a>
        </p>
      </main>
    </>
  );
}

const nameOf = ({ kind, since }: Device): string =>
  [strings.kind(kind), ...(since === null ? [] : [strings.since(since)])].join(', ');

/** Continuing on another device, and the list of devices. */
function Devices(): JSX.Element {
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
        <Button text={code ? strings.another : strings.make} onClick={() => void make()} />
        <LinkButton class="quiet" text={strings.have} href="/link" />
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
