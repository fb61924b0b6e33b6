import type { AnyGamePackage } from '@wordhoard/kernel';
import { GAME_IDS, type GameId } from './games.ts';
import { loadGame } from './load.ts';

/**
 * Finds the games whose package has an optional part, in the order of the catalog: `await gamesWith((pack) => pack.task)`.
 * Throws when there is none, because a test that loops over no game would pass without testing anything.
 */
export async function gamesWith(part: (pack: AnyGamePackage) => unknown): Promise<readonly GameId[]> {
  const packs = await Promise.all(GAME_IDS.map(loadGame));
  const found = GAME_IDS.filter((_, i) => {
    const pack = packs[i];
    return pack !== undefined && part(pack) !== undefined;
  });
  if (found.length === 0) throw new Error(`no game has this part: ${part}`);
  return found;
}
