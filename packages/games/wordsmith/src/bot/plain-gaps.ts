import { SIZE } from '../grid.ts';
import { MIN_WORD } from '../words.ts';
import type { ExtensionRules } from './line-gaps.ts';
import { VACANT } from './vocabulary.ts';

/**
 * The slow, obvious version of `GapFinder`, for tests and benches to compare with: tries every word on every stretch of
 * a line, in both directions. Leaves out words that only inflect one standing within them [WS-12]. Returns one text for
 * each fill: first place, length, then the place and letter of each addition.
 */
export function findGapsPlainly(
  line: Int8Array,
  words: readonly string[],
  extensionRules: ExtensionRules,
): Set<string> {
  const found = new Set<string>();
  for (const word of words)
    for (const spelt of [word, Array.from(word).reverse().join('')])
      for (let first = 0; first + word.length <= SIZE && word.length >= MIN_WORD; first++) {
        const added: string[] = [];
        let fits = true;
        for (let i = 0; i < spelt.length && fits; i++) {
          const written = line[first + i]!;
          if (written === VACANT) added.push(`${first + i}${spelt[i]}`);
          else fits = written === spelt.charCodeAt(i) - 97;
        }
        if (!fits || added.length < 1 || added.length > 2) continue;
        const text = Array.from(line.subarray(first, first + word.length), (letter) =>
          letter === VACANT ? ' ' : String.fromCharCode(97 + letter),
        );
        const read = (spelt === word ? text : text.toReversed()).join('');
        if (!inflectsStandingWord(read, word, extensionRules)) found.add([first, word.length, ...added].join(' '));
      }
  return found;
}

/** True if the word only inflects a word that stands in the text, where spaces are vacant squares. */
function inflectsStandingWord(text: string, word: string, { isWord, isInflection }: ExtensionRules): boolean {
  for (let from = 0; from < text.length; from++)
    for (let to = from + MIN_WORD; to <= text.length; to++) {
      const piece = text.slice(from, to);
      if (!piece.includes(' ') && isWord(piece) && isInflection(piece, word)) return true;
    }
  return false;
}
