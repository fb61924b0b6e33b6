import type { Event } from '@wordhoard/wildwords';

type Judged = Extract<Event, { type: 'judged' }>;

/** The challenge that has just been decided, until the next play; null before and after. */
export function verdictOf(events: readonly Event[]): { judged: Judged; spelt: readonly string[] | null } | null {
  const at = events.findLastIndex((event) => event.type === 'judged');
  if (at < 0 || events.slice(at).some(({ type }) => type === 'played' || type === 'passed')) return null;
  const spelt = events.slice(0, at).findLast((event) => event.type === 'spelt');
  return { judged: events[at] as Judged, spelt: spelt?.words ?? null };
}
