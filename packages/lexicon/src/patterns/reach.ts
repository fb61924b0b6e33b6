import { LETTER_MASK, NO_NODE } from '../graph.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import { isLetter, type Pattern } from './pattern.ts';
import type { RankedGraph } from './ranked-graph.ts';

/**
 * The reach of a node (everything that can follow it) and the need of a pattern's rest, four numbers each: the letters;
 * the letters as last of a word; and pairs of neighbouring letters, hashed into 64 bits. If the reach lacks any part of
 * the need, nothing fits from there.
 */
const WIDTH = 4;

/** By rank. */
export function reachOf({ size, nodeOf, records, wordsBelow }: Omit<RankedGraph, 'reach'>): Int32Array {
  const reach = new Int32Array(WIDTH * size);
  for (let rank = size - 1; rank > 0; rank--) {
    if (nodeOf[rank] === NO_NODE) continue;
    const own = WIDTH * rank;
    const record = 2 * rank;
    reach[own] = (records[record]! | records[record + BELOW]!) & LETTER_MASK;
    reach[own + 1] = (records[record + WORDS]! | wordsBelow[rank]!) & LETTER_MASK;
    let letters = records[record]! & LETTER_MASK;
    for (let at = record + CHILDREN; letters !== 0; at++, letters &= letters - 1) {
      const child = records[at]!;
      reach[own + 2]! |= reach[WIDTH * child + 2]!;
      reach[own + 3]! |= reach[WIDTH * child + 3]!;
      for (let next = records[2 * child]! & LETTER_MASK; next !== 0; next &= next - 1) {
        addPair(reach, own, lowest(letters), lowest(next));
      }
    }
  }
  return reach;
}

/** Writes the need of each position of the pattern and those after it into `need`. */
export function writeNeed(pattern: Pattern, need: Int32Array): void {
  need.fill(0, 0, WIDTH * (pattern.length + 1));
  for (let at = pattern.length - 1; at >= 0; at--) {
    const own = WIDTH * at;
    for (let i = 0; i < WIDTH; i++) need[own + i] = need[own + WIDTH + i]!;
    const letter = pattern[at]!;
    if (!isLetter(letter)) continue;
    need[own]! |= 1 << letter;
    const next = pattern[at + 1];
    if (next === undefined) need[own + 1] = 1 << letter;
    else if (isLetter(next)) addPair(need, own, letter, next);
  }
}

/** Room for the need of a pattern of this length. */
export const newNeed = (length: number): Int32Array => new Int32Array(WIDTH * (length + 1));

export function lacks(reach: Int32Array, rank: number, need: Int32Array, position: number): boolean {
  const has = WIDTH * rank;
  const wants = WIDTH * position;
  return (
    ((need[wants]! & ~reach[has]!) |
      (need[wants + 1]! & ~reach[has + 1]!) |
      (need[wants + 2]! & ~reach[has + 2]!) |
      (need[wants + 3]! & ~reach[has + 3]!)) !==
    0
  );
}

function addPair(into: Int32Array, own: number, one: number, other: number): void {
  const bit = Math.imul(26 * one + other, 0x9e37_79b1) >>> 26;
  into[own + 2 + (bit >>> 5)]! |= 1 << bit;
}

const lowest = (letters: number): number => 31 - Math.clz32(letters & -letters);
