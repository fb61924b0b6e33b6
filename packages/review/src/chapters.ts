import type { Seat, Shape } from '@wordhoard/kernel';

/** A round or turn of a game, by what everybody was told of it. */
export interface Chapter<E = Shape['event']> {
  /** From 1. */
  readonly number: number;
  readonly events: readonly E[];
}

type Told = { readonly type: string; readonly seat?: unknown; readonly round?: unknown; readonly turn?: unknown };

/** Events say by themselves which round or turn they begin; the house does not know the games. */
function markOf(event: Told): number | null {
  const { round, turn } = event;
  return typeof round === 'number' ? round : typeof turn === 'number' ? turn : null;
}

/**
 * What was told of a match, cut where a round or turn begins, as its events count them. Where they count none, a chapter
 * begins whenever this seat does something after others have: two games of the same deal can be laid side by side.
 */
export function chaptersOf<E extends Told>(events: readonly E[], seat: Seat): readonly Chapter<E>[] {
  const counts = events.some((event) => markOf(event) !== null);
  const chapters: { number: number; events: E[] }[] = [];
  let before: unknown = null;
  for (const event of events) {
    const last = chapters.at(-1);
    const mark = counts ? markOf(event) : null;
    const begins = counts ? mark !== null && mark > (last?.number ?? 0) : event.seat === seat && before !== seat;
    if (!last || begins) chapters.push({ number: mark ?? (last?.number ?? 0) + 1, events: [event] });
    else last.events.push(event);
    if (event.seat !== undefined) before = event.seat;
  }
  return chapters;
}

/** What a seat did in it. */
export const doneBy = <E extends Told>({ events }: Chapter<E>, seat: Seat): readonly E[] =>
  events.filter((event) => event.seat === seat);

/** Up to which chapter the same deal may be told to who plays it now: the last in which their seat has done its part. */
export const toldUpTo = <E extends Told>(chapters: readonly Chapter<E>[], seat: Seat): number =>
  chapters.findLast((chapter) => doneBy(chapter, seat).length > 0)?.number ?? 0;
