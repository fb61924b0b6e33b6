import {
  type Components,
  componentsOf,
  type Direction,
  type PendingPlay,
  type PlayScore,
  type Square,
  strideOf,
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
export function termsOf(
  { premiums, traySize, bombPoints, losePoints }: Components,
  words: readonly Word[],
  laid: readonly Square[],
): Term[] {
  const fresh = new Set(laid);
  const made = words.map(({ pattern, square, direction, score }): Term => {
    const squares = Array.from(pattern, (_, i) => square + i * strideOf(direction));
    const times = squares.flatMap((at) => {
      const premium = fresh.has(at) ? premiums[at] : null;
      return premium === 'DW' || premium === 'TW' ? [premium] : [];
    });
    const by = times.reduce((product, premium) => product * (premium === 'DW' ? 2 : 3), 1);
    return { is: 'word', pattern, sum: score / by, times, points: score };
  });
  const lost = laid.filter((square) => premiums[square] === 'lose').length;
  return [
    ...made,
    ...Array.from({ length: lost }, (): Term => ({ is: 'lose', points: -losePoints })),
    ...(laid.length === traySize ? [{ is: 'bomb', points: bombPoints } as const] : []),
  ];
}

export const termsOfPending = (components: Components, { words, squares }: PendingPlay): Term[] =>
  termsOf(components, words, squares);

export const termsOfScore = (components: Components, { words }: PlayScore, laid: readonly Square[]): Term[] =>
  termsOf(
    components,
    words.map(({ pattern, squares, direction, score }) => ({ pattern, square: squares[0]!, direction, score })),
    laid,
  );

/** Of the play being looked at, or of what the player has laid. */
export function termsNow({ config, pending }: View, { laid }: TrayDraft, worth: DraftScore): readonly Term[] {
  const components = componentsOf(config);
  if (pending) return termsOfPending(components, pending);
  if (!worth || 'fault' in worth) return [];
  return termsOfScore(
    components,
    worth.score,
    laid.map(({ square }) => square),
  );
}
