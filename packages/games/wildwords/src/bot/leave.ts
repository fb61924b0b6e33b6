import { type Components, timesOthersTiles, valueOfFace } from '../components.ts';
import { ASTERISK, type TileFace } from '../tiles.ts';
import { PAIR, SPARE_ASTERISK, TILE_VALUES } from './planning-data.ts';

/** Estimated effect of keeping a tile on the next play's score, from self-play of the strongest bot (ours). */
const LEAVE_VALUES: Readonly<Record<TileFace, number>> = {
  [ASTERISK]: 14,
  S: 3,
  E: 2,
  R: 2,
  T: 1,
  N: 1,
  A: 1,
  I: 0,
  L: 0,
  D: 0,
  J: -4,
  Q: -6,
  V: -4,
  W: -3,
  U: -2,
  B: -1,
  K: -2,
};

/** Value of the leave while there are tiles to draw: good tiles, no duplicates, a mix of vowels and consonants. */
export function leaveValue(kept: readonly TileFace[]): number {
  let value = 0;
  const seen = new Set<TileFace>();
  for (const face of kept) {
    value += LEAVE_VALUES[face] ?? 0;
    if (face !== ASTERISK && seen.has(face)) value -= 3;
    seen.add(face);
  }
  const letters = kept.filter((face) => face !== ASTERISK);
  const vowels = letters.filter((face) => 'AEIOU'.includes(face)).length;
  return value - 1.5 * Math.max(0, Math.abs(2 * vowels - letters.length) - 1);
}

/** The same, fitted to quick games: what the tiles add to the best play of a whole tray. */
export function fittedLeaveValue(kept: readonly TileFace[]): number {
  const letters = kept.filter((face) => face !== ASTERISK);
  const spare = Math.max(0, kept.length - letters.length - 1);
  const pairs = letters.length - new Set(letters).size;
  const tiles = kept.reduce((sum, face) => sum + (TILE_VALUES[face] ?? 0), 0);
  return tiles + SPARE_ASTERISK * spare + PAIR * pairs;
}

/**
 * Value of the leave when the pot is empty. Going out scores the others' tiles, three times with two players [WW-19];
 * tiles kept may count for another player.
 */
export function endgameValue(
  kept: readonly TileFace[],
  { components, othersValue, players }: Omit<LeaveContext, 'pot'>,
): number {
  const times = timesOthersTiles(components, 'went-out', players);
  if (kept.length === 0) return times * othersValue;
  const held = kept.reduce((sum, face) => sum + valueOfFace(components, face), 0);
  return (-(times + components.leftTilesCost) * held * kept.length) / components.traySize;
}

/** The value of a leave depends on the rules, the tiles left to draw, and the value of the others' tiles. */
export interface LeaveContext {
  readonly components: Components;
  readonly pot: number;
  readonly players: number;
  readonly othersValue: number;
}

/**
 * Value of the leave, before or after the pot is empty.
 * @param valueKept its value while there are tiles to draw
 */
export const keptValue = (
  kept: readonly TileFace[],
  context: LeaveContext,
  valueKept: (kept: readonly TileFace[]) => number = leaveValue,
): number => (context.pot > 0 ? valueKept(kept) : endgameValue(kept, context));
