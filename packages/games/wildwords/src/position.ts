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
import { type Grid, type Premiums, parseBoard, SIZE, SQUARES, type Square } from './board.ts';
import { componentsOf, MAX_PASSES } from './components.ts';
import { emptyState } from './setup.ts';
import { ASTERISK, MAX_TRAY_SIZE, type TileFace, type TileId, takeFaces } from './tiles.ts';
import type { Cell, WildWords } from './types.ts';

/** A start position, with a player to move. See the README. */
export interface Position {
  /** 15 lines of 15: `.` is empty, `*` an asterisk or (on a TURN-TO-WILD square) a flipped tile. */
  readonly board: readonly string[];
  /** A tray for each seat: `RETINA*`. */
  readonly trays: BySeat<string>;
  readonly scores: BySeat<number>;
  readonly turn: Seat;
  /** Turns passed in succession just before. */
  readonly passes: number;
  /** The tiles still to be drawn, in any order; null for all that are neither on the board nor in a tray. */
  readonly pot: string | null;
  /** Faces of flipped tiles and the seats that laid them. Those not listed are random. */
  readonly flipped: readonly { readonly square: Square; readonly face: TileFace; readonly by: Seat }[];
}

/** `tiles`: more tiles of some face than exist. `flipped`: there is no flipped tile. */
export type WildWordsPositionFault = 'board' | 'trays' | 'scores' | 'turn' | 'passes' | 'flipped' | 'tiles';

const wholeNumber = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const facesText = (most: number): Schema<string> => v.pipe(v.string(), v.regex(/^[A-Z*]*$/), v.maxLength(most));

const schema: Schema<Position> = v.strictObject({
  board: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z.*]*$/), v.length(SIZE))), v.length(SIZE)),
  trays: v.array(facesText(MAX_TRAY_SIZE)),
  scores: v.array(wholeNumber(-10_000, 10_000)),
  turn: wholeNumber(0, 3),
  passes: wholeNumber(0, 4 * MAX_PASSES - 1),
  pot: v.nullable(facesText(SQUARES)),
  flipped: v.array(
    v.strictObject({
      square: wholeNumber(0, SQUARES - 1),
      face: v.pipe(facesText(1), v.length(1)),
      by: wholeNumber(0, 3),
    }),
  ),
});

export const position: PositionRules<WildWords> = {
  schema,
  toStartPosition(input, context): StartPosition<WildWords> | WildWords['refusal'] {
    const grid = parseBoard(input.board);
    const fault = grid ? findFault(input, grid, context) : 'board';
    if (!grid || fault) return { code: 'bad-position', fault: fault ?? 'board' };
    return makeStartPosition(input, grid, context) ?? { code: 'bad-position', fault: 'tiles' };
  },
};

const isFlipped = (premiums: Premiums, grid: Grid, square: Square): boolean =>
  premiums[square] === 'wild' && grid[square] !== null;

function findFault(
  input: Position,
  grid: Grid,
  { config, seats: { length: players } }: SetupContext<WildWords>,
): WildWordsPositionFault | undefined {
  const { premiums, traySize, passes } = componentsOf(config);
  if (grid.some((face, square) => isFlipped(premiums, grid, square) && face !== ASTERISK)) return 'board';
  if (input.trays.length !== players || input.trays.some(({ length }) => length > traySize)) return 'trays';
  if (input.scores.length !== players) return 'scores';
  if (input.turn >= players) return 'turn';
  // With an empty tray the player to move has gone out, so the game would be over.
  if (input.trays[input.turn] === '' || (input.pot === '' && input.trays.includes(''))) return 'trays';
  if (input.passes >= passes * players) return 'passes';
  const named = input.flipped.map(({ square }) => square);
  const isInvalid = input.flipped.some(({ square, by }) => !isFlipped(premiums, grid, square) || by >= players);
  return isInvalid || new Set(named).size < named.length ? 'flipped' : undefined;
}

/** Undefined if there are not enough tiles. */
function makeStartPosition(
  input: Position,
  grid: Grid,
  context: SetupContext<WildWords>,
): StartPosition<WildWords> | undefined {
  const { tiles: all, premiums } = componentsOf(context.config);
  const box: TileId[] = context.chance('pot').shuffle(all);
  const state = emptyState(context, input.turn);
  const known = new Map(input.flipped.map((tile) => [tile.square, tile]));
  const unknown: Square[] = [];
  for (const [square, face] of grid.entries()) {
    if (face === null) continue;
    const flipped = known.get(square);
    if (isFlipped(premiums, grid, square) && !flipped) {
      unknown.push(square);
      continue;
    }
    const tile = takeFaces(box, [flipped?.face ?? face])?.[0];
    if (tile === undefined) return undefined;
    state.board[square] = flipped ? { flipped: secret([flipped.by], tile) } : { tile };
  }
  for (const [seat, tray] of input.trays.entries()) {
    const tiles = takeFaces(box, tray);
    if (!tiles) return undefined;
    forSeat(state.trays, seat).secret = tiles;
  }
  const potTiles = input.pot === null ? [] : takeFaces(box, input.pot);
  if (!potTiles || box.length < unknown.length) return undefined;
  for (const square of unknown) state.board[square] = { flipped: secret([], box.shift()!) } satisfies Cell;
  state.pot.secret = context.chance('pot').shuffle(input.pot === null ? box : potTiles);
  state.scores = [...input.scores];
  state.passes = input.passes;
  return { state, agenda: [{ type: 'turn', seat: input.turn, traded: false }] };
}
