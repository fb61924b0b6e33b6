import type { Seat, Shape } from '@wordhoard/kernel';

/** A round or turn of a game, with its public events. */
export interface Chapter<E = Shape['event']> {
  /** From 1. */
  readonly number: number;
  readonly events: readonly E[];
}

type ChapterEvent = {
  readonly type: string;
  readonly seat?: unknown;
  readonly round?: unknown;
  readonly turn?: unknown;
};

/** The round or turn that an event begins. Events carry it themselves, because this package doesn't know the games. */
function chapterNumberOf(event: ChapterEvent): number | null {
  const { round, turn } = event;
  return typeof round === 'number' ? round : typeof turn === 'number' ? turn : null;
}

/**
 * Splits a match's events into rounds or turns, as the events count them. Where they count none, a chapter begins
 * whenever this seat acts after others have. So two games of the same deal can be compared side by side.
 */
export function chaptersOf<E extends ChapterEvent>(events: readonly E[], seat: Seat): readonly Chapter<E>[] {
  const counts = events.some((event) => chapterNumberOf(event) !== null);
  const chapters: { number: number; events: E[] }[] = [];
  let before: unknown = null;
  for (const event of events) {
    const last = chapters.at(-1);
    const mark = counts ? chapterNumberOf(event) : null;
    const begins = counts ? mark !== null && mark > (last?.number ?? 0) : event.seat === seat && before !== seat;
    if (!last || begins) chapters.push({ number: mark ?? (last?.number ?? 0) + 1, events: [event] });
    else last.events.push(event);
    if (event.seat !== undefined) before = event.seat;
  }
  return chapters;
}

/** The events of one seat. */
export const eventsBy = <E extends ChapterEvent>({ events }: Chapter<E>, seat: Seat): readonly E[] =>
  events.filter((event) => event.seat === seat);

/** Number of the last chapter in which this seat has acted. A player of the same deal may see the earlier game up to it. */
export const lastChapterPlayed = <E extends ChapterEvent>(chapters: readonly Chapter<E>[], seat: Seat): number =>
  chapters.findLast((chapter) => eventsBy(chapter, seat).length > 0)?.number ?? 0;
