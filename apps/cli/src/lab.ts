import { type CommandTable, dispatch, listCommands } from './command.ts';

/** Each is loaded when it is called: a merge needs no plots. */
const COMMANDS: CommandTable = {
  run: {
    summary: 'bots play many games on every core; what they came to goes into a file',
    run: async (args) => (await import('./lab/run.ts')).run(args),
  },
  merge: {
    summary: 'parts of an experiment become one file, the very one a single run would have written',
    run: async (args) => (await import('./lab/merge.ts')).merge(args),
  },
  report: {
    summary: 'a page with plots, and CSV, of what a file says',
    run: async (args) => (await import('./lab/report.ts')).report(args),
  },
  compare: {
    summary: 'two experiments on the same deals, game by game',
    run: async (args) => (await import('./lab/compare.ts')).compare(args),
  },
  ladder: {
    summary: 'every level of a game against the one below it, and the weakest against a beginner',
    run: async (args) => (await import('./lab/ladder.ts')).ladder(args),
  },
  record: {
    summary: 'one game of an experiment as a record, to be looked at',
    run: async (args) => (await import('./lab/record.ts')).record(args),
  },
  continue: {
    summary: 'what would have become of real games under other options, played on by bots',
    run: async (args) => (await import('./lab/continue.ts')).continueRecords(args),
  },
};

const HELP = `wordhoard lab COMMAND …

${listCommands(COMMANDS)}

docs/lab.md tells what is in the files and in the reports.`;

/** Gives the exit code. */
export const lab = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
