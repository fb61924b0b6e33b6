import { readFileSync } from 'node:fs';
import { isInflection, type Lexicon, sameFamily } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { type Answer, type Fault, question } from './question.ts';

/** Do they belong together in Wordsy (WY-10); is the second a plural or conjugation of the first in Wordsmith (WS-12). */
interface Kinship {
  readonly wordsy: boolean;
  readonly wordsmith: boolean;
}

const kinship = (lexicon: Lexicon, a: string, b: string): Kinship => ({
  wordsy: sameFamily(lexicon, a, b),
  wordsmith: isInflection(lexicon, a, b),
});

function answerPair(lexicon: Lexicon, a: string, b: string): Answer {
  const found = kinship(lexicon, a, b);
  const text = [
    `Wordsy (WY-10): ${a} and ${b} are ${found.wordsy ? 'one family' : 'different words'}`,
    `Wordsmith (WS-12): ${b} is ${found.wordsmith ? '' : 'no '}plural or conjugation of ${a}`,
  ].join('\n');
  return { text, json: found, exit: found.wordsy || found.wordsmith ? EXIT.yes : EXIT.no };
}

/** Two words a line; what follows them, and lines that are empty or start with #, is passed over. */
function answerLines(lexicon: Lexicon, input: string): Answer | Fault {
  const lines: string[] = [];
  for (const [i, line] of input.toLowerCase().split('\n').entries()) {
    const [a = '', b] = line.trim().split(/\s+/);
    if (a === '' || a.startsWith('#')) continue;
    if (b === undefined) return { fault: `Line ${i + 1} of the input has only one word: ${a}` };
    lines.push(JSON.stringify(kinship(lexicon, a, b)));
  }
  return { text: lines.join('\n'), exit: EXIT.yes };
}

export const familyCommand: Command = question({
  summary: 'do two words belong together?',
  help: `wordhoard words family A B [--json]
wordhoard words family --stdin

Whether Wordsy holds them to be one family (no cheapies, WY-10), and whether Wordsmith refuses B as an extension of A
(a plural or conjugation, WS-12). Exit 1 if neither. With --stdin it reads pairs, one a line, and prints one line of
JSON for each.

Examples
  wordhoard words family flinch flinchingly
  wordhoard words family teach teacher --json
  echo 'city cities' | wordhoard words family --stdin`,
  options: { stdin: 'boolean' },
  answer([a, b, ...more], { stdin = false }, lexicon) {
    if (stdin)
      return a === undefined
        ? answerLines(lexicon, readFileSync(0, 'utf8'))
        : { fault: 'Pairs come by --stdin or as words, not both.' };
    if (a === undefined || b === undefined || more.length > 0) return { fault: 'Which two words?' };
    return answerPair(lexicon, a, b);
  },
});
