import { entryAt } from '@wordhoard/kernel';

/** The face printed on a tile: a capital letter, or the asterisk. */
export type TileFace = string;
/**
 * 'T0' to 'T93'; further tiles of variants follow. The id reveals the face, so a viewer who may not see the face must not
 * see the id.
 */
export type TileId = string;

export const ASTERISK: TileFace = '*';

/** [WW-1] Face, value and number of the printed tiles. */
export const PRINTED_TILES: readonly { readonly face: TileFace; readonly value: number; readonly count: number }[] =
  '* 0 12|A 1 7|B 4 2|C 2 2|D 2 3|E 1 10|F 5 2|G 3 2|H 3 2|I 1 6|J 8 1|K 6 1|L 2 3|M 3 2|N 1 5|O 1 6|P 3 2|Q 9 1|R 1 6|S 1 4|T 1 5|U 2 3|V 6 1|W 6 2|X 7 1|Y 5 2|Z 7 1'
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([face, value, count]) => ({ face: face!, value: Number(value), count: Number(count) }));

export const ALL_FACES: readonly TileFace[] = PRINTED_TILES.map(({ face }) => face);

/**
 * [WW-23] The trays that a variant may have. On an empty board a play has at least two tiles [WW-6], and the play finder
 * writes a play of up to eight tiles as one number (generator/tray-code.ts).
 */
export const MIN_TRAY_SIZE = 2;
export const MAX_TRAY_SIZE = 8;
/** [WW-23] The most tiles with one face that a variant may have. */
export const MAX_OF_A_FACE = 40;

interface NumberedTile {
  readonly face: TileFace;
  /** Number of tiles with this face before it. */
  readonly copy: number;
}
const copiesOf = (face: TileFace, from: number, to: number): NumberedTile[] =>
  Array.from({ length: to - from }, (_, i) => ({ face, copy: from + i }));

/**
 * Every tile that a box may have, by the number in its id: first the printed ones, then the others. So an id means the
 * same face in every variant.
 */
const NUMBERED_TILES: readonly NumberedTile[] = [
  ...PRINTED_TILES.flatMap(({ face, count }) => copiesOf(face, 0, count)),
  ...PRINTED_TILES.flatMap(({ face, count }) => copiesOf(face, count, MAX_OF_A_FACE)),
];
const FACE_OF_EACH_TILE: readonly TileFace[] = NUMBERED_TILES.map(({ face }) => face);

export const EVERY_TILE: readonly TileId[] = NUMBERED_TILES.map((_, i) => `T${i}`);

/** The tiles of a box with so many of each face. */
export const tilesOf = (counts: Readonly<Record<TileFace, number>>): TileId[] =>
  EVERY_TILE.filter((_, i) => {
    const { face, copy } = entryAt(NUMBERED_TILES, i);
    return copy < (counts[face] ?? 0);
  });

export function faceOf(tile: TileId): TileFace {
  const face = FACE_OF_EACH_TILE[Number(tile.slice(1))];
  if (face === undefined) throw new Error(`there is no tile ${tile}`);
  return face;
}

/** Count of each face in these tiles. */
export function countFaces(tiles: readonly TileId[]): Record<TileFace, number> {
  const counts: Record<TileFace, number> = {};
  for (const tile of tiles) counts[faceOf(tile)] = (counts[faceOf(tile)] ?? 0) + 1;
  return counts;
}

/** Takes one tile for each face out of `from`; undefined, with nothing taken, if there are not enough. */
export function takeFaces(from: TileId[], faces: Iterable<TileFace>): TileId[] | undefined {
  const left = [...from];
  const taken: TileId[] = [];
  for (const face of faces) {
    const at = left.findIndex((tile) => faceOf(tile) === face);
    if (at < 0) return undefined;
    taken.push(...left.splice(at, 1));
  }
  from.splice(0, from.length, ...left);
  return taken;
}
