/** Helpers for sentences about players. The sentences themselves are in strings/. */
import type { Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import { figure, listed } from '../ui/format.ts';

/** The players' names in sentences. */
export interface Names {
  /** The reader's own seat; null for spectators. */
  readonly me: Seat | null;
  of(seat: Seat): string;
}

export const namesAt = (seats: TableInfo['seats'], me: Seat | null): Names => ({
  me,
  of: (seat) => seats[seat]?.name ?? '',
});

/** `says(names, seat, 'pass', 'passes')` is 'You pass' or 'Beth passes'; with one form, 'You passed' or 'Beth passed'. */
export const says = (names: Names, seat: Seat, you: string, other: string = you): string =>
  seat === names.me ? `You ${you}` : `${names.of(seat)} ${other}`;

/** 'your' or 'Beth’s'; with `capital` at the start of a sentence. */
export const whose = (names: Names, seat: Seat): string => (seat === names.me ? 'your' : `${names.of(seat)}’s`);

/** 'you', 'Anna and you', 'Anna, Beth and Caro'. */
export const listPlayers = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));

/** ' Waiting for Anna and Beth.', after another sentence; '' if no one is missing. */
export const waitingFor = (names: Names, seats: readonly Seat[]): string =>
  seats.length === 0 ? '' : ` Waiting for ${listPlayers(names, seats)}.`;

/** With a capital letter, for the start of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** '1 point', '7 points', '−1 point'. */
export const points = (n: number): string => `${figure(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
