import { existsSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from './command.ts';
import { complain, messageOf, visible } from './terminal.ts';

/** Each command is loaded when it is called: looking a word up needs no server. */
const COMMANDS: CommandTable = {
  words: {
    summary: 'check, match, anagrams, define, tier, family: questions to the dictionary',
    run: async (args) => (await import('./words.ts')).words(args),
  },
  verify: {
    summary: 'was this match played by the rules, with the shuffle that was promised?',
    run: async (args) => (await import('./verify.ts')).verify(args),
  },
  lab: {
    summary: 'many games by bots: run, merge, report, compare, record, continue',
    run: async (args) => (await import('./lab.ts')).lab(args),
  },
  replay: {
    summary: 'what was seen in a finished match, up to any line, by any player',
    run: async (args) => (await import('./replay.ts')).replay(args),
  },
  review: {
    summary: 'what there was to find in a finished match, judged by what its players saw',
    run: async (args) => (await import('./review.ts')).review(args),
  },
  hoard: {
    summary: "today's hoard: which tasks follow from a seed, and why just these",
    run: async (args) => (await import('./hoard.ts')).hoard(args),
  },
  serve: {
    summary: 'serve the pages and the games',
    run: async (args) => (await import('./serve.ts')).serve(args),
  },
  export: {
    summary: 'write everything that is kept into a file: a back-up, or to move it',
    run: async (args) => (await import('./store.ts')).exportTo(args),
  },
  import: {
    summary: 'read such a file into an empty store, SQLite or PostgreSQL',
    run: async (args) => (await import('./store.ts')).importFrom(args),
  },
  migrate: {
    summary: 'bring a store to a version of its schema, forwards or back',
    run: async (args) => (await import('./store.ts')).migrate(args),
  },
};

/** A game of the catalog has a command if there is something worth asking about it: games/<game>.ts. */
async function gameCommand(game: string): Promise<[string, Command][]> {
  const file = new URL(`./games/${game}.ts`, import.meta.url);
  return existsSync(file) ? [[game, ((await import(file.href)) as { command: Command }).command]] : [];
}

const helpOf = (table: CommandTable): string => `wordhoard COMMAND …

${listCommands(table)}

Each tells more with --help. Exit codes: 0 yes, 1 no, 2 bad usage.`;

async function run(args: readonly string[]): Promise<number> {
  const [name = ''] = args;
  if (Object.hasOwn(COMMANDS, name)) return dispatch(COMMANDS, args, '');
  const asked = GAME_IDS.filter((game) => game === name);
  const found = await Promise.all((asked.length > 0 ? asked : GAME_IDS).map(gameCommand));
  const table = { ...Object.fromEntries(found.flat()), ...COMMANDS };
  return dispatch(table, args, helpOf(table));
}

/** Gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    complain(visible(`wordhoard ${args[0]} failed: ${messageOf(error)}.`));
    return EXIT.no;
  }
}
