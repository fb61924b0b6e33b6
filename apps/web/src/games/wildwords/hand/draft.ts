import {
  ASTERISK,
  CENTRE,
  type Components,
  columnOf,
  type Direction,
  faceOf,
  type GeometryFault,
  type Grid,
  geometryFault,
  neighbour,
  otherDirection,
  type Placement,
  type PlayNotationFault,
  type PlayScore,
  parsePlay,
  placementsOf,
  rowOf,
  SIZE,
  type Square,
  scorePlay,
  squareAt,
  type TileId,
  type TilePlaced,
} from '@wordhoard/wildwords';
import { parseJson, readText, writeText } from '../../../device/storage.ts';

/** Square for the next typed letter, and the direction of the word. */
interface Arrow {
  readonly square: Square;
  readonly direction: Direction;
  /** True once it is drawn: after a square was pointed at. */
  readonly shown: boolean;
}

/** A player's own tiles before the play is sent. */
export interface TrayDraft {
  /** Every tile of the tray, in the order it is shown, laid ones too. */
  readonly order: readonly TileId[];
  /** In the order they were laid: Backspace takes back the last. */
  readonly laid: readonly TilePlaced[];
  readonly arrow: Arrow;
  /** The tile that was tapped and waits for a square. */
  readonly held: TileId | null;
}

export const START: TrayDraft = {
  order: [],
  laid: [],
  arrow: { square: CENTRE, direction: 'across', shown: false },
  held: null,
};

/** After news from the table: tiles that came are at the end, what no longer fits comes back to the tray. */
export function settled(laying: TrayDraft, tray: readonly TileId[], grid: Grid): TrayDraft {
  const kept = laying.order.filter((tile) => tray.includes(tile));
  const order = [...kept, ...tray.filter((tile) => !kept.includes(tile))];
  const laid = laying.laid.filter(({ tile, square }) => tray.includes(tile) && grid[square] === null);
  const held = laying.held !== null && tray.includes(laying.held) ? laying.held : null;
  const same = order.length === laying.order.length && order.every((tile, i) => tile === laying.order[i]);
  return same && laid.length === laying.laid.length && held === laying.held ? laying : { ...laying, order, laid, held };
}

export const isLaid = ({ laid }: TrayDraft, tile: TileId): boolean => laid.some((it) => it.tile === tile);
export const tileOn = ({ laid }: TrayDraft, square: Square): TileId | undefined =>
  laid.find((it) => it.square === square)?.tile;

/** The first square from here on, in this direction, on which nothing lies; undefined at the edge. */
function nextFree(laying: TrayDraft, grid: Grid, from: Square, direction: Direction): Square | undefined {
  let square: Square | undefined = from;
  while (square !== undefined && (grid[square] !== null || tileOn(laying, square) !== undefined))
    square = neighbour(square, direction, 1);
  return square;
}

/** Puts a tile on a free square, from the tray or from where it lay. The same laying if the square is covered. */
export function put(laying: TrayDraft, grid: Grid, tile: TileId, square: Square): TrayDraft {
  const there = tileOn(laying, square);
  if (grid[square] !== null || (there !== undefined && there !== tile)) return laying;
  const laid = [...laying.laid.filter((it) => it.tile !== tile), { tile, square }];
  return { ...laying, laid, held: null };
}

/** Lays a tile at the arrow and moves the arrow on. Undefined when there is no free square that way. */
export function putAtArrow(laying: TrayDraft, grid: Grid, tile: TileId): TrayDraft | undefined {
  const { square, direction } = laying.arrow;
  const free = nextFree(laying, grid, square, direction);
  if (free === undefined) return undefined;
  const after = put(laying, grid, tile, free);
  return { ...after, arrow: { direction, square: nextFree(after, grid, free, direction) ?? free, shown: true } };
}

/** A tile of the tray with this face that has not been laid. */
export const tileWith = (laying: TrayDraft, face: string): TileId | undefined =>
  laying.order.find((tile) => faceOf(tile) === face && !isLaid(laying, tile));

/** The face a key stands for; undefined for any other key, also for '?', which asks for help at every table. */
export const faceOfKey = (key: string): string | undefined =>
  key === ASTERISK ? ASTERISK : /^[a-z]$/i.test(key) ? key.toUpperCase() : undefined;

export const takeBack = (laying: TrayDraft, tile: TileId): TrayDraft => ({
  ...laying,
  laid: laying.laid.filter((it) => it.tile !== tile),
});

/** Backspace: the last tile comes back, and the arrow stands where it lay. */
export function takeBackLast(laying: TrayDraft): TrayDraft {
  const last = laying.laid.at(-1);
  if (!last) return laying;
  return { ...takeBack(laying, last.tile), arrow: { ...laying.arrow, square: last.square, shown: true } };
}

export const recalled = (laying: TrayDraft): TrayDraft => ({
  ...laying,
  laid: [],
  held: null,
  arrow: { ...laying.arrow, shown: false },
});

export const turned = ({ arrow, ...rest }: TrayDraft): TrayDraft => ({
  ...rest,
  arrow: { ...arrow, direction: otherDirection(arrow.direction), shown: true },
});

const KEYS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the arrow by a key, stopping at the edge; undefined for a key that moves nothing. */
export function stepped({ arrow, ...rest }: TrayDraft, key: string): TrayDraft | undefined {
  const by = KEYS[key];
  if (!by) return undefined;
  const within = (n: number): number => Math.min(SIZE - 1, Math.max(0, n));
  const square = squareAt(within(rowOf(arrow.square) + by[0]), within(columnOf(arrow.square) + by[1]));
  return { ...rest, arrow: { ...arrow, square, shown: true } };
}

/** A square was tapped with nothing in hand: the arrow comes; again, it turns; once more, it goes. */
export function pointed({ arrow, ...rest }: TrayDraft, square: Square): TrayDraft {
  if (!arrow.shown || arrow.square !== square) return { ...rest, arrow: { square, direction: 'across', shown: true } };
  if (arrow.direction === 'across') return { ...rest, arrow: { ...arrow, direction: 'down' } };
  return { ...rest, arrow: { ...arrow, direction: 'across', shown: false } };
}

/** Moves a tile in the tray before another one, or to the end. */
export function reordered(laying: TrayDraft, tile: TileId, before: TileId | null): TrayDraft {
  if (tile === before) return laying;
  const others = laying.order.filter((it) => it !== tile);
  const at = before === null ? others.length : others.indexOf(before);
  return { ...laying, order: others.toSpliced(at, 0, tile) };
}

/** `pick(n)` gives a number below n. */
export function shuffled(laying: TrayDraft, pick: (n: number) => number): TrayDraft {
  const order = [...laying.order];
  for (let i = order.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return { ...laying, order };
}

const placementsOfLaid = ({ laid }: TrayDraft): Placement[] =>
  laid.map(({ tile, square }) => ({ square, face: faceOf(tile) }));

/** Score of the laid tiles, or the fault that makes them unplayable; null while none are laid. */
export type DraftScore = { readonly score: PlayScore } | { readonly fault: GeometryFault } | null;

export function worthOf(components: Components, laying: TrayDraft, grid: Grid): DraftScore {
  if (laying.laid.length === 0) return null;
  const placements = placementsOfLaid(laying);
  const fault = geometryFault(components, grid, placements);
  return fault ? { fault } : { score: scorePlay(components, grid, placements) };
}

/** Why a written play cannot be laid. `face-down`: the square turns tiles over, so the letter itself must be written. */
export type WrittenFault =
  | PlayNotationFault
  | { readonly code: 'no-such-tile'; readonly face: string }
  | { readonly code: 'face-down'; readonly square: Square };

/** `8E FEND` with the tiles of a tray, for playing by coordinates; on WILD squares one writes what one gives up. */
export function layWritten(
  { premiums }: Components,
  text: string,
  grid: Grid,
  tray: readonly TileId[],
): readonly TilePlaced[] | WrittenFault {
  const play = parsePlay(text);
  if ('code' in play) return play;
  const placements = placementsOf(grid, play);
  if ('code' in placements) return placements;
  const isAnyTile = ({ square, face }: Placement): boolean => face === ASTERISK && premiums[square] === 'wild';
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

/** Tiles a player has laid and not played, kept on this device so that a reload does not sweep them off the board. */
export interface LaidStore {
  read(): readonly TilePlaced[];
  write(laid: readonly TilePlaced[]): void;
}

/** Of one match and seat, with this tray: with any other, what was laid is of no use. */
export function laidStore(match: string, seat: number | null, tray: readonly TileId[]): LaidStore {
  const key = `wordhoard.wildwords.laid.${match}.${seat}`;
  return {
    read: () => parseLaid(readText(key), tray),
    write: (laid) => void writeText(key, laid.length === 0 ? null : makeLaid(laid, tray)),
  };
}

const trayName = (tray: readonly TileId[]): string => tray.toSorted().join(' ');

export const makeLaid = (laid: readonly TilePlaced[], tray: readonly TileId[]): string =>
  JSON.stringify({ tray: trayName(tray), laid });

/** Nothing unless it was written by `makeLaid` with this tray. */
export function parseLaid(text: string | null, tray: readonly TileId[]): readonly TilePlaced[] {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('tray' in value) || !('laid' in value)) return [];
  const { laid } = value;
  return value.tray === trayName(tray) && Array.isArray(laid) && laid.every(isTilePlaced) ? laid : [];
}

const isTilePlaced = (it: unknown): it is TilePlaced =>
  typeof it === 'object' &&
  it !== null &&
  'tile' in it &&
  typeof it.tile === 'string' &&
  'square' in it &&
  Number.isInteger(it.square);
