import { bindGame } from '@wordhoard/catalog';
import { verify as verifyRecord } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { askAboutRecord, faultInWords } from './record-file.ts';
import { readLexicon } from './words/question.ts';

const HELP = `wordhoard verify FILE [--json]

Was this match played by the rules, with the shuffle that was promised? FILE is the record of a finished table
(/api/tables/CODE/record), or - for the standard input. The commitment is checked against seed and nonce, every line
is played again, and the result and the digest of the last state are printed.

  0  it holds      1  it does not, and why      2  not a record

Examples
  wordhoard verify game.json
  curl -s http://127.0.0.1:8080/api/tables/FOX-OWL-3707/record | wordhoard verify - --json`;

/** Gives the exit code. */
export async function verify(args: readonly string[]): Promise<number> {
  const asked = await askAboutRecord(args, HELP, {});
  if (typeof asked === 'number') return asked;
  const { record, pack, values } = asked;
  const words = readLexicon();
  const verdict = verifyRecord(bindGame(pack, words), words.id, record);
  if (values['json'] === true) {
    const { ok } = verdict;
    const told = ok ? { digest: verdict.digest, result: verdict.match.over } : { fault: verdict.fault };
    console.log(JSON.stringify({ ok, game: record.game, entries: record.entries.length, ...told }));
  } else if (!verdict.ok) console.log(`It does not hold: ${faultInWords(verdict.fault)}.`);
  else {
    console.log(`It holds: ${record.entries.length} lines of ${record.game}, with the shuffle that was promised.`);
    for (const [seat, { name }] of record.seats.entries())
      console.log(`${name.padEnd(20)} ${verdict.match.over?.scores[seat] ?? 'not finished'}`);
    console.log(`digest ${verdict.digest}`);
  }
  return verdict.ok ? EXIT.yes : EXIT.no;
}
