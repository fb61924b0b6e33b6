import type { Seat } from '@wordhoard/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { handOver } from '#strings/away.ts';
import { Disc } from '../table-kit/player-list.tsx';
import { unsay } from '../ui/announcer.tsx';
import { MeaningSheet } from '../ui/word-meaning.tsx';

interface HandOverProps {
  readonly name: string;
  readonly seat: Seat;
  /** Names of those at this device whose answers to this very question are still secret. */
  readonly hidden: readonly string[];
  readonly onTaken: () => void;
  /** Public content to show meanwhile. */
  readonly children: ComponentChildren;
}

/** Between two people at one device: nothing private on it, neither to be seen nor to be read out. */
export function HandOver({ name, seat, hidden, onTaken, children }: HandOverProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted, so that a reader who presses Tab starts there and isn't taken back.
  useLayoutEffect(() => {
    unsay();
    heading.current?.focus();
  }, [seat]);
  return (
    <main class="hand-over" id="main">
      <Disc name={name} seat={seat} />
      <h1 ref={heading} tabIndex={-1}>
        {handOver.title(name)}
      </h1>
      <p>
        {handOver.text} {hidden.length > 0 && handOver.hidden(hidden)}
      </p>
      <button type="button" class="btn big wood" onClick={onTaken}>
        {handOver.go(name)}
      </button>
      <div class="meanwhile">{children}</div>
      <MeaningSheet />
    </main>
  );
}
