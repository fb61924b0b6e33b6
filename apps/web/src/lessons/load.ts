import type { Lesson } from './lesson.ts';

/**
 * As with all that a game's folder holds, nobody lists them: a game without lessons has none. They are typed by the
 * game's own Shape; here, where a folder is loaded, is the one place that forgets which.
 */
const LESSONS = import.meta.glob<{ lessons: readonly Lesson[] }>('../games/*/lessons.ts');

export const loadLessons = async (game: string): Promise<readonly Lesson[]> =>
  (await LESSONS[`../games/${game}/lessons.ts`]?.())?.lessons ?? [];
