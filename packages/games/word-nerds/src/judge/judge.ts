import {
  type Answer,
  type Judge,
  type JudgeInput,
  type Judgement,
  judgementOf,
  type QuestionKind,
  type Step,
} from '@wordhoard/kernel';
import { componentsOf } from '../components.ts';
import type { WordNerds } from '../types.ts';
import { prepareIndex } from '../word-index.ts';
import { judgeBidPass, judgeCard } from './action-cards.ts';
import { Evaluator } from './evaluator.ts';
import { judgeBid, judgeDiscard, judgeKeep, judgePurchase, judgeSelection, lettersOverLimit } from './letters.ts';
import { judgeDeclaration, judgeJoin, judgeReply } from './words.ts';

type QuestionJudge<K extends QuestionKind<WordNerds>> = (
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  answer: Answer<WordNerds, K>,
  step: Step<WordNerds, K>,
) => Iterable<Judgement<WordNerds> | null>;

/** One for each question. */
const QUESTION_JUDGES: { readonly [K in QuestionKind<WordNerds>]: QuestionJudge<K> } = {
  bid: (ask, evaluator, to, { token }) => judgeBid(ask, evaluator, to, token),
  'bid-cards': judgeBidPass,
  select: (ask, evaluator, to, { card }) => judgeSelection(ask, evaluator, to, card),
  declare: judgeDeclaration,
  respond: judgeReply,
  join: (ask, evaluator, to, { join }, { word }) => judgeJoin(ask, evaluator, to, { word, join }),
  keep: judgeKeep,
  purchase: judgePurchase,
  drop: (ask, evaluator, to, { card }) =>
    judgeDiscard(ask, evaluator, { yours: card === null ? null : [card], count: 1 }, (cards) => ({
      to,
      answer: { card: cards?.[0] ?? null },
    })),
  discard: (ask, evaluator, to, { cards: yours }) =>
    judgeDiscard(ask, evaluator, { yours, count: lettersOverLimit(evaluator.current.hand) }, (cards) => ({
      to,
      answer: { cards: cards && [...cards] },
    })),
};

/**
 * Values a move by expected points: those of words, and the value of the hand, tokens and action cards kept. If others'
 * letters, their bids or the deck matter, it averages over possible worlds that fit the observation. The dictionary
 * counts as known.
 */
export const judge: Judge<WordNerds> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !seen.view.hand) return;
  yield* prepareIndex(ask.env, componentsOf(seen.view.config));
  const evaluator = new Evaluator(ask);
  if ('to' in move) {
    const { step } = seen.question;
    // The answer belongs to this step, which the types of the unions can't express.
    yield* (QUESTION_JUDGES[step.type] as QuestionJudge<typeof step.type>)(
      ask,
      evaluator,
      move.to,
      move.answer as never,
      step as never,
    );
  } else if (move.free.type === 'card') yield* judgeCard(ask, evaluator, move.free);
  else {
    // A vote to stop has no value in points.
    const text = move.free.agree ? 'agree to stop' : 'play on';
    yield judgementOf({ yours: { move, worth: 0, points: null, text, word: null }, found: [] });
  }
};
