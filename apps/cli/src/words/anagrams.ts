import { anagrams, parseBag, subWords } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { question } from './question.ts';

export const anagramsCommand: Command = question({
  summary: 'which words can be made of these letters?',
  help: `wordhoard words anagrams LETTERS [--sub] [--json]

Words that use all the letters, one a line; with --sub also those that use only some, the longest first. ? stands for
any letter, and what it stands for is shown. Exit 1 if there are none.

Examples
  wordhoard words anagrams listen
  wordhoard words anagrams 'qui?' --sub
  wordhoard words anagrams retinas --sub --json`,
  options: { sub: 'boolean' },
  answer([letters, ...more], { sub = false }, lexicon) {
    if (!letters || more.length > 0) return { fault: 'Which letters? One group, without spaces.' };
    const bag = parseBag(letters);
    if ('code' in bag) return { fault: `'${bag.found}' is neither a letter nor ?` };
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
