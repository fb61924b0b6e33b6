import { GAME_IDS, type GameId } from '@wordhoard/catalog';
import { inject } from 'vitest';

/** For what all games get from the same code: one of them in `npm test`, every one in `npm run test:all`. */
export const SAMPLE_GAMES: readonly GameId[] = inject('sweep') ? GAME_IDS : ['wordsy'];
