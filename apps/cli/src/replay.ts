import { forSeat, type Viewer } from '@wordhoard/kernel';
import { loadBoard } from './boards/board.ts';
import { formatEvent } from './boards/format-event.ts';
import { EXIT } from './command.ts';
import { formatValue } from './format-value.ts';
import { openReplay } from './open-replay.ts';
import { describeFault, readRecordRequest } from './record-file.ts';
import { PLACE_OPTIONS, readPlace } from './record-place.ts';
import { print, printError, printJson } from './terminal.ts';
import { readLexicon } from './words/words-command.ts';

const HELP = `wordhoard replay FILE [--at N] [--seat S] [--each] [--json]

Shows a finished game as one player or a spectator saw it: the events so far, then the table and the open question.
FILE is a game record, or - for standard input.

  --at N     stop after line N of the record; default: the end
  --seat S   the player in seat S, counted from 1; default: a spectator
  --each     after every line that changed something, its events and then the table
  --json     one line of JSON

Exit codes: 0 shown, 1 the record can't be replayed, 2 bad usage or not a record.

Examples
  wordhoard replay game.json --at 12 --seat 1
  wordhoard replay game.json --each | less`;

const joinNames = (names: readonly string[], who: readonly number[]): string =>
  who.map((seat) => names[seat] ?? `seat ${seat}`).join(', ');

/** Returns the exit code. */
export async function replay(args: readonly string[]): Promise<number> {
  const asked = await readRecordRequest(args, HELP, { ...PLACE_OPTIONS, each: { type: 'boolean' } });
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const { entries } = record;
  const place = readPlace(values, record);
  if (typeof place === 'number') return place;
  const { at, seat } = place;
  const viewer: Viewer = seat ?? 'audience';
  const reel = openReplay(pack, readLexicon(), record);
  if (typeof reel === 'string') {
    print(`This record can't be replayed: ${reel}.`);
    return EXIT.no;
  }
  const lines = Math.min(at, reel.lines);
  const { seen, events, now } = reel.updateAt(lines, viewer);
  if (values['json'] === true) printJson({ at: lines, viewer, now, seen, events });
  else {
    const who = viewer === 'audience' ? 'a spectator' : forSeat(names, viewer);
    print(`${record.game}, after ${lines} of ${entries.length} lines, as seen by ${who}.\n`);
    const board = await loadBoard(record.game);
    // A drawing reads views and configs of its own game, which the record names.
    const draw = (view: object): string[] => board?.draw(view as never, names, seat) ?? formatValue(view, names, 1);
    const { config } = record.table;
    const nameOf = (id: string): string | undefined => board?.nameOf(id, config as never); // of its own game, too
    const told = (all: readonly { type: string }[]): void =>
      all.forEach((event) => void print(`- ${formatEvent(event, names, nameOf, board?.unsaid)}`));
    let before = 0;
    if (values['each'] === true) {
      for (let line = 0; line < lines; line++) {
        const then = reel.updateAt(line, viewer);
        if (then.events.length === before) continue;
        print(`\nAfter line ${line}`);
        told(then.events.slice(before));
        print(draw(then.seen.view).join('\n'));
        before = then.events.length;
      }
      print(`\nAfter line ${lines}`);
    }
    told(events.slice(before));
    print(`\nOn the table\n${draw(seen.view).join('\n')}`);
    const { question } = seen;
    if (question) print(`\nOpen question: ${question.step.type}, for ${joinNames(names, question.asked)}`);
    if (seen.over) print(`\nFinal scores: ${names.map((name, i) => `${name} ${seen.over?.scores[i]}`).join(', ')}`);
  }
  if (at <= lines || !reel.fault) return EXIT.yes;
  printError(`The record can't be replayed any further: ${describeFault(reel.fault)}.`);
  return EXIT.no;
}
