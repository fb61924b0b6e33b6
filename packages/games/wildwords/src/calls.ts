import { type Direction, PREMIUMS, type Square, strideOf } from './board.ts';
import { TRAY } from './tiles.ts';

/** Calls that players shout for special plays: all seven tiles, six times a word, or many points for little. */
export type Call = 'bomb' | 'touchdown' | 'hipswop';

/** Ours, for the log: from so many points on, in words of no more squares than this. */
const HIPSWOP = { points: 30, squares: 4 } as const;

interface PlayCall {
  readonly points: number;
  readonly laid: readonly Square[];
  readonly words: readonly { readonly pattern: string; readonly square: Square; readonly direction: Direction }[];
}

/** The calls a play has earned, from its public part. */
export function callsOf({ points, laid, words }: PlayCall): Call[] {
  const fresh = new Set(laid);
  const isTouchdown = words.some(({ pattern, square, direction }) => {
    const premiums = Array.from(pattern, (_, i) => square + i * strideOf(direction))
      .filter((at) => fresh.has(at))
      .map((at) => PREMIUMS[at]);
    return premiums.includes('TW') && premiums.includes('DW');
  });
  const isBomb = laid.length === TRAY;
  const isShort = words.every(({ pattern }) => pattern.length <= HIPSWOP.squares);
  return [
    ...(isBomb ? ['bomb' as const] : []),
    ...(isTouchdown ? ['touchdown' as const] : []),
    ...(!isBomb && isShort && points >= HIPSWOP.points ? ['hipswop' as const] : []),
  ];
}

/** [WW-5] A bad letter trade (ours, for the review): the best play after it is worth less than the best before. */
export const isBadTrade = (bestBefore: number, bestAfter: number): boolean => bestAfter < bestBefore;
