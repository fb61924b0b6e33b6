import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DICTIONARIES, type Dictionary, type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { type Command, EXIT, type Exit } from '../command.ts';
import { messageOf, print, printJson, printUsageError } from '../terminal.ts';

type OptionTypes = Readonly<Record<string, 'string' | 'boolean'>>;
type OptionValues<Options extends OptionTypes> = {
  readonly [Name in keyof Options]?: Options[Name] extends 'boolean' ? boolean : string;
};

/** The output as text and as JSON; without `json`, `--json` prints the text too. */
export interface Answer {
  readonly text: string;
  readonly json?: unknown;
  readonly exit: Exit;
}

/** Says what is wrong with the arguments. */
export interface Fault {
  readonly fault: string;
}

interface WordsCommand<Options extends OptionTypes> {
  readonly summary: string;
  /** The usage line, then a description, then examples. */
  readonly help: string;
  readonly options: Options;
  answer(words: readonly string[], given: OptionValues<Options>, lexicon: Lexicon): Answer | Fault;
}

/** Turns a question into a command that shares `--help`, `--json`, error messages and exit codes with the others. */
export function createWordsCommand<const Options extends OptionTypes>(asked: WordsCommand<Options>): Command {
  const refuse = ({ fault }: Fault): Exit => {
    printUsageError(fault, asked.help);
    return EXIT.usage;
  };
  const run = (args: readonly string[]): Exit => {
    const parsed = parse(args, { ...asked.options, json: 'boolean', help: 'boolean' });
    if ('fault' in parsed) return refuse(parsed);
    if (parsed.values['help']) {
      print(asked.help);
      return EXIT.yes;
    }
    // parseArgs has checked the values against the options that Given is derived from.
    const answer = asked.answer(parsed.words, parsed.values as OptionValues<Options>, readLexicon());
    if ('fault' in answer) return refuse(answer);
    if (parsed.values['json'] && 'json' in answer) printJson(answer.json);
    else if (answer.text !== '') print(answer.text);
    return answer.exit;
  };
  return { summary: asked.summary, run };
}

interface ParsedArguments {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

function parse(args: readonly string[], types: OptionTypes): ParsedArguments | Fault {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, type] of Object.entries(types)) options[name] = { type };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    // As in commands that read a file.
    if ('stdin' in types && positionals.join(' ') === '-') return { words: [], values: { ...values, stdin: true } };
    return { words: positionals.map((word) => word.toLowerCase()), values };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/**
 * The words of a command that takes many: from the arguments, or with `--stdin` one per line from standard input, where
 * empty lines and lines that start with # are skipped.
 */
export function readWords(words: readonly string[], stdin: boolean): readonly string[] | Fault {
  if (!stdin) return words.length > 0 ? words : { fault: 'Name at least one word.' };
  if (words.length > 0) return { fault: `With --stdin, words come from standard input; leave out '${words[0]}'.` };
  const lines = readFileSync(0, 'utf8')
    .toLowerCase()
    .split('\n')
    .map((line) => line.trim());
  const found = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return found.length > 0 ? found : { fault: 'Standard input has no word.' };
}

let lexicon: Lexicon | undefined;
/** Opens the dictionary once per process, because it caches what it computes. */
export function readLexicon(): Lexicon {
  lexicon ??= openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  return lexicon;
}

/** Parses `--limit`; without it there is none. */
export function readLimit(given: string | undefined): number | Fault {
  const limit = given === undefined ? Number.POSITIVE_INFINITY : Number(given);
  return limit >= 1 && (given === undefined || Number.isInteger(limit))
    ? limit
    : { fault: `--limit must be a whole number, 1 or more, not '${given}'.` };
}

/** Parses `--dictionary`; the default is the wide one. */
export function readDictionary(given: string | undefined): Dictionary | Fault {
  if (given === undefined) return 'wide';
  const known = Object.keys(DICTIONARIES);
  // Object.keys loses the key type.
  return known.includes(given)
    ? (given as Dictionary)
    : { fault: `--dictionary must be ${known.join(' or ')}, not '${given}'.` };
}
