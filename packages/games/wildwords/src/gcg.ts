/** A game as the crossword community writes it down, one line a turn: docs/gcg.md. */
import { addForSeat, forSeat, type Seat } from '@wordhoard/kernel';
import { EMPTY_GRID, type Grid } from './board.ts';
import { withTiles } from './geometry.ts';
import { type PlayNotationFault, parsePlay, placementsOf } from './notation.ts';
import { ASTERISK, faceOf, type TileId } from './tiles.ts';
import type { Event, View } from './types.ts';

export interface GcgPlayer {
  /** Short name that turns are listed under: no spaces. */
  readonly nick: string;
  readonly name: string;
}

/** A turn. `tray` is the player's tray, an asterisk for each asterisk tile; empty if it wasn't recorded. */
export type GcgTurn = {
  readonly seat: Seat;
  readonly tray: string;
  readonly points: number;
  readonly total: number;
} /** `readings`: the spellings of its words, one for each with an asterisk; none without a challenge. */ & (
  | { readonly type: 'play'; readonly play: string; readonly readings: readonly PatternReading[] }
  /** The play before it was challenged and fell: its points are taken off again. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'pass' }
  | { readonly type: 'trade' }
  /** Points added or taken off at the end, for tiles that were left. */
  | { readonly type: 'left' }
);

/** `*FEND`, spelt as DEFEND. */
export interface PatternReading {
  readonly pattern: string;
  readonly word: string;
}

export interface GcgGame {
  readonly players: readonly GcgPlayer[];
  readonly turns: readonly GcgTurn[];
}

export interface GcgFault {
  readonly code: 'no-players' | 'no-such-player' | 'not-a-turn' | 'wrong-total';
  /** Of the text, from 1. */
  readonly line: number;
}

/** A trade is always of the whole tray [WW-5], which stands before it; the next turn tells what came for it. */
const DONE = { withdrawn: '--', pass: '-', trade: '-?' } as const;

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

export const makeGcg = ({ players, turns }: GcgGame): string =>
  [
    '#character-encoding UTF-8',
    ...players.map(({ nick, name }, i) => `#player${i + 1} ${nick} ${name}`),
    ...turns.flatMap((turn) => {
      const { seat, tray, points, total } = turn;
      const head = `>${forSeat(players, seat).nick}:`;
      const tail = `${signed(points)} ${total}`;
      if (turn.type === 'left') return `${head} (${tray}) ${tail}`;
      const did = turn.type === 'play' ? turn.play : DONE[turn.type];
      const line = [head, ...(tray === '' ? [] : [tray]), did, tail].join(' ');
      if (turn.type !== 'play' || turn.readings.length === 0) return line;
      return [line, `#note ${turn.readings.map(({ pattern, word }) => `${pattern}=${word}`).join(' ')}`];
    }),
    '',
  ].join('\n');

const TURN = /^>([^\s:]+): (?:([A-Z*]+) )?(--|-\?|-[A-Z*]*|\([A-Z*]*\)|\S+ \S+) ([+-]\d+) (-?\d+)$/;

const READINGS = /^#note ([A-Z*]+=[A-Z]*(?: [A-Z*]+=[A-Z]*)*)$/;

/** The readings in a note, if it is one of ours; a note may say anything else. */
const readingsIn = (line: string): PatternReading[] =>
  (READINGS.exec(line)?.[1] ?? '').split(' ').flatMap((pair) => {
    const [pattern, word] = pair.split('=');
    return pattern && word !== undefined ? [{ pattern, word }] : [];
  });

/** Lines that say something else about the game are passed over. */
export function parseGcg(text: string): GcgGame | GcgFault {
  const players: GcgPlayer[] = [];
  const turns: GcgTurn[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const fault = (code: GcgFault['code']): GcgFault => ({ code, line: i + 1 });
    const line = raw.trim();
    const named = /^#player\d+ (\S+)(?: (.*))?$/.exec(line);
    if (named) players.push({ nick: named[1]!, name: named[2] ?? named[1]! });
    const last = turns.at(-1);
    if (last?.type === 'play' && last.readings.length === 0)
      turns[turns.length - 1] = { ...last, readings: readingsIn(line) };
    if (!line.startsWith('>')) continue;
    const match = TURN.exec(line);
    if (!match) return fault('not-a-turn');
    const [, nick, held = '', did = '', gained, reached] = match;
    const seat = players.findIndex((player) => player.nick === nick);
    if (seat < 0) return fault(players.length === 0 ? 'no-players' : 'no-such-player');
    const [points, total] = [Number(gained), Number(reached)];
    const before = turns.findLast((turn) => turn.seat === seat)?.total ?? 0;
    if (before + points !== total) return fault('wrong-total');
    const turn = turnOf(did, held);
    if (!turn) return fault('not-a-turn');
    turns.push({ seat, points, total, ...turn });
  }
  return players.length === 0 ? { code: 'no-players', line: 1 } : { players, turns };
}

type Did = { readonly tray: string } & (
  | { readonly type: 'play'; readonly play: string; readonly readings: readonly PatternReading[] }
  | { readonly type: 'withdrawn' | 'pass' | 'trade' | 'left' }
);

function turnOf(did: string, tray: string): Did | undefined {
  if (did === '--') return { type: 'withdrawn', tray };
  if (did === '-') return { type: 'pass', tray };
  if (did.startsWith('(')) return { type: 'left', tray: did.slice(1, -1) };
  if (did.startsWith('-')) return { type: 'trade', tray };
  const play = did.toUpperCase();
  return 'code' in parsePlay(play) ? undefined : { type: 'play', play, tray, readings: [] };
}

/** A nickname has no spaces, and no two players have the same. */
const nickOf = (name: string, seat: Seat): string => name.replaceAll(/[\s:]+/g, '_') + (seat > 0 ? `_${seat + 1}` : '');

/** A match that is over. */
export interface FinishedMatch {
  readonly names: readonly string[];
  /** As it ended. */
  readonly view: Pick<View, 'turns' | 'scores' | 'trays'>;
  /** The public events. */
  readonly events: readonly Event[];
  /** Each answering player's view just before: their tray at each turn. */
  readonly decisions: readonly { readonly seat: Seat; readonly view: Pick<View, 'turns' | 'trays'> }[];
}

/** The totals at the end say what was added for tiles that were left, or taken off for time. */
export function gcgOf({ names, view, events, decisions }: FinishedMatch): GcgGame {
  const reached = names.map(() => 0);
  const turns: GcgTurn[] = [];
  const enter = (seat: Seat, points: number, did: Did): void => {
    addForSeat(reached, seat, points);
    turns.push({ seat, points, total: forSeat(reached, seat), ...did });
  };
  const readings = readingsOfPlays(events);
  let plays = 0;
  for (const [i, line] of view.turns.entries()) {
    const { seat } = line;
    // The log has this length when its next line is decided. A player who let the time run out decided nothing.
    const held = decisions.find((it) => it.seat === seat && it.view.turns.length === i)?.view.trays[seat];
    const tray = facesOf(held?.tiles);
    if (line.type !== 'play') {
      enter(seat, 0, { type: line.type, tray });
      continue;
    }
    enter(seat, line.points, { type: 'play', play: line.play, tray, readings: readings[plays++] ?? [] });
    if (line.fate === 'failed') enter(seat, -line.points, { type: 'withdrawn', tray });
  }
  for (const [seat, total] of view.scores.entries()) {
    const more = total - forSeat(reached, seat);
    // [WW-19] [WW-20] Added for what the others hold.
    const left = view.trays.flatMap(({ tiles }, other) => (other === seat ? [] : (tiles ?? [])));
    if (more !== 0) enter(seat, more, { type: 'left', tray: more > 0 ? facesOf(left) : '' });
  }
  return { players: names.map((name, seat) => ({ nick: nickOf(name, seat), name })), turns };
}

const facesOf = (tiles: readonly TileId[] | null | undefined): string => (tiles ?? []).map(faceOf).sort().join('');

/** [WW-15] What each play's words with an asterisk were spelt as, in the order of the plays. */
function readingsOfPlays(events: readonly Event[]): PatternReading[][] {
  const plays: { readonly patterns: readonly string[]; spelt: readonly string[] }[] = [];
  for (const event of events) {
    if (event.type === 'played') plays.push({ patterns: event.words.map(({ pattern }) => pattern), spelt: [] });
    const last = plays.at(-1);
    if (event.type === 'spelt' && last) last.spelt = event.words ?? [];
  }
  return plays.map(({ patterns, spelt }) =>
    patterns.flatMap((pattern, i) => {
      const word = spelt[i]?.toUpperCase();
      return word && pattern.includes(ASTERISK) ? [{ pattern, word }] : [];
    }),
  );
}

/** The board after all turns; or the first turn, from 0, that can't be laid as it is written. */
export function boardAfter({ turns }: GcgGame): Grid | { readonly turn: number; readonly fault: PlayNotationFault } {
  let board: Grid = EMPTY_GRID;
  let before = board;
  for (const [turn, did] of turns.entries()) {
    if (did.type === 'withdrawn') board = before;
    if (did.type !== 'play') continue;
    const play = parsePlay(did.play);
    const placements = 'code' in play ? play : placementsOf(board, play);
    if ('code' in placements) return { turn, fault: placements };
    before = board;
    board = withTiles(board, placements);
  }
  return board;
}
