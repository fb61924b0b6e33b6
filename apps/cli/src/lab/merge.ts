import { makeFile, mergeFiles } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { readLabFiles, writeAtomically } from './files.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab merge FILE… --out FILE

Merges the parts of an experiment, played with --shard, into one file: byte for byte the file that a single run would have
written. Fails if the same game has different results in two files.

Example
  wordhoard lab merge part-1.jsonl part-2.jsonl --out whole.jsonl`;

/** Returns the exit code. */
export const merge = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => mergeAll(args));

function mergeAll(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['out']);
  if (isFault(given)) return given;
  const { out } = given.values;
  if (out === undefined) return { fault: 'Name the file to write: --out FILE.' };
  const files = readLabFiles(given.names);
  if (isFault(files)) return files;
  const merged = mergeFiles(files);
  if (isFault(merged)) return merged;
  writeAtomically(out, makeFile(merged));
  print(`Wrote ${merged.games.length} ${merged.games.length === 1 ? 'game' : 'games'} to ${out}.`);
  return EXIT.yes;
}
