import { readFileSync } from 'node:fs';
import { readRecord, type SealedRecord } from '@wordhoard/kernel';
import { continueRecord, type House, makeLine, parsePlayer, resultText } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { print, unreadable, visible } from '../terminal.ts';
import { writeWhole } from './files.ts';
import { houseOf, sharedWords } from './house.ts';
import { answer, type Fault, isFault, readArgs, readJsonObject, wholeNumber } from './usage.ts';

const HELP = `wordhoard lab continue RECORD… --options JSON [--bots 3] [--keep LINES] [--out FILE]

What would have become of real games under other options? Each record is played again from its own deal, line by line,
for as long as the other rules take its moves; then bots play on for everybody: bots as strong as they were, people at the
level of --bots. --keep ends a record's own moves after so many lines. FILE gets the games as lines of JSON.

Example
  wordhoard lab continue game.json --options '{"once": true}'`;

/** Gives the exit code. */
export const continueRecords = (args: readonly string[]): Promise<Exit> => answer(args, HELP, () => continueAll(args));

async function continueAll(args: readonly string[]): Promise<Exit | Fault> {
  const given = readArgs(args, ['options', 'bots', 'keep', 'out']);
  if (isFault(given)) return given;
  const { names, values } = given;
  const options = readJsonObject(values['options']);
  if (isFault(options)) return options;
  const bot = values['bots'] ?? '3';
  if (!parsePlayer(bot)) return { fault: '--bots is a level from 1 to 5 or beginner' };
  const keep = wholeNumber(values['keep'] ?? '999999999', 0);
  if (keep === undefined) return { fault: '--keep is a number of lines' };
  if (names.length === 0) return { fault: 'Which record?' };
  const words = sharedWords();
  const houses = new Map<string, House>();
  const lines: string[] = [];
  for (const [game, path] of names.entries()) {
    const record = readRecordFile(path);
    if (isFault(record)) return record;
    const house = houses.get(record.game) ?? (await houseOf(record.game, words));
    if (isFault(house)) return house;
    houses.set(record.game, house);
    if (record.rules !== house.game.version || record.words !== house.words.id)
      return { fault: `${path} was played by other rules or with other words` };
    const played = continueRecord(house, record, { options, bot, keep, game });
    if (isFault(played)) return { fault: `${path}: ${played.fault}` };
    const { original, kept, left, line } = played;
    const parted = left === null ? '' : `, line ${kept + 1} is not allowed (${left})`;
    print(
      `${visible(path)}: was ${original ? original.scores.join(' : ') : 'never finished'}, ${kept} of ${record.entries.length} lines kept${parted}; becomes ${resultText(line)}`,
    );
    lines.push(makeLine(line));
  }
  if (values['out'] !== undefined) writeWhole(values['out'], `${lines.join('\n')}\n`);
  return EXIT.yes;
}

function readRecordFile(path: string): SealedRecord | Fault {
  try {
    return readRecord(JSON.parse(readFileSync(path, 'utf8'))) ?? { fault: `${path} is not a record of a match` };
  } catch (error) {
    return { fault: unreadable(path, error) };
  }
}
