import type { Seat } from '@wordhoard/kernel';
import type { Event, WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { announce } from '../../../ui/announcer.tsx';
import { passedOverInWords } from '../strings/passed-over.ts';
import { passedOver, sentLast } from '../word/passed-over.ts';
import { sentFrom } from './use-desk.ts';

interface PassedOverProps {
  readonly session: Session;
  readonly situation: Situation<WordNerds>;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly names: Names;
}

/** Why another player's word was laid instead of this player's, as long as that is news. */
export function PassedOver({ session, situation, seat, events, names }: PassedOverProps): JSX.Element | null {
  const last = sentLast(sentFrom(session).get(seat), situation.given, events);
  useLayoutEffect(() => {
    if (last) sentFrom(session).set(seat, last);
    else sentFrom(session).delete(seat);
  }, [last?.answer, last?.told, last?.sealed]);
  const why = last && passedOver(last, events, situation.view, seat);
  const text = why ? passedOverInWords(why, names) : '';
  useEffect(() => announce(text, { mine: true }), [text]);
  return text === '' ? null : <p class="passed-over">{text}</p>;
}
