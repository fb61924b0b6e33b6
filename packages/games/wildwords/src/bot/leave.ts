import { ASTERISK, type TileFace, TRAY, valueOfFace } from '../tiles.ts';

/** Roughly what holding a tile adds to, or takes from, the next play: from self-play of the strongest bot (ours). */
const WORTH: Readonly<Record<TileFace, number>> = {
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

/** Value of the kept tiles while there are more to draw: good tiles, no doubles, a mix of vowels and consonants. */
export function leaveValue(kept: readonly TileFace[]): number {
  let value = 0;
  const seen = new Set<TileFace>();
  for (const face of kept) {
    value += WORTH[face] ?? 0;
    if (face !== ASTERISK && seen.has(face)) value -= 3;
    seen.add(face);
  }
  const letters = kept.filter((face) => face !== ASTERISK);
  const vowels = letters.filter((face) => 'AEIOU'.includes(face)).length;
  return value - 1.5 * Math.max(0, Math.abs(2 * vowels - letters.length) - 1);
}

/**
 * Value of the kept tiles when the pot is empty. Going out adds the others' tiles, three times with two players
 * [WW-19]; kept tiles may count for another player.
 */
export function endgameValue(kept: readonly TileFace[], others: number, players: number): number {
  const times = players === 2 ? 3 : 1;
  if (kept.length === 0) return times * others;
  const held = kept.reduce((sum, face) => sum + valueOfFace(face), 0);
  return (-times * held * kept.length) / TRAY;
}

/** Facts that decide the value of kept tiles: the number left to draw, and the others' tiles. */
export interface Prospect {
  readonly pot: number;
  readonly players: number;
  readonly others: number;
}

/** Value of the kept tiles, whether another play comes or the end. */
export const keptValue = (kept: readonly TileFace[], { pot, others, players }: Prospect): number =>
  pot > 0 ? leaveValue(kept) : endgameValue(kept, others, players);
