/** A game as the crossword community writes it down, one line a turn: docs/gcg.md. */
import type { Seat } from '@wordhoard/kernel';
import { EMPTY_GRID, type Grid } from './board.ts';
import { withTiles } from './geometry.ts';
import { type NotationFault, parsePlay, placementsOf } from './notation.ts';
import type { TurnLine } from './types.ts';

export interface GcgPlayer {
  /** What turns are listed under: no spaces. */
  readonly nick: string;
  readonly name: string;
}

/** A turn. `tray` is what the player held, an asterisk for each asterisk tile; empty where nobody noted it. */
export type GcgTurn = {
  readonly seat: Seat;
  readonly tray: string;
  readonly points: number;
  readonly total: number;
} & (
  | { readonly type: 'play'; readonly play: string }
  /** The play before it was challenged and fell: its points are taken off again. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'pass' }
  | { readonly type: 'trade' }
  /** What was added or taken off at the end, for tiles that were left. */
  | { readonly type: 'left' }
);

export interface GcgGame {
  readonly players: readonly GcgPlayer[];
  readonly turns: readonly GcgTurn[];
}

export interface GcgFault {
  readonly code: 'no-players' | 'no-such-player' | 'not-a-turn' | 'wrong-total';
  /** Of the text, from 1. */
  readonly line: number;
}

/** A trade is always of the whole tray [WW-5], and what came for it is nobody's business. */
const DONE = { withdrawn: '--', pass: '-', trade: '-?' } as const;

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

export const makeGcg = ({ players, turns }: GcgGame): string =>
  [
    '#character-encoding UTF-8',
    ...players.map(({ nick, name }, i) => `#player${i + 1} ${nick} ${name}`),
    ...turns.map((turn) => {
      const { seat, tray, points, total } = turn;
      const head = `>${players[seat]!.nick}:`;
      const tail = `${signed(points)} ${total}`;
      if (turn.type === 'left') return `${head} (${tray}) ${tail}`;
      const did = turn.type === 'play' ? turn.play : DONE[turn.type];
      return [head, ...(tray === '' ? [] : [tray]), did, tail].join(' ');
    }),
    '',
  ].join('\n');

const TURN = /^>([^\s:]+): (?:([A-Z*]+) )?(--|-\?|-[A-Z*]*|\([A-Z*]*\)|\S+ \S+) ([+-]\d+) (-?\d+)$/;

/** Lines that say something else about the game are passed over. */
export function parseGcg(text: string): GcgGame | GcgFault {
  const players: GcgPlayer[] = [];
  const turns: GcgTurn[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const fault = (code: GcgFault['code']): GcgFault => ({ code, line: i + 1 });
    const line = raw.trim();
    const named = /^#player\d+ (\S+)(?: (.*))?$/.exec(line);
    if (named) players.push({ nick: named[1]!, name: named[2] ?? named[1]! });
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
  | { readonly type: 'play'; readonly play: string }
  | { readonly type: 'withdrawn' | 'pass' | 'trade' | 'left' }
);

function turnOf(did: string, tray: string): Did | undefined {
  if (did === '--') return { type: 'withdrawn', tray };
  if (did === '-') return { type: 'pass', tray };
  if (did.startsWith('(')) return { type: 'left', tray: did.slice(1, -1) };
  if (did.startsWith('-')) return { type: 'trade', tray };
  const play = did.toUpperCase();
  return 'code' in parsePlay(play) ? undefined : { type: 'play', play, tray };
}

/** A nickname has no spaces, and no two players have the same. */
const nickOf = (name: string, seat: Seat): string => name.replaceAll(/[\s:]+/g, '_') + (seat > 0 ? `_${seat + 1}` : '');

/**
 * A match from what anybody saw of it: who played, what each turn came to, and the totals at the end, which say what was
 * added for tiles that were left. Trays are in nobody's log.
 */
export function gcgOf(names: readonly string[], log: readonly TurnLine[], totals: readonly number[]): GcgGame {
  const reached = names.map(() => 0);
  const turns: GcgTurn[] = [];
  const enter = (seat: Seat, points: number, did: Did): void => {
    reached[seat]! += points;
    turns.push({ seat, points, total: reached[seat]!, ...did });
  };
  for (const line of log) {
    if (line.type !== 'play') {
      enter(line.seat, 0, { type: line.type, tray: '' });
      continue;
    }
    enter(line.seat, line.points, { type: 'play', play: line.play, tray: '' });
    if (line.fate === 'failed') enter(line.seat, -line.points, { type: 'withdrawn', tray: '' });
  }
  for (const [seat, total] of totals.entries())
    if (total !== reached[seat]) enter(seat, total - reached[seat]!, { type: 'left', tray: '' });
  return { players: names.map((name, seat) => ({ nick: nickOf(name, seat), name })), turns };
}

/** What lies on the board when all has been played; or the first turn, from 0, that cannot be laid as it is written. */
export function boardAfter({ turns }: GcgGame): Grid | { readonly turn: number; readonly fault: NotationFault } {
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
