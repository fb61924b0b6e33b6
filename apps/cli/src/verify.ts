import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGame } from '@wordhoard/catalog';
import { bind, type ReplayFault, readRecord, type SealedRecord, verify as verifyRecord } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { readLexicon } from './words/question.ts';

const HELP = `wordhoard verify FILE [--json]

Was this match played by the rules, with the shuffle that was promised? FILE is the record of a finished table
(/api/tables/CODE/record), or - for the standard input. The commitment is checked against seed and nonce, every line
is played again, and the result and the digest of the last state are printed.

  0  it holds      1  it does not, and why      2  not a record

Examples
  wordhoard verify game.json
  curl -s http://127.0.0.1:8080/api/tables/FOX-3707/record | wordhoard verify - --json`;

/** A fault of a record in a sentence. */
function inWords(fault: ReplayFault): string {
  switch (fault.code) {
    case 'other-game':
      return 'it is the record of another game';
    case 'other-rules':
      return 'it was played by another version of the rules';
    case 'other-words':
      return 'it was played with another dictionary';
    case 'broken-commitment':
      return 'seed and nonce are not those the commitment was made of';
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
    return `${file} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  try {
    return readRecord(JSON.parse(text)) ?? `${file} is not a record of a match`;
  } catch {
    return `${file} is not a record of a match`;
  }
}

/** Gives the exit code. */
export async function verify(args: readonly string[]): Promise<number> {
  let file: string | undefined;
  let json = false;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(HELP);
      return EXIT.yes;
    }
    json = values.json ?? false;
    [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('name one record');
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return EXIT.usage;
  }
  const record = read(file);
  const game = typeof record === 'string' ? undefined : await loadGame(record.game);
  if (typeof record === 'string' || !game) {
    console.error(typeof record === 'string' ? record : `there is no game ${record.game} here`);
    return EXIT.usage;
  }
  const words = readLexicon();
  const verdict = verifyRecord(bind(game.rules, words), words.id, record);
  if (json) {
    const { ok } = verdict;
    const told = ok ? { digest: verdict.digest, result: verdict.match.over } : { fault: verdict.fault };
    console.log(JSON.stringify({ ok, game: record.game, entries: record.entries.length, ...told }));
  } else if (!verdict.ok) console.log(`It does not hold: ${inWords(verdict.fault)}.`);
  else {
    console.log(`It holds: ${record.entries.length} lines of ${record.game}, with the shuffle that was promised.`);
    for (const [seat, { name }] of record.seats.entries())
      console.log(`${name.padEnd(20)} ${verdict.match.over?.scores[seat] ?? 'not finished'}`);
    console.log(`digest ${verdict.digest}`);
  }
  return verdict.ok ? EXIT.yes : EXIT.no;
}
