/** Games in GCG, the format of crossword game players, with one line for each turn: docs/gcg.md. */
import { addForSeat, entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import { EMPTY_GRID, type Grid } from './board.ts';
import { withFaces } from './geometry.ts';
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
  /** The previous play failed a challenge: its points are deducted. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'pass' }
  | { readonly type: 'trade' }
  /** Points added or deducted at the end, for tiles that were left. */
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

/** A trade is always of the whole tray [WW-5], which the line gives. */
const MOVE_SIGNS = { withdrawn: '--', pass: '-', trade: '-?' } as const;

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

export const formatGcg = ({ players, turns }: GcgGame): string =>
  [
    '#character-encoding UTF-8',
    ...players.map(({ nick, name }, i) => `#player${i + 1} ${nick} ${name}`),
    ...turns.flatMap((turn) => {
      const { seat, tray, points, total } = turn;
      const head = `>${forSeat(players, seat).nick}:`;
      const tail = `${signed(points)} ${total}`;
      if (turn.type === 'left') return `${head} (${tray}) ${tail}`;
      const move = turn.type === 'play' ? turn.play : MOVE_SIGNS[turn.type];
      const line = [head, ...(tray === '' ? [] : [tray]), move, tail].join(' ');
      if (turn.type !== 'play' || turn.readings.length === 0) return line;
      return [line, `#note ${turn.readings.map(({ pattern, word }) => `${pattern}=${word}`).join(' ')}`];
    }),
    '',
  ].join('\n');

const TURN_LINE = /^>([^\s:]+): (?:([A-Z*]+) )?(--|-\?|-[A-Z*]*|\([A-Z*]*\)|\S+ \S+) ([+-]\d+) (-?\d+)$/;

const READINGS_LINE = /^#note ([A-Z*]+=[A-Z]*(?: [A-Z*]+=[A-Z]*)*)$/;

/** The readings in a note, if it has our format; a note may contain any text. */
const parseReadings = (line: string): PatternReading[] =>
  (READINGS_LINE.exec(line)?.[1] ?? '').split(' ').flatMap((pair) => {
    const [pattern, word] = pair.split('=');
    return pattern && word !== undefined ? [{ pattern, word }] : [];
  });

/** Parses a game. Ignores lines of other kinds. */
export function parseGcg(text: string): GcgGame | GcgFault {
  const players: GcgPlayer[] = [];
  const turns: GcgTurn[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const fault = (code: GcgFault['code']): GcgFault => ({ code, line: i + 1 });
    const line = raw.trim();
    const playerMatch = /^#player\d+ (\S+)(?: (.*))?$/.exec(line);
    if (playerMatch) players.push({ nick: entryAt(playerMatch, 1), name: playerMatch[2] ?? entryAt(playerMatch, 1) });
    const last = turns.at(-1);
    if (last?.type === 'play' && last.readings.length === 0)
      turns[turns.length - 1] = { ...last, readings: parseReadings(line) };
    if (!line.startsWith('>')) continue;
    const match = TURN_LINE.exec(line);
    if (!match) return fault('not-a-turn');
    const [, nick, tray = '', move = '', pointsText, totalText] = match;
    const seat = players.findIndex((player) => player.nick === nick);
    if (seat < 0) return fault(players.length === 0 ? 'no-players' : 'no-such-player');
    const [points, total] = [Number(pointsText), Number(totalText)];
    const before = turns.findLast((turn) => turn.seat === seat)?.total ?? 0;
    if (before + points !== total) return fault('wrong-total');
    const turn = parseMove(move, tray);
    if (!turn) return fault('not-a-turn');
    turns.push({ seat, points, total, ...turn });
  }
  return players.length === 0 ? { code: 'no-players', line: 1 } : { players, turns };
}

type GcgMove = { readonly tray: string } & (
  | { readonly type: 'play'; readonly play: string; readonly readings: readonly PatternReading[] }
  | { readonly type: 'withdrawn' | 'pass' | 'trade' | 'left' }
);

function parseMove(text: string, tray: string): GcgMove | undefined {
  if (text === '--') return { type: 'withdrawn', tray };
  if (text === '-') return { type: 'pass', tray };
  if (text.startsWith('(')) return { type: 'left', tray: text.slice(1, -1) };
  if (text.startsWith('-')) return { type: 'trade', tray };
  const play = text.toUpperCase();
  return 'code' in parsePlay(play) ? undefined : { type: 'play', play, tray, readings: [] };
}

/** A nickname has no spaces, and no two players have the same. */
const nicknameOf = (name: string, seat: Seat): string =>
  name.replaceAll(/[\s:]+/g, '_') + (seat > 0 ? `_${seat + 1}` : '');

/** A finished match. */
export interface FinishedMatch {
  readonly names: readonly string[];
  /** The final view. */
  readonly view: Pick<View, 'turns' | 'scores' | 'trays'>;
  /** The public events. */
  readonly events: readonly Event[];
  /** Each answering player's view just before: their tray at each turn. */
  readonly decisions: readonly { readonly seat: Seat; readonly view: Pick<View, 'turns' | 'trays'> }[];
}

/** Converts a match. Final points for tiles or overtime are the difference between the scores and the turns. */
export function toGcg({ names, view, events, decisions }: FinishedMatch): GcgGame {
  const totals = names.map(() => 0);
  const turns: GcgTurn[] = [];
  const addTurn = (seat: Seat, points: number, move: GcgMove): void => {
    addForSeat(totals, seat, points);
    turns.push({ seat, points, total: forSeat(totals, seat), ...move });
  };
  const readings = readingsOfPlays(events);
  let plays = 0;
  for (const [i, line] of view.turns.entries()) {
    const { seat } = line;
    // The decision of line i was made when the log had i lines. There is none if time ran out.
    const held = decisions.find((decision) => decision.seat === seat && decision.view.turns.length === i)?.view.trays[
      seat
    ];
    const tray = sortedFaces(held?.tiles);
    if (line.type !== 'play') {
      addTurn(seat, 0, { type: line.type, tray });
      continue;
    }
    addTurn(seat, line.points, { type: 'play', play: line.play, tray, readings: readings[plays++] ?? [] });
    if (line.fate === 'failed') addTurn(seat, -line.points, { type: 'withdrawn', tray });
  }
  for (const [seat, total] of view.scores.entries()) {
    const more = total - forSeat(totals, seat);
    // [WW-19] [WW-20] Points for the others' tiles.
    const left = view.trays.flatMap(({ tiles }, other) => (other === seat ? [] : (tiles ?? [])));
    if (more !== 0) addTurn(seat, more, { type: 'left', tray: more > 0 ? sortedFaces(left) : '' });
  }
  return { players: names.map((name, seat) => ({ nick: nicknameOf(name, seat), name })), turns };
}

const sortedFaces = (tiles: readonly TileId[] | null | undefined): string => (tiles ?? []).map(faceOf).sort().join('');

/** [WW-15] The spellings of each play's words with an asterisk, in the order of the plays. */
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

/** The board after all turns, or the index of the first turn that doesn't fit the board. */
export function boardAfter({ turns }: GcgGame): Grid | { readonly turn: number; readonly fault: PlayNotationFault } {
  let board: Grid = EMPTY_GRID;
  let before = board;
  for (const [turn, move] of turns.entries()) {
    if (move.type === 'withdrawn') board = before;
    if (move.type !== 'play') continue;
    const play = parsePlay(move.play);
    const placements = 'code' in play ? play : placementsOf(board, play);
    if ('code' in placements) return { turn, fault: placements };
    before = board;
    // A flipped tile is written as an asterisk, whichever squares the variant has.
    board = withFaces(board, placements);
  }
  return board;
}
