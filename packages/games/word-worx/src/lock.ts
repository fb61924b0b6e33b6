import { type FreeRules, forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { wordIdSchema } from './schemas.ts';
import type { WordWorx } from './types.ts';

/**
 * [WX-8] The manifest card may be moved at any time, in any player's turn. A theft is a single move, so a lock can't
 * interrupt it.
 */
export const lock: FreeRules<WordWorx> = {
  move: v.strictObject({ type: v.literal('lock'), word: v.nullable(wordIdSchema) }),
  offers: ({ view, seat }) => (forSeat(view.players, seat).words.length > 0 ? ['lock'] : []),
  check({ view, seat }, { word }) {
    const player = forSeat(view.players, seat);
    if (word === player.lock) return { code: 'already-there' };
    return word === null || player.words.some(({ id }) => id === word) ? undefined : { code: 'no-such-word', word };
  },
  apply(m, seat, { word }) {
    const player = forSeat(m.state.players, seat);
    const affected = word ?? player.lock;
    const { cards } = player.words.find(({ id }) => id === affected)!;
    player.lock = word;
    m.tell({ type: 'locked', seat, word, cards });
  },
};
