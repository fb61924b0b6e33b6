import {
  type Answer,
  type Judge,
  type JudgeAsk,
  type Judgement,
  judgementOf,
  type QuestionKind,
  type Step,
} from '@wordhoard/kernel';
import type { WordNerds } from '../types.ts';
import { indexing } from '../word-index.ts';
import { judgeBidPass, judgeCard } from './cards.ts';
import { judgeBid, judgeDiscard, judgeKeep, judgePurchase, judgeSelection, owed } from './letters.ts';
import { Outlook } from './outlook.ts';
import { judgeDeclaration, judgeJoin, judgeReply } from './words.ts';

type QuestionJudge<K extends QuestionKind<WordNerds>> = (
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  answer: Answer<WordNerds, K>,
  step: Step<WordNerds, K>,
) => Iterable<Judgement<WordNerds> | null>;

/** One for each question there is. */
const JUDGES: { readonly [K in QuestionKind<WordNerds>]: QuestionJudge<K> } = {
  bid: (ask, outlook, to, { token }) => judgeBid(ask, outlook, to, token),
  'bid-cards': judgeBidPass,
  select: (ask, outlook, to, { card }) => judgeSelection(ask, outlook, to, card),
  declare: judgeDeclaration,
  respond: judgeReply,
  join: (ask, outlook, to, { join }, { word }) => judgeJoin(ask, outlook, to, { word, join }),
  keep: judgeKeep,
  purchase: judgePurchase,
  drop: (ask, outlook, to, { card }) =>
    judgeDiscard(ask, outlook, { yours: card === null ? null : [card], count: 1 }, (cards) => ({
      to,
      answer: { card: cards?.[0] ?? null },
    })),
  discard: (ask, outlook, to, { cards: yours }) =>
    judgeDiscard(ask, outlook, { yours, count: owed(outlook.now.hand) }, (cards) => ({
      to,
      answer: { cards: cards && [...cards] },
    })),
};

/**
 * Worth is expected points: what words bring, and what hand, tokens and action cards are still good for. Where others'
 * letters, the deck or their bids matter, worlds that agree with what was seen are weighed. The dictionary is no secret.
 */
export const judge: Judge<WordNerds> = function* (ask) {
  const { seen, move } = ask;
  if (!seen.question || !seen.view.hand) return;
  yield* indexing(ask.env);
  const outlook = new Outlook(ask);
  if ('to' in move) {
    const { step } = seen.question;
    // The answer is to this step, which a union of all steps cannot say.
    yield* (JUDGES[step.type] as QuestionJudge<typeof step.type>)(
      ask,
      outlook,
      move.to,
      move.answer as never,
      step as never,
    );
  } else if (move.free.type === 'card') yield* judgeCard(ask, outlook, move.free);
  else {
    // Agreeing to stop is a matter of company, not of points.
    const text = move.free.agree ? 'agree to stop' : 'play on';
    yield judgementOf({ yours: { move, worth: 0, points: null, text, word: null }, found: [] });
  }
};
