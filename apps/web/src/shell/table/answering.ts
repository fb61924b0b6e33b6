import type { Answer, Seat, Shape, Viewer } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { Session, Sight } from '../session.ts';
import type { Names } from './names.ts';

/** What is sent is nobody's to change: pages keep what they send in lists that cannot be. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T;

/** What a game's page may send. Null when it was done; otherwise why not. */
export interface Answering<S extends Shape = Shape> {
  /** Answers the question this seat was shown. */
  move(seat: Seat, answer: Sent<Answer<S>>): Promise<AnyRefusal | null>;
  /** A move that nobody waits for. */
  free(seat: Seat, move: Sent<S['free']>): Promise<AnyRefusal | null>;
}

/** Where a game says of an event by whom it was (a challenge, a flip), that is the one who was first. */
function doneBy(event: Shape['event']): readonly Seat[] {
  const by: unknown = 'by' in event ? event.by : undefined;
  return [by].flat().filter((seat) => typeof seat === 'number');
}

/**
 * Answers to what was drawn: each names the question of the sights it was made with, however late it is given. Whoever
 * decided about one window (a slow click, a pass after a while) never answers the next, which they have not seen.
 */
export const answersTo = (session: Session, drawn: ReadonlyMap<Viewer, Sight>, names: Names): Answering => ({
  move: async (seat, answer) => {
    const shown = drawn.get(seat);
    const to = shown?.seen.question?.id;
    const refusal = await session.send({ type: 'move', seat, move: { to, answer } });
    if (refusal?.code !== 'stale') return refusal;
    const events = session.sights.peek().get(seat)?.events.slice(shown?.events.length) ?? [];
    const first = events.flatMap(doneBy).find((by) => by !== seat);
    return first === undefined ? refusal : { ...refusal, first: names.of(first) };
  },
  free: (seat, move) => session.send({ type: 'move', seat, move: { free: move } }),
});
