import type { Seat } from '@wordhoard/kernel';
import type { LatestEvent } from '../table-kit/events.ts';

/** An event, and what it is in words to the reader. */
export interface ToldEvent {
  readonly event: object;
  readonly told: LatestEvent | null;
}

/** Number of events at the reader's last action: they have seen the table as it was then. */
export const seenUntil = (events: readonly ToldEvent[], me: Seat | null): number =>
  events.findLastIndex(
    ({ event, told }) => 'seat' in event && event.seat === me && told && !told.toMe && !told.passing,
  ) + 1;

/** Actions against the reader since then, oldest first. */
export const unseenNotes = (events: readonly ToldEvent[], seen: number): readonly LatestEvent[] =>
  events.slice(seen).flatMap(({ told }) => (told?.toMe ? [told] : []));
