import type { Shape } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { table } from '#strings/table.ts';
import { announce } from '../announcer.tsx';
import type { Sight } from '../session.ts';
import type { Names } from './names.ts';

/** An event in words, for the log and for screen readers. */
export interface Told {
  readonly text: string;
  /** Concerns the player. */
  readonly mine?: boolean;
  /** Cannot wait. */
  readonly urgent?: boolean;
  /** Said, but not written down: the log would be all of these. */
  readonly passing?: boolean;
}

/** Null for what needs no words; and, when it is told to nobody in particular, for what one seat alone may know. */
export type Describe = (event: Shape['event'], names: Names) => Told | null;

interface LogProps {
  readonly sight: Sight;
  readonly names: Names;
  readonly describe: Describe;
}

/** Newest first. */
export function Log({ sight, names, describe }: LogProps): JSX.Element {
  const lines = sight.events.flatMap((event) => {
    const told = describe(event, names);
    return told && !told.passing ? [told.text] : [];
  });
  if (lines.length === 0) return <p class="dim">{table.logEmpty}</p>;
  return (
    <ol class="log plain" reversed>
      {lines.toReversed().map((line, i) => (
        <li key={lines.length - i}>{line}</li>
      ))}
    </ol>
  );
}

/** Tells a screen reader what has happened since it was last told; nothing of what happened before the page opened. */
export function useAnnouncements({ sight, names, describe }: LogProps): void {
  const heard = useRef<{ viewer: Sight['viewer']; count: number } | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = { viewer: sight.viewer, count: sight.events.length };
    if (before?.viewer !== sight.viewer) return;
    for (const event of sight.events.slice(before.count)) {
      const told = describe(event, names);
      if (told) announce(told.text, told);
    }
  }, [sight]);
}
