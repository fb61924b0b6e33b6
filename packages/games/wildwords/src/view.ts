import { count, type MaskedState, type SecretReader } from '@wordhoard/kernel';
import { type Grid, SQUARES } from './board.ts';
import { componentsOf } from './components.ts';
import { ALL_FACES, ASTERISK, countFaces, faceOf, type TileFace, type TileId } from './tiles.ts';
import type { Cell, State, View, ViewCell } from './types.ts';

export function view(state: MaskedState<State>, reader: SecretReader): View {
  const { config, scores, turn, passes, overtime, pending, last, turns } = state;
  const board = state.board.map((cell): ViewCell | null => {
    if (cell === null || 'tile' in cell) return cell;
    return { flipped: true, tile: reader.read(cell.flipped) ?? null };
  });
  const trays = state.trays.map((tray) => ({ count: count(tray), tiles: reader.read(tray) ?? null }));
  const visible = [...board.flatMap((cell) => cell?.tile ?? []), ...trays.flatMap(({ tiles }) => tiles ?? [])];
  const pot = count(state.pot);
  return {
    config,
    board,
    trays,
    pot,
    unseen: countUnseen(componentsOf(config).tiles, visible),
    scores,
    turn,
    passes,
    overtime,
    pending,
    last,
    turns,
  };
}

/** Counts the tiles of the box but the visible ones, by face. */
function countUnseen(box: readonly TileId[], visible: readonly TileId[]): Record<TileFace, number> {
  const unseen = countFaces(box);
  for (const tile of visible) unseen[faceOf(tile)]! -= 1;
  return Object.fromEntries(ALL_FACES.map((face) => [face, unseen[face] ?? 0]));
}

/** The board as all players see it: a flipped tile is an asterisk. */
export function gridOf(board: readonly (ViewCell | Cell | null)[]): Grid {
  const grid: (TileFace | null)[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const cell = board[square] ?? null;
    grid.push(cell === null ? null : 'flipped' in cell ? ASTERISK : faceOf(cell.tile));
  }
  return grid;
}

/** A seat's tiles; empty if the viewer can't see them. */
export const trayOf = (view: View, seat: number): readonly TileId[] => view.trays[seat]?.tiles ?? [];
