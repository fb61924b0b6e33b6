import type { JSX } from 'preact';
import { settings } from '#strings/settings.ts';
import { Bar } from '../shell/bar.tsx';
import { useHead } from '../shell/head.ts';
import { SettingsForm } from '../shell/settings-form.tsx';

export default function SettingsPage(): JSX.Element {
  useHead(settings.title);
  return (
    <>
      <Bar />
      <main class="prose" id="main">
        <h1 tabIndex={-1}>{settings.title}</h1>
        <SettingsForm />
        <p>
          <a href="/about">{settings.about}</a>
        </p>
      </main>
    </>
  );
}
