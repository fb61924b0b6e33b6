import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import { Hourglass } from '../../../table-kit/hourglass.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { timeLeft } from '../../../ui/format.ts';
import { wordsy } from '../strings/play.ts';

interface TimerProps {
  /** Milliseconds left; null while it stands. */
  readonly left: number | null;
  /** Share of the sand that is still above, 1 to 0. */
  readonly share: number;
  readonly running: boolean;
  /** [WY-19] It ran out in a round that goes on without a bonus. */
  readonly out: boolean;
}

/** Seconds announced while the sand runs. */
const SPOKEN = [20, 10, 5];

/** Stands beside the pad with all its sand below; flipped when a player locks a word. */
export function SandTimer({ left, share, running, out }: TimerProps): JSX.Element {
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  useCountdown(running ? seconds : null);
  const label = running ? wordsy.timer.label(seconds) : out ? wordsy.timer.out : wordsy.timer.still;
  return (
    <div class="sand">
      <div key={running ? 'runs' : 'stands'} class={running ? 'glass flipped' : 'glass'}>
        <Hourglass left={running ? share : 0} running={running} label={label} />
      </div>
      <span class={`seconds ${running && seconds <= 5 ? 'low' : ''}`} aria-hidden="true">
        {running && left !== null ? timeLeft(left) : ''}
      </span>
      {out && <span class="no-bonus">{wordsy.timer.noBonus}</span>}
    </div>
  );
}

function useCountdown(seconds: number | null): void {
  const said = useRef<number | null>(null);
  useEffect(() => {
    if (seconds === null) {
      said.current = null;
      return;
    }
    if (said.current === null) play('flip');
    else if (said.current !== seconds && seconds > 0) {
      if (SPOKEN.includes(seconds)) announce(wordsy.event.secondsLeft(seconds), { mine: true, urgent: seconds <= 5 });
      if (seconds <= 5) play('low');
    }
    said.current = seconds;
  }, [seconds]);
}
