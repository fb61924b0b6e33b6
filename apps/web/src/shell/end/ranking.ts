import type { Seat } from '@wordhoard/kernel';

/** Best first; who shares a place stands together. */
export type Places = readonly (readonly Seat[])[];

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
}

/** Every seat with the number of its place: after two who share the first comes the third. */
export const ranking = (places: Places): readonly Ranked[] =>
  places.flatMap((group, i) => {
    const place = 1 + places.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, place }));
  });

/** How a game that was ended early stood, most points first; whoever gave it up comes last. */
export function standing(scores: readonly number[], resigned: Seat | null): readonly Ranked[] {
  const worth = (seat: Seat): number => (seat === resigned ? Number.NEGATIVE_INFINITY : scores[seat]!);
  const seats = scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => worth(other) > worth(seat)).length }))
    .sort((a, b) => a.place - b.place);
}

/** Who has the most: more than one if they share it. */
export const leaders = (scores: readonly number[]): readonly Seat[] => {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
};
