import type { AnyObservation } from '@wordhoard/kernel';

/** A symbol on the board and its meaning. */
export interface BoardSymbol {
  readonly mark: string;
  readonly meaning: string;
}

interface TaskWords {
  readonly task: string;
  readonly help: { readonly todo: string; readonly counts: string };
  /** The symbols that matter in this very position. */
  symbolsOn(view: AnyObservation['view']): readonly BoardSymbol[];
}

/** Texts of each game's task; a game without them has no task. */
const TASKS = import.meta.glob<TaskWords>('../../games/*/strings/task.ts', { eager: true });

const wordsOf = (game: string): TaskWords | undefined => TASKS[`../../games/${game}/strings/task.ts`];

export const taskText = (game: string): string => wordsOf(game)?.task ?? '';

/** For a newcomer to the game: what to do, and what counts. */
export const taskHelp = (game: string): readonly string[] => {
  const help = wordsOf(game)?.help;
  return help ? [help.todo, help.counts] : [];
};

export const symbolsOn = (game: string, { view }: AnyObservation): readonly BoardSymbol[] =>
  wordsOf(game)?.symbolsOn(view) ?? [];
