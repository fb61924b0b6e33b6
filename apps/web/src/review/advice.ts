import { bindGame, judgements } from '@wordhoard/catalog';
import type {
  Answer,
  AnyGame,
  AnyGamePackage,
  AnyJudgement,
  AnyObservation,
  Move,
  QuestionRules,
  Seat,
  Shape,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { findShortWords, type ShortWords } from '@wordhoard/lexicon/short-words';
import { type DescribeMove, inWords } from './describe-move.ts';

/** A moment of a game that goes on, as one player sees it, and a move of theirs; null for what there is to be done. */
export interface AdviceAsk {
  readonly game: string;
  readonly seen: AnyObservation;
  readonly seat: Seat;
  readonly move: Move<Shape> | null;
  /** The players' names, by seat. */
  readonly names: readonly string[];
}

/** A word a player would like to check before playing it. */
export interface WordAsk {
  readonly game: string;
  readonly config: object;
  readonly word: string;
}

/** The short words that count at a table. */
export interface ShortWordsAsk {
  readonly game: string;
  readonly config: object;
  /** Words that the table has added, which the dictionary may lack. */
  readonly named: readonly string[];
}

/** Null in a game without words. */
export function shortWordsOf(
  { isWord }: AnyGamePackage,
  words: Lexicon,
  { config, named }: ShortWordsAsk,
): ShortWords | null {
  return isWord ? findShortWords(words, (word) => isWord(words, config, word), named) : null;
}

/** The default answer to this question; null without one. */
export function silence(
  game: AnyGame,
  env: Lexicon,
  { question, view }: AnyObservation,
  seat: Seat,
): Move<Shape> | null {
  if (!question) return null;
  // An open step is always a question.
  const asks = game.rules.steps[question.step.type] as QuestionRules<Shape, string>;
  const answer: Answer<Shape> = asks.defaultAnswer({
    seat,
    view,
    step: question.step,
    draft: question.mine?.answer,
    env,
  });
  return { to: question.id, answer };
}

/** A judgement on a move in a game that goes on. */
export interface Advice extends AnyJudgement {
  /** The judge has finished: a better move that it doesn't name does not exist as far as it can tell. */
  readonly isWhole: boolean;
}

/** The judge's advice in its own notation, from the player's observation alone; null if it has none. */
export function adviceOn(
  pack: AnyGamePackage,
  words: Lexicon,
  { seen, seat, move: made }: AdviceAsk,
  isUp: () => boolean,
): Advice | null {
  const move = made ?? silence(bindGame(pack, words), words, seen, seat);
  if (!move) return null;
  // Between two judgements a judge may only take a breath: that is none, and ends nothing.
  let last: AnyJudgement | null = null;
  for (const judgement of judgements(pack, words, { seen, seat, move, luck: `advice ${seen.question?.id}` })) {
    last = judgement ?? last;
    if (last && isUp()) return { ...last, isWhole: false };
  }
  return last && { ...last, isWhole: true };
}

/** The same with every move in the words of the game's page, as people are told it. */
export function adviceInWords(
  pack: AnyGamePackage,
  words: Lexicon,
  describe: DescribeMove | null,
  ask: AdviceAsk,
  isUp: () => boolean,
): Advice | null {
  const advice = adviceOn(pack, words, ask, isUp);
  const { seen, seat, names } = ask;
  const nameOf = (other: Seat): string => names[other] ?? '';
  return advice && { ...inWords(advice, describe, { seen, seat, nameOf }), isWhole: advice.isWhole };
}
