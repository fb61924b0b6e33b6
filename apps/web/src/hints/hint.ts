import type { AnyJudgement, Choice, Shape } from '@wordhoard/kernel';

/** From hardly anything to the move itself. */
export const STEPS = ['vague', 'clearer', 'plain'] as const;
export type HintStep = (typeof STEPS)[number];

/** What a move brings: the points the game gives for it at once, and what the judge expects of it besides. */
export interface Promised {
  /** Null for what scores nothing by its nature. */
  readonly points: number | null;
  /** Over the next turns, on average; never below 0. */
  readonly later: number;
}

/** What a hint is about. All of it follows from what the player saw. */
export type Hint =
  | { readonly about: 'word'; readonly word: string; readonly promised: Promised; readonly text: string }
  /** `among`: the better moves, in no order that tells anything. */
  | { readonly about: 'move'; readonly text: string; readonly among: readonly string[] }
  | { readonly about: 'nothing' };

const AMONG = 3;

const promisedBy = ({ points, worth }: Choice<Shape>): Promised => ({
  points,
  later: Math.max(0, Math.round(worth - (points ?? 0))),
});

/** The best by words that everybody knows; nobody is told to play what they have never heard of. */
export const hintedChoice = ({ best, common }: AnyJudgement): Choice<Shape> | undefined => common ?? best[0];

export function hintOf(judgement: AnyJudgement): Hint {
  const choice = hintedChoice(judgement);
  if (!choice) return { about: 'nothing' };
  const { word, text } = choice;
  if (word !== null) return { about: 'word', word, promised: promisedBy(choice), text };
  const others = [...new Set([text, ...judgement.best.map((it) => it.text)])];
  if (others.length < 2) return { about: 'nothing' };
  return { about: 'move', text, among: others.slice(0, AMONG).sort() };
}
