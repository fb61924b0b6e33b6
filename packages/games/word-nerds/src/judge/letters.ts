/** Rates choices of bids, letters and tokens. */
import { type Answer, forSeat, type JudgeInput, type Judgement } from '@wordhoard/kernel';
import { maxBy, without } from '../bot/bot-context.ts';
import { chooseDiscards } from '../bot/letters.ts';
import type { LetterId } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { selectionOrder } from '../selection-order.ts';
import { unspentTokens } from '../tokens.ts';
import type { Bid, BrowseAnswer, Purchase, WordNerds } from '../types.ts';
import { ACTION_VALUE, type Evaluator } from './evaluator.ts';
import { formatLetters, formatPurchase } from './format-move.ts';
import { type MoveOption, rateOptions } from './rate-options.ts';
import type { PossibleWorld } from './worlds.ts';

/** Value of the hand with one of the letters up for auction. */
const valueWithLetter = (evaluator: Evaluator, card: LetterId): number => {
  const { hand, pool } = evaluator.current;
  const last = evaluator.view.market.length === 2 ? without(evaluator.view.market, card) : [];
  return (
    evaluator.handValue([...hand, card], [...pool, ...last]) +
    (evaluator.components.letters.card(card).withAction ? ACTION_VALUE : 0)
  );
};

/** The letter the player would take with these bids, if the others pick at random. Undefined if none is left. */
export function predictPick(
  evaluator: Evaluator,
  bids: readonly Bid[],
  { pickOrder }: PossibleWorld,
): LetterId | undefined {
  const { view, seat } = evaluator;
  const before = selectionOrder({ ...view, bids: [...bids] }).indexOf(seat);
  const left = view.market.filter((card) => !pickOrder.slice(0, before).includes(card));
  return maxBy(left, (card) => valueWithLetter(evaluator, card));
}

/** [WN-6] [WN-8] Values a bid by the letter it wins, less its token. */
export function* judgeBid(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  token: number,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, current } = evaluator;
  const handValueNow = evaluator.handValue(current.hand, current.pool);
  const bidOption = (mine: number): MoveOption => ({
    move: { to, answer: { token: mine } },
    text: `bid ${mine}`,
    word: null,
    value: (world) => {
      const bids = world.bids.map((theirs, other): Bid => {
        const bid = other === seat ? mine : theirs;
        return { seat: other, token: bid, change: 0, winsTies: false, free: false };
      });
      const card = predictPick(evaluator, bids, world);
      const cost =
        evaluator.tokensValue(current.spent) - evaluator.tokensValue([...current.spent, ...(mine > 0 ? [mine] : [])]);
      return (card === undefined ? 0 : valueWithLetter(evaluator, card) - handValueNow) - cost;
    },
  });
  const options = unspentTokens(forSeat(view.players, seat), view.topToken).map(bidOption);
  yield* rateOptions(ask, { yours: bidOption(token), options, hidden: true });
}

/** [WN-8] */
export function* judgeSelection(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  card: LetterId,
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool } = evaluator.current;
  const base = (): number => evaluator.handValue(hand, pool);
  const option = (taken: LetterId): MoveOption => ({
    move: { to, answer: { card: taken } },
    text: `take ${formatLetters(evaluator.components, [taken])}${evaluator.components.letters.card(taken).withAction ? '+' : ''}`,
    word: null,
    value: () => valueWithLetter(evaluator, taken),
  });
  yield* rateOptions(ask, { yours: option(card), options: evaluator.view.market.map(option), base, hidden: false });
}

/** [WN-18] [WN-19] Values which tokens come back, and whether to redraw. */
export function* judgeKeep(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  { redraw, tokens }: Answer<WordNerds, 'keep'>,
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool, spent } = evaluator.current;
  const option = (redraws: boolean, returned: readonly number[]): MoveOption => ({
    move: { to, answer: { redraw: redraws, tokens: [...returned] } },
    text: `${redraws ? 'redraw' : 'keep'}${returned.length > 0 ? `, take back ${returned.toSorted((a, b) => b - a).join(' ')}` : ''}`,
    word: null,
    value: ({ deck }) =>
      evaluator.handValue(redraws ? deck.slice(0, 2) : hand, pool) +
      evaluator.tokensValue(spent.filter((token) => !returned.includes(token))) -
      evaluator.tokensValue(spent),
  });
  const options = combinations(spent, tokens.length).flatMap((back) =>
    [false, true].map((fresh) => option(fresh, back)),
  );
  yield* rateOptions(ask, { yours: option(redraw, tokens), options, hidden: true });
}

/** [WN-20] Tries to replace the least useful letters for the smallest tokens. Values are relative to buying nothing. */
export function* judgePurchase(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
  answer: Purchase | BrowseAnswer,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, current } = evaluator;
  const option = (bought: Purchase): MoveOption => ({
    move: { to, answer: bought },
    text: formatPurchase(evaluator.components, bought),
    word: null,
    value: ({ deck }) => {
      if (bought.type === 'pass') return 0;
      const tokens = bought.type === 'action' ? [bought.token] : bought.tokens;
      const cost = evaluator.tokensValue(current.spent) - evaluator.tokensValue([...current.spent, ...tokens]);
      if (bought.type === 'action') return ACTION_VALUE - cost;
      const stay = current.hand.filter((card) => !bought.cards.includes(card));
      const newHand = [...stay, ...deck.slice(0, bought.cards.length)];
      return evaluator.handValue(newHand, current.pool) - evaluator.handValue(current.hand, current.pool) - cost;
    },
  });
  const tokens = unspentTokens(forSeat(view.players, seat), view.topToken).filter((token) => token > 0);
  function* options(): Generator<MoveOption | null> {
    yield option({ type: 'pass' });
    if (tokens.length > 0 && view.actionDeck + view.actionDiscards.length > 0)
      yield option({ type: 'action', token: tokens[0]! });
    let kept = current.hand;
    for (let n = 1; n <= Math.min(tokens.length, current.hand.length, MAX_REPLACED); n++) {
      for (const card of kept) {
        evaluator.handValue(without(kept, card), current.pool);
        yield null;
      }
      // These values are cached now.
      kept = without(kept, maxBy(kept, (card) => evaluator.handValue(without(kept, card), current.pool))!);
      const cards = current.hand.filter((card) => !kept.includes(card));
      yield option({ type: 'replace', cards, tokens: tokens.slice(0, n) });
    }
  }
  yield* rateOptions(ask, {
    yours: option(answer.type === 'browse' ? { type: 'pass' } : answer),
    options: options(),
    hidden: true,
  });
}
/** Replacing more letters is seldom worth the tokens. */
const MAX_REPLACED = 2;

/** DROP LETTER, and [WN-4]: values a discard by the rest of the hand. Null is a random discard. */
export function* judgeDiscard(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  answers: { readonly yours: readonly LetterId[] | null; readonly count: number },
  moveOf: (cards: readonly LetterId[] | null) => MoveOption['move'],
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool } = evaluator.current;
  const { yours, count } = answers;
  const valueOfRest = (discarded: readonly LetterId[]): number =>
    evaluator.handValue(
      hand.filter((card) => !discarded.includes(card)),
      pool,
    );
  const all = count <= MAX_EXHAUSTIVE ? combinations(hand, count) : [chooseDiscards(evaluator.botContext)];
  const option = (discarded: readonly LetterId[] | null): MoveOption => ({
    move: moveOf(discarded),
    text: discarded ? `discard ${formatLetters(evaluator.components, discarded.toSorted())}` : 'by lot',
    word: null,
    value: () =>
      discarded ? valueOfRest(discarded) : all.reduce((sum, choice) => sum + valueOfRest(choice), 0) / all.length,
  });
  yield* rateOptions(ask, { yours: option(yours), options: all.map(option), hidden: false });
}
/** Up to this many discards, every choice is tried. */
const MAX_EXHAUSTIVE = 2;

export const lettersOverLimit = (hand: readonly LetterId[]): number => Math.max(0, hand.length - HAND_LIMIT);

function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
