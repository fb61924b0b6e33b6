interface TaskWords {
  readonly task: string;
  readonly help: { readonly todo: string; readonly counts: string };
}

/** Texts of each game's task; a game without them has no task. */
const TASKS = import.meta.glob<TaskWords>('../../games/*/strings/task.ts', { eager: true });

const wordsOf = (game: string): TaskWords | undefined => TASKS[`../../games/${game}/strings/task.ts`];

export const taskText = (game: string): string => wordsOf(game)?.task ?? '';

/** Two lines for a newcomer to the game. */
export const taskHelp = (game: string): readonly string[] => {
  const help = wordsOf(game)?.help;
  return help ? [help.todo, help.counts] : [];
};
