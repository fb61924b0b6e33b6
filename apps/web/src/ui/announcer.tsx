import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { settings } from '../device/settings.ts';

interface Announcement {
  readonly n: number;
  readonly text: string;
}

const polite: Signal<readonly Announcement[]> = signal([]);
const urgent: Signal<readonly Announcement[]> = signal([]);
let count = 0;
let muted = 0;

/** A live region reads out what is added to it: as many lines are kept as may ever come in one moment, so that none is cut off. */
const KEPT = 24;

/**
 * Says it to a screen reader. `mine` marks what the player must know even with few announcements;
 * `urgent` interrupts, and is for what cannot wait: the sand is running out, a refusal.
 */
export function announce(text: string, how: { readonly mine?: boolean; readonly urgent?: boolean } = {}): void {
  const wanted = settings.peek().announcements;
  if (text === '' || muted > 0 || wanted === 'none' || (wanted === 'mine' && !how.mine && !how.urgent)) return;
  const lines = how.urgent ? urgent : polite;
  lines.value = [...lines.peek().slice(1 - KEPT), { n: ++count, text }];
}

/** Keeps everything from being announced until the returned function is called. */
export function mute(): () => void {
  muted += 1;
  return () => {
    muted -= 1;
  };
}

/** Clears the announcements: another person looks at this device now. */
export function unsay(): void {
  polite.value = [];
  urgent.value = [];
}

export function Announcer(): JSX.Element {
  return (
    <div class="sr-only">
      <div role="log" aria-live="polite" aria-atomic="false" data-announcer="polite">
        {polite.value.map((line) => (
          <p key={line.n}>{line.text}</p>
        ))}
      </div>
      <div role="alert" aria-atomic="false" data-announcer="urgent">
        {urgent.value.map((line) => (
          <p key={line.n}>{line.text}</p>
        ))}
      </div>
    </div>
  );
}
