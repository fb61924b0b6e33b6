/** The face printed on a tile: a capital letter, or the asterisk. */
export type TileFace = string;
/** 'T0' to 'T93'. The id reveals the face, so a viewer who may not see the face must not see the id. */
export type TileId = string;

export const ASTERISK: TileFace = '*';
/** Tiles in a full tray [WW-4]. */
export const TRAY_SIZE = 7;

/** [WW-1] Face, value and number of tiles. */
const TILE_COUNTS =
  '* 0 12|A 1 7|B 4 2|C 2 2|D 2 3|E 1 10|F 5 2|G 3 2|H 3 2|I 1 6|J 8 1|K 6 1|L 2 3|M 3 2|N 1 5|O 1 6|P 3 2|Q 9 1|R 1 6|S 1 4|T 1 5|U 2 3|V 6 1|W 6 2|X 7 1|Y 5 2|Z 7 1'
    .split('|')
    .map((entry) => entry.split(' '))
    .map(([face, value, count]) => ({ face: face!, value: Number(value), count: Number(count) }));

const VALUE_BY_FACE: ReadonlyMap<TileFace, number> = new Map(TILE_COUNTS.map(({ face, value }) => [face, value]));
const FACE_OF_EACH_TILE: readonly TileFace[] = TILE_COUNTS.flatMap(({ face, count }) =>
  Array.from({ length: count }, () => face),
);

export const ALL_FACES: readonly TileFace[] = TILE_COUNTS.map(({ face }) => face);
export const ALL_TILES: readonly TileId[] = FACE_OF_EACH_TILE.map((_, i) => `T${i}`);

export function faceOf(tile: TileId): TileFace {
  const face = FACE_OF_EACH_TILE[Number(tile.slice(1))];
  if (face === undefined) throw new Error(`there is no tile ${tile}`);
  return face;
}

/** 0 for an asterisk, and so for a flipped tile [WW-9]. */
export const valueOfFace = (face: TileFace): number => VALUE_BY_FACE.get(face) ?? 0;
export const valueOfTile = (tile: TileId): number => valueOfFace(faceOf(tile));
export const totalValue = (tiles: readonly TileId[]): number => tiles.reduce((sum, tile) => sum + valueOfTile(tile), 0);

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
