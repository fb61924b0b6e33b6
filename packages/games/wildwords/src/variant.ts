import { type Schema, type Variant, type VariantNotes, variantName } from '@wordhoard/kernel';
import * as v from 'valibot';
import { SIZE, SQUARES } from './board.ts';
import { MAX_PASSES, PRINTED_FIELDS } from './components.ts';
import { ALL_FACES, MAX_OF_A_FACE, MAX_TRAY_SIZE, MIN_TRAY_SIZE, type TileFace } from './tiles.ts';

/** [WW-23] Changes to the printed game. */
export interface WildWordsVariant extends Variant {
  /** Number of each tile; those not named are as printed. */
  readonly tiles?: Readonly<Record<TileFace, number>>;
  /** Points of each tile; those not named are as printed. */
  readonly values?: Readonly<Record<TileFace, number>>;
  /** 15 rows of 15 signs with spaces between them. */
  readonly board?: readonly string[];
  readonly traySize?: number;
  readonly bombPoints?: number;
  readonly losePoints?: number;
  readonly penalty?: number;
  readonly passes?: number;
  readonly goingOutTwoPlayers?: number;
  readonly goingOutMorePlayers?: number;
  readonly passingTwoPlayers?: number;
  readonly passingMorePlayers?: number;
  readonly leftTilesCost?: number;
}

/** Every number of players can start. */
const MOST_PLAYERS = 4;
/** More would make points hard to read, but no part of the game needs a limit. */
const MAX_VALUE = 50;
const MAX_POINTS = 500;
const MAX_TIMES = 10;

const numberField = (
  title: string,
  [min, max]: readonly [number, number],
  description: string,
): v.ExactOptionalSchema<Schema<number>, undefined> =>
  v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), v.title(title), v.description(description)),
  );

const byFace = (
  title: string,
  max: number,
  description: string,
): v.ExactOptionalSchema<Schema<Readonly<Record<TileFace, number>>>, undefined> =>
  v.exactOptional(
    v.pipe(
      v.record(
        v.picklist(ALL_FACES, 'A tile is a capital letter, or * for the asterisk.'),
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)),
      ),
      v.title(title),
      v.description(`${description} Tiles you don’t name are as printed.`),
    ),
  );

const SIGN = '(?:\\.\\.|[23][LW]|\\*\\*|-!)';
const ROW = new RegExp(`^${SIGN}(?: ${SIGN}){${SIZE - 1}}$`);

const row: Schema<string> = v.pipe(
  v.string(),
  v.regex(ROW, `A row has ${SIZE} signs with a space between them, each .. 2L 3L 2W 3W ** or -!`),
);

const fields = v.strictObject({
  name: variantName,
  tiles: byFace(
    'Number of tiles',
    MAX_OF_A_FACE,
    'How many tiles of each letter, and of the asterisk (*), are in the box.',
  ),
  values: byFace(
    'Values of tiles',
    MAX_VALUE,
    'How many points each letter, and the asterisk (*), is worth. Tiles laid face down count as asterisks.',
  ),
  board: v.exactOptional(
    v.pipe(
      v.array(row),
      v.length(SIZE, `The board has ${SIZE} rows.`),
      v.title('Board'),
      v.description(
        `${SIZE} rows of ${SIZE} squares with a space between them. 2L and 3L multiply the letter, 2W and 3W the word, ** turns a tile wild, -! costs points, and .. does nothing.`,
      ),
    ),
  ),
  traySize: numberField(
    'Tray size',
    [MIN_TRAY_SIZE, MAX_TRAY_SIZE],
    'How many tiles a player holds, and may lay in one play.',
  ),
  bombPoints: numberField('Whole-tray bonus', [0, MAX_POINTS], 'Points added to a play of the whole tray, the bomb.'),
  losePoints: numberField('LOSE-20 squares', [0, MAX_POINTS], 'Points that a play loses for each square -! it covers.'),
  penalty: numberField(
    'Challenge penalty',
    [0, MAX_POINTS],
    'With three or four players, points that each player loses who was wrong about a challenge. Takes the place of the option 20 or 40.',
  ),
  passes: numberField(
    'Passes that end the game',
    [1, MAX_PASSES],
    'The game ends when all players have passed this many turns in a row.',
  ),
  goingOutTwoPlayers: numberField(
    'Going out, two players',
    [0, MAX_TIMES],
    'How many times the player who goes out adds the value of the other player’s tiles.',
  ),
  goingOutMorePlayers: numberField(
    'Going out, three or four players',
    [0, MAX_TIMES],
    'How many times the player who goes out adds the value of all others’ tiles.',
  ),
  passingTwoPlayers: numberField(
    'All pass, two players',
    [0, MAX_TIMES],
    'How many times each player adds the value of the other player’s tiles when the game ends with passes.',
  ),
  passingMorePlayers: numberField(
    'All pass, three or four players',
    [0, MAX_TIMES],
    'How many times each player adds the value of all others’ tiles when the game ends with passes.',
  ),
  leftTilesCost: numberField(
    'Cost of tiles left',
    [0, MAX_TIMES],
    'How many times players lose the value of the tiles left in their own tray at the end. No one loses anything if time runs out.',
  ),
});

type Fields = v.InferOutput<typeof fields>;

const tilesInBox = ({ tiles }: Fields): number =>
  Object.values({ ...PRINTED_FIELDS.tiles, ...tiles }).reduce((sum, count) => sum + count, 0);
const tilesDealt = ({ traySize = PRINTED_FIELDS.traySize }: Fields): number => MOST_PLAYERS * traySize;

/** [WW-23] The variants that can be played. */
export const variantSchema: Schema<WildWordsVariant> = v.pipe(
  fields,
  v.check(
    (variant) => tilesInBox(variant) >= tilesDealt(variant),
    ({ input }) =>
      `The box has ${tilesInBox(input)} tiles, but needs ${tilesDealt(input)}, so that four players can fill their trays.`,
  ),
  v.check(
    (variant) => tilesInBox(variant) <= SQUARES,
    ({ input }) => `The box has ${tilesInBox(input)} tiles, but the board has only ${SQUARES} squares.`,
  ),
);

export const variant: VariantNotes<WildWordsVariant> = { schema: variantSchema, printed: PRINTED_FIELDS };
