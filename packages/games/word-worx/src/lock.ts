import { type FreeRules, forSeat } from '@wordhoard/kernel';
import * as v from 'valibot';
import { wordId } from './schemas.ts';
import type { WordWorx } from './types.ts';

/**
 * [WX-8] The manifest card may move at any time, in any player's turn. A theft is one move, so it never comes in
 * between.
 */
export const lock: FreeRules<WordWorx> = {
  move: v.strictObject({ type: v.literal('lock'), word: v.nullable(wordId) }),
  offers: ({ view, seat }) => (forSeat(view.players, seat).words.length > 0 ? ['lock'] : []),
  check({ view, seat }, { word }) {
    const player = forSeat(view.players, seat);
    if (word === player.lock) return { code: 'already-there' };
    return word === null || player.words.some(({ id }) => id === word) ? undefined : { code: 'no-such-word', word };
  },
  apply(m, seat, { word }) {
    const player = forSeat(m.state.players, seat);
    const touched = word ?? player.lock;
    const { cards } = player.words.find(({ id }) => id === touched)!;
    player.lock = word;
    m.tell({ type: 'locked', seat, word, cards });
  },
};
