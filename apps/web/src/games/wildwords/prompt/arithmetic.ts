import {
  BOMB_POINTS,
  type Direction,
  LOSE_POINTS,
  type PendingPlay,
  type PlayScore,
  PREMIUMS,
  type Square,
  strideOf,
  TRAY_SIZE,
  type View,
} from '@wordhoard/wildwords';
import type { DraftScore, TrayDraft } from '../hand/draft.ts';

/** One term of a play's points, for the quiet line under the prompt. */
export type Term =
  /** `8 × DW`: the letters, and the word premiums they are multiplied by. */
  | {
      readonly is: 'word';
      readonly pattern: string;
      readonly sum: number;
      readonly times: readonly ('DW' | 'TW')[];
      readonly points: number;
    }
  | { readonly is: 'lose'; readonly points: number }
  | { readonly is: 'bomb'; readonly points: number };

interface Word {
  readonly pattern: string;
  readonly square: Square;
  readonly direction: Direction;
  readonly score: number;
}

/** [WW-11] [WW-12] How the points of a play come about. */
export function termsOf(words: readonly Word[], laid: readonly Square[]): Term[] {
  const fresh = new Set(laid);
  const made = words.map(({ pattern, square, direction, score }): Term => {
    const squares = Array.from(pattern, (_, i) => square + i * strideOf(direction));
    const times = squares.flatMap((at) => {
      const premium = fresh.has(at) ? PREMIUMS[at] : null;
      return premium === 'DW' || premium === 'TW' ? [premium] : [];
    });
    const by = times.reduce((product, premium) => product * (premium === 'DW' ? 2 : 3), 1);
    return { is: 'word', pattern, sum: score / by, times, points: score };
  });
  const lost = laid.filter((square) => PREMIUMS[square] === 'lose').length;
  return [
    ...made,
    ...Array.from({ length: lost }, (): Term => ({ is: 'lose', points: -LOSE_POINTS })),
    ...(laid.length === TRAY_SIZE ? [{ is: 'bomb', points: BOMB_POINTS } as const] : []),
  ];
}

export const termsOfPending = ({ words, squares }: PendingPlay): Term[] => termsOf(words, squares);

export const termsOfScore = ({ words }: PlayScore, laid: readonly Square[]): Term[] =>
  termsOf(
    words.map(({ pattern, squares, direction, score }) => ({ pattern, square: squares[0]!, direction, score })),
    laid,
  );

/** Of the play being looked at, or of what the player has laid. */
export function termsNow({ pending }: View, { laid }: TrayDraft, worth: DraftScore): readonly Term[] {
  if (pending) return termsOfPending(pending);
  if (!worth || 'fault' in worth) return [];
  return termsOfScore(
    worth.score,
    laid.map(({ square }) => square),
  );
}
