import type { Seat } from '@wordhoard/kernel';

/** Best first; who shares a place stands together. */
export type Places = readonly (readonly Seat[])[];

export interface RankedSeat {
  readonly seat: Seat;
  readonly place: number;
}

/** Every seat with the number of its place: after two who share the first comes the third. */
export const ranking = (places: Places): readonly RankedSeat[] =>
  places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });

/** Order of a game that was ended early, most points first; the player who resigned comes last. */
export function standing(scores: readonly number[], resigned: Seat | null): readonly RankedSeat[] {
  const worths = scores.map((score, seat) => (seat === resigned ? Number.NEGATIVE_INFINITY : score));
  return worths
    .map((worth, seat) => ({ seat, place: 1 + worths.filter((other) => other > worth).length }))
    .sort((a, b) => a.place - b.place);
}
