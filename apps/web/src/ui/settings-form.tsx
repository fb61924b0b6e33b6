import { BOT_SPEEDS, type BotSpeed } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { bots } from '#strings/make.ts';
import { settings as strings } from '#strings/settings.ts';
import { change, type Settings, settings } from '../device/settings.ts';
import { Radios } from './fields.tsx';

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark'];
const ANNOUNCING: readonly Settings['announcements'][] = ['all', 'mine', 'none'];

/** Takes effect at once; there is nothing to save. */
export function SettingsForm(): JSX.Element {
  const now = settings.value;
  const tick = (label: string, hint: string, on: boolean, set: (on: boolean) => void): JSX.Element => (
    <label class="choice">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
      <small>{hint}</small>
    </label>
  );
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Radios
        legend={strings.theme}
        among={THEMES}
        chosen={now.theme}
        text={(theme) => strings.themes[theme]}
        onChange={(theme) => change({ theme })}
        across
      />
      <div class="choices">
        {tick(strings.tiles, strings.tilesHint, now.largeTiles, (largeTiles) => change({ largeTiles }))}
        {tick(strings.motion, strings.motionHint, now.motion === 'reduce', (on) =>
          change({ motion: on ? 'reduce' : 'system' }),
        )}
        {tick(strings.sound, strings.soundHint, now.sound, (sound) => change({ sound }))}
        {tick(strings.turnSound, strings.turnSoundHint, now.turnSound, (turnSound) => change({ turnSound }))}
        {tick(strings.keys, strings.keysHint, now.keys, (keys) => change({ keys }))}
      </div>
      <Radios
        legend={strings.announcements}
        lead={strings.announceHint}
        among={ANNOUNCING}
        chosen={now.announcements}
        text={(announcements) => strings.announcing[announcements]}
        onChange={(announcements) => change({ announcements })}
      />
    </form>
  );
}

interface BotSpeedProps {
  readonly chosen: BotSpeed;
  readonly onChange?: (speed: BotSpeed) => void;
}

/** Chooses the bots' speed, here and for the next table made on this device. */
export const BotSpeedChoice = ({ chosen, onChange }: BotSpeedProps): JSX.Element => (
  <Radios
    legend={bots.speed}
    among={BOT_SPEEDS}
    chosen={chosen}
    text={(speed) => bots.speeds[speed]}
    note={bots.hints[chosen]}
    onChange={(botSpeed) => {
      change({ botSpeed });
      onChange?.(botSpeed);
    }}
    across
  />
);
