import { EXIT, type Exit } from '../command.ts';
import { print, printError } from '../terminal.ts';
import { EXPERIMENT_OPTIONS, readExperiment, readShard } from './experiment.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { durationText } from './progress.ts';
import { readWorkers, runExperiment } from './run-experiment.ts';
import { summaryText } from './summary-text.ts';
import { type Fault, isFault, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab run GAME --out FILE [--games 100] [--seats 2] [--bots 3] [--options JSON] [--variant FILE] [--seed TEXT]

Lets bots play many games on every core, and writes one line per game to FILE. The same arguments give the same games on
any machine. If you stop it with Ctrl-C, run the same command again to continue; with more --games, it adds to the file.

  --games N        games with each number of players
  --seats 2,3,4    numbers of players
  --bots 3,5       levels, repeated until every seat has one; they change seats from game to game. "beginner" is a
                   script that knows everyday words of up to five letters
  --forbid WAY     the first bot never does this (challenge, steal, buy, trade, bluff …), so you can see what it is
                   worth; the same as --bots 3-WAY,3
  --options JSON   table options to change: '{"rounds": 3}'
  --variant FILE   a variant of the game: other cards, values or limits; docs/variants.md shows how to write one. "lab
                   options GAME" lists all that options and variants can change
  --pace live|relaxed
                   relaxed is without clocks; default: live
  --seed TEXT      decides every deal; compare two experiments with the same seed game by game
  --shard 3/10     play only the third of ten parts; see lab merge
  --workers N      threads; default: one per core

Examples
  wordhoard lab run wordsy --games 500 --seats 2,3,4 --out wordsy.jsonl
  wordhoard lab run wildwords --games 200 --forbid challenge --out never-challenged.jsonl`;

/** Returns the exit code. */
export const run = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => play(args));

async function play(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, [...EXPERIMENT_OPTIONS, 'out', 'shard', 'workers']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const [game] = names;
  if (game === undefined || names.length > 1) return { fault: 'Name exactly one game.' };
  if (values['out'] === undefined) return { fault: 'Name the file to write: --out FILE.' };
  const words = sharedWords();
  const labGame = await openLabGame(game, words);
  if (isFault(labGame)) return labGame;
  const experiment = readExperiment(labGame, values);
  if (isFault(experiment)) return experiment;
  const shard = readShard(values['shard']);
  if (isFault(shard)) return shard;
  const workers = readWorkers(values['workers']);
  if (isFault(workers)) return workers;
  const played = await runExperiment({ out: values['out'], experiment, shard, workers, words });
  if (isFault(played)) return played;
  print(summaryText(played.file));
  if (played.isStopped) {
    printError('Stopped. Run the same command again to continue.');
    return EXIT.no;
  }
  printError(`Played ${played.games} ${played.games === 1 ? 'game' : 'games'} in ${durationText(played.ms)}.`);
  return EXIT.yes;
}
