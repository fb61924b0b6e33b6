import { type CommandTable, dispatch, listCommands } from './command.ts';

/** Commands are loaded on demand: merging needs no plotting library. */
const COMMANDS: CommandTable = {
  run: {
    summary: 'let bots play many games on every core, and write the results to a file',
    run: async (args) => (await import('./lab/run.ts')).run(args),
  },
  options: {
    summary: 'list what options and variants of a game can change',
    run: async (args) => (await import('./lab/options.ts')).options(args),
  },
  merge: {
    summary: 'merge the parts of an experiment into one file',
    run: async (args) => (await import('./lab/merge.ts')).merge(args),
  },
  report: {
    summary: 'write a page with plots, a CSV file or a text of the results',
    run: async (args) => (await import('./lab/report.ts')).report(args),
  },
  export: {
    summary: 'write the games as CSV, one row per game and seat',
    run: async (args) => (await import('./lab/export.ts')).exportGames(args),
  },
  compare: {
    summary: 'compare two experiments on the same deals, game by game',
    run: async (args) => (await import('./lab/compare.ts')).compare(args),
  },
  ladder: {
    summary: 'let every bot level play against the one below it',
    run: async (args) => (await import('./lab/ladder.ts')).ladder(args),
  },
  record: {
    summary: 'write the record of one game, to replay or review it',
    run: async (args) => (await import('./lab/record.ts')).record(args),
  },
  continue: {
    summary: 'replay real games under other options, and let bots finish them',
    run: async (args) => (await import('./lab/continue.ts')).continueRecords(args),
  },
};

const HELP = `wordhoard lab COMMAND …

${listCommands(COMMANDS)}

Run a command with --help to learn more. docs/lab.md explains the files and the reports.`;

/** Returns the exit code. */
export const lab = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
