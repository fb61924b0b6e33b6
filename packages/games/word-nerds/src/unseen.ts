/** The cards that a viewer can't see: they lie in other hands or in a deck. */
import { type ActionId, actionsOf } from './actions.ts';
import type { LetterId } from './cards.ts';
import { componentsOf } from './components.ts';
import type { View } from './types.ts';

/** Letters that are neither face up nor in the viewer's own hand. Those of settled words may be in a new deck. */
export function unseenLetters({ config, hand, pool, discards, market, words }: View): LetterId[] {
  const laid = words.flatMap(({ cards }) => cards.map(({ card }) => card));
  const open = new Set([...(hand?.letters ?? []), ...pool, ...discards, ...market, ...laid]);
  return componentsOf(config).letters.ids.filter((card) => !open.has(card));
}

export function unseenActions({ config, hand, actionDiscards }: View): ActionId[] {
  const open = new Set([...(hand?.actions ?? []), ...actionDiscards]);
  return actionsOf(config).ids.filter((card) => !open.has(card));
}
