import type { TileId, TilePlaced } from '@wordhoard/wildwords';
import { parseJson, readText, writeText } from '../../../device/storage.ts';

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

const nameOf = (tray: readonly TileId[]): string => tray.toSorted().join(' ');

export const makeLaid = (laid: readonly TilePlaced[], tray: readonly TileId[]): string =>
  JSON.stringify({ tray: nameOf(tray), laid });

/** Nothing unless it was written by `makeLaid` with this tray. */
export function parseLaid(text: string | null, tray: readonly TileId[]): readonly TilePlaced[] {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('tray' in value) || !('laid' in value)) return [];
  const { laid } = value;
  return value.tray === nameOf(tray) && Array.isArray(laid) && laid.every(isTilePlaced) ? laid : [];
}

const isTilePlaced = (it: unknown): it is TilePlaced =>
  typeof it === 'object' &&
  it !== null &&
  'tile' in it &&
  typeof it.tile === 'string' &&
  'square' in it &&
  Number.isInteger(it.square);
