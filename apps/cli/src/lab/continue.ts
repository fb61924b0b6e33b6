import { readFileSync } from 'node:fs';
import { readRecord, type SealedRecord } from '@wordhoard/kernel';
import { continueRecord, type LabGame, makeLine, parsePlayer, resultText } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { describeUnreadable, escapeText, print } from '../terminal.ts';
import { readChanges } from './experiment.ts';
import { writeAtomically } from './files.ts';
import { openLabGame, sharedWords } from './lab-game.ts';
import { type Fault, isFault, parseWholeNumber, readArgs, runSubcommand } from './usage.ts';

const HELP = `wordhoard lab continue RECORD… [--options JSON] [--variant FILE] [--bots 3] [--keep LINES] [--out FILE]

Replays real games under other options. Each record is replayed from its own deal until a move is no longer allowed; then
bots finish the game.

  --options JSON   the options to change: '{"once": true}'
  --variant FILE   a variant of the game; docs/variants.md shows how to write one
  --bots 3         level of the bots that take over from people; bots keep their level
  --keep LINES     keep at most so many lines of each record
  --out FILE       write the games as lines of JSON

Example
  wordhoard lab continue game.json --options '{"once": true}'`;

/** Returns the exit code. */
export const continueRecords = (args: readonly string[]): Promise<Exit> =>
  runSubcommand(args, HELP, () => continueAll(args));

async function continueAll(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, ['options', 'variant', 'bots', 'keep', 'out']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const bot = values['bots'] ?? '3';
  if (!parsePlayer(bot)) return { fault: `--bots must be a level from 1 to 6 or beginner, not '${bot}'.` };
  const keep = parseWholeNumber(values['keep'] ?? '999999999', 0);
  if (keep === undefined) return { fault: `--keep must be a whole number of lines, not '${values['keep']}'.` };
  if (names.length === 0) return { fault: 'Name at least one record file.' };
  const words = sharedWords();
  const labGames = new Map<string, LabGame>();
  const lines: string[] = [];
  for (const [game, path] of names.entries()) {
    const record = readRecordFile(path);
    if (isFault(record)) return record;
    const labGame = labGames.get(record.game) ?? (await openLabGame(record.game, words));
    if (isFault(labGame)) return labGame;
    labGames.set(record.game, labGame);
    if (record.rules !== labGame.game.version || record.words !== labGame.words.id)
      return { fault: `${path} was played with another version of the rules or the dictionary.` };
    const changes = readChanges(labGame, values);
    if (isFault(changes)) return changes;
    const played = continueRecord(labGame, record, { ...changes, bot, keep, game });
    if (isFault(played)) return { fault: `${path}: ${played.fault}` };
    const { original, kept, left, line } = played;
    const parted = left === null ? '' : `, line ${kept + 1} breaks the new rules (${left})`;
    print(
      `${escapeText(path)}: ${original ? original.scores.join(' : ') : 'unfinished'} before, kept ${kept} of ${record.entries.length} lines${parted}; now ${resultText(line)}`,
    );
    lines.push(makeLine(line));
  }
  if (values['out'] !== undefined) writeAtomically(values['out'], `${lines.join('\n')}\n`);
  return EXIT.yes;
}

function readRecordFile(path: string): SealedRecord | Fault {
  try {
    return readRecord(JSON.parse(readFileSync(path, 'utf8'))) ?? { fault: `${path} is not a game record.` };
  } catch (error) {
    return { fault: describeUnreadable(path, error) };
  }
}
