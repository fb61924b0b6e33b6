import { experimentFault, playGame } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print } from '../terminal.ts';
import { readLabFile, writeAtomically } from './files.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { type Fault, isFault, parseWholeNumber, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab record FILE PLAYERS/GAME --out RECORD

Plays one game of an experiment again and writes its record, which you can verify, replay and review. 2/17 is game 17 of
those with two players, counted from 0.

Example
  wordhoard lab record wordsy.jsonl 2/17 --out record.json`;

/** Returns the exit code. */
export const record = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => writeRecord(args));

async function writeRecord(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, ['out']);
  if (isFault(given)) return given;
  const [path, name, ...more] = given.names;
  const { out } = given.values;
  if (path === undefined || name === undefined || more.length > 0)
    return { fault: 'Name a lab file and a game, for example: wordsy.jsonl 2/17' };
  if (out === undefined) return { fault: 'Name the file to write: --out RECORD.' };
  const file = readLabFile(path);
  if (isFault(file)) return file;
  const { experiment } = file;
  const [players, game] = name.split('/').map((text) => parseWholeNumber(text, 0));
  if (players === undefined || game === undefined || !experiment.seats.includes(players) || game >= experiment.games) {
    const last = experiment.games - 1;
    const those = experiment.seats.map((count) => (last === 0 ? `${count}/0` : `${count}/0 to ${count}/${last}`));
    return { fault: `${path} has no game '${name}'. It has ${those.join(', ')}.` };
  }
  const labGame = await openLabGame(experiment.game, sharedWords());
  if (isFault(labGame)) return labGame;
  const fault = experimentFault(labGame, experiment);
  if (fault !== undefined) return { fault };
  const played = playGame(labGame, experiment, { players, game });
  writeAtomically(out, `${JSON.stringify(played.record)}\n`);
  print(`Wrote ${played.record.entries.length} lines to ${out}.`);
  return EXIT.yes;
}
