import { componentsByVariant } from '@wordhoard/kernel';
import { PRINTED_ROWS, type Premiums, parsePremiums } from './board.ts';
import { ALL_FACES, faceOf, PRINTED_TILES, type TileFace, type TileId, tilesOf } from './tiles.ts';
import type { WildWordsVariant } from './variant.ts';

/** Everything but the name that a variant may change. */
export type VariantFields = Omit<Required<WildWordsVariant>, 'name'>;

/** [WW-23] Most turns in a row that each player passes before the game ends. */
export const MAX_PASSES = 5;

/** The printed game [WW-1] [WW-2] [WW-4] [WW-12] [WW-17] [WW-19] [WW-20]. */
export const PRINTED_FIELDS: VariantFields = {
  tiles: Object.fromEntries(PRINTED_TILES.map(({ face, count }) => [face, count])),
  values: Object.fromEntries(PRINTED_TILES.map(({ face, value }) => [face, value])),
  board: PRINTED_ROWS,
  traySize: 7,
  bombPoints: 40,
  losePoints: 20,
  penalty: 20,
  passes: 2,
  goingOutTwoPlayers: 3,
  goingOutMorePlayers: 1,
  passingTwoPlayers: 1,
  passingMorePlayers: 0,
  leftTilesCost: 0,
};

/** The tiles, the board and the numbers that a table plays with. */
export interface Components {
  /** All tiles of the box. */
  readonly tiles: readonly TileId[];
  /** The value of every face. Flipped tiles count as asterisks [WW-9]. */
  readonly values: Readonly<Record<TileFace, number>>;
  readonly premiums: Premiums;
  /** Tiles in a full tray [WW-4]. */
  readonly traySize: number;
  /** [WW-12] Bonus for laying a whole tray, and the points that each LOSE-20 square costs. */
  readonly bombPoints: number;
  readonly losePoints: number;
  /** [WW-17] Points that a wrong challenge costs; null if the table's option says it. */
  readonly penalty: number | null;
  /** [WW-20] Turns in a row that each player passes before the game ends. */
  readonly passes: number;
  /** [WW-19] [WW-20] The others' tiles count so many times at the end, with two players and with more. */
  readonly othersTiles: Readonly<Record<'went-out' | 'passed-out', { readonly two: number; readonly more: number }>>;
  /** At the end, players lose the value of the tiles they still hold so many times. */
  readonly leftTilesCost: number;
}

function makeComponents(variant: WildWordsVariant | undefined): Components {
  const fields: VariantFields = { ...PRINTED_FIELDS, ...variant };
  return {
    tiles: tilesOf({ ...PRINTED_FIELDS.tiles, ...fields.tiles }),
    values: { ...PRINTED_FIELDS.values, ...fields.values },
    premiums: parsePremiums(fields.board),
    traySize: fields.traySize,
    bombPoints: fields.bombPoints,
    losePoints: fields.losePoints,
    penalty: variant?.penalty ?? null,
    passes: fields.passes,
    othersTiles: {
      'went-out': { two: fields.goingOutTwoPlayers, more: fields.goingOutMorePlayers },
      'passed-out': { two: fields.passingTwoPlayers, more: fields.passingMorePlayers },
    },
    leftTilesCost: fields.leftTilesCost,
  };
}

/** The components of a table with these options. */
export const componentsOf: (config: { readonly variant?: WildWordsVariant }) => Components =
  componentsByVariant(makeComponents);

/** The printed game. */
export const PRINTED: Components = componentsOf({});

/** The value of a face; of a tile laid on a TURN-TO-WILD square, that of the asterisk [WW-9]. */
export const valueOfFace = ({ values }: Pick<Components, 'values'>, face: TileFace): number => values[face] ?? 0;

export const totalValue = (components: Pick<Components, 'values'>, tiles: readonly TileId[]): number =>
  tiles.reduce((sum, tile) => sum + valueOfFace(components, faceOf(tile)), 0);

/** [WW-19] [WW-20] The others' tiles count so many times if a game of these players ends like this. */
export const timesOthersTiles = (
  { othersTiles }: Components,
  ending: keyof Components['othersTiles'],
  players: number,
): number => (players === 2 ? othersTiles[ending].two : othersTiles[ending].more);

/** [WW-17] Points that being wrong about a challenge costs with three or four players. */
export const penaltyOf = (config: { readonly penalty: number; readonly variant?: WildWordsVariant }): number =>
  componentsOf(config).penalty ?? config.penalty;

/** The faces of which the box has tiles. */
export const facesInBox = ({ tiles }: Components): readonly TileFace[] => {
  const faces = new Set(tiles.map(faceOf));
  return ALL_FACES.filter((face) => faces.has(face));
};
