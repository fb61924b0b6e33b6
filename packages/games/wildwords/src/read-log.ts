import { type BySeat, forSeat, type Seat } from '@wordhoard/kernel';
import { type Premiums, type Square, strideOf } from './board.ts';
import { componentsOf } from './components.ts';
import { parsePlay } from './notation.ts';
import { ASTERISK, type TileFace } from './tiles.ts';
import type { View } from './types.ts';

/** Everything that all players know about hidden tiles from the log of turns. */
export interface LogKnowledge {
  /** The seat that laid each flipped tile. Tiles of a start position have none. */
  readonly owners: ReadonlyMap<Square, Seat>;
  /** Faces that each seat must hold, with their least number: of plays that were taken back. */
  readonly held: BySeat<ReadonlyMap<TileFace, number>>;
}

export function readLog({
  config,
  turns,
  pending,
  trays,
}: Pick<View, 'config' | 'turns' | 'pending' | 'trays'>): LogKnowledge {
  const { premiums } = componentsOf(config);
  const owners = new Map<Square, Seat>();
  const held = trays.map(() => new Map<TileFace, number>());
  const lay = (seat: Seat, play: string): void => {
    const faces = forSeat(held, seat);
    // Most plays tell nothing and need no parsing.
    if (faces.size === 0 && !play.includes(ASTERISK)) return;
    const laid = laidTiles(premiums, play);
    for (const square of laid.flipped) owners.set(square, seat);
    loseTiles(faces, laid);
  };
  for (const line of turns) {
    if (line.type === 'trade') forSeat(held, line.seat).clear();
    if (line.type !== 'play') continue;
    if (line.fate === 'failed') showTiles(forSeat(held, line.seat), laidTiles(premiums, line.play));
    else lay(line.seat, line.play);
  }
  if (pending) lay(pending.seat, pending.play);
  return { owners, held };
}

/** The tiles of a play: the faces that show, with their number, and the squares of those that were flipped [WW-9]. */
interface LaidTiles {
  readonly faces: ReadonlyMap<TileFace, number>;
  readonly flipped: readonly Square[];
}

function laidTiles(premiums: Premiums, play: string): LaidTiles {
  const written = parsePlay(play);
  if ('code' in written) throw new Error(`the log has a play that can't be read: ${play}`);
  const { square, direction, squares } = written;
  const faces = new Map<TileFace, number>();
  const flipped: Square[] = [];
  for (const [i, it] of squares.entries()) {
    if (!('laid' in it)) continue;
    const at = square + i * strideOf(direction);
    if (premiums[at] === 'wild') flipped.push(at);
    else faces.set(it.laid, (faces.get(it.laid) ?? 0) + 1);
  }
  return { faces, flipped };
}

/** The tiles were seen and went back to the tray. */
function showTiles(held: Map<TileFace, number>, { faces }: LaidTiles): void {
  for (const [face, count] of faces) held.set(face, Math.max(count, held.get(face) ?? 0));
}

/** The tiles left the tray. Each flipped one may have had any face. */
function loseTiles(held: Map<TileFace, number>, { faces, flipped }: LaidTiles): void {
  for (const [face, count] of held) {
    const left = count - (faces.get(face) ?? 0) - flipped.length;
    if (left > 0) held.set(face, left);
    else held.delete(face);
  }
}
