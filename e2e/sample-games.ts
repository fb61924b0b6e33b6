import { GAME_IDS, type GameId } from '@wordhoard/catalog';
import { inject } from 'vitest';

/** Games for tests of shared code: one in `npm test`, all in `npm run test:all`. */
export const SAMPLE_GAMES: readonly GameId[] = inject('sweep') ? GAME_IDS : ['wordsy'];
