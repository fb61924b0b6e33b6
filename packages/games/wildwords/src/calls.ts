import { type Direction, type Square, strideOf } from './board.ts';
import type { Components } from './components.ts';

/** What players call out for special plays: the whole tray, a word times six, or many points for short words. */
export type Call = 'bomb' | 'touchdown' | 'hipswop';

/** Ours, for the log: at least this many points, and no word longer than this. */
const HIPSWOP = { points: 30, squares: 4 } as const;

interface PublicPlay {
  readonly points: number;
  readonly laid: readonly Square[];
  readonly words: readonly { readonly pattern: string; readonly square: Square; readonly direction: Direction }[];
}

/** The calls that a play earns. */
export function callsOf({ premiums, traySize }: Components, { points, laid, words }: PublicPlay): Call[] {
  const newSquares = new Set(laid);
  const isTouchdown = words.some(({ pattern, square, direction }) => {
    const used = Array.from(pattern, (_, i) => square + i * strideOf(direction))
      .filter((at) => newSquares.has(at))
      .map((at) => premiums[at]);
    return used.includes('TW') && used.includes('DW');
  });
  const isBomb = laid.length === traySize;
  const isShort = words.every(({ pattern }) => pattern.length <= HIPSWOP.squares);
  return [
    ...(isBomb ? ['bomb' as const] : []),
    ...(isTouchdown ? ['touchdown' as const] : []),
    ...(!isBomb && isShort && points >= HIPSWOP.points ? ['hipswop' as const] : []),
  ];
}

/** [WW-5] A bad letter trade (ours, for the review): the best play after it is worth less than the best before. */
export const isBadTrade = (bestBefore: number, bestAfter: number): boolean => bestAfter < bestBefore;
