import { basesOf } from '@wordhoard/lexicon';
import { describeDefinition, openDefinitions } from '@wordhoard/server/definitions';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand } from './words-command.ts';

export const defineCommand: Command = createWordsCommand({
  summary: 'show what a word means',
  help: `wordhoard words define WORD [--json]

Shows the first sense of a word, or of its base form, in WordNet 3.1. Exit code 1 if there is none: some valid words have
no definition.

Examples
  wordhoard words define flinches
  wordhoard words define cliche --json`,
  options: {},
  answer([word, ...more], _given, lexicon) {
    if (word === undefined || more.length > 0) return { fault: 'Name exactly one word.' };
    const valid = lexicon.has(word);
    const definitions = openDefinitions((it) => basesOf(lexicon, it));
    const found = valid ? definitions.define(word) : undefined;
    definitions.close();
    return {
      text: found
        ? describeDefinition(word, found)
        : `${word}: ${valid ? 'a word, but without a definition' : 'not a word'}`,
      json: { word, valid, definition: found ? { base: found.base, part: found.part, meaning: found.meaning } : null },
      exit: found ? EXIT.yes : EXIT.no,
    };
  },
});
