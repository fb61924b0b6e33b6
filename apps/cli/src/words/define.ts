import { basesOf } from '@wordhoard/lexicon';
import { openDefinitions, sayDefinition } from '@wordhoard/server/definitions';
import { type Command, EXIT } from '../command.ts';
import { question } from './question.ts';

export const defineCommand: Command = question({
  summary: 'what does a word mean?',
  help: `wordhoard words define WORD [--json]

The first sense in WordNet 3.1, through the base form if need be. Exit 1 if there is none; a word may well be valid
without one, and that is said.

Examples
  wordhoard words define flinches
  wordhoard words define cliche --json`,
  options: {},
  answer([word, ...more], _given, lexicon) {
    if (word === undefined || more.length > 0) return { fault: 'Which word? One at a time.' };
    const valid = lexicon.has(word);
    const definitions = openDefinitions((it) => basesOf(lexicon, it));
    const found = valid ? definitions.define(word) : undefined;
    definitions.close();
    return {
      text: found
        ? sayDefinition(word, found)
        : `${word}: ${valid ? 'a word, but there is no definition of it here' : 'not a word'}`,
      json: { word, valid, definition: found ? { base: found.base, part: found.part, meaning: found.meaning } : null },
      exit: found ? EXIT.yes : EXIT.no,
    };
  },
});
