/** Bids, letters, tokens. */
import { type Answer, forSeat, type JudgeAsk, type Judgement } from '@wordhoard/kernel';
import { bestBy, without } from '../bot/bot-context.ts';
import { surplus } from '../bot/letters.ts';
import { type LetterId, letterCard } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { selectionOrder } from '../selection-order.ts';
import { unspent } from '../tokens.ts';
import type { Bid, BrowseAnswer, Purchase, WordNerds } from '../types.ts';
import { makeLetters, purchaseText } from './notes.ts';
import { ACTION_WORTH, type Outlook } from './outlook.ts';
import { type Option, weigh } from './weigh.ts';
import type { PossibleWorld } from './worlds.ts';

/** Value of the hand with a letter up for auction. */
const letterWorth = (outlook: Outlook, card: LetterId): number => {
  const { hand, pool } = outlook.now;
  const last = outlook.view.market.length === 2 ? without(outlook.view.market, card) : [];
  return outlook.handWorth([...hand, card], [...pool, ...last]) + (letterCard(card).withAction ? ACTION_WORTH : 0);
};

/** The letter the player would get with these bids: the first in line takes any. Undefined if none is left. */
export function pickIn(outlook: Outlook, bids: readonly Bid[], { gone }: PossibleWorld): LetterId | undefined {
  const { view, seat } = outlook;
  const before = selectionOrder({ ...view, bids: [...bids] }).indexOf(seat);
  const left = view.market.filter((card) => !gone.slice(0, before).includes(card));
  return bestBy(left, (card) => letterWorth(outlook, card));
}

/** [WN-6] [WN-8] A bid is worth the letter it brings, and costs its token. */
export function* judgeBid(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  token: number,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, now } = outlook;
  const held = outlook.handWorth(now.hand, now.pool);
  const bidOption = (mine: number): Option => ({
    move: { to, answer: { token: mine } },
    text: `bid ${mine}`,
    word: null,
    value: (world) => {
      const bids = world.bids.map((theirs, other): Bid => {
        const bid = other === seat ? mine : theirs;
        return { seat: other, token: bid, change: 0, winsTies: false, free: false };
      });
      const card = pickIn(outlook, bids, world);
      const cost = outlook.tokensWorth(now.spent) - outlook.tokensWorth([...now.spent, ...(mine > 0 ? [mine] : [])]);
      return (card === undefined ? 0 : letterWorth(outlook, card) - held) - cost;
    },
  });
  const options = unspent(forSeat(view.players, seat), view.topToken).map(bidOption);
  yield* weigh(ask, { yours: bidOption(token), options, hidden: true });
}

/** [WN-8] */
export function* judgeSelection(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  card: LetterId,
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool } = outlook.now;
  const base = (): number => outlook.handWorth(hand, pool);
  const option = (taken: LetterId): Option => ({
    move: { to, answer: { card: taken } },
    text: `take ${makeLetters([taken])}${letterCard(taken).withAction ? '+' : ''}`,
    word: null,
    value: () => letterWorth(outlook, taken),
  });
  yield* weigh(ask, { yours: option(card), options: outlook.view.market.map(option), base, hidden: false });
}

/** [WN-18] [WN-19] Which tokens come back, and what is left of the hand. */
export function* judgeKeep(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  { redraw, tokens }: Answer<WordNerds, 'keep'>,
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool, spent } = outlook.now;
  const option = (fresh: boolean, back: readonly number[]): Option => ({
    move: { to, answer: { redraw: fresh, tokens: [...back] } },
    text: `${fresh ? 'redraw' : 'keep'}${back.length > 0 ? `, take back ${back.toSorted((a, b) => b - a).join(' ')}` : ''}`,
    word: null,
    value: ({ deck }) =>
      outlook.handWorth(fresh ? deck.slice(0, 2) : hand, pool) +
      outlook.tokensWorth(spent.filter((token) => !back.includes(token))) -
      outlook.tokensWorth(spent),
  });
  const options = handfuls(spent, tokens.length).flatMap((back) => [false, true].map((fresh) => option(fresh, back)));
  yield* weigh(ask, { yours: option(redraw, tokens), options, hidden: true });
}

/** [WN-20] Letters that would be missed least, for the smallest tokens. Worth is what is more than buying nothing. */
export function* judgePurchase(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
  answer: Purchase | BrowseAnswer,
): Generator<Judgement<WordNerds> | null, void> {
  const { view, seat, now } = outlook;
  const option = (bought: Purchase): Option => ({
    move: { to, answer: bought },
    text: purchaseText(bought),
    word: null,
    value: ({ deck }) => {
      if (bought.type === 'pass') return 0;
      const tokens = bought.type === 'action' ? [bought.token] : bought.tokens;
      const cost = outlook.tokensWorth(now.spent) - outlook.tokensWorth([...now.spent, ...tokens]);
      if (bought.type === 'action') return ACTION_WORTH - cost;
      const stay = now.hand.filter((card) => !bought.cards.includes(card));
      const fresh = [...stay, ...deck.slice(0, bought.cards.length)];
      return outlook.handWorth(fresh, now.pool) - outlook.handWorth(now.hand, now.pool) - cost;
    },
  });
  const tokens = unspent(forSeat(view.players, seat), view.topToken).filter((token) => token > 0);
  function* options(): Generator<Option | null> {
    yield option({ type: 'pass' });
    if (tokens.length > 0 && view.actionDeck + view.actionDiscards.length > 0)
      yield option({ type: 'action', token: tokens[0]! });
    let kept = now.hand;
    for (let n = 1; n <= Math.min(tokens.length, now.hand.length, MOST_REPLACED); n++) {
      for (const card of kept) {
        outlook.handWorth(without(kept, card), now.pool);
        yield null;
      }
      // All of these are known by now.
      kept = without(kept, bestBy(kept, (card) => outlook.handWorth(without(kept, card), now.pool))!);
      const cards = now.hand.filter((card) => !kept.includes(card));
      yield option({ type: 'replace', cards, tokens: tokens.slice(0, n) });
    }
  }
  yield* weigh(ask, {
    yours: option(answer.type === 'browse' ? { type: 'pass' } : answer),
    options: options(),
    hidden: true,
  });
}
/** More than so many new letters are seldom worth their tokens. */
const MOST_REPLACED = 2;

/** DROP LETTER, and [WN-4]: what stays is worth. Null leaves it to the lot. */
export function* judgeDiscard(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  answers: { readonly yours: readonly LetterId[] | null; readonly count: number },
  moveOf: (cards: readonly LetterId[] | null) => Option['move'],
): Generator<Judgement<WordNerds> | null, void> {
  const { hand, pool } = outlook.now;
  const { yours, count } = answers;
  const stays = (gone: readonly LetterId[]): number =>
    outlook.handWorth(
      hand.filter((card) => !gone.includes(card)),
      pool,
    );
  const all = count <= FEW ? handfuls(hand, count) : [surplus(outlook.mind)];
  const option = (gone: readonly LetterId[] | null): Option => ({
    move: moveOf(gone),
    text: gone ? `discard ${makeLetters(gone.toSorted())}` : 'by lot',
    word: null,
    value: () => (gone ? stays(gone) : all.reduce((sum, lot) => sum + stays(lot), 0) / all.length),
  });
  yield* weigh(ask, { yours: option(yours), options: all.map(option), hidden: false });
}
/** Up to so many are discarded in every way there is. */
const FEW = 2;

export const owed = (hand: readonly LetterId[]): number => Math.max(0, hand.length - HAND_LIMIT);

function handfuls<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => handfuls(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
