import { basename, extname } from 'node:path';
import { csvText, gameRows, isBroken, itemRows, type NamedFile } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { printError } from '../terminal.ts';
import { readLabFiles, writeAtomically } from './files.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab export FILE… --out games.csv [--items items.csv]

Writes the games of lab files as a table: one row for each seat of each game, for a spreadsheet, pandas or R. docs/lab.md
explains the columns and shows how to use them. Games that broke the contract are left out.

  --out games.csv     the table of games
  --items items.csv   also a table of everything that came up: cards, letters, events …

Example
  wordhoard lab export printed.jsonl variant.jsonl --out games.csv`;

/** Returns the exit code. */
export const exportGames = (args: readonly string[]): Promise<Exit> =>
  runSubcommand(args, HELP, () => writeTables(args));

function writeTables(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['out', 'items']);
  if (isFault(given)) return given;
  const { out, items } = given.values;
  if (out === undefined) return { fault: 'Name the file to write: --out FILE.' };
  const files = readLabFiles(given.names);
  if (isFault(files)) return files;
  const named = files.map((file, i): NamedFile => ({ name: nameOf(given.names[i] ?? ''), file }));
  if (new Set(named.map(({ name }) => name)).size < named.length)
    return { fault: 'Give the files different names: the rows of each carry its name.' };
  writeAtomically(out, csvText(gameRows(named)));
  if (items !== undefined) writeAtomically(items, csvText(itemRows(named)));
  const broken = files.flatMap(({ games }) => games).filter(({ line }) => isBroken(line)).length;
  if (broken > 0) printError(`Left out games that broke the contract: ${broken}.`);
  return EXIT.yes;
}

/** The file's name without its folder and ending. */
const nameOf = (path: string): string => basename(path, extname(path));
