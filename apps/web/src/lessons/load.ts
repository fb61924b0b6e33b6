import type { Lesson } from './lesson.ts';

/**
 * Found by folder, like everything of a game: a game may have no lessons. They are typed by the game's own Shape; this
 * is the one place that forgets which.
 */
const LESSONS = import.meta.glob<{ lessons: readonly Lesson[] }>('../games/*/lessons.ts');

export const loadLessons = async (game: string): Promise<readonly Lesson[]> =>
  (await LESSONS[`../games/${game}/lessons.ts`]?.())?.lessons ?? [];
