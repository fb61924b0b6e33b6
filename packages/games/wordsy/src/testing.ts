/** For benches and tests of whoever uses this game: bots that play by themselves, and boards as they are dealt. */
import type { Chance } from '@wordhoard/kernel';
import { type Board, boardOf } from './board.ts';
import { DECK, fillBoard } from './cards.ts';

export { randomBot } from './bot/random.ts';

/** A first board of a game. */
export const dealtBoard = (chance: Chance): Board =>
  boardOf(fillBoard({ deck: chance.shuffle(DECK), discards: [], board: [] }, chance).board);
