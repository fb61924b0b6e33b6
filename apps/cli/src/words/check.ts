import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_WORD_LIST, explainRejection, openReasons } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { describeRejection } from './why-not.ts';
import { createWordsCommand, readDictionary, readWords } from './words-command.ts';

export const checkCommand: Command = createWordsCommand({
  summary: 'check whether these are words',
  help: `wordhoard words check WORD… [--dictionary wide|everyday] [--json]
wordhoard words check --stdin

Checks each word; if it isn't one, says why and suggests similar words. Upper and lower case are the same. The everyday
dictionary leaves out words that few people know. With --stdin or -, reads one word per line from standard input. Exit
code 0 if all are words, 1 if not.

Examples
  wordhoard words check flinch
  wordhoard words check qi zax --dictionary everyday
  wordhoard words check wierd uptodate london
  wordhoard words check --stdin --json < words.txt`,
  options: { dictionary: 'string', stdin: 'boolean' },
  answer(named, given, lexicon) {
    const dictionary = readDictionary(given.dictionary);
    if (typeof dictionary === 'object') return dictionary;
    const words = readWords(named, given.stdin ?? false);
    if ('fault' in words) return words;
    const reasons = openReasons(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/reasons.lex'))));
    const checked = words.map((word) => {
      const rejection = explainRejection(lexicon, reasons, { ...DEFAULT_WORD_LIST, dictionary }, word);
      return { word, valid: rejection === undefined, ...(rejection && { rejection }) };
    });
    const valid = checked.every((it) => it.valid);
    return {
      text: checked
        .map((it) => `${it.word}: ${it.rejection ? `not a word: ${describeRejection(it.rejection)}` : 'a word'}`)
        .join('\n'),
      json: { dictionary, valid, words: checked },
      exit: valid ? EXIT.yes : EXIT.no,
    };
  },
});
