import { basesOf } from '@wordhoard/lexicon';
import { describeDefinition, openDefinitions } from '@wordhoard/server/definitions';
import { type Command, EXIT } from '../command.ts';
import { createWordsCommand, readWords } from './words-command.ts';

export const defineCommand: Command = createWordsCommand({
  summary: 'show what words mean',
  help: `wordhoard words define WORD… [--json]
wordhoard words define --stdin

Shows the first sense of each word, or of its base form, in WordNet 3.1. With --stdin or -, reads one word per line
from standard input. With --json, prints an object for a single argument and a list otherwise. Exit code 1 if one of them has
no definition, as some valid words.

Examples
  wordhoard words define flinches
  wordhoard words define cliche --json
  wordhoard words define --stdin --json < words.txt`,
  options: { stdin: 'boolean' },
  answer(named, { stdin = false }, lexicon) {
    const words = readWords(named, stdin);
    if ('fault' in words) return words;
    const definitions = openDefinitions((it) => basesOf(lexicon, it));
    const found = words.map((word) => {
      const valid = lexicon.has(word);
      return { word, valid, definition: (valid && definitions.define(word)) || null };
    });
    definitions.close();
    const json = found.map(({ definition, ...rest }) => ({
      ...rest,
      definition: definition && { base: definition.base, part: definition.part, meaning: definition.meaning },
    }));
    return {
      text: found
        .map(({ word, valid, definition }) =>
          definition
            ? describeDefinition(word, definition)
            : `${word}: ${valid ? 'a word, but without a definition' : 'not a word'}`,
        )
        .join('\n'),
      json: stdin || json.length > 1 ? json : json[0],
      exit: found.every(({ definition }) => definition) ? EXIT.yes : EXIT.no,
    };
  },
});
