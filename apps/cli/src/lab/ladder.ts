import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGamePackage } from '@wordhoard/catalog';
import { botFault, type LabFile, type Standing, summarise } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { complain, print } from '../terminal.ts';
import { readExperiment } from './experiment.ts';
import { numberText, percentInterval } from './figures.ts';
import { houseOf, sharedWords } from './house.ts';
import { playInto, readWorkers } from './playing.ts';
import { tableText } from './summary-text.ts';
import { answer, type Fault, isFault, readArgs } from './usage.ts';

const HELP = `wordhoard lab ladder GAME --out FOLDER [--games 400] [--seed TEXT] [--pace live] [--workers N]

Every level against the one below it, two at a table, and the weakest against a beginner: a script that knows everyday
words of up to five letters. Each step should be won in 65 to 85 of 100 games, and the weakest beaten by the beginner.
A game without a beginner script has no such step.
Each pair is an experiment of its own in FOLDER, as lab run writes it; stopped, the same command goes on from there.

Example
  wordhoard lab ladder wordsy --games 400 --out ladder`;

/** Who should win, and against whom. */
const STEPS: readonly (readonly [strong: string, weak: string])[] = [
  ['5', '4'],
  ['4', '3'],
  ['3', '2'],
  ['2', '1'],
  ['beginner', '1'],
];

/** The steps that a game's bots can play: one without a beginner script leaves that step out. */
export const stepsOf = (pack: AnyGamePackage): typeof STEPS =>
  STEPS.filter((step) => step.every((name) => botFault(pack, name) === undefined));

/** Gives the exit code. */
export const ladder = (args: readonly string[]): Promise<Exit> => answer(args, HELP, () => climb(args));

async function climb(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, ['games', 'seed', 'pace', 'out', 'workers']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const [game] = names;
  if (game === undefined || names.length > 1) return { fault: 'Which game?' };
  const { out } = values;
  if (out === undefined) return { fault: '--out names the folder' };
  const words = sharedWords();
  const house = await houseOf(game, words);
  if (isFault(house)) return house;
  const workers = readWorkers(values['workers']);
  if (isFault(workers)) return workers;
  mkdirSync(out, { recursive: true });
  const rows: string[][] = [];
  const steps = stepsOf(house.pack);
  for (const [strong, weak] of steps) {
    const wanted = { games: values['games'] ?? '400', seed: values['seed'], pace: values['pace'] };
    const experiment = readExperiment(house, { ...wanted, bots: `${strong},${weak}` });
    if (isFault(experiment)) return experiment;
    const path = join(out, `${game}-${strong}-${weak}.jsonl`);
    const played = await playInto({ out: path, experiment, workers, words });
    if (isFault(played)) return played;
    if (played.stopped) return EXIT.no;
    rows.push(rowOf(played.file, strong, weak));
  }
  print(tableText([[game, 'games', 'won', 'points', 'theirs'], ...rows]));
  if (steps.length < STEPS.length) complain(`${game} has no beginner script, so its ladder ends at level 1.`);
  return EXIT.yes;
}

function rowOf(file: LabFile, strong: string, weak: string): string[] {
  const [{ bots, games } = { bots: [], games: 0 }] = summarise(file);
  const of = (who: string): Standing | undefined => bots.find(({ name }) => name === who);
  const mine = of(strong);
  return [
    `${strong} against ${weak}`,
    String(games),
    mine ? percentInterval(mine.wins) : '–',
    ...[mine, of(weak)].map((one) => (one ? numberText(one.score.mean) : '–')),
  ];
}
