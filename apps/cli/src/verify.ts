import { bindGame } from '@wordhoard/catalog';
import { type SealedRecord, verify as verifyRecord } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { askAboutRecord, faultInWords } from './record-file.ts';
import { print, printJson } from './terminal.ts';
import { readLexicon } from './words/question.ts';

const HELP = `wordhoard verify FILE [--json]

Was this match played by the rules, with the shuffle that was promised? FILE is the record of a finished table
(/api/tables/CODE/record), or - for the standard input. The commitment is opened, the seed is made again of all parts,
every line is played again, and the result, what the shuffle proves and the digest of the last state are printed.

  0  it holds      1  it does not, and why      2  not a record

Examples
  wordhoard verify game.json
  curl -s http://127.0.0.1:8080/api/tables/FOX-OWL-3707/record | wordhoard verify - --json`;

/** What the shuffle of a record that holds could prove. */
function proofInWords({ shuffle }: SealedRecord, names: readonly string[]): string {
  if (!shuffle)
    return 'The shuffle was fixed before the first card. No salts were added: whoever dealt could have tried many shuffles.';
  if ('reused' in shuffle) return 'The shuffle is that of an earlier game, played again on purpose.';
  const namesOf = (has: boolean): string[] =>
    names.filter((_, seat) => ((shuffle.salts[seat] ?? null) !== null) === has);
  const [salted, without] = [namesOf(true), namesOf(false)];
  if (salted.length === 0)
    return 'The shuffle was fixed before the first card. No salts came in time: the server could have tried many shuffles.';
  const others = without.length > 0 ? ` No salt of ${without.join(', ')}.` : '';
  return `The shuffle was mixed by the server, which committed to its part first, and ${salted.join(', ')}.${others}`;
}

/** Gives the exit code. */
export async function verify(args: readonly string[]): Promise<number> {
  const asked = await askAboutRecord(args, HELP, {});
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const words = readLexicon();
  const verdict = verifyRecord(bindGame(pack, words), words.id, record);
  if (values['json'] === true) {
    const { ok } = verdict;
    const told = ok ? { digest: verdict.digest, result: verdict.match.over } : { fault: verdict.fault };
    const { game, entries, shuffle = null } = record;
    printJson({ ok, game, entries: entries.length, shuffle, ...told });
  } else if (!verdict.ok) print(`It does not hold: ${faultInWords(verdict.fault)}.`);
  else {
    print(`It holds: ${record.entries.length} lines of ${record.game}, with the shuffle that was promised.`);
    print(proofInWords(record, names));
    for (const [seat, name] of names.entries())
      print(`${name.padEnd(20)} ${verdict.match.over?.scores[seat] ?? 'not finished'}`);
    print(`digest ${verdict.digest}`);
  }
  return verdict.ok ? EXIT.yes : EXIT.no;
}
