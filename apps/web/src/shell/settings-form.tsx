import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { settings as strings } from '#strings/settings.ts';
import { change, type Settings, settings } from './settings.ts';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const ANNOUNCING: readonly Settings['announcements'][] = ['all', 'mine', 'none'];

/** Takes effect at once; there is nothing to save. */
export function SettingsForm(): JSX.Element {
  const now = settings.value;
  const group = useId();
  const tick = (label: string, hint: string, on: boolean, set: (on: boolean) => void): JSX.Element => (
    <label class="choice">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
      <small>{hint}</small>
    </label>
  );
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{strings.theme}</legend>
        <div class="choices across">
          {THEMES.map((theme) => (
            <label key={theme} class="choice">
              <input
                type="radio"
                name={`${group}-theme`}
                checked={now.theme === theme}
                onChange={() => change({ theme })}
              />
              {strings.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
      <div class="choices">
        {tick(strings.tiles, strings.tilesHint, now.largeTiles, (largeTiles) => change({ largeTiles }))}
        {tick(strings.motion, strings.motionHint, now.motion === 'reduce', (on) =>
          change({ motion: on ? 'reduce' : 'system' }),
        )}
        {tick(strings.sound, strings.soundHint, now.sound, (sound) => change({ sound }))}
        {tick(strings.quickBots, strings.quickBotsHint, now.quickBots, (quickBots) => change({ quickBots }))}
      </div>
      <fieldset>
        <legend>{strings.announcements}</legend>
        <p>
          <small class="dim">{strings.announceHint}</small>
        </p>
        <div class="choices">
          {ANNOUNCING.map((announcements) => (
            <label key={announcements} class="choice">
              <input
                type="radio"
                name={`${group}-announce`}
                checked={now.announcements === announcements}
                onChange={() => change({ announcements })}
              />
              {strings.announcing[announcements]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
