import { type Chance, forSeat, type Guess, reveal, type Seat, type Secret, secret } from '@wordhoard/kernel';
import { componentsOf } from './components.ts';
import { readLog } from './read-log.ts';
import { faceOf, type TileFace, type TileId } from './tiles.ts';
import type { Cell, View, WildWords } from './types.ts';

/**
 * All tiles that the viewer can't see are equally likely in the pot, in a tray, and under an asterisk [WW-9]. A seat whose
 * play was taken back holds the faces that all players saw.
 */
export const guess: Guess<WildWords> = ({ seen: { view, question, over }, viewer, chance }) => {
  const { config, scores, turn, passes, overtime, pending, last, turns } = view;
  const { owners, held } = readLog(view);
  const box = unseenTiles(view);
  const known = view.trays.map(({ tiles }, seat) => tiles ?? takeAnyOf(box, forSeat(held, seat), chance));
  const unseen = chance.shuffle(box);
  // At the end all trays and flipped tiles are shown.
  const hide = <T>(seats: Seat[], value: T): Secret<T> => (over ? reveal(secret(seats, value)) : secret(seats, value));
  const trays = known.map((tiles, seat) => {
    const missing = forSeat(view.trays, seat).count - tiles.length;
    return hide([seat], [...tiles, ...unseen.splice(0, missing)]);
  });
  const board = view.board.map((cell, square): Cell | null => {
    if (cell === null || !('flipped' in cell)) return cell;
    if (cell.tile !== null) return { flipped: hide(viewer === 'audience' ? [] : [viewer], cell.tile) };
    const owner = owners.get(square);
    return { flipped: hide(owner === undefined ? [] : [owner], takeTile(unseen, unseen.length - 1)) };
  });
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

function unseenTiles({ config, board, trays }: View): TileId[] {
  const visible = new Set<TileId>();
  for (const cell of board) if (cell?.tile) visible.add(cell.tile);
  for (const { tiles } of trays) for (const tile of tiles ?? []) visible.add(tile);
  return componentsOf(config).tiles.filter((tile) => !visible.has(tile));
}

/** Takes any tiles with these faces. */
function takeAnyOf(box: TileId[], faces: ReadonlyMap<TileFace, number>, chance: Chance): TileId[] {
  const taken: TileId[] = [];
  for (const [face, count] of faces)
    for (let i = 0; i < count; i++) {
      const tile = chance.pick(box.filter((it) => faceOf(it) === face));
      taken.push(takeTile(box, box.indexOf(tile)));
    }
  return taken;
}

function takeTile(tiles: TileId[], at: number): TileId {
  const [tile] = tiles.splice(at, 1);
  if (tile === undefined) throw new Error('the view shows more hidden tiles than there are');
  return tile;
}
