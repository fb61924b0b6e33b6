import { readFileSync } from 'node:fs';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { readRecord } from '@wordhoard/kernel';
import { Reel } from '@wordhoard/review';
import {
  boardAfter,
  type Event,
  type GcgFault,
  gcgOf,
  makeBoard,
  makeGcg,
  parseGcg,
  type View,
} from '@wordhoard/wildwords';
import { type Command, EXIT } from '../../command.ts';
import { faultInWords } from '../../record-file.ts';
import { complain, complainWithHelp, print, unreadable, visible } from '../../terminal.ts';
import { readLexicon } from '../../words/question.ts';

const HELP = `wordhoard wildwords gcg FILE

Of a record, the match in GCG, the notation of the crossword community; of a file in GCG, the board it ends with and the
totals. FILE is - for the standard input. What GCG can say of WildWords, and what it cannot, is told in docs/gcg.md.

  0  written      1  it does not hold, and why      2  bad usage, or neither a record nor GCG

Examples
  wordhoard wildwords gcg game.json > game.gcg
  wordhoard wildwords gcg game.gcg`;

const SAID: Readonly<Record<GcgFault['code'], string>> = {
  'no-players': 'nobody is named who plays',
  'no-such-player': 'that is nobody who plays',
  'not-a-turn': 'that is no turn of WildWords',
  'wrong-total': 'the total is not what the points come to',
};

/** Gives the exit code. */
async function fromRecord(json: unknown): Promise<number> {
  const record = readRecord(json);
  const pack = record && (await loadGame(record.game));
  if (!record || !pack || record.game !== 'wildwords') {
    complainWithHelp('That is not the record of a match of WildWords.', HELP);
    return EXIT.usage;
  }
  const reel = Reel.readAtOnce(bindGame(pack, readLexicon()), record);
  if (reel.fault) {
    complain(`It does not hold: ${faultInWords(reel.fault)}.`);
    return EXIT.no;
  }
  // A record of WildWords, played by its rules, is seen as they show it.
  const last = reel.shown(reel.lines, 'audience');
  const match = {
    names: record.seats.map(({ name }) => visible(name)),
    view: last.seen.view as View,
    events: last.events as readonly Event[],
    decisions: reel.decisions.map(({ seat, seen }) => ({ seat, view: seen.view as View })),
  };
  print(makeGcg(gcgOf(match)).trimEnd());
  return EXIT.yes;
}

function fromGcg(text: string): number {
  const game = parseGcg(text);
  if ('code' in game) {
    complain(`Line ${game.line}: ${SAID[game.code]}.`);
    return EXIT.no;
  }
  const board = boardAfter(game);
  if ('turn' in board) {
    complain(`Turn ${board.turn + 1} cannot be laid as it is written.`);
    return EXIT.no;
  }
  const total = (seat: number): number => game.turns.findLast((turn) => turn.seat === seat)?.total ?? 0;
  print(makeBoard(board).join('\n'));
  print(game.players.map(({ name }, seat) => `${visible(name)} ${total(seat)}`).join(', '));
  return EXIT.yes;
}

export const gcgCommand: Command = {
  summary: 'a record as GCG, or the board of a file in GCG',
  run(args) {
    const [file, ...more] = args;
    if (file === '--help' || file === undefined || more.length > 0) {
      (file === '--help' ? print : complain)(HELP);
      return file === '--help' ? EXIT.yes : EXIT.usage;
    }
    let text: string;
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch (error) {
      complain(visible(unreadable(file, error)));
      return EXIT.usage;
    }
    try {
      return fromRecord(JSON.parse(text));
    } catch {
      return fromGcg(text);
    }
  },
};
