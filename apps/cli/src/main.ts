import { existsSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';
import { type Command, type CommandTable, dispatch, EXIT, listCommands } from './command.ts';
import { commandsIn } from './help.ts';
import { collectPrinted, escapeText, messageOf, print, printError, printUsageError } from './terminal.ts';
import { VERSION } from './version.ts';

/** Commands are loaded on demand: looking up a word needs no server. */
const COMMANDS: CommandTable = {
  words: {
    summary: 'search the dictionary: check, match, anagrams, define, tier, family',
    run: async (args) => (await import('./words.ts')).words(args),
  },
  verify: {
    summary: 'check that a finished game kept to the rules and to the promised shuffle',
    run: async (args) => (await import('./verify.ts')).verify(args),
  },
  lab: {
    summary: 'let bots play many games: run, options, merge, report, export, compare, ladder, record, continue',
    run: async (args) => (await import('./lab.ts')).lab(args),
  },
  replay: {
    summary: 'show a finished game at any move, as any player saw it',
    run: async (args) => (await import('./replay.ts')).replay(args),
  },
  arena: {
    summary: 'let a bot of your own play against built-in bots',
    run: async (args) => (await import('./arena.ts')).arena(args),
  },
  legal: {
    summary: 'list legal moves of a player at any move of a finished game',
    run: async (args) => (await import('./legal.ts')).legal(args),
  },
  review: {
    summary: 'rate every move of a finished game by what its player could see',
    run: async (args) => (await import('./review.ts')).review(args),
  },
  hoard: {
    summary: 'choose daily tasks, and explain the choice',
    run: async (args) => (await import('./hoard.ts')).hoard(args),
  },
  serve: {
    summary: 'start the server',
    run: async (args) => (await import('./serve.ts')).serve(args),
  },
  admin: {
    summary: 'look after a running server: its tables and guests',
    run: async (args) => (await import('./admin.ts')).admin(args),
  },
  export: {
    summary: 'write all stored data to a file, as a backup or to move it',
    run: async (args) => (await import('./store.ts')).exportTo(args),
  },
  import: {
    summary: 'read such a file into an empty database, SQLite or PostgreSQL',
    run: async (args) => (await import('./store.ts')).importFrom(args),
  },
  migrate: {
    summary: 'upgrade or downgrade the database schema',
    run: async (args) => (await import('./store.ts')).migrate(args),
  },
  completions: {
    summary: 'print a script that completes commands and options in bash, zsh or fish',
    run: async (args) => (await import('./completions.ts')).completions(args, (path) => run(path.concat('--help'))),
  },
};

/** Loads games/<game>.ts, if a game has commands of its own. */
async function gameCommand(game: string): Promise<[string, Command][]> {
  const file = new URL(`./games/${game}.ts`, import.meta.url);
  // Every file in games/ exports a command.
  return existsSync(file) ? [[game, ((await import(file.href)) as { command: Command }).command]] : [];
}

/** Explains where to find a command that a person would look for here, with the help to read; null for any other text. */
async function findElsewhere(name: string): Promise<{ readonly fault: string; readonly help: string } | null> {
  if (GAME_IDS.some((game) => game === name))
    return { fault: `'${name}' has no commands of its own. Bots can play it in the lab.`, help: 'wordhoard lab' };
  for (const parent of ['words', 'lab']) {
    const help = await collectPrinted(() => run([parent, '--help']));
    if (commandsIn(help).some((command) => command.name === name))
      return { fault: `There is no command '${name}'. Did you mean '${parent} ${name}'?`, help };
  }
  return null;
}

const helpOf = (table: CommandTable): string => `wordhoard COMMAND …

${listCommands(table)}

Run a command with --help to learn more; --version prints the version. Exit codes: 0 yes or done, 1 no or failed, 2 bad usage.`;

async function run(args: readonly string[]): Promise<number> {
  const [name = ''] = args;
  if (name === '--version') {
    print(VERSION);
    return EXIT.yes;
  }
  if (Object.hasOwn(COMMANDS, name)) return dispatch(COMMANDS, args, '');
  const asked = GAME_IDS.filter((game) => game === name);
  const found = await Promise.all((asked.length > 0 ? asked : GAME_IDS).map(gameCommand));
  const table: CommandTable = { ...Object.fromEntries(found.flat()), ...COMMANDS };
  const elsewhere = Object.hasOwn(table, name) || !/^[a-z]/.test(name) ? null : await findElsewhere(name);
  if (elsewhere) {
    printUsageError(elsewhere.fault, elsewhere.help);
    return EXIT.usage;
  }
  return dispatch(table, args, helpOf(table));
}

/** Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    printError(escapeText(`wordhoard ${args[0]} failed: ${messageOf(error)}.`));
    return EXIT.no;
  }
}
