import { GAME_IDS, type LoadGame } from '@wordhoard/catalog';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Baseline } from './baseline.ts';
import { type ChosenTask, chooseTask } from './choose-task.ts';
import type { Day } from './day.ts';
import type { Task } from './task.ts';

/** A day's tasks, with the parts that are secret until they are answered. */
export interface HoardDay {
  readonly day: Day;
  readonly tasks: readonly Task[];
  /** In the order of the tasks. */
  readonly yardsticks: readonly Baseline[];
}

/** One from each game that gives any, in the order of the catalog. Yields after each: it takes a while. */
export async function* chooseDay(
  load: LoadGame,
  words: Lexicon,
  seed: string,
  games: readonly string[] = GAME_IDS,
): AsyncGenerator<ChosenTask> {
  for (const id of games) {
    const pack = await load(id);
    if (pack?.task) yield chooseTask(pack, words, seed);
  }
}

export async function makeDay(load: LoadGame, words: Lexicon, day: Day, seed: string): Promise<HoardDay> {
  const tasks: Task[] = [];
  const yardsticks: Baseline[] = [];
  for await (const { task, baseline } of chooseDay(load, words, seed)) {
    tasks.push(task);
    yardsticks.push(baseline);
  }
  return { day, tasks, yardsticks };
}
