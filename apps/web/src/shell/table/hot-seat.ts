import type { Seat, Shape } from '@wordhoard/kernel';
import type { Sight } from '../session.ts';

/** What this device shows: one player's own view, the hand-over to a player, or what all may see together. */
export type Facing =
  | { readonly show: 'player'; readonly seat: Seat }
  | { readonly show: 'hand-over'; readonly seat: Seat }
  | { readonly show: 'together'; readonly seat: Seat };

const awaits = <S extends Shape>({ seen, viewer }: Pick<Sight<S>, 'seen' | 'viewer'>): boolean =>
  viewer !== 'audience' && !!seen.question?.asked.includes(viewer) && !seen.question.mine?.done;

/**
 * News come to each player by themselves: for a moment those at one device are at different questions. Nobody is to be
 * asked for all of them then: the press would reach only some.
 */
function isOneMoment<S extends Shape>(
  here: readonly Seat[],
  sights: ReadonlyMap<Seat | 'audience', Sight<S>>,
): boolean {
  const moments = here.flatMap((seat) => {
    const seen = sights.get(seat)?.seen;
    return seen ? [seen.over ? 'over' : seen.question?.id] : [];
  });
  return new Set(moments).size <= 1;
}

/** Those of several at one device who are still asked; nobody while they are at different questions. */
export function askedHere<S extends Shape>(
  here: readonly Seat[],
  sights: ReadonlyMap<Seat | 'audience', Sight<S>>,
): readonly Seat[] {
  if (!isOneMoment(here, sights)) return [];
  return here.filter((seat) => {
    const sight = sights.get(seat);
    return sight !== undefined && awaits(sight);
  });
}

/**
 * Several people at one device: whoever must answer something private gets it in turn, behind a hand-over. Whoever
 * holds it keeps it while they are among those who are asked, be it one question or five in a row.
 * `isPrivate` is the game's word on whether others may look; `wanted` is who has asked for the device all the same, to
 * answer unseen.
 */
export function facing(
  here: readonly Seat[],
  sights: ReadonlyMap<Seat | 'audience', Sight>,
  holder: Seat | null,
  isPrivate: (sight: Sight) => boolean,
  wanted: Seat | null = null,
): Facing | null {
  const [first] = here;
  if (first === undefined) return null;
  if (here.length === 1) return { show: 'player', seat: first };
  const asked = here.flatMap((seat) => {
    const sight = sights.get(seat);
    return sight && awaits(sight) ? [{ seat, sight }] : [];
  });
  const own = asked.find(({ seat }) => seat === wanted);
  const next = own ?? asked.find(({ seat }) => seat === holder) ?? asked[0];
  if (!next || !(own || isPrivate(next.sight))) return { show: 'together', seat: first };
  return { show: next.seat === holder ? 'player' : 'hand-over', seat: next.seat };
}

/**
 * Who holds the device once it has shown this: only who saw nothing but their own view since they took it. After a
 * hand-over or a look together it may be in anybody's hands.
 */
export const holderAfter = (shown: Facing | null): Seat | null => (shown?.show === 'player' ? shown.seat : null);
