import { count, type MaskedState, type SecretReader } from '@wordhoard/kernel';
import { type Grid, SQUARES } from './board.ts';
import { ASTERISK, countFaces, EVERY_FACE, EVERY_TILE, faceOf, type TileFace, type TileId } from './tiles.ts';
import type { Cell, State, View, ViewCell } from './types.ts';

export function view(state: MaskedState<State>, reader: SecretReader): View {
  const { config, scores, turn, passes, overtime, pending, last, turns } = state;
  const board = state.board.map((cell): ViewCell | null => {
    if (cell === null || 'tile' in cell) return cell;
    return { flipped: true, tile: reader.read(cell.flipped) ?? null };
  });
  const trays = state.trays.map((tray) => ({ count: count(tray), tiles: reader.read(tray) ?? null }));
  const seen = [...board.flatMap((cell) => cell?.tile ?? []), ...trays.flatMap(({ tiles }) => tiles ?? [])];
  const pot = count(state.pot);
  return { config, board, trays, pot, unseen: unseenOf(seen), scores, turn, passes, overtime, pending, last, turns };
}

/** All the tiles there are, less those one sees. */
function unseenOf(seen: readonly TileId[]): Record<TileFace, number> {
  const unseen = countFaces(EVERY_TILE);
  for (const tile of seen) unseen[faceOf(tile)]! -= 1;
  return Object.fromEntries(EVERY_FACE.map((face) => [face, unseen[face]!]));
}

/** The board as all players read it: a flipped tile is an asterisk. */
export function gridOf(board: readonly (ViewCell | Cell | null)[]): Grid {
  const grid: (TileFace | null)[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const cell = board[square] ?? null;
    grid.push(cell === null ? null : 'flipped' in cell ? ASTERISK : faceOf(cell.tile));
  }
  return grid;
}

/** A seat's own tiles; none if they cannot be seen. */
export const trayOf = (seen: View, seat: number): readonly TileId[] => seen.trays[seat]?.tiles ?? [];
