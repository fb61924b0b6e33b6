import type { Seat } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { doneToYou as strings } from '#strings/table-dialogs.ts';
import { Sentence } from '../table-kit/event-feed.tsx';
import { seenUntil, type ToldEvent, unseenNotes } from './absence/missed-events.ts';
import './frame.css';
import { isPageVisible, onVisibilityChange } from '../device/visibility.ts';
import { Button } from '../ui/button.tsx';

interface DoneToYouProps {
  readonly events: readonly ToldEvent[];
  readonly me: Seat | null;
  readonly undecided: readonly string[];
}

/** Milliseconds a note must have been visible before the reader's own move dismisses it. */
const IN_SIGHT_MS = 1500;

/** No more at once; all of them are in the log. */
const MOST = 2;

/** A theft, a card, a challenge: it stays until the reader closes it, or has had time to read it and then moves. */
export function DoneToYou({ events, me, undecided }: DoneToYouProps): JSX.Element | null {
  const own = seenUntil(events, me);
  const [seen, setSeen] = useState(own);
  const root = useRef<HTMLElement>(null);
  const shownAt = useRef(0);
  const notes = unseenNotes(events, seen);
  const close = (): void => {
    if (root.current?.contains(document.activeElement)) document.querySelector<HTMLElement>('.table h1')?.focus();
    setSeen(events.length);
  };
  useEffect(() => {
    const start = (): void => {
      shownAt.current = performance.now();
    };
    start();
    // A hidden page isn't being read.
    return onVisibilityChange(start);
  }, [notes.length]);
  useEffect(() => {
    if (isPageVisible() && performance.now() - shownAt.current >= IN_SIGHT_MS)
      setSeen((before) => Math.max(before, own));
  }, [own]);
  useEffect(() => {
    if (notes.length === 0) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  if (me === null || notes.length === 0) return null;
  return (
    <aside class="done-to-you" aria-label={strings.label} ref={root}>
      <div>
        {notes.slice(-MOST).map((note, i) => (
          <p key={notes.length - i} data-outcome={note.outcome ?? 'even'}>
            <Sentence told={note} undecided={undecided} />
          </p>
        ))}
      </div>
      <Button text={strings.seen} onClick={close} />
    </aside>
  );
}
