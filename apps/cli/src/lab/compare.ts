import {
  type ComparedBot,
  type ComparedMeasure,
  type Comparison,
  type CsvCell,
  compareFiles,
  csvText,
  gaugeOf,
} from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { interval, meanText, numberText } from './figures.ts';
import { readLabFiles, writeAtomically } from './files.ts';
import { tableText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab compare A B [--csv FILE] [--json FILE]

Compares two experiments that played the same game from the same seed, game by game on the same deals: for example under
two options, or with and without --forbid. For each measure it prints both means, the difference (B − A) with its 95 %
interval, and how many times more games you would need for the same precision on unrelated deals.

  --csv FILE    also write the figures as CSV
  --json FILE   also write them as JSON

Examples
  wordhoard lab run word-worx --seed a --out printed.jsonl
  wordhoard lab run word-worx --seed a --options '{"once": true}' --out once.jsonl
  wordhoard lab compare printed.jsonl once.jsonl`;

/** Returns the exit code. */
export const compare = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => compareTwo(args));

function compareTwo(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['csv', 'json']);
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
  const { csv, json } = given.values;
  if (csv !== undefined) writeAtomically(csv, csvText([COLUMNS, ...compared.flatMap(csvRows)]));
  if (json !== undefined) writeAtomically(json, `${JSON.stringify(compared, null, 2)}\n`);
  return EXIT.yes;
}

const COLUMNS = ['players', 'pairs', 'figure', 'before', 'after', 'difference', 'low', 'high', 'unpaired_factor'];

const csvRows = ({ players, measures, bots }: Comparison): CsvCell[][] =>
  [...measures, ...bots].map(({ name, paired: { before, after, difference, gain } }) => [
    players,
    difference.n,
    name,
    before,
    after,
    difference.mean,
    difference.low,
    difference.high,
    // Every pair differs by the same: no number of unpaired games shows that.
    Number.isFinite(gain) ? gain : null,
  ]);

function row(figure: ComparedMeasure | ComparedBot): string[] {
  const { name, paired } = figure;
  const { title = name, share } = gaugeOf(name) ?? {};
  const isShare = share || ('what' in figure && figure.what === 'wins');
  const unit = isShare ? 100 : 1;
  const { before, after, difference, gain } = paired;
  // Both are known about as well as the difference.
  const text = (value: number): string => meanText({ ...difference, mean: value }, unit);
  return [
    isShare ? `${title}, %` : title,
    text(before),
    text(after),
    interval(difference, unit),
    `× ${numberText(Math.round(10 * gain) / 10)}`,
  ];
}
