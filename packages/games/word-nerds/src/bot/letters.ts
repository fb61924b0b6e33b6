/** Which letters to bid for, take, drop and replace. */
import { forSeat } from '@wordhoard/kernel';
import { isWild, type LetterId, letterCard } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { unspent } from '../tokens.ts';
import type { Purchase } from '../types.ts';
import { type BotContext, bestBy, handOf, prospect, without } from './bot-context.ts';

/** Rough value of an action card in points. */
const ACTION_WORTH = 2;

/** Value that each letter turned up would add. A WILD is always welcome. */
export function ratings(mind: BotContext): Map<LetterId, number> {
  const hand = handOf(mind);
  return new Map(
    mind.view.market.map((card) => {
      const { value, withAction } = letterCard(card);
      const printed = isWild(card) ? 4 : value;
      const letter = mind.skill.sees === 'print' ? printed : prospect(mind, [...hand, card]) + printed / 10;
      return [card, letter + (withAction ? ACTION_WORTH : 0)];
    }),
  );
}

export function chooseLetter(mind: BotContext): LetterId {
  const rated = ratings(mind);
  return bestBy(mind.view.market, (card) => rated.get(card)!)!;
}

/** By so many tokens a bold bot bids more than its level would, and a shy one less; luck moves it by less than half. */
const BOLDNESS = 2.2;
const WAVERING = 0.49;

/** A token by how much worse the last pick would be than the first; big tokens are kept for big differences. */
export function chooseBid(mind: BotContext): number {
  const { view, seat, personality, chance } = mind;
  const tokens = unspent(forSeat(view.players, seat), view.topToken);
  const rated = [...ratings(mind).values()].sort((a, b) => b - a);
  const last = rated[Math.min(view.players.length, rated.length) - 1] ?? 0;
  const spread = (rated[0] ?? 0) - last;
  // Six points of difference are worth the best token; less than half a point is worth none.
  const fair = spread < 0.5 ? 0 : Math.min(1, spread / 6) * view.topToken;
  const wanted = fair + BOLDNESS * personality.bold + (WAVERING * (chance.below(201) - 100)) / 100;
  return bestBy(tokens, (token) => -Math.abs(token - wanted))!;
}

/** The letter it would miss least. */
export function worstLetter(mind: BotContext, cards: readonly LetterId[] = handOf(mind)): LetterId | undefined {
  if (mind.skill.sees === 'print') return bestBy(cards, (card) => (isWild(card) ? -9 : -letterCard(card).value));
  return bestBy(cards, (card) => prospect(mind, without(cards, card)) - (isWild(card) ? 9 : 0));
}

/** Down to ten. */
export function surplus(mind: BotContext): LetterId[] {
  let kept: readonly LetterId[] = handOf(mind);
  const gone: LetterId[] = [];
  while (kept.length > HAND_LIMIT) {
    const worst = worstLetter(mind, kept)!;
    gone.push(worst);
    kept = without(kept, worst);
  }
  return gone;
}

/** Two new letters for what is left: when that is less than two letters, or little use. */
export function chooseRedraw(mind: BotContext): boolean {
  const hand = handOf(mind);
  if (hand.some(isWild)) return false;
  return hand.length < 2 || (mind.skill.plans && hand.length === 2 && prospect(mind, hand) < 8);
}

/** A bot that buys spends the small tokens it doesn't need for the next auction. */
export function choosePurchase(mind: BotContext): Purchase {
  const { view, seat, skill } = mind;
  const tokens = unspent(forSeat(view.players, seat), view.topToken).filter((token) => token > 0);
  if (skill.keeps === null || tokens.length <= skill.keeps) return { type: 'pass' };
  if (view.actionDeck + view.actionDiscards.length > 0) return { type: 'action', token: tokens[0]! };
  return { type: 'pass' };
}
