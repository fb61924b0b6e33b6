import type { Answer, Limits, Move, Seat, Seen, Shape } from '@wordhoard/kernel';

/** Who learns always sits here. */
export const LEARNER: Seat = 0;

/** An answer to whatever is asked, or a move that nobody waits for. */
export type Deed<S extends Shape> = { readonly answer: Answer<S> } | { readonly free: S['free'] };

/** Written by what the one who does it sees: a lesson knows letters, only a shuffled box knows which card that is. */
export type Doing<S extends Shape> = (seen: Seen<S>) => Deed<S>;

/** A legal move of the learner's, not yet made. */
export interface Tried<S extends Shape> {
  /** The kind of question it answers, or of a move nobody waits for. */
  readonly kind: string;
  readonly deed: Deed<S>;
  /** What the learner sees. */
  readonly seen: Seen<S>;
  /** What the learner would be told of it. */
  readonly events: readonly S['event'][];
  readonly env: S['env'];
}

/** One thing to learn: a position on the real table, and what is to be done in it. Its sentences are in strings/lessons.ts. */
export interface Lesson<S extends Shape = Shape> {
  readonly id: string;
  readonly position: S['position'];
  readonly players: number;
  /** What differs from the game's own. */
  readonly config?: Partial<S['config']>;
  /** Nothing is timed unless it says so, in ms. */
  readonly limits?: Partial<Limits<S>>;
  /** What has been played before the learner comes to the table. */
  readonly before?: readonly (readonly [seat: Seat, does: Doing<S>])[];
  /** What the others do when they are asked; where it says nothing, they do what silence means. */
  readonly others?: (seen: Seen<S>, seat: Seat) => Deed<S> | undefined;
  /** Is it what is asked for, or on the way to it? Everything else is answered with what it would have been worth. */
  wants(tried: Tried<S>): boolean;
  /** The text in it that the dictionary does not have, where the rules let anything be played; null where all are words. */
  nonWord?(tried: Tried<S>): string | null;
  /** Is it learnt when the learner is told this? */
  reached(event: S['event']): boolean;
  /** What 'Show me' does, and a test: it must lead to the goal. */
  readonly solution: readonly Doing<S>[];
  /** What somebody may well try instead; a test sees to it that it is answered in words. */
  readonly wrong: readonly Doing<S>[];
}

/** The move of a deed, as an answer to what is asked now. */
export const moveOf = <S extends Shape>(seen: Seen<S>, deed: Deed<S>): Move<S> =>
  'free' in deed ? deed : { to: seen.question?.id ?? 0, answer: deed.answer };
