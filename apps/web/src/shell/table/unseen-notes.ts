import type { Seat } from '@wordhoard/kernel';
import type { Told } from './telling.ts';

/** An event, and what it is in words to the reader. */
export interface ToldEvent {
  readonly event: object;
  readonly told: Told | null;
}

/** How many events there were when the reader last did something: they have seen the table as it was then. */
export const seenUntil = (events: readonly ToldEvent[], me: Seat | null): number =>
  events.findLastIndex(
    ({ event, told }) => 'seat' in event && event.seat === me && told && !told.toMe && !told.passing,
  ) + 1;

/** What was done to the reader since then, oldest first. */
export const unseenNotes = (events: readonly ToldEvent[], seen: number): readonly Told[] =>
  events.slice(seen).flatMap(({ told }) => (told?.toMe ? [told] : []));
