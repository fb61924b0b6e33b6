import { CELL_ENDS, CELL_LETTER, CELL_NEXT, type Cells } from './cells.ts';
import { ROOT } from './graph.ts';

/** Result of `indexOf` for a text that isn't a word. */
export const NO_WORD = -1;

/** The words in alphabetical order, numbered from 0. */
export interface WordIndex {
  readonly size: number;
  indexOf(word: string): number;
  wordAt(index: number): string | undefined;
}

export function numberWords(cells: Cells): WordIndex {
  const { skipped, size } = countWords(cells);
  return {
    size,
    indexOf(word) {
      let node = ROOT;
      let index = 0;
      let cell = 0;
      for (let i = 0; i < word.length; i++) {
        const letter = word.charCodeAt(i) - 97;
        if (letter >>> 0 > 25) return NO_WORD;
        cell = cells[node + letter]!;
        if ((cell & CELL_LETTER) !== letter + 1) return NO_WORD;
        index += skipped[node + letter]!;
        node = cell >>> CELL_NEXT;
      }
      return cell & CELL_ENDS ? index : NO_WORD;
    },
    wordAt(index) {
      if (!(Number.isInteger(index) && index >= 0 && index < size)) return undefined;
      let node = ROOT;
      let left = index;
      let ends = false;
      let word = '';
      while (left > 0 || !ends) {
        let letter = 25;
        while ((cells[node + letter]! & CELL_LETTER) !== letter + 1 || skipped[node + letter]! > left) letter--;
        const cell = cells[node + letter]!;
        left -= skipped[node + letter]!;
        ends = (cell & CELL_ENDS) !== 0;
        word += String.fromCharCode(97 + letter);
        node = cell >>> CELL_NEXT;
      }
      return word;
    },
  };
}

/**
 * For each cell, how many words come before those behind it, counted from the node it belongs to: the number of a word
 * is the sum along its path.
 */
function countWords(cells: Cells): { skipped: Uint32Array; size: number } {
  const skipped = new Uint32Array(cells.length);
  const counts = new Uint32Array(cells.length);
  const count = (node: number, ends: boolean): number => {
    if (counts[node]! > 0) return counts[node]!;
    let total = ends ? 1 : 0;
    for (let letter = 0; letter < 26; letter++) {
      const cell = cells[node + letter]!;
      if ((cell & CELL_LETTER) !== letter + 1) continue;
      skipped[node + letter] = total;
      total += count(cell >>> CELL_NEXT, (cell & CELL_ENDS) !== 0);
    }
    counts[node] = total;
    return total;
  };
  return { size: count(ROOT, false), skipped };
}
