import { readFileSync } from 'node:fs';
import { isInflection, isSameFamily, type Lexicon } from '@wordhoard/lexicon';
import { type Command, EXIT } from '../command.ts';
import { type Answer, createWordsCommand, type Fault } from './words-command.ts';

/**
 * Verdicts on two words: one family for Wordsy (WY-10), and the second an inflection of the first for Wordsmith
 * (WS-12).
 */
interface Kinship {
  readonly wordsy: boolean;
  readonly wordsmith: boolean;
}

const findKinship = (lexicon: Lexicon, a: string, b: string): Kinship => ({
  wordsy: isSameFamily(lexicon, a, b),
  wordsmith: isInflection(lexicon, a, b),
});

function answerPair(lexicon: Lexicon, a: string, b: string): Answer {
  const found = findKinship(lexicon, a, b);
  const text = [
    `Wordsy (WY-10): ${a} and ${b} are ${found.wordsy ? 'the same word family' : 'different words'}`,
    `Wordsmith (WS-12): ${b} is ${found.wordsmith ? '' : 'not '}a plural or conjugation of ${a}`,
  ].join('\n');
  return { text, json: found, exit: found.wordsy || found.wordsmith ? EXIT.yes : EXIT.no };
}

/** Reads two words per line; skips the rest of the line, empty lines and lines that start with #. */
function answerLines(lexicon: Lexicon, input: string): Answer | Fault {
  const lines: string[] = [];
  for (const [i, line] of input.toLowerCase().split('\n').entries()) {
    const [a = '', b] = line.trim().split(/\s+/);
    if (a === '' || a.startsWith('#')) continue;
    if (b === undefined) return { fault: `Line ${i + 1} of the input has only one word, '${a}'; write two.` };
    lines.push(JSON.stringify(findKinship(lexicon, a, b)));
  }
  return { text: lines.join('\n'), exit: EXIT.yes };
}

export const familyCommand: Command = createWordsCommand({
  summary: 'check whether two words are related',
  help: `wordhoard words family A B [--json]
wordhoard words family --stdin

Says whether Wordsy counts A and B as one word family (rule WY-10), and whether Wordsmith refuses B as an extension of A
because it is a plural or conjugation (rule WS-12). Exit code 1 if neither. With --stdin or -, reads one pair per line
from standard input and prints one line of JSON for each.

Examples
  wordhoard words family flinch flinchingly
  wordhoard words family teach teacher --json
  echo 'city cities' | wordhoard words family --stdin`,
  options: { stdin: 'boolean' },
  answer([a, b, ...more], { stdin = false }, lexicon) {
    if (stdin)
      return a === undefined
        ? answerLines(lexicon, readFileSync(0, 'utf8'))
        : { fault: `With --stdin, pairs come from standard input; leave out '${a}'.` };
    if (a === undefined || b === undefined || more.length > 0) return { fault: 'Name two words.' };
    return answerPair(lexicon, a, b);
  },
});
