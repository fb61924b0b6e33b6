import { bindGame } from '@wordhoard/catalog';
import { type SealedRecord, verifyRecord } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { describeFault, readRecordRequest } from './record-file.ts';
import { print, printJson } from './terminal.ts';
import { readLexicon } from './words/words-command.ts';

const HELP = `wordhoard verify FILE [--json]

Checks that a finished game kept to the rules and to the promised shuffle: opens the commitment, derives the seed from
its parts and replays every line. Prints the scores, what the shuffle proves and the digest of the last state. FILE is a
game record (/api/tables/CODE/record), or - for standard input.

Exit codes: 0 the record holds, 1 it doesn't, 2 bad usage or not a record.

Examples
  wordhoard verify game.json
  curl -s http://127.0.0.1:8080/api/tables/FOX-OWL-3707/record | wordhoard verify - --json`;

/** Says how far the shuffle of a valid record can be trusted. */
function describeProof({ shuffle }: SealedRecord, names: readonly string[]): string {
  if (!shuffle)
    return 'The shuffle was fixed before the first card. It has no salts from players, so the dealer could have tried many shuffles.';
  if ('reused' in shuffle) return 'The shuffle repeats an earlier game on purpose.';
  const namesOf = (has: boolean): string[] =>
    names.filter((_, seat) => ((shuffle.salts[seat] ?? null) !== null) === has);
  const [salted, without] = [namesOf(true), namesOf(false)];
  if (salted.length === 0)
    return 'The shuffle was fixed before the first card. No player’s salt came in time, so the server could have tried many shuffles.';
  const others = without.length > 0 ? ` No salt from ${without.join(', ')}.` : '';
  return `The shuffle was mixed from the server’s part, to which it committed first, and salts from ${salted.join(', ')}.${others}`;
}

/** Returns the exit code. */
export async function verify(args: readonly string[]): Promise<number> {
  const asked = await readRecordRequest(args, HELP, {});
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const words = readLexicon();
  const verdict = verifyRecord(bindGame(pack, words), words.id, record);
  if (values['json'] === true) {
    const { ok } = verdict;
    const json = ok ? { digest: verdict.digest, result: verdict.match.over } : { fault: verdict.fault };
    const { game, entries, shuffle = null } = record;
    printJson({ ok, game, entries: entries.length, shuffle, ...json });
  } else if (!verdict.ok) print(`This record does not hold: ${describeFault(verdict.fault)}.`);
  else {
    print(
      `This record holds: ${record.entries.length} lines of ${record.game} by the rules, with the promised shuffle.`,
    );
    print(describeProof(record, names));
    for (const [seat, name] of names.entries())
      print(`${name.padEnd(20)} ${verdict.match.over?.scores[seat] ?? 'not finished'}`);
    print(`digest ${verdict.digest}`);
  }
  return verdict.ok ? EXIT.yes : EXIT.no;
}
