import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type AnyGamePackage, loadGame } from '@wordhoard/catalog';
import { type ReplayFault, readRecord, type SealedRecord } from '@wordhoard/kernel';
import { EXIT, type Exit } from './command.ts';
import { complain, complainWithHelp, messageOf, print, unreadable, visible } from './terminal.ts';

/** A fault of a record in a sentence. */
export function faultInWords(fault: ReplayFault): string {
  switch (fault.code) {
    case 'other-game':
      return 'it is the record of another game';
    case 'other-rules':
      return `it was played by version ${fault.needs} of the rules and needs them, but here is version ${fault.has}`;
    case 'other-words':
      return 'it was played with another dictionary';
    case 'broken-commitment':
      return 'the commitment was not made of what the record has: the seed, or the server’s part of it, and the nonce';
    case 'other-seed':
      return 'the seed is not made of the parts that the record names';
    case 'seats-differ':
      return 'it does not name everybody who played';
    case 'not-startable':
      return `no match starts like this (${fault.refusal.code})`;
    case 'refused':
      return `line ${fault.entry + 1} is not allowed by the rules (${fault.refusal.code})`;
  }
}

/** The record, or why there is none, in words. */
function read(file: string): SealedRecord | string {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return unreadable(file, error);
  }
  try {
    return readRecord(JSON.parse(text)) ?? `${file} is not a record of a match`;
  } catch {
    return `${file} is not a record of a match`;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Asked {
  readonly record: SealedRecord;
  /** Of those who played, by their seats, as they can be printed. */
  readonly names: readonly string[];
  readonly pack: AnyGamePackage;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A question about one record: what it was asked with, or the exit code where there is nothing to answer. */
export async function askAboutRecord(args: readonly string[], help: string, options: Options): Promise<Asked | Exit> {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (parsed.values['help'] !== true && parsed.positionals.length !== 1) throw new Error('name one record');
  } catch (error) {
    complainWithHelp(messageOf(error), help);
    return EXIT.usage;
  }
  const { values, positionals } = parsed;
  if (values['help'] === true) {
    print(help);
    return EXIT.yes;
  }
  const record = read(positionals[0]!);
  const pack = typeof record === 'string' ? undefined : await loadGame(record.game);
  if (typeof record !== 'string' && pack)
    return { record, names: record.seats.map(({ name }) => visible(name)), pack, values };
  complain(visible(typeof record === 'string' ? record : `there is no game ${record.game} here`));
  return EXIT.usage;
}
