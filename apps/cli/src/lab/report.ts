import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { groupByExperiment, readLabFiles, writeAtomically } from './files.ts';
import { csvOf } from './report/csv.ts';
import { page } from './report/html.ts';
import { experimentSection, ladderSection, legendSection } from './report/sections.ts';
import { reportText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab report FILE… [--out page.html] [--csv FILE] [--text FILE]

Summarises experiments with 95 % intervals: how long games are, who wins from which seat, how often the lead changes, how
far behind winners were, and how often each card, square or letter came up and what it was worth. Parts of one experiment
are merged. Several experiments with one game add a table of bots against bots.

  --out page.html   a page with plots, in a single file
  --csv FILE        the figures as CSV
  --text FILE       the figures as plain text, as in docs/lab

Without any of them, the text is printed.

Examples
  wordhoard lab report wordsy.jsonl --out wordsy.html --csv wordsy.csv
  wordhoard lab report wordsy.jsonl ladder/wordsy-*.jsonl --text docs/lab/wordsy.txt`;

/** Returns the exit code. */
export const report = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => writeReport(args));

function writeReport(args: readonly string[]): Exit | Fault {
  const given = readArgs(args, ['out', 'csv', 'text']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const { out, csv, text } = values;
  const files = readLabFiles(names);
  if (isFault(files)) return files;
  const experiments = groupByExperiment(files);
  if (isFault(experiments)) return experiments;
  if (csv !== undefined) writeAtomically(csv, csvOf(experiments));
  if (text !== undefined) writeAtomically(text, reportText(experiments));
  if (out === undefined && csv === undefined && text === undefined) print(reportText(experiments).trimEnd());
  if (out === undefined) return EXIT.yes;
  const games = [...new Set(experiments.map(({ experiment }) => experiment.game))].join(', ');
  const title = `Lab results: ${games}`;
  const body = [
    `<h1>${title}</h1>`,
    ladderSection(experiments),
    ...experiments.map(experimentSection),
    legendSection(),
  ].join('\n');
  writeAtomically(out, page(title, body));
  return EXIT.yes;
}
