import { SIZE } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import { VACANT } from './vocabulary.ts';

/**
 * Slow and plain, for tests and benches to compare with: every word is laid on every stretch of a line, both ways.
 * Gives what OpenLines finds, a line of text for each thing to write: first place, length, then place and letter.
 */
export function plainOpenings(line: Int8Array, words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words)
    for (const spelt of [word, Array.from(word).reverse().join('')])
      for (let first = 0; first + word.length <= SIZE && word.length >= MIN_WORD; first++) {
        const added: string[] = [];
        let fits = true;
        for (let i = 0; i < spelt.length && fits; i++) {
          const there = line[first + i]!;
          if (there === VACANT) added.push(`${first + i}${spelt[i]}`);
          else fits = there === spelt.charCodeAt(i) - 97;
        }
        if (fits && (added.length === 1 || added.length === 2)) found.add([first, word.length, ...added].join(' '));
      }
  return found;
}
