import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, entryAt, type ReplayFault, readRecord, type SealedRecord } from '@wordhoard/kernel';
import { EXIT, type Exit } from './command.ts';
import { describeUnreadable, escapeText, messageOf, print, printError, printUsageError } from './terminal.ts';

/** Explains why a record does not hold, as the end of a sentence. */
export function describeFault(fault: ReplayFault): string {
  switch (fault.code) {
    case 'other-game':
      return 'it is a record of another game';
    case 'other-rules':
      return `it needs version ${fault.needs} of the rules, and this program has version ${fault.has}`;
    case 'other-words':
      return 'it was played with another edition of the dictionary';
    case 'broken-commitment':
      return 'the commitment does not match the seed and the nonce in the record';
    case 'other-seed':
      return 'the seed does not follow from the server’s and the players’ parts in the record';
    case 'seats-differ':
      return 'the seats in the record do not match the players of the game';
    case 'not-startable':
      return `no game can start like this (${fault.refusal.code})`;
    case 'refused':
      return `line ${fault.entry + 1} breaks the rules (${fault.refusal.code})`;
  }
}

/** Reads a record, or says why it can't. */
function readRecordFile(file: string): SealedRecord | string {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return describeUnreadable(file, error);
  }
  try {
    return readRecord(JSON.parse(text)) ?? `${file} is not a game record.`;
  } catch {
    return `${file} is not a game record.`;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

export interface RecordRequest {
  readonly record: SealedRecord;
  /** The players' names by seat, escaped for printing. */
  readonly names: readonly string[];
  readonly pack: AnyGamePackage;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parses the arguments of a command about one record; returns an exit code if there is nothing left to do. */
export async function readRecordRequest(
  args: readonly string[],
  help: string,
  options: Options,
): Promise<RecordRequest | Exit> {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (parsed.values['help'] !== true && parsed.positionals.length !== 1)
      throw new Error('Name exactly one record file.');
  } catch (error) {
    printUsageError(messageOf(error), help);
    return EXIT.usage;
  }
  const { values, positionals } = parsed;
  if (values['help'] === true) {
    print(help);
    return EXIT.yes;
  }
  const record = readRecordFile(entryAt(positionals, 0));
  const pack = typeof record === 'string' ? undefined : await loadGame(record.game);
  if (typeof record !== 'string' && pack)
    return { record, names: record.seats.map(({ name }) => escapeText(name)), pack, values };
  printError(escapeText(typeof record === 'string' ? record : `This program doesn't know the game '${record.game}'.`));
  return EXIT.usage;
}
