import {
  type BySeat,
  forSeat,
  type PositionRules,
  type Schema,
  type Seat,
  type SetupContext,
  type StartPosition,
  secret,
} from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Grid, PREMIUMS, parseBoard, SIZE, type Square } from './board.ts';
import { bareState } from './setup.ts';
import { ASTERISK, EVERY_TILE, type TileFace, type TileId, TRAY, takeFaces } from './tiles.ts';
import type { Cell, WildWords } from './types.ts';

/** A position: a player is to move. See the README. */
export interface Position {
  /** 15 lines of 15: `.` empty, a letter, `*` an asterisk or (on a TURN-TO-WILD square) a flipped tile. */
  readonly board: readonly string[];
  /** A tray for each seat: `RETINA*`. */
  readonly trays: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly turn: Seat;
  /** Turns passed in succession just before. */
  readonly passes: number;
  /** The tiles still to be drawn, in any order; null for all that are neither on the board nor in a tray. */
  readonly pot: string | null;
  /** Faces of flipped tiles and the seats that laid them. Those not listed are drawn by lot. */
  readonly flipped: readonly { readonly square: Square; readonly face: TileFace; readonly by: Seat }[];
}

/** `tiles`: more of some face than there are. `flipped`: no flipped tile lies there. */
export type WildWordsPositionFault = 'board' | 'trays' | 'scores' | 'turn' | 'passes' | 'flipped' | 'tiles';

const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const faces = (most: number): Schema<string> => v.pipe(v.string(), v.regex(/^[A-Z*]*$/), v.maxLength(most));

const schema: Schema<Position> = v.strictObject({
  board: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z.*]*$/), v.length(SIZE))), v.length(SIZE)),
  trays: v.array(faces(TRAY)),
  scores: v.array(whole(-10_000, 10_000)),
  turn: whole(0, 3),
  passes: whole(0, 7),
  pot: v.nullable(faces(EVERY_TILE.length)),
  flipped: v.array(
    v.strictObject({ square: whole(0, SIZE * SIZE - 1), face: v.pipe(faces(1), v.length(1)), by: whole(0, 3) }),
  ),
});

export const position: PositionRules<WildWords> = {
  schema,
  toStartPosition(given, setting): StartPosition<WildWords> | WildWords['refusal'] {
    const grid = parseBoard(given.board);
    const fault = grid ? faultOf(given, grid, setting.seats.length) : 'board';
    if (!grid || fault) return { code: 'bad-position', fault: fault ?? 'board' };
    return stand(given, grid, setting) ?? { code: 'bad-position', fault: 'tiles' };
  },
};

const isFlipped = (grid: Grid, square: Square): boolean => PREMIUMS[square] === 'wild' && grid[square] !== null;

function faultOf(given: Position, grid: Grid, players: number): WildWordsPositionFault | undefined {
  if (grid.some((face, square) => isFlipped(grid, square) && face !== ASTERISK)) return 'board';
  if (given.trays.length !== players) return 'trays';
  if (given.scores.length !== players) return 'scores';
  if (given.turn >= players) return 'turn';
  // A player to move with an empty tray has gone out: the game would be over.
  if (given.trays[given.turn] === '' || (given.pot === '' && given.trays.includes(''))) return 'trays';
  if (given.passes >= 2 * players) return 'passes';
  const named = given.flipped.map(({ square }) => square);
  const stray = given.flipped.some(({ square, by }) => !isFlipped(grid, square) || by >= players);
  return stray || new Set(named).size < named.length ? 'flipped' : undefined;
}

/** Undefined when there are not enough tiles for all that. */
function stand(given: Position, grid: Grid, setting: SetupContext<WildWords>): StartPosition<WildWords> | undefined {
  const box: TileId[] = setting.chance('pot').shuffle(EVERY_TILE);
  const state = bareState(setting, given.turn);
  const known = new Map(given.flipped.map((tile) => [tile.square, tile]));
  const unknown: Square[] = [];
  for (const [square, face] of grid.entries()) {
    if (face === null) continue;
    const flipped = known.get(square);
    if (isFlipped(grid, square) && !flipped) {
      unknown.push(square);
      continue;
    }
    const tile = takeFaces(box, [flipped?.face ?? face])?.[0];
    if (tile === undefined) return undefined;
    state.board[square] = flipped ? { flipped: secret([flipped.by], tile) } : { tile };
  }
  for (const [seat, tray] of given.trays.entries()) {
    const tiles = takeFaces(box, tray);
    if (!tiles) return undefined;
    forSeat(state.trays, seat).secret = tiles;
  }
  const named = given.pot === null ? [] : takeFaces(box, given.pot);
  if (!named || box.length < unknown.length) return undefined;
  for (const square of unknown) state.board[square] = { flipped: secret([], box.shift()!) } satisfies Cell;
  state.pot.secret = setting.chance('pot').shuffle(given.pot === null ? box : named);
  state.scores = [...given.scores];
  state.passes = given.passes;
  return { state, agenda: [{ type: 'turn', seat: given.turn, traded: false }] };
}
