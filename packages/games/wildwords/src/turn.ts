import { count, forSeat, type Seat, secret } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Grid, PREMIUMS, SQUARES } from './board.ts';
import { callsOf } from './calls.ts';
import { finish } from './finish.ts';
import { geometryFault, type Placement } from './geometry.ts';
import { makePlay } from './notation.ts';
import { scorePlay } from './scoring.ts';
import { faceOf, TRAY } from './tiles.ts';
import type { PendingPlay, Refusal, Steps, TilePlaced, TurnMove, View, WildMoment } from './types.ts';
import { gridOf, trayOf } from './view.ts';

const turnMove = v.variant('type', [
  v.strictObject({ type: v.literal('trade') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({
    type: v.literal('play'),
    tiles: v.pipe(
      v.array(
        v.strictObject({
          tile: v.pipe(v.string(), v.regex(/^T\d{1,2}$/)),
          square: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SQUARES - 1)),
        }),
      ),
      v.maxLength(TRAY),
    ),
  }),
]);

/** [WW-5] [WW-6] Spends the chess clock; also has a limit of its own, for tables without one (ours). */
export const turn: Steps['turn'] = {
  asks: (_, { seat }) => [seat],
  limit: 'turn',
  chessClock: true,
  progress: 'shown',
  answer: turnMove,
  check({ view, step, seat }, move) {
    switch (move.type) {
      case 'pass':
        return undefined;
      case 'trade':
        if (step.traded) return { code: 'already-traded' };
        return view.pot === 0 ? { code: 'pot-empty' } : undefined;
      case 'play':
        return playFault(view, seat, move.tiles);
    }
  },
  defaultAnswer: () => ({ type: 'pass' }),
  close(m, { seat }, [given]) {
    const move: TurnMove = given!.answer;
    switch (move.type) {
      case 'pass':
        return pass(m, seat, given!.silent);
      case 'trade':
        return trade(m, seat);
      case 'play':
        return play(m, seat, move.tiles);
    }
  },
};

/** [WW-10] Geometry and tray, never the dictionary. */
function playFault(view: View, seat: Seat, tiles: readonly TilePlaced[]): Refusal | undefined {
  const tray = trayOf(view, seat);
  const stranger = tiles.find(({ tile }, i) => !tray.includes(tile) || tiles.findIndex((t) => t.tile === tile) < i);
  if (stranger) return { code: 'not-in-tray', tile: stranger.tile };
  return geometryFault(gridOf(view.board), asPlacements(tiles));
}

export const asPlacements = (tiles: readonly TilePlaced[]): Placement[] =>
  tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));

/** [WW-20] A trade followed by a pass is a pass. */
function pass(m: WildMoment, seat: Seat, late: boolean): void {
  m.state.turns.push({ seat, type: 'pass' });
  m.tell({ type: 'passed', seat, late });
  turnWithoutPlay(m, seat);
}

/**
 * [WW-20] Counts a turn that left nothing on the board, passed or taken back. Turns go round, so after twice as many in
 * a row as there are players, each has had two.
 */
export function turnWithoutPlay(m: WildMoment, seat: Seat): void {
  const { state } = m;
  state.passes += 1;
  if (state.passes >= 2 * m.seats.length) finish(m, 'passed-out', null);
  else nextTurn(m, after(m, seat));
}

function trade(m: WildMoment, seat: Seat): void {
  const { state } = m;
  const tray = forSeat(state.trays, seat);
  // In whatever order a tray was held: who replays a game knows what was in it, not how it lay.
  state.pot.secret = m.chance('pot').shuffle([...state.pot.secret, ...tray.secret.splice(0).sort()]);
  state.turns.push({ seat, type: 'trade' });
  m.tell({ type: 'traded', seat });
  draw(m, seat);
  m.next({ type: 'turn', seat, traded: true });
}

function play(m: WildMoment, seat: Seat, tiles: readonly TilePlaced[]): void {
  const { state } = m;
  const pending = pendingPlay(gridOf(state.board), seat, tiles);
  const tray = forSeat(state.trays, seat);
  tray.secret = tray.secret.filter((held) => !tiles.some(({ tile }) => tile === held));
  for (const { tile, square } of tiles)
    state.board[square] = PREMIUMS[square] === 'wild' ? { flipped: secret([seat], tile) } : { tile };
  state.last = pending.squares;
  state.pending = pending;
  const { play: written, points, words, calls } = pending;
  const laid = tiles.map(({ tile, square }) => ({ square, tile: PREMIUMS[square] === 'wild' ? null : tile }));
  m.tell({ type: 'played', seat, play: written, points, words, calls, laid });
  m.next({ type: 'challenge', seat }, { type: 'settle' });
}

/** [WW-14] A play as it lies there to be accepted or challenged. */
export function pendingPlay(grid: Grid, seat: Seat, tiles: readonly TilePlaced[]): PendingPlay {
  const placements = asPlacements(tiles);
  const { score: points, words: made } = scorePlay(grid, placements);
  const squares = tiles.map(({ square }) => square);
  const words = made.map(({ pattern, squares: run, direction, score }) => ({
    pattern,
    square: run[0]!,
    direction,
    score,
  }));
  const calls = callsOf({ points, laid: squares, words });
  return { seat, squares, play: makePlay(grid, placements), points, words, calls, challenger: null, spelt: null };
}

export function nextTurn(m: WildMoment, seat: Seat): void {
  m.state.turn = seat;
  m.next({ type: 'turn', seat, traded: false });
}

/** Clockwise [WW-4]. */
export const after = (m: WildMoment, seat: Seat): Seat => (seat + 1) % m.seats.length;

/** Up to seven, as long as the pot has any. */
export function draw(m: WildMoment, seat: Seat): void {
  const tray = forSeat(m.state.trays, seat);
  const tiles = m.state.pot.secret.splice(0, TRAY - count(tray));
  if (tiles.length === 0) return;
  tray.secret.push(...tiles);
  m.tell({ type: 'drew', seat, tiles }, { only: [seat] });
  m.tell({ type: 'others-drew', seat, count: tiles.length }, { except: [seat] });
}
