import { type CommandTable, dispatch, listCommands } from './command.ts';

/** Each command is loaded when it is called: looking a word up needs no server. */
const COMMANDS: CommandTable = {
  words: {
    summary: 'check, match, anagrams, define, tier, family: questions to the dictionary',
    run: async (args) => (await import('./words.ts')).words(args),
  },
  wildwords: {
    summary: 'score, plays: questions about a board of WildWords',
    run: async (args) => (await import('./wildwords.ts')).wildwords(args),
  },
  wordsy: {
    summary: 'score, best: questions about a board of Wordsy',
    run: async (args) => (await import('./wordsy.ts')).wordsy(args),
  },
  wordsmith: {
    summary: 'turn, best: questions about a turn of Wordsmith',
    run: async (args) => (await import('./wordsmith.ts')).wordsmith(args),
  },
  'word-nerds': {
    summary: 'score, best: questions about words of Word Nerds',
    run: async (args) => (await import('./word-nerds.ts')).wordNerds(args),
  },
  'word-worx': {
    summary: 'score, build: questions about the words of a round of Word Worx',
    run: async (args) => (await import('./word-worx.ts')).wordWorx(args),
  },
  verify: {
    summary: 'was this match played by the rules, with the shuffle that was promised?',
    run: async (args) => (await import('./verify.ts')).verify(args),
  },
  serve: {
    summary: 'serve the pages and the games',
    run: async (args) => (await import('./serve.ts')).serve(args),
  },
};

const HELP = `wordhoard COMMAND …

${listCommands(COMMANDS)}

Each tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.`;

/** Gives the exit code. */
export const main = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
