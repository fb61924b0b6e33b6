import type { Lesson } from './lesson.ts';

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
