import type { PastGame } from './past-game.ts';

/** People the guest played with, and their last table. */
export interface PastOpponents {
  readonly names: readonly string[];
  readonly code: string;
  readonly game: string;
}

/** Number of recent groups. */
const RECENT = 6;

/**
 * @param past the latest first. People are told apart by their names only.
 */
export function opponentsOf(past: readonly PastGame[]): PastOpponents[] {
  const met = new Map<string, PastOpponents>();
  for (const { seats, mine, code, game } of past) {
    const names = seats.flatMap(({ name, bot }, seat) => (bot === null && seat !== mine && name !== '' ? [name] : []));
    const key = [...names].sort().join('\n');
    if (code !== null && names.length > 0 && !met.has(key)) met.set(key, { names, code, game });
  }
  return [...met.values()].slice(0, RECENT);
}
