import type { Seat } from '@wordhoard/kernel';
import { whileAway as strings } from '#strings/table-dialogs.ts';
import { type LatestEvent, mergeTurns } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';

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

/** More would be no summary; all of them are in the log. */
const MOST = 2;

/** Names for the game's sentences about a seat: they speak of its stand-in and address no one, so nothing private is told. */
export const asStandIn = (names: Names, me: Seat): Names => ({
  me: null,
  of: (seat) => (seat === me ? strings.name : names.of(seat)),
});

/** In challenges and flips, `by` is the acting seat and `seat` the one it is done to. */
function isDoneBy(event: object, me: Seat): boolean {
  if ('by' in event) return Array.isArray(event.by) ? event.by.includes(me) : event.by === me;
  return 'seat' in event && event.seat === me;
}

/** One or two sentences on what a stand-in did from that event on. `events`: in words for `asStandIn`. */
export function standInReport(events: readonly ToldEvent[], from: number, me: Seat): LatestEvent | null {
  const moves = mergeTurns(
    events.slice(from).flatMap(({ event, told }) => (told && !told.passing && isDoneBy(event, me) ? [told] : [])),
  );
  if (moves.length === 0) return null;
  const last = moves.slice(-MOST);
  const words = last.some((told) => !told.words) ? undefined : last.flatMap((told) => told.words!);
  return { text: textOf(last, moves.length), ...(words && { words }) };
}

function textOf(last: readonly LatestEvent[], moves: number): string {
  const parts = last.flatMap(({ text }) => predicateOf(text) ?? []);
  if (parts.length < last.length) return strings.said(last.map(({ text }) => capitalised(text)).join(' '));
  // Two passes in a row are told once.
  const each = [...new Set(parts)];
  return moves > last.length ? strings.lately(moves, each) : strings.did(each);
}

/** 'played TRAIN' of 'your stand-in played TRAIN.'; null for several sentences, and for another subject. */
function predicateOf(text: string): string | null {
  const subject = `${strings.name} `;
  return text.startsWith(subject) && !/[.!?:] /.test(text) ? text.slice(subject.length).replace(/\.$/, '') : null;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
