import type { Viewer } from '@wordhoard/kernel';
import { EXIT } from './command.ts';
import { plainly } from './plainly.ts';
import { askAboutRecord, faultInWords } from './record-file.ts';
import { reelOf } from './reel.ts';
import { complain, print, printJson } from './terminal.ts';
import { readLexicon } from './words/question.ts';

const HELP = `wordhoard replay FILE [--at N] [--seat S] [--json]

What was seen, in words: all that was told up to line N (to the end, if none is named), then what lay on the table and
who was asked what. FILE is the record of a finished match, or - for the standard input. S is a place, from 1: what that
player saw, and nothing else; without it, what those saw who only watched.

  0  shown      1  it cannot be shown, and why      2  bad usage, or not a record

Examples
  wordhoard replay game.json --at 12 --seat 1
  wordhoard replay game.json --json`;

/** Whole numbers within bounds; undefined for anything else. */
const whole = (text: unknown, least: number, most: number): number | undefined =>
  typeof text === 'string' && /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined;

const listed = (names: readonly string[], who: readonly number[]): string =>
  who.map((seat) => names[seat] ?? `seat ${seat}`).join(', ');

/** Gives the exit code. */
export async function replay(args: readonly string[]): Promise<number> {
  const asked = await askAboutRecord(args, HELP, { at: { type: 'string' }, seat: { type: 'string' } });
  if (typeof asked === 'number') return asked;
  const { record, names, pack, values } = asked;
  const { seats, entries } = record;
  const at = values['at'] === undefined ? entries.length : whole(values['at'], 0, entries.length);
  const place = values['seat'] === undefined ? 0 : whole(values['seat'], 1, seats.length);
  if (at === undefined || place === undefined) {
    complain(
      at === undefined
        ? `--at wants a line from 0 to ${entries.length}`
        : `--seat wants a place from 1 to ${seats.length}`,
    );
    return EXIT.usage;
  }
  const viewer: Viewer = place === 0 ? 'audience' : place - 1;
  const reel = reelOf(pack, readLexicon(), record);
  if (typeof reel === 'string') {
    print(`It cannot be shown: ${reel}.`);
    return EXIT.no;
  }
  const lines = Math.min(at, reel.lines);
  const { seen, events, now } = reel.shown(lines, viewer);
  if (values['json'] === true) printJson({ at: lines, viewer, now, seen, events });
  else {
    const who = viewer === 'audience' ? 'those who watched' : names[viewer]!;
    print(`${record.game}, after ${lines} of ${entries.length} lines, as ${who} saw it.\n`);
    for (const { type, ...rest } of events) print(`- ${[type, ...plainly(rest, names, 1)].join(' ').trimEnd()}`);
    print(`\nOn the table\n${plainly(seen.view, names, 1).join('\n')}`);
    const { question } = seen;
    if (question) print(`\nAsked: ${question.step.type}, of ${listed(names, question.asked)}`);
    if (seen.over) print(`\nOver: ${names.map((name, i) => `${name} ${seen.over?.scores[i]}`).join(', ')}`);
  }
  if (at <= lines || !reel.fault) return EXIT.yes;
  complain(`It cannot be shown further: ${faultInWords(reel.fault)}.`);
  return EXIT.no;
}
