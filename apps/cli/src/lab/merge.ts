import { makeFile, mergeFiles } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { readLabFiles, writeWhole } from './files.ts';
import { answer, type Fault, isFault, readArgs } from './usage.ts';

const HELP = `wordhoard lab merge FILE… --out FILE

Parts of one experiment, played with --shard, become one file: byte for byte the one that a single run would have
written. A game that came out differently in two of them is a fault.

Example
  wordhoard lab merge part-1.jsonl part-2.jsonl --out whole.jsonl`;

/** Gives the exit code. */
export const merge = (args: readonly string[]): Promise<Exit> => answer(args, HELP, () => mergeAll(args));

function mergeAll(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['out']);
  if (isFault(given)) return given;
  const { out } = given.values;
  if (out === undefined) return { fault: '--out names the file' };
  const files = readLabFiles(given.names);
  if (isFault(files)) return files;
  const merged = mergeFiles(files);
  if (isFault(merged)) return merged;
  writeWhole(out, makeFile(merged));
  print(`${merged.games.length} games in ${out}`);
  return EXIT.yes;
}
