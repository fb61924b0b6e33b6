/** The cards that a viewer can't see: they lie in other hands or in a deck. */
import { ACTION_IDS, type ActionId } from './actions.ts';
import { LETTER_IDS, type LetterId } from './cards.ts';
import type { View } from './types.ts';

/** Letters that are neither face up nor in the viewer's own hand. Those of settled words may be in a new deck. */
export function unseenLetters({ hand, pool, discards, market, words }: View): LetterId[] {
  const laid = words.flatMap(({ cards }) => cards.map(({ card }) => card));
  const open = new Set([...(hand?.letters ?? []), ...pool, ...discards, ...market, ...laid]);
  return LETTER_IDS.filter((card) => !open.has(card));
}

export function unseenActions({ hand, actionDiscards }: View): ActionId[] {
  const open = new Set([...(hand?.actions ?? []), ...actionDiscards]);
  return ACTION_IDS.filter((card) => !open.has(card));
}
