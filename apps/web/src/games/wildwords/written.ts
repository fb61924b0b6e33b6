import {
  ASTERISK,
  faceOf,
  type Grid,
  type NotationFault,
  PREMIUMS,
  parsePlay,
  placementsOf,
  type TileId,
  type TilePlaced,
} from '@wordhoard/wildwords';

/** Why a written play cannot be laid. `face-down`: the square turns tiles over, so the letter itself must be written. */
export type WrittenFault =
  | NotationFault
  | { readonly code: 'no-such-tile'; readonly face: string }
  | { readonly code: 'face-down'; readonly square: number };

/** `8E FEND` with the tiles of a tray, for playing by coordinates; on WILD squares one writes what one gives up. */
export function layWritten(text: string, grid: Grid, tray: readonly TileId[]): readonly TilePlaced[] | WrittenFault {
  const play = parsePlay(text);
  if ('code' in play) return play;
  const placements = placementsOf(grid, play);
  if ('code' in placements) return placements;
  const left = [...tray];
  const tiles: TilePlaced[] = [];
  for (const { square, face } of placements) {
    const at = left.findIndex((tile) => faceOf(tile) === face);
    if (at < 0)
      return face === ASTERISK && PREMIUMS[square] === 'wild'
        ? { code: 'face-down', square }
        : { code: 'no-such-tile', face };
    tiles.push({ tile: left.splice(at, 1)[0]!, square });
  }
  return tiles;
}
