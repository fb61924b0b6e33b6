import type { Seat } from '@wordhoard/kernel';
import type { Sight } from '../session.ts';

/** Who has taken the device in hand, and for which question: another question, another hand-over. */
export interface Taken {
  readonly seat: Seat;
  readonly question: number;
}

/** What this device shows: one player's own view, the hand-over to a player, or what all may see together. */
export type Facing =
  | { readonly show: 'player'; readonly seat: Seat }
  | { readonly show: 'hand-over'; readonly seat: Seat; readonly question: number }
  | { readonly show: 'together'; readonly seat: Seat };

const awaits = ({ seen, viewer }: Sight): boolean =>
  viewer !== 'audience' && !!seen.question?.asked.includes(viewer) && !seen.question.mine?.done;

/**
 * Several people at one device: whoever must answer something private gets it in turn, behind a hand-over.
 * `isPrivate` is the game's word on whether others may look.
 */
export function facing(
  here: readonly Seat[],
  sights: ReadonlyMap<Seat | 'audience', Sight>,
  taken: Taken | null,
  isPrivate: (sight: Sight) => boolean,
): Facing | null {
  const [first] = here;
  if (first === undefined) return null;
  if (here.length === 1) return { show: 'player', seat: first };
  const mine = here.flatMap((seat) => sights.get(seat) ?? []);
  const next = mine.find(awaits);
  const question = mine[0]?.seen.question?.id;
  if (!next || question === undefined || !isPrivate(next)) return { show: 'together', seat: first };
  // Whoever holds the device keeps it until they have answered.
  const holder = mine.find(({ viewer }) => viewer === taken?.seat);
  if (holder && taken?.question === question && awaits(holder)) return { show: 'player', seat: taken.seat };
  return { show: 'hand-over', seat: next.viewer as Seat, question };
}
