import { type Guess, reveal, type Seat, type Secret, secret } from '@wordhoard/kernel';
import { PREMIUMS, type Square, strideOf } from './board.ts';
import { parsePlay } from './notation.ts';
import { ALL_TILES, ASTERISK, type TileId } from './tiles.ts';
import type { Cell, View, WildWords } from './types.ts';

/** All tiles that the viewer can't see are equally likely in the pot, in a tray, and under an asterisk [WW-9]. */
export const guess: Guess<WildWords> = ({ seen: { view, question, over }, viewer, chance }) => {
  const { config, scores, turn, passes, overtime, pending, last, turns } = view;
  const unseen = chance.shuffle(unseenTiles(view));
  const owners = findOwners(view);
  // At the end all trays and flipped tiles are shown.
  const hide = <T>(seats: Seat[], value: T): Secret<T> => (over ? reveal(secret(seats, value)) : secret(seats, value));
  const board = view.board.map((cell, square): Cell | null => {
    if (cell === null || !('flipped' in cell)) return cell;
    if (cell.tile !== null) return { flipped: hide(viewer === 'audience' ? [] : [viewer], cell.tile) };
    const owner = owners.get(square);
    return { flipped: hide(owner === undefined ? [] : [owner], takeTile(unseen)) };
  });
  const trays = view.trays.map(({ count, tiles }, seat) => hide([seat], tiles ? [...tiles] : unseen.splice(0, count)));
  return {
    players: trays.length,
    state: {
      config,
      // A start position may have left tiles in the box, so the pot doesn't get all that are left.
      pot: secret([], unseen.slice(0, view.pot)),
      trays,
      board,
      scores: [...scores],
      turn,
      passes,
      overtime: [...overtime],
      pending,
      last: [...last],
      turns: [...turns],
    },
    // Every question about a play is followed by its settlement.
    agenda: question && question.step.type !== 'turn' ? [{ type: 'settle' }] : [],
  };
};

function takeTile(tiles: TileId[]): TileId {
  const tile = tiles.pop();
  if (tile === undefined) throw new Error('the view shows more hidden tiles than there are');
  return tile;
}

function unseenTiles({ board, trays }: View): TileId[] {
  const visible = new Set<TileId>();
  for (const cell of board) if (cell?.tile) visible.add(cell.tile);
  for (const { tiles } of trays) for (const tile of tiles ?? []) visible.add(tile);
  return ALL_TILES.filter((tile) => !visible.has(tile));
}

/** The seat that laid each flipped tile, from the log. Tiles of a start position have none. */
function findOwners({ turns, pending }: View): Map<Square, Seat> {
  const owners = new Map<Square, Seat>();
  for (const line of turns)
    if (line.type === 'play' && line.fate !== 'failed')
      for (const square of flippedSquares(line.play)) owners.set(square, line.seat);
  if (pending) for (const square of pending.squares) owners.set(square, pending.seat);
  return owners;
}

/** The TURN-TO-WILD squares that a play covered. */
function flippedSquares(play: string): Square[] {
  // Most plays have no asterisk and need no parsing.
  const written = play.includes(ASTERISK) ? parsePlay(play) : undefined;
  if (!written || 'code' in written) return [];
  const { square, direction, squares } = written;
  return squares.flatMap((it, i) => {
    const at = square + i * strideOf(direction);
    return 'laid' in it && PREMIUMS[at] === 'wild' ? [at] : [];
  });
}
