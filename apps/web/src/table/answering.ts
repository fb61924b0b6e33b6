import type { Answer, Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { SeatObservation, Session } from '../net/session.ts';
import type { Names } from '../table-kit/phrases.ts';

/** A sent value can't change any more: pages keep it in read-only lists. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Sends a game page's moves. Null on success; otherwise the refusal. */
export interface MoveSender<S extends Shape = Shape> {
  /** Answers the question this seat was shown. */
  move(seat: Seat, answer: DeepReadonly<Answer<S>>): Promise<AnyRefusal | null>;
  /** Sends a free move. */
  free(seat: Seat, move: DeepReadonly<S['free']>): Promise<AnyRefusal | null>;
}

/** The seats behind an event; where a game names one (a challenge, a flip), it is the first. */
function doneBy(event: Shape['event']): readonly Seat[] {
  const by: unknown = 'by' in event ? event.by : undefined;
  return [by].flat().filter((seat) => typeof seat === 'number');
}

/**
 * Sends answers to the questions on the screen: each names the question it was made for, however late it is sent. A
 * decision about one window (a slow click, a delayed pass) never answers the next, which the player has not seen.
 */
export const answersTo = (session: Session, drawn: ReadonlyMap<Viewer, SeatObservation>, names: Names): MoveSender => ({
  move: async (seat, answer) => {
    const shown = drawn.get(seat);
    const to = shown?.seen.question?.id;
    const refusal = await session.send({ type: 'move', seat, move: { to, answer } });
    if (refusal?.code !== 'stale') return refusal;
    const events = session.observations.peek().get(seat)?.events.slice(shown?.events.length) ?? [];
    const first = events.flatMap(doneBy).find((by) => by !== seat);
    return first === undefined ? refusal : { ...refusal, first: names.of(first) };
  },
  free: (seat, move) => session.send({ type: 'move', seat, move: { free: move } }),
});
