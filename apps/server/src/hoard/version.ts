import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { seedFrom } from '@wordhoard/kernel';

/**
 * Names the rules and words that tasks are made of; games that give no tasks don't matter. The rules are read when
 * somebody asks for a task, not before.
 */
export async function versionOf(words: string): Promise<string> {
  const packs = await Promise.all(GAME_IDS.map(loadGame));
  const rules = packs.flatMap((pack) => (pack?.task ? [`${pack.rules.id} ${pack.rules.version}`] : []));
  return seedFrom([words, ...rules].join(', ')).slice(0, 12);
}
