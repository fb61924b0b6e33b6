import type { Seat } from './secret.ts';

/** One entry for each seat, in seat order. */
export type BySeat<T> = readonly T[];

/** The entry of this seat. A seat without one is a bug, so it throws. */
export function forSeat<T>(list: BySeat<T | undefined>, seat: Seat): T {
  const entry = list[seat];
  if (entry === undefined) throw new Error(`no entry for seat ${seat} of ${list.length} seats`);
  return entry;
}

/** Adds to the number of this seat, such as its score. */
export function addForSeat(list: number[], seat: Seat, amount: number): void {
  list[seat] = forSeat(list, seat) + amount;
}
