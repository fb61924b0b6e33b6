import { columnOf, parsePlay, rowOf, type Square } from '@wordhoard/wildwords';
import { showAsterisks } from '../../../table-kit/tiles/asterisks.ts';

export const COLUMNS = 'ABCDEFGHIJKLMNO';

/** `row 8, column E` */
export const squareInWords = (square: Square): string =>
  `row ${rowOf(square) + 1}, column ${COLUMNS[columnOf(square)]}`;

/** `STAI✱✱✱` of `D3 STAI***`, and `FEND` of `8E (F)END`: the word as it lies on the board. */
export const playedWord = (play: string): string => showAsterisks(play.replace(/^\S+ |[()]/g, ''));

/** The same for those who cannot see where it lies: `FEND, across from row 8, column E,`. */
export function playedWordAndPlace(play: string): string {
  const at = parsePlay(play);
  const word = playedWord(play);
  return 'code' in at ? word : `${word}, ${at.direction} from ${squareInWords(at.square)},`;
}
