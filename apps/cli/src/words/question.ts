import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DICTIONARIES, type Dictionary, type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { type Command, EXIT, type Exit } from '../command.ts';
import { complainWithHelp, messageOf, print, printJson } from '../terminal.ts';

type OptionTypes = Readonly<Record<string, 'string' | 'boolean'>>;
type Given<Options extends OptionTypes> = {
  readonly [Name in keyof Options]?: Options[Name] extends 'boolean' ? boolean : string;
};

/** What there is to say, for people and for programs; without `json` the text is for both. */
export interface Answer {
  readonly text: string;
  readonly json?: unknown;
  readonly exit: Exit;
}

/** What is wrong with the question, in words. */
export interface Fault {
  readonly fault: string;
}

interface Question<Options extends OptionTypes> {
  readonly summary: string;
  /** The usage line, then whatever is worth knowing, examples last. */
  readonly help: string;
  readonly options: Options;
  answer(words: readonly string[], given: Given<Options>, lexicon: Lexicon): Answer | Fault;
}

/** Makes a command of a question: `--help`, `--json`, faults and exit codes are the same for all of them. */
export function question<const Options extends OptionTypes>(asked: Question<Options>): Command {
  const refuse = ({ fault }: Fault): Exit => {
    complainWithHelp(fault, asked.help);
    return EXIT.usage;
  };
  const run = (args: readonly string[]): Exit => {
    const parsed = parse(args, { ...asked.options, json: 'boolean', help: 'boolean' });
    if ('fault' in parsed) return refuse(parsed);
    if (parsed.values['help']) {
      print(asked.help);
      return EXIT.yes;
    }
    // parseArgs has checked the values against the very options that Given is made from.
    const answer = asked.answer(parsed.words, parsed.values as Given<Options>, readLexicon());
    if ('fault' in answer) return refuse(answer);
    if (parsed.values['json'] && 'json' in answer) printJson(answer.json);
    else if (answer.text !== '') print(answer.text);
    return answer.exit;
  };
  return { summary: asked.summary, run };
}

interface Parsed {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

function parse(args: readonly string[], types: OptionTypes): Parsed | Fault {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, type] of Object.entries(types)) options[name] = { type };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals.map((word) => word.toLowerCase()), values };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

let lexicon: Lexicon | undefined;
/** Opened once, for whoever asks several questions of one process: what was worked out for one serves the next. */
export function readLexicon(): Lexicon {
  lexicon ??= openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  return lexicon;
}

/** `--dictionary` as given; the wide one by default. */
export function readDictionary(given: string | undefined): Dictionary | Fault {
  if (given === undefined) return 'wide';
  const known = Object.keys(DICTIONARIES);
  // Object.keys forgets that these are Dictionaries.
  return known.includes(given)
    ? (given as Dictionary)
    : { fault: `--dictionary is one of ${known.join(', ')}, and not ${given}` };
}
