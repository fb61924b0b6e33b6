/**
 * Pseudo-random number 0 ≤ x < 1 for a word and a luck number (FNV-1a with a final mix). It decides which words a bot
 * thinks of: the same ones as long as its luck number stays the same.
 */
export function wordChance(word: string, luck: number): number {
  let hash = luck ^ 0x811c_9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9_f3b5);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Number of different luck numbers. */
export const LUCK_COUNT = 0x1_0000_0000;
