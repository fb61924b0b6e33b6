import { type ComparedMeasure, compareFiles } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { interval, numberText } from './figures.ts';
import { readLabFiles } from './files.ts';
import { tableText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab compare A B

Compares two experiments that played the same game from the same seed, game by game on the same deals: for example under
two options, or with and without --forbid. For each measure it prints both means, the difference (B − A) with its 95 %
interval, and how many times more games you would need for the same precision on unrelated deals.

Examples
  wordhoard lab run word-worx --seed a --out printed.jsonl
  wordhoard lab run word-worx --seed a --options '{"once": true}' --out once.jsonl
  wordhoard lab compare printed.jsonl once.jsonl`;

/** Returns the exit code. */
export const compare = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => compareTwo(args));

function compareTwo(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, []);
  if (isFault(given)) return given;
  const files = readLabFiles(given.names);
  if (isFault(files)) return files;
  const [a, b, ...more] = files;
  if (!a || !b || more.length > 0) return { fault: `Name two files, not ${files.length}.` };
  const compared = compareFiles(a, b);
  if (isFault(compared)) return compared;
  for (const { players, pairs, measures, bots } of compared) {
    print(`\n${players} players: ${pairs} pairs of games`);
    if (pairs > 0) print(tableText([['', 'A', 'B', 'B − A', 'unpaired games'], ...[...measures, ...bots].map(row)]));
  }
  return EXIT.yes;
}

const row = ({ name, paired: { before, after, difference, gain } }: ComparedMeasure): string[] => [
  name,
  numberText(before),
  numberText(after),
  interval(difference),
  `× ${numberText(Math.round(10 * gain) / 10)}`,
];
