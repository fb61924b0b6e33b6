import type { Event } from '@wordhoard/wildwords';

type Judged = Extract<Event, { type: 'judged' }>;

/** How many turns a verdict outlasts: whoever plays at once after it does not take it away from the others. */
const OUTLASTS = 1;

/** The challenge that was decided last, as long as it is news; null before and after. */
export function verdictOf(events: readonly Event[]): Judged | null {
  const judged = events.findLast((event) => event.type === 'judged');
  if (!judged) return null;
  const since = events.slice(events.lastIndexOf(judged));
  const turns = since.filter(({ type }) => type === 'played' || type === 'passed').length;
  return turns > OUTLASTS || since.some(({ type }) => type === 'challenged') ? null : judged;
}
