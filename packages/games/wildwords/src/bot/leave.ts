import { ASTERISK, type Face, TRAY, valueOfFace } from '../tiles.ts';

/** Roughly what holding a tile adds to, or takes from, the next play: from self-play of the strongest bot (ours). */
const WORTH: Readonly<Record<Face, number>> = {
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

/** What the tiles kept are worth while there are more to draw: good ones, no doubles, vowels and consonants together. */
export function leaveValue(kept: readonly Face[]): number {
  let value = 0;
  const seen = new Set<Face>();
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
 * What the tiles kept are worth when the pot is empty. Going out adds what the others hold, three times among two
 * [WW-19]; whatever is kept may be counted for somebody else.
 */
export function endgameValue(kept: readonly Face[], others: number, players: number): number {
  const times = players === 2 ? 3 : 1;
  if (kept.length === 0) return times * others;
  const held = kept.reduce((sum, face) => sum + valueOfFace(face), 0);
  return (-times * held * kept.length) / TRAY;
}

/** What the pot and the others have to do with what is kept: how many are left to draw, and what the others hold. */
export interface Prospect {
  readonly pot: number;
  readonly players: number;
  readonly others: number;
}

/** What the tiles kept are worth, whatever comes: another play, or the end. */
export const keptValue = (kept: readonly Face[], { pot, others, players }: Prospect): number =>
  pot > 0 ? leaveValue(kept) : endgameValue(kept, others, players);
