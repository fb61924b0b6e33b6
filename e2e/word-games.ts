import { GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';

const found = await Promise.all(GAME_IDS.map(async (id) => ({ id, isWord: (await loadGame(id))?.isWord })));

/** Games that look up words in the dictionary. A new game may have none. */
export const WORD_GAMES: readonly GameId[] = found.flatMap(({ id, isWord }) => (isWord ? [id] : []));
if (WORD_GAMES.length < 5) throw new Error(`Only ${WORD_GAMES.length} games look up words.`);
