/** What a game's task asks for; a game whose folder does not say gives none. */
const TASKS = import.meta.glob<{ task: string }>('../../games/*/strings/task.ts', { eager: true });

export const taskText = (game: string): string => TASKS[`../../games/${game}/strings/task.ts`]?.task ?? '';
