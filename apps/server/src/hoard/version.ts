import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { type HoardDay, SCORING } from '@wordhoard/hoard';
import { type AnyGamePackage, seedFrom } from '@wordhoard/kernel';

/**
 * Version of the rules, words and scoring that tasks are made of; games without tasks don't matter. The rules are read
 * on the first request for a task.
 */
export async function taskVersion(words: string, scoring: number = SCORING): Promise<string> {
  const packs = await Promise.all(GAME_IDS.map(loadGame));
  const rules = packs.flatMap((pack) => (pack?.task ? [`${pack.rules.id} ${pack.rules.version}`] : []));
  return seedFrom([words, `scoring ${scoring}`, ...rules].join(', ')).slice(0, 12);
}

const isCompatible = ({ rules: { version }, task }: AnyGamePackage, made: number): boolean =>
  made <= version && made >= (task?.comparableSince ?? version);

/** True if the current rules can play all tasks of this day, whether or not the words have changed. */
export async function isPlayable({ tasks }: HoardDay): Promise<boolean> {
  const packs = await Promise.all(tasks.map(({ game }) => loadGame(game)));
  return tasks.every(({ rules }, i) => {
    const pack = packs[i];
    return pack?.task !== undefined && isCompatible(pack, rules);
  });
}
