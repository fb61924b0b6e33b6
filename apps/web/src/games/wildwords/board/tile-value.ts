import { ASTERISK, type Components, type TileFace, valueOfFace } from '@wordhoard/wildwords';

/** The value to print on a tile: an asterisk that is worth nothing has none. */
export function printedValue(components: Components, face: TileFace): number | undefined {
  const value = valueOfFace(components, face);
  return face === ASTERISK && value === 0 ? undefined : value;
}
