import type { Seat } from '@wordhoard/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { table } from '#strings/table.ts';
import { unsay } from '../announcer.tsx';
import { Disc } from './seats.tsx';

interface HandOverProps {
  readonly name: string;
  readonly seat: Seat;
  readonly onTaken: () => void;
  /** What everybody may see meanwhile. */
  readonly children: ComponentChildren;
}

/** Between two people at one device: nothing private on it, neither to be seen nor to be read out. */
export function HandOver({ name, seat, onTaken, children }: HandOverProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    unsay();
    heading.current?.focus();
  }, [seat]);
  return (
    <main class="hand-over" id="main">
      <Disc name={name} seat={seat} />
      <h1 ref={heading} tabIndex={-1}>
        {table.handOver.title(name)}
      </h1>
      <p>{table.handOver.text}</p>
      <button type="button" class="btn big wood" onClick={onTaken}>
        {table.handOver.go(name)}
      </button>
      <div class="meanwhile">{children}</div>
    </main>
  );
}
