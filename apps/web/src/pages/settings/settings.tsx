import type { JSX } from 'preact';
import { allow } from '#strings/allow.ts';
import { settings } from '#strings/settings.ts';
import { wordOptions } from '#strings/words.ts';
import { asAllowed, change, settings as chosen } from '../../device/settings.ts';
import { Listed } from '../../table/words/word-options.tsx';
import { Choice } from '../../ui/fields.tsx';
import { MeForm } from '../../ui/me-form.tsx';
import { Bar, useHead } from '../../ui/page.tsx';
import { BotSpeedChoice, SettingsForm } from '../../ui/settings-form.tsx';
import { OwnLists } from '../../words/own-lists.tsx';
import { Devices } from './devices.tsx';

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
