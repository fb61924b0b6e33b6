import type { Seat } from '@wordhoard/kernel';

/** Best first; who shares a place stands together. */
export type Places = readonly (readonly Seat[])[];

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
}

/** Every seat with the number of its place: after two who share the first comes the third. */
export const ranking = (places: Places): readonly Ranked[] =>
  places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });
