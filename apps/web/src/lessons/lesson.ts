import type { Answer, Move, Observation, Seat, Shape, TimeLimits } from '@wordhoard/kernel';

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** An answer to the open question, or a free move. */
export type LessonMove<S extends Shape> = { readonly answer: Answer<S> } | { readonly free: S['free'] };

/** Written by what the one who does it sees: a lesson knows letters, only a shuffled box knows which card that is. */
export type LessonStep<S extends Shape> = (seen: Observation<S>) => LessonMove<S>;

/** A legal move of the learner's, not yet made. */
export interface TriedMove<S extends Shape> {
  /** The kind of question it answers, or of free move. */
  readonly kind: string;
  readonly deed: LessonMove<S>;
  /** The learner's observation. */
  readonly seen: Observation<S>;
  /** The events the learner would be sent. */
  readonly events: readonly S['event'][];
  readonly env: S['env'];
}

/** One thing to learn: a position on the real table, and what is to be done in it. Its sentences are in strings/lessons.ts. */
export interface Lesson<S extends Shape = Shape> {
  readonly id: string;
  readonly position: S['position'];
  readonly players: number;
  /** Differences from the game's own config. */
  readonly config?: Partial<S['config']>;
  /** Nothing is timed unless it says so, in ms. */
  readonly limits?: Partial<TimeLimits<S>>;
  /** Moves played before the learner starts. */
  readonly before?: readonly (readonly [seat: Seat, does: LessonStep<S>])[];
  /** The others' moves when they are asked; by default they give the default answer. */
  readonly others?: (seen: Observation<S>, seat: Seat) => LessonMove<S> | undefined;
  /** Is it what is asked for, or on the way to it? Everything else is answered with what it would have been worth. */
  wants(tried: TriedMove<S>): boolean;
  /** The text in it that the dictionary does not have, where the rules let anything be played; null where all are words. */
  nonWord?(tried: TriedMove<S>): string | null;
  /** Is it learnt when the learner is told this? */
  reached(event: S['event']): boolean;
  /** The steps of 'Show me' and of a test: they must lead to the goal. */
  readonly solution: readonly LessonStep<S>[];
  /** Likely other moves; a test makes sure that each gets a reply in words. */
  readonly wrong: readonly LessonStep<S>[];
}

/** The move of a deed, as an answer to what is asked now. */
export const moveOf = <S extends Shape>(seen: Observation<S>, deed: LessonMove<S>): Move<S> =>
  'free' in deed ? deed : { to: seen.question?.id ?? 0, answer: deed.answer };

/** Refusal of a legal move that the lesson isn't about, and of any move after it was learnt. */
export const NOT_THIS = 'not-this';
export const LEARNT = 'learnt';

/** The refusal of a legal move, with the text in it that is not a word, if that is what was wrong. */
export interface NotThis {
  readonly code: typeof NOT_THIS;
  readonly nonWord: string | null;
}

/** The sentences of one lesson: short, and in everyday words. */
export interface LessonWords {
  readonly title: string;
  /** The instruction; for several steps by the kind of question, with `else` for the rest. */
  readonly say: string | (Readonly<Record<string, string>> & { readonly else: string });
  /** The lesson learnt. */
  readonly done: string;
}

export type AllLessonWords = Readonly<Record<string, LessonWords>>;

/** The instruction for this question. */
export const sayAt = ({ say }: LessonWords, kind: string | undefined): string =>
  typeof say === 'string' ? say : (say[kind ?? ''] ?? say.else);

const WORDS = import.meta.glob<{ lessons: AllLessonWords }>('../games/*/strings/lessons.ts');

/** Null for a game that has none. */
export const loadLessonWords = async (game: string): Promise<AllLessonWords | null> =>
  (await WORDS[`../games/${game}/strings/lessons.ts`]?.())?.lessons ?? null;

const path = /\/games\/([^/]+)\//;

/** The games that have lessons: nothing is loaded to know it. */
export const TAUGHT: readonly string[] = Object.keys(WORDS).flatMap((file) => path.exec(file)?.[1] ?? []);

/**
 * Found by folder, like everything of a game: a game may have no lessons. They are typed by the game's own Shape; this
 * is the one place that forgets which.
 */
const LESSONS = import.meta.glob<{ lessons: readonly Lesson[] }>('../games/*/lessons.ts');

export const loadLessons = async (game: string): Promise<readonly Lesson[]> =>
  (await LESSONS[`../games/${game}/lessons.ts`]?.())?.lessons ?? [];
