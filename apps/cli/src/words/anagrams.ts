import { anagrams, type Lexicon, parseBag, subWords } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand, readLimit } from './words-command.ts';

export const anagramsCommand: Command = createWordsCommand({
  summary: 'list the words that these letters spell',
  help: `wordhoard words anagrams LETTERS [--sub] [--limit N] [--json]

Lists the words that use all the letters, one per line, best known first; with --sub also those that use only some,
longest first and then best known first. A ? is any letter; the output shows which. Exit code 1 if there are no words.

Examples
  wordhoard words anagrams listen
  wordhoard words anagrams 'qui?' --sub --limit 10
  wordhoard words anagrams retinas --sub --json`,
  options: { sub: 'boolean', limit: 'string' },
  answer([letters, ...more], { sub = false, limit: most }, lexicon) {
    if (!letters || more.length > 0)
      return { fault: "Name one group of letters without spaces, for example 'listen?'." };
    const bag = parseBag(letters);
    if ('code' in bag) return { fault: `'${bag.found}' is not a letter from a to z or ?.` };
    const limit = readLimit(most);
    if (typeof limit === 'object') return limit;
    // Without --sub, all have the same length.
    const found = (sub ? subWords(lexicon, bag) : anagrams(lexicon, bag))
      .toSorted((a, b) => b.word.length - a.word.length || byFame(lexicon, a.word, b.word))
      .slice(0, limit);
    return {
      text: found.map(({ word, wild }) => (wild === '' ? word : `${word}  ? = ${[...wild].join(' ')}`)).join('\n'),
      json: found,
      exit: found.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});

/** Best known first; words of one tier in alphabetical order. */
function byFame(lexicon: Lexicon, a: string, b: string): number {
  const [known, other] = [lexicon.tier(a) ?? Number.POSITIVE_INFINITY, lexicon.tier(b) ?? Number.POSITIVE_INFINITY];
  return known === other ? (a < b ? -1 : 1) : known - other;
}
