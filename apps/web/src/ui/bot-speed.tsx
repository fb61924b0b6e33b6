import { BOT_SPEEDS, type BotSpeed } from '@wordhoard/protocol';
import type { JSX } from 'preact';
import { bots } from '#strings/bots.ts';
import { change } from '../device/settings.ts';
import { Radios } from './radios.tsx';

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
