import { count, entryAt, forSeat, type Seat, secret } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Grid, SQUARES } from './board.ts';
import { callsOf } from './calls.ts';
import { type Components, componentsOf } from './components.ts';
import { endMatch } from './end.ts';
import { geometryFault, type Placement } from './geometry.ts';
import { formatPlay } from './notation.ts';
import { scorePlay } from './scoring.ts';
import { faceOf, MAX_TRAY_SIZE } from './tiles.ts';
import type { PendingPlay, Refusal, Steps, TilePlaced, TurnMove, View, WildWordsContext } from './types.ts';
import { gridOf, trayOf } from './view.ts';

const turnMoveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('trade') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({
    type: v.literal('play'),
    tiles: v.pipe(
      v.array(
        v.strictObject({
          tile: v.pipe(v.string(), v.regex(/^T\d{1,4}$/)),
          square: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SQUARES - 1)),
        }),
      ),
      v.maxLength(MAX_TRAY_SIZE),
    ),
  }),
]);

/** [WW-5] [WW-6] Runs on the chess clock; at tables without one it has a limit (ours). */
export const turn: Steps['turn'] = {
  asks: (_, { seat }) => [seat],
  limit: 'turn',
  chessClock: true,
  progress: 'shown',
  answer: turnMoveSchema,
  check({ view, step, seat }, move) {
    switch (move.type) {
      case 'pass':
        return undefined;
      case 'trade':
        if (step.traded) return { code: 'already-traded' };
        return view.pot === 0 ? { code: 'pot-empty' } : undefined;
      case 'play':
        return checkPlay(view, seat, move.tiles);
    }
  },
  defaultAnswer: () => ({ type: 'pass' }),
  close(m, { seat }, [submitted]) {
    const move: TurnMove = submitted!.answer;
    switch (move.type) {
      case 'pass':
        return applyPass(m, seat, submitted!.silent);
      case 'trade':
        return applyTrade(m, seat);
      case 'play':
        return applyPlay(m, seat, move.tiles);
    }
  },
};

/** [WW-10] Checks geometry and tray, but not the dictionary. */
function checkPlay(view: View, seat: Seat, tiles: readonly TilePlaced[]): Refusal | undefined {
  const tray = trayOf(view, seat);
  const notInTray = tiles.find(({ tile }, i) => !tray.includes(tile) || tiles.findIndex((t) => t.tile === tile) < i);
  if (notInTray) return { code: 'not-in-tray', tile: notInTray.tile };
  return geometryFault(componentsOf(view.config), gridOf(view.board), toPlacements(tiles));
}

export const toPlacements = (tiles: readonly TilePlaced[]): Placement[] =>
  tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));

/** [WW-20] A trade followed by a pass is a pass. */
function applyPass(m: WildWordsContext, seat: Seat, late: boolean): void {
  m.state.turns.push({ seat, type: 'pass' });
  m.tell({ type: 'passed', seat, late });
  endTurnWithoutPlay(m, seat);
}

/**
 * [WW-20] Counts a turn that left nothing on the board, by a pass or a play taken back. When all players have had
 * two (or as many as the variant says) in a row, the game ends.
 */
export function endTurnWithoutPlay(m: WildWordsContext, seat: Seat): void {
  const { state } = m;
  state.passes += 1;
  if (state.passes >= componentsOf(state.config).passes * m.seats.length) endMatch(m, 'passed-out', null);
  else nextTurn(m, nextSeat(m, seat));
}

function applyTrade(m: WildWordsContext, seat: Seat): void {
  const { state } = m;
  const tray = forSeat(state.trays, seat);
  // Sorted, because the order of a tray is not recorded, and a replay must give the same shuffle.
  state.pot.secret = m.chance('pot').shuffle([...state.pot.secret, ...tray.secret.splice(0).sort()]);
  state.turns.push({ seat, type: 'trade' });
  m.tell({ type: 'traded', seat });
  drawTiles(m, seat);
  m.next({ type: 'turn', seat, traded: true });
}

function applyPlay(m: WildWordsContext, seat: Seat, tiles: readonly TilePlaced[]): void {
  const { state } = m;
  const components = componentsOf(state.config);
  const { premiums } = components;
  const pending = makePendingPlay(components, gridOf(state.board), seat, tiles);
  const tray = forSeat(state.trays, seat);
  tray.secret = tray.secret.filter((held) => !tiles.some(({ tile }) => tile === held));
  for (const { tile, square } of tiles)
    state.board[square] = premiums[square] === 'wild' ? { flipped: secret([seat], tile) } : { tile };
  state.last = pending.squares;
  state.pending = pending;
  const { play: written, points, words, calls } = pending;
  const laid = tiles.map(({ tile, square }) => ({ square, tile: premiums[square] === 'wild' ? null : tile }));
  m.tell({ type: 'played', seat, play: written, points, words, calls, laid });
  m.next({ type: 'challenge', seat }, { type: 'settle' });
}

/** [WW-14] A play that is waiting to be accepted or challenged. */
export function makePendingPlay(
  components: Components,
  grid: Grid,
  seat: Seat,
  tiles: readonly TilePlaced[],
): PendingPlay {
  const placements = toPlacements(tiles);
  const { score: points, words: made } = scorePlay(components, grid, placements);
  const squares = tiles.map(({ square }) => square);
  const words = made.map(({ pattern, squares: run, direction, score }) => ({
    pattern,
    square: entryAt(run, 0),
    direction,
    score,
  }));
  const calls = callsOf(components, { points, laid: squares, words });
  return {
    seat,
    squares,
    play: formatPlay(components, grid, placements),
    points,
    words,
    calls,
    challenger: null,
    spelt: null,
  };
}

export function nextTurn(m: WildWordsContext, seat: Seat): void {
  m.state.turn = seat;
  m.next({ type: 'turn', seat, traded: false });
}

/** Clockwise [WW-4]. */
export const nextSeat = (m: WildWordsContext, seat: Seat): Seat => (seat + 1) % m.seats.length;

/** Fills the tray, as long as the pot has any tiles. */
export function drawTiles(m: WildWordsContext, seat: Seat): void {
  const tray = forSeat(m.state.trays, seat);
  const tiles = m.state.pot.secret.splice(0, componentsOf(m.state.config).traySize - count(tray));
  if (tiles.length === 0) return;
  tray.secret.push(...tiles);
  m.tell({ type: 'drew', seat, tiles }, { only: [seat] });
  m.tell({ type: 'others-drew', seat, count: tiles.length }, { except: [seat] });
}
