import {
  type ComparedBot,
  type ComparedMeasure,
  type ComparedSeat,
  type Comparison,
  type CsvCell,
  compareFiles,
  csvText,
  type Figure,
  gaugeOf,
  itemFigures,
  type LabFile,
  roundFigure,
  type Verdict,
  verdictOf,
} from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { differenceTexts, numberText } from './figures.ts';
import { readLabFiles, writeAtomically } from './files.ts';
import { experimentText, tableText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab compare A B [--items KINDS] [--per turn] [--csv FILE] [--json FILE]

Compares two experiments that played the same game from the same seed, game by game on the same deals: for example under
two options, or with and without --forbid. For each measure it prints both means, the difference (B − A) with its 95 %
interval, how many times as many games you would need if the deals were unrelated, and whether the difference is
established: more than three standard errors from 0 in at least 30 pairs of games, or the same in each of at least ten.
The others may be chance.

If all seats have the same bot, it compares the wins of each seat, otherwise those of each bot.

  --items KINDS   also compare how often these came up, for all players together: kinds (card,bid) or single items
                  ("card/FREE BID"), as "lab report" names them
  --per WHAT      count items per game (the default), per turn, or per other item
  --csv FILE      also write the figures as CSV
  --json FILE     also write them as JSON

Examples
  wordhoard lab run word-worx --seed a --out printed.jsonl
  wordhoard lab run word-worx --seed a --options '{"once": true}' --out once.jsonl
  wordhoard lab compare printed.jsonl once.jsonl
  wordhoard lab compare printed.jsonl variant.jsonl --items bid,battle --per turn
  wordhoard lab compare printed.jsonl variant.jsonl --items laid/points --per laid/word`;

/** Returns the exit code. */
export const compare = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => compareTwo(args));

function compareTwo(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['items', 'per', 'csv', 'json']);
  if (isFault(given)) return given;
  const { csv, json, items, per } = given.values;
  const files = readLabFiles(given.names);
  if (isFault(files)) return files;
  const [a, b, ...more] = files;
  if (!a || !b || more.length > 0) return { fault: `Name two files, not ${files.length}.` };
  const figures = readItems(files, items, per);
  if (isFault(figures)) return figures;
  const compared = compareFiles(a, b, figures);
  if (isFault(compared)) return compared;
  const isOneBot = new Set(a.experiment.bots).size === 1 && new Set(b.experiment.bots).size === 1;
  const winsOf = ({ bots, seats }: Comparison): readonly Compared[] => (isOneBot ? seats : bots);
  print(`A: ${experimentText(a)}\nB: ${experimentText(b)}`);
  for (const comparison of compared) {
    const { players, pairs, measures } = comparison;
    print(`\n${players} ${players === 1 ? 'player' : 'players'}: ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of games`);
    if (pairs === 0) continue;
    print(tableText([HEADS, ...[...measures, ...winsOf(comparison)].map(row)]));
    if (figures.length > 0)
      print(`\n${tableText([[`per ${per ?? 'game'}`, ...HEADS.slice(1)], ...comparison.items.map(row)])}`);
  }
  const csvRowsOf = (one: Comparison): CsvCell[][] =>
    csvRows(one, [...one.measures, ...winsOf(one), ...one.items.map((item) => named(item, per ?? 'game'))]);
  if (csv !== undefined) writeAtomically(csv, csvText([COLUMNS, ...compared.flatMap(csvRowsOf)]));
  if (json !== undefined) writeAtomically(json, `${JSON.stringify(compared, null, 2)}\n`);
  return EXIT.yes;
}

function readItems(files: readonly LabFile[], items: string | undefined, per: string | undefined): Figure[] | Fault {
  if (items !== undefined) return itemFigures(files, { items: items.split(','), per: per ?? 'game' });
  return per === undefined ? [] : { fault: '--per counts items; name them with --items, like --items event.' };
}

type Compared = ComparedMeasure | ComparedSeat | ComparedBot;

const named = (item: ComparedMeasure, per: string): ComparedMeasure => ({ ...item, name: `${item.name} per ${per}` });

const HEADS = ['', 'A', 'B', 'B − A', 'verdict', 'games if unpaired'];
const COLUMNS = ['players', 'pairs', 'figure', 'a', 'b', 'difference', 'low', 'high', 'verdict', 'unpaired_factor'];

const VERDICT_TEXTS: Readonly<Record<Verdict, string>> = {
  same: 'the same',
  established: 'established',
  chance: 'may be chance',
};

const csvRows = ({ players }: Comparison, figures: readonly Compared[]): CsvCell[][] =>
  figures.map(({ name, paired: { before, after, difference, gain } }) => [
    players,
    difference.n,
    gaugeOf(name)?.title ?? name,
    roundFigure(before),
    roundFigure(after),
    ...[difference.mean, difference.low, difference.high].map((value) => roundFigure(value, before)),
    verdictOf(difference),
    // Every pair differs by the same: no number of unpaired games shows that.
    Number.isFinite(gain) ? roundFigure(gain) : null,
  ]);

function row(figure: Compared): string[] {
  const { name, paired } = figure;
  const { title = name, share } = gaugeOf(name) ?? {};
  const isShare = share || ('what' in figure && figure.what === 'wins');
  const unit = isShare ? 100 : 1;
  return [
    isShare ? `${title}, %` : title,
    ...differenceTexts(paired, unit),
    VERDICT_TEXTS[verdictOf(paired.difference)],
    `× ${numberText(Math.round(10 * paired.gain) / 10)}`,
  ];
}
