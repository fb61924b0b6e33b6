import type { Seat, Shape } from '@wordhoard/kernel';
import type { SeatObservation } from '../net/session.ts';

/** The screen of this device: one player's own view, the hand-over to a player, or a public view for all. */
export type HotSeatScreen =
  | { readonly show: 'player'; readonly seat: Seat }
  | { readonly show: 'hand-over'; readonly seat: Seat }
  | { readonly show: 'together'; readonly seat: Seat };

const awaits = <S extends Shape>({ seen, viewer }: Pick<SeatObservation<S>, 'seen' | 'viewer'>): boolean =>
  viewer !== 'audience' && !!seen.question?.asked.includes(viewer) && !seen.question.mine?.done;

/**
 * Updates come to each player separately, so players at one device are at different questions for a moment. Then no
 * question may be put to all of them: the press would reach only some.
 */
function isOneMoment<S extends Shape>(
  here: readonly Seat[],
  observations: ReadonlyMap<Seat | 'audience', SeatObservation<S>>,
): boolean {
  const moments = here.flatMap((seat) => {
    const seen = observations.get(seat)?.seen;
    return seen ? [seen.over ? 'over' : seen.question?.id] : [];
  });
  return new Set(moments).size <= 1;
}

/** Players at one device who are still asked; empty while they are at different questions. */
export function askedHere<S extends Shape>(
  here: readonly Seat[],
  observations: ReadonlyMap<Seat | 'audience', SeatObservation<S>>,
): readonly Seat[] {
  if (!isOneMoment(here, observations)) return [];
  return here.filter((seat) => {
    const observation = observations.get(seat);
    return observation !== undefined && awaits(observation);
  });
}

/**
 * Several people at one device: players who must answer something private get the device in turn, behind a hand-over. A
 * player keeps it while they are asked, be it one question or five in a row. `isPrivate` is the game's decision whether
 * others may look; `wanted` is a player who has asked for the device all the same, to answer unseen.
 */
export function facing(
  here: readonly Seat[],
  observations: ReadonlyMap<Seat | 'audience', SeatObservation>,
  holder: Seat | null,
  isPrivate: (observation: SeatObservation) => boolean,
  wanted: Seat | null = null,
): HotSeatScreen | null {
  const [first] = here;
  if (first === undefined) return null;
  if (here.length === 1) return { show: 'player', seat: first };
  const asked = here.flatMap((seat) => {
    const observation = observations.get(seat);
    return observation && awaits(observation) ? [{ seat, observation }] : [];
  });
  const own = asked.find(({ seat }) => seat === wanted);
  const next = own ?? asked.find(({ seat }) => seat === holder) ?? asked[0];
  if (!next || !(own || isPrivate(next.observation))) return { show: 'together', seat: first };
  return { show: next.seat === holder ? 'player' : 'hand-over', seat: next.seat };
}

/**
 * The holder of the device after this screen: a player only if they saw nothing but their own view since they took it.
 * After a hand-over or a shared look it may be in any hands.
 */
export const holderAfter = (shown: HotSeatScreen | null): Seat | null => (shown?.show === 'player' ? shown.seat : null);
