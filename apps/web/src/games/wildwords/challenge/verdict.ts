import type { Event } from '@wordhoard/wildwords';

type ChallengeVerdict = Extract<Event, { type: 'judged' }>;

/**
 * The last decided challenge, until the next play, trade or pass; null before and after. The line over the table and
 * the list of plays show it longer.
 */
export function verdictOf(events: readonly Event[]): ChallengeVerdict | null {
  const last = events.findLast(({ type }) => ['judged', 'played', 'traded', 'passed'].includes(type));
  return last?.type === 'judged' ? last : null;
}
