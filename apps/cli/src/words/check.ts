import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';
import { question, readDictionary } from './question.ts';

export const checkCommand: Command = question({
  summary: 'are these words?',
  help: `wordhoard words check WORD… [--dictionary wide|everyday] [--json]

Exit 0 only if all are words. Capitals do not matter. The everyday dictionary leaves out what few people know.

Examples
  wordhoard words check flinch
  wordhoard words check qi zax --dictionary everyday
  wordhoard words check flinch zzyzx --json`,
  options: { dictionary: 'string' },
  answer(words, given, lexicon) {
    const dictionary = readDictionary(given.dictionary);
    if (typeof dictionary === 'object') return dictionary;
    if (words.length === 0) return { fault: 'Which word?' };
    const checked = words.map((word) => ({ word, valid: lexicon.has(word, dictionary) }));
    const valid = checked.every((it) => it.valid);
    return {
      text: checked.map((it) => `${it.word}: ${it.valid ? 'a word' : 'not a word'}`).join('\n'),
      json: { dictionary, valid, words: checked },
      exit: valid ? EXIT.yes : EXIT.no,
    };
  },
});
