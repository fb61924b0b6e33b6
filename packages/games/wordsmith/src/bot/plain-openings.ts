import { SIZE } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import type { Standards } from './lines.ts';
import { VACANT } from './vocabulary.ts';

/**
 * Slow and plain, for tests and benches to compare with: every word is laid on every stretch of a line, both ways.
 * A word that inflects one standing within it is left out [WS-12]. Gives what OpenLines finds, a line of text for each thing to write: first place, length, then place and letter.
 */
export function plainOpenings(line: Int8Array, words: readonly string[], standards: Standards): Set<string> {
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
        if (!fits || added.length < 1 || added.length > 2) continue;
        const text = Array.from(line.subarray(first, first + word.length), (letter) =>
          letter === VACANT ? ' ' : String.fromCharCode(97 + letter),
        );
        const read = (spelt === word ? text : text.toReversed()).join('');
        if (!inflects(read, word, standards)) found.add([first, word.length, ...added].join(' '));
      }
  return found;
}

/** True if any earlier word of the stretch (spaces are vacant squares) is one that this word only inflects. */
function inflects(stood: string, word: string, { isWord, isInflection }: Standards): boolean {
  for (let from = 0; from < stood.length; from++)
    for (let to = from + MIN_WORD; to <= stood.length; to++) {
      const piece = stood.slice(from, to);
      if (!piece.includes(' ') && isWord(piece) && isInflection(piece, word)) return true;
    }
  return false;
}
