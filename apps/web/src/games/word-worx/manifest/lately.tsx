import type { WordWorx } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import type { SeatObservation } from '../../../net/session.ts';
import { toldOf } from '../../../table-kit/events.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { describe } from '../describe.ts';
import { wordWorx } from '../strings/play.ts';

const LATELY = 4;

interface LatelyProps {
  readonly sight: SeatObservation<WordWorx>;
  readonly names: Names;
  /** Is this read by more than one player? */
  readonly shared?: boolean;
}

/** The last few things that happened, newest first. */
export function Lately({ sight, names, shared = false }: LatelyProps): JSX.Element | null {
  // A player's drawn cards are for that player alone.
  const events = sight.events.filter(({ type }) => !shared || type !== 'drew-unseen');
  const told = toldOf<WordWorx>(events, describe, names);
  if (told.length === 0) return null;
  return (
    <>
      <h2>{wordWorx.lately}</h2>
      <ul class="moves plain">
        {told
          .slice(-LATELY)
          .toReversed()
          .map(({ text }, i) => (
            <li key={told.length - i}>{text}</li>
          ))}
      </ul>
    </>
  );
}
