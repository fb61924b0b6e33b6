import { anagrams, parseBag, subWords } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand } from './words-command.ts';

export const anagramsCommand: Command = createWordsCommand({
  summary: 'list the words that these letters spell',
  help: `wordhoard words anagrams LETTERS [--sub] [--json]

Lists the words that use all the letters, one per line; with --sub also those that use only some, longest first. A ? is
any letter; the output shows which. Exit code 1 if there are no words.

Examples
  wordhoard words anagrams listen
  wordhoard words anagrams 'qui?' --sub
  wordhoard words anagrams retinas --sub --json`,
  options: { sub: 'boolean' },
  answer([letters, ...more], { sub = false }, lexicon) {
    if (!letters || more.length > 0)
      return { fault: "Name one group of letters without spaces, for example 'listen?'." };
    const bag = parseBag(letters);
    if ('code' in bag) return { fault: `'${bag.found}' is not a letter from a to z or ?.` };
    const found = sub
      ? subWords(lexicon, bag).sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
      : anagrams(lexicon, bag);
    return {
      text: found.map(({ word, wild }) => (wild === '' ? word : `${word}  ? = ${[...wild].join(' ')}`)).join('\n'),
      json: found,
      exit: found.length > 0 ? EXIT.yes : EXIT.no,
    };
  },
});
