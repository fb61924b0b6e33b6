import { type Direction, PREMIUMS, type Square, strideOf } from './board.ts';
import { TRAY_SIZE } from './tiles.ts';

/** What players call out for special plays: all seven tiles, a word times six, or many points for short words. */
export type Call = 'bomb' | 'touchdown' | 'hipswop';

/** Ours, for the log: at least this many points, and no word longer than this. */
const HIPSWOP = { points: 30, squares: 4 } as const;

interface PublicPlay {
  readonly points: number;
  readonly laid: readonly Square[];
  readonly words: readonly { readonly pattern: string; readonly square: Square; readonly direction: Direction }[];
}

/** The calls that a play earns. */
export function callsOf({ points, laid, words }: PublicPlay): Call[] {
  const newSquares = new Set(laid);
  const isTouchdown = words.some(({ pattern, square, direction }) => {
    const premiums = Array.from(pattern, (_, i) => square + i * strideOf(direction))
      .filter((at) => newSquares.has(at))
      .map((at) => PREMIUMS[at]);
    return premiums.includes('TW') && premiums.includes('DW');
  });
  const isBomb = laid.length === TRAY_SIZE;
  const isShort = words.every(({ pattern }) => pattern.length <= HIPSWOP.squares);
  return [
    ...(isBomb ? ['bomb' as const] : []),
    ...(isTouchdown ? ['touchdown' as const] : []),
    ...(!isBomb && isShort && points >= HIPSWOP.points ? ['hipswop' as const] : []),
  ];
}

/** [WW-5] A bad letter trade (ours, for the review): the best play after it is worth less than the best before. */
export const isBadTrade = (bestBefore: number, bestAfter: number): boolean => bestAfter < bestBefore;
