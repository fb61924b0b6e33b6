import type { QuestionKind, Seat, Shape, Step } from '@wordhoard/kernel';
import { handOver as strings } from '#strings/table-dialogs.ts';
import type { SeatObservation } from '../net/session.ts';
import type { Names } from './phrases.ts';

/** The player who gets a shared device next, and what a game needs to say why. */
export interface NextPlayer<S extends Shape = Shape> {
  readonly seat: Seat;
  /** The seat that held the device last; null if none has since the page opened. */
  readonly last: Seat | null;
  /** This seat follows the last holder clockwise, among those who share the device; also true before anyone held it. */
  readonly isInOrder: boolean;
  /** No one who shares the device has answered this question yet. */
  readonly isFirst: boolean;
  /** What the next player is asked. */
  readonly step: Step<S, QuestionKind<S>>;
  readonly view: S['view'];
  readonly events: readonly S['event'][];
  /** No seat is 'you': all who share the device read the reason. */
  readonly names: Names;
}

/**
 * Says why this player is next, as the rest of a sentence ('Beth’s challenge failed'); null when there is nothing to
 * explain. Everyone around the device reads it, so it may only use what spectators are sent too.
 */
export type WhyNext<S extends Shape = Shape> = (next: NextPlayer<S>) => string | null;

/** Fetched with the hand-over screen: a game's page is drawn without it. */
const REASONS = import.meta.glob<{ whyNext: WhyNext }>('../games/*/hand-over.ts');

/** A game without reasons has none to explain, and one whose file can't be fetched is handed over without them. */
export const loadWhyNext = (game: string): Promise<WhyNext | null> =>
  REASONS[`../games/${game}/hand-over.ts`]?.().then(
    ({ whyNext }) => whyNext,
    () => null,
  ) ?? Promise.resolve(null);

/** Does this seat follow the last holder? `here` is in seat order. */
const isInOrder = (here: readonly Seat[], last: Seat | null, seat: Seat): boolean =>
  last === null || here[(here.indexOf(last) + 1) % here.length] === seat;

/** A device between two players. */
export interface SharedDevice {
  /** The next player's. */
  readonly observation: SeatObservation;
  /** The seats that share the device, in order. */
  readonly here: readonly Seat[];
  /** Those of them whose answers to the open question are still secret. */
  readonly answered: readonly Seat[];
  readonly last: Seat | null;
  readonly names: Names;
}

/** The whole sentence for the hand-over screen; null when there is nothing to explain. */
export function reasonFor(why: WhyNext, { observation, here, answered, last, names }: SharedDevice): string | null {
  const { viewer, seen, events } = observation;
  if (viewer === 'audience' || !seen.question) return null;
  const order = isInOrder(here, last, viewer);
  const isFirst = answered.length === 0;
  const { view, question } = seen;
  const reason = why({ seat: viewer, last, isInOrder: order, isFirst, step: question.step, view, events, names });
  if (reason === null) return null;
  return viewer === last ? strings.again(names.of(viewer), reason) : strings.next(reason);
}
