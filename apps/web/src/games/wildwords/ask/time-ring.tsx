import type { Time } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import type { Session } from '../../../net/session.ts';
import { useTimeLeft } from '../../../table-kit/clock.ts';
import { Ring } from '../../../table-kit/timer-ring.tsx';

interface TimeRingProps {
  readonly session: Session;
  readonly until: Time | null;
  readonly of: number;
}

/** Ticks by itself, so that a clock never redraws the board. */
export function TimeRing({ session, until, of }: TimeRingProps): JSX.Element | null {
  const left = useTimeLeft(session, until);
  return left === null ? null : <Ring left={left} of={of} />;
}
