import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { levelsOf } from '@wordhoard/catalog';
import { type AnyGamePackage, CHAMPION } from '@wordhoard/kernel';
import { botFault, type LabFile, type PlayerSummary, summarise } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print, printError } from '../terminal.ts';
import { readExperiment } from './experiment.ts';
import { numberText, percentInterval } from './figures.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { readWorkers, runExperiment } from './run-experiment.ts';
import { tableText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab ladder GAME --out FOLDER [--games 400] [--seed TEXT] [--pace live|relaxed] [--workers N]

Lets every bot level play against the one below it, two at a table, and level 1 against the beginner: a script that knows
everyday words of up to five letters (not every game has one). Where a game has a champion (level 6), it comes first. The
higher level should win 65 to 85 of 100 games, and the beginner should beat level 1. Each pair becomes a lab file in FOLDER. If you stop the command, run it again to continue.

Example
  wordhoard lab ladder wordsy --games 400 --out ladder`;

/** Pairs of bots, the one that should win first. */
const STEPS: readonly (readonly [strong: string, weak: string])[] = [
  [String(CHAMPION), '5'],
  ['5', '4'],
  ['4', '3'],
  ['3', '2'],
  ['2', '1'],
  ['beginner', '1'],
];

/** The steps that a game's bots can play: without a champion the first one is left out, without a beginner the last. */
export function stepsOf(pack: AnyGamePackage): typeof STEPS {
  // Without a champion, level 6 is level 5 under another name.
  const hasPlayer = (name: string): boolean =>
    name === String(CHAMPION) ? levelsOf(pack.rules.id).includes(CHAMPION) : botFault(pack, name) === undefined;
  return STEPS.filter((step) => step.every(hasPlayer));
}

/** Returns the exit code. */
export const ladder = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => measureLadder(args));

async function measureLadder(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, ['games', 'seed', 'pace', 'out', 'workers']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const [game] = names;
  if (game === undefined || names.length > 1) return { fault: 'Name exactly one game.' };
  const { out } = values;
  if (out === undefined) return { fault: 'Name a folder for the results: --out FOLDER.' };
  const words = sharedWords();
  const labGame = await openLabGame(game, words);
  if (isFault(labGame)) return labGame;
  const workers = readWorkers(values['workers']);
  if (isFault(workers)) return workers;
  mkdirSync(out, { recursive: true });
  const rows: string[][] = [];
  const steps = stepsOf(labGame.pack);
  for (const [strong, weak] of steps) {
    const wanted = { games: values['games'] ?? '400', seed: values['seed'], pace: values['pace'] };
    const experiment = readExperiment(labGame, { ...wanted, bots: `${strong},${weak}` });
    if (isFault(experiment)) return experiment;
    const path = join(out, `${game}-${strong}-${weak}.jsonl`);
    const played = await runExperiment({ out: path, experiment, workers, words });
    if (isFault(played)) return played;
    if (played.isStopped) return EXIT.no;
    rows.push(rowOf(played.file, strong, weak));
  }
  print(tableText([[game, 'games', 'won', 'points', 'opponent'], ...rows]));
  if (!labGame.pack.lab?.beginner) printError(`${game} has no beginner script, so its ladder ends at level 1.`);
  return EXIT.yes;
}

function rowOf(file: LabFile, strong: string, weak: string): string[] {
  const [{ bots, games } = { bots: [], games: 0 }] = summarise(file);
  const of = (who: string): PlayerSummary | undefined => bots.find(({ name }) => name === who);
  const mine = of(strong);
  return [
    `${strong} against ${weak}`,
    String(games),
    mine ? percentInterval(mine.wins) : '–',
    ...[mine, of(weak)].map((one) => (one ? numberText(one.score.mean) : '–')),
  ];
}
