import type { PastGame } from './past-game.ts';

/** People somebody sat with, and the last table at which they did. */
export interface Opponents {
  readonly names: readonly string[];
  readonly code: string;
  readonly game: string;
}

/** So many groups of people are recent. */
const RECENT = 6;

/** @param past the latest first. Nobody is told apart but by the name they went by. */
export function opponentsOf(past: readonly PastGame[]): Opponents[] {
  const met = new Map<string, Opponents>();
  for (const { seats, mine, code, game } of past) {
    const names = seats.flatMap(({ name, bot }, seat) => (bot === null && seat !== mine && name !== '' ? [name] : []));
    const key = [...names].sort().join('\n');
    if (code !== null && names.length > 0 && !met.has(key)) met.set(key, { names, code, game });
  }
  return [...met.values()].slice(0, RECENT);
}
