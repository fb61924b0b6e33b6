import type { Event } from '@wordhoard/wildwords';

type Judged = Extract<Event, { type: 'judged' }>;

/**
 * The challenge that was decided last, until somebody plays, trades or passes; null before and after. The line over the
 * table and the list of plays tell of it longer.
 */
export function verdictOf(events: readonly Event[]): Judged | null {
  const last = events.findLast(({ type }) => ['judged', 'played', 'traded', 'passed'].includes(type));
  return last?.type === 'judged' ? last : null;
}
