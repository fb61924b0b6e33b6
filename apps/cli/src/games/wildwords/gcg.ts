import { readFileSync } from 'node:fs';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { readRecord } from '@wordhoard/kernel';
import { Replay } from '@wordhoard/review';
import {
  boardAfter,
  type Event,
  formatBoard,
  formatGcg,
  type GcgFault,
  parseGcg,
  toGcg,
  type View,
} from '@wordhoard/wildwords';
import { type Command, EXIT } from '../../command.ts';
import { describeFault } from '../../record-file.ts';
import { describeUnreadable, escapeText, print, printError, printUsageError } from '../../terminal.ts';
import { readLexicon } from '../../words/words-command.ts';

const HELP = `wordhoard wildwords gcg FILE

Converts a game record to GCG, the notation of the crossword game community. Given a GCG file, prints the final board
and the totals. FILE is - for standard input. docs/gcg.md explains what GCG can express of WildWords.

Exit codes: 0 done, 1 the record or the GCG file is not valid, 2 bad usage or not a WildWords record.

Examples
  wordhoard wildwords gcg game.json > game.gcg
  wordhoard wildwords gcg game.gcg`;

const SAID: Readonly<Record<GcgFault['code'], string>> = {
  'no-players': 'no player is named; begin with lines like #player1 Ann Ann',
  'no-such-player': 'no such player; players are named in the lines that begin with #player',
  'not-a-turn': 'not a turn of WildWords',
  'wrong-total': 'the total is not the sum of the points',
};

/** Returns the exit code. */
async function fromRecord(json: unknown): Promise<number> {
  const record = readRecord(json);
  const pack = record && (await loadGame(record.game));
  if (!record || !pack || record.game !== 'wildwords') {
    printUsageError('This is not a record of a WildWords game.', HELP);
    return EXIT.usage;
  }
  const reel = Replay.readAll(bindGame(pack, readLexicon()), record);
  if (reel.fault) {
    printError(`This record does not hold: ${describeFault(reel.fault)}.`);
    return EXIT.no;
  }
  const last = reel.updateAt(reel.lines, 'audience');
  // The record holds, so its views and events are those of WildWords.
  const match = {
    names: record.seats.map(({ name }) => escapeText(name)),
    view: last.seen.view as View,
    events: last.events as readonly Event[],
    decisions: reel.decisions.map(({ seat, seen }) => ({ seat, view: seen.view as View })),
  };
  print(formatGcg(toGcg(match)).trimEnd());
  return EXIT.yes;
}

function fromGcg(text: string): number {
  const game = parseGcg(text);
  if ('code' in game) {
    printError(`Line ${game.line}: ${SAID[game.code]}.`);
    return EXIT.no;
  }
  const board = boardAfter(game);
  if ('turn' in board) {
    printError(`Turn ${board.turn + 1} does not fit on the board.`);
    return EXIT.no;
  }
  const total = (seat: number): number => game.turns.findLast((turn) => turn.seat === seat)?.total ?? 0;
  print(formatBoard(board).join('\n'));
  print(game.players.map(({ name }, seat) => `${escapeText(name)} ${total(seat)}`).join(', '));
  return EXIT.yes;
}

export const gcgCommand: Command = {
  summary: 'convert a record to GCG, or show the board of a GCG file',
  run(args) {
    const [file, ...more] = args;
    if (file === '--help' || file === undefined || more.length > 0) {
      (file === '--help' ? print : printError)(HELP);
      return file === '--help' ? EXIT.yes : EXIT.usage;
    }
    let text: string;
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch (error) {
      printError(escapeText(describeUnreadable(file, error)));
      return EXIT.usage;
    }
    try {
      return fromRecord(JSON.parse(text));
    } catch {
      return fromGcg(text);
    }
  },
};
