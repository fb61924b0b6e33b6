import { type CommandTable, dispatch, listCommands } from './command.ts';
import { anagramsCommand } from './words/anagrams.ts';
import { checkCommand } from './words/check.ts';
import { defineCommand } from './words/define.ts';
import { familyCommand } from './words/family.ts';
import { matchCommand } from './words/match.ts';
import { tierCommand } from './words/tier.ts';

const COMMANDS: CommandTable = {
  check: checkCommand,
  match: matchCommand,
  anagrams: anagramsCommand,
  define: defineCommand,
  tier: tierCommand,
  family: familyCommand,
};

const HELP = `wordhoard words COMMAND …

${listCommands(COMMANDS)}

Every command takes --json and --help. Exit codes: 0 yes, 1 no, 2 bad usage.

Examples
  wordhoard words check flinch zzyzx
  wordhoard words match 'S*T*N*G' --limit 5
  wordhoard words anagrams 'listen?' --json
  wordhoard words family flinch flinchingly`;

/** Returns the exit code. */
export const words = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
