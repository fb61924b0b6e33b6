import { bindGame } from '@wordhoard/catalog';
import { legalMoves } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { openReplay } from './open-replay.ts';
import { describeFault, readRecordRequest } from './record-file.ts';
import { PLACE_OPTIONS, parseWholeNumber, readPlace } from './record-place.ts';
import { print, printError, printJson } from './terminal.ts';
import { readLexicon } from './words/words-command.ts';

const DEFAULT_MOST = 50;
const LIMIT = 10_000;

const HELP = `wordhoard legal FILE --seat S [--at N] [--most N] [--json]

Lists legal moves of one player of a recorded game, one JSON move per line, as you would send them. It uses only what
that player could see. The order says nothing about their worth. Where there are very many legal moves, it lists some of
them and says so.

  --seat S   the player in seat S, counted from 1
  --at N     after line N of the record; default: the end
  --most N   at most so many moves; default: ${DEFAULT_MOST}
  --json     one line of JSON, like the answer of the server; its "seat" counts from 0, as in a record

Exit codes: 0 there are legal moves, 1 none, or the record can't be replayed, 2 bad usage or not a record.

Example
  wordhoard legal game.json --at 12 --seat 1`;

/** Returns the exit code. */
export async function legal(args: readonly string[]): Promise<number> {
  const asked = await readRecordRequest(args, HELP, { ...PLACE_OPTIONS, most: { type: 'string' } });
  if (typeof asked === 'number') return asked;
  const { record, pack, values } = asked;
  const place = readPlace(values, record);
  if (typeof place === 'number') return place;
  const { at, seat } = place;
  const most = parseWholeNumber(values['most'] ?? String(DEFAULT_MOST), 1, LIMIT);
  if (seat === null || most === undefined) {
    printError(seat === null ? 'Name a seat: --seat 1' : `--most must be from 1 to ${LIMIT}, not '${values['most']}'.`);
    return EXIT.usage;
  }
  const env = readLexicon();
  const replay = openReplay(pack, env, record);
  if (typeof replay === 'string') {
    print(`This record can't be replayed: ${replay}.`);
    return EXIT.no;
  }
  if (at > replay.lines && replay.fault) {
    printError(`The record can't be replayed that far: ${describeFault(replay.fault)}.`);
    return EXIT.no;
  }
  const { seen } = replay.updateAt(at, seat);
  const { moves, more } = legalMoves(bindGame(pack, env), pack.listMoves, { seen, seat, env, most });
  if (values['json'] === true) printJson({ seat, question: seen.question?.id ?? null, moves, more });
  else {
    for (const move of moves) print(JSON.stringify(move));
    if (moves.length === 0) print('This player has no legal move now.');
    else if (more) print('… and more');
  }
  return moves.length > 0 ? EXIT.yes : EXIT.no;
}
