import {
  ASTERISK,
  faceOf,
  type Grid,
  type Placement,
  type PlayNotationFault,
  PREMIUMS,
  parsePlay,
  placementsOf,
  type Square,
  type TileId,
  type TilePlaced,
} from '@wordhoard/wildwords';

/** Why a written play cannot be laid. `face-down`: the square turns tiles over, so the letter itself must be written. */
export type WrittenFault =
  | PlayNotationFault
  | { readonly code: 'no-such-tile'; readonly face: string }
  | { readonly code: 'face-down'; readonly square: Square };

/** `8E FEND` with the tiles of a tray, for playing by coordinates; on WILD squares one writes what one gives up. */
export function layWritten(text: string, grid: Grid, tray: readonly TileId[]): readonly TilePlaced[] | WrittenFault {
  const play = parsePlay(text);
  if ('code' in play) return play;
  const placements = placementsOf(grid, play);
  if ('code' in placements) return placements;
  const left = [...tray];
  const tiles = new Map<Square, TileId>();
  // An asterisk written on a WILD square may be any tile: one of the tray goes first to where no other would do.
  const atLast = placements.filter(isAnyTile);
  for (const { square, face } of [...placements.filter((it) => !isAnyTile(it)), ...atLast]) {
    const at = left.findIndex((tile) => faceOf(tile) === face);
    if (at < 0) return isAnyTile({ square, face }) ? { code: 'face-down', square } : { code: 'no-such-tile', face };
    tiles.set(square, left.splice(at, 1)[0]!);
  }
  return placements.map(({ square }) => ({ tile: tiles.get(square)!, square }));
}

const isAnyTile = ({ square, face }: Placement): boolean => face === ASTERISK && PREMIUMS[square] === 'wild';
