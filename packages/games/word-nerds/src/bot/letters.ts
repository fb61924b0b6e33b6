/** Which letters to bid for, take, drop and replace. */
import { forSeat } from '@wordhoard/kernel';
import type { LetterDeck, LetterId } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { unspentTokens } from '../tokens.ts';
import type { Purchase } from '../types.ts';
import { type BotContext, handOf, handProspect, maxBy, without } from './bot-context.ts';

/** Rough value of an action card in points. */
const ACTION_VALUE = 2;

/** What a WILD counts as, in points. */
const WILD_POINTS = 4;
/** The points printed on a letter, or those of a WILD. */
export const printedPoints = (deck: LetterDeck, card: LetterId): number =>
  deck.isWild(card) ? WILD_POINTS : deck.pointsOf(card);

/** Value of the highest token per point of its number; each further token counts half as much as the one before. */
const TOKEN_VALUE = 0.3;
export const tokensValue = (tokens: readonly number[]): number =>
  tokens.toSorted((a, b) => b - a).reduce((sum, token, i) => sum + (TOKEN_VALUE * token) / 2 ** i, 0);

/** The value of the hand with each letter up for auction. */
export function rateLetters(context: BotContext): Map<LetterId, number> {
  const hand = handOf(context);
  const { letters } = context.components;
  return new Map(
    context.view.market.map((card) => {
      const { withAction } = letters.card(card);
      const printed = printedPoints(letters, card);
      const letter =
        context.skill.letterValuation === 'print' ? printed : handProspect(context, [...hand, card]) + printed / 10;
      return [card, letter + (withAction ? ACTION_VALUE : 0)];
    }),
  );
}

export function chooseLetter(context: BotContext): LetterId {
  const rated = rateLetters(context);
  return maxBy(context.view.market, (card) => rated.get(card)!)!;
}

/** By how many tokens the boldest bots bid more, and the shyest less; and how much is random. */
const BOLDNESS_TOKENS = 2.2;
const RANDOM_TOKENS = 0.49;

/** Bids more, the more the first pick is better than the last. */
export function chooseBid(context: BotContext): number {
  const { view, seat, personality, chance } = context;
  const tokens = unspentTokens(forSeat(view.players, seat), view.topToken);
  const rated = [...rateLetters(context).values()].sort((a, b) => b - a);
  const last = rated[Math.min(view.players.length, rated.length) - 1] ?? 0;
  const difference = (rated[0] ?? 0) - last;
  // A difference of six points is worth the highest token; less than half a point is worth none.
  const fairBid = difference < 0.5 ? 0 : Math.min(1, difference / 6) * view.topToken;
  const wanted = fairBid + BOLDNESS_TOKENS * personality.bold + (RANDOM_TOKENS * (chance.below(201) - 100)) / 100;
  return maxBy(tokens, (token) => -Math.abs(token - wanted))!;
}

/** The least useful card: of its letter the one with the lowest value, if a variant has several. */
export function worstLetter(context: BotContext, cards: readonly LetterId[] = handOf(context)): LetterId | undefined {
  const { isWild, letterOf, pointsOf } = context.components.letters;
  const worst =
    context.skill.letterValuation === 'print'
      ? maxBy(cards, (card) => (isWild(card) ? -9 : -pointsOf(card)))
      : maxBy(cards, (card) => handProspect(context, without(cards, card)) - (isWild(card) ? 9 : 0));
  if (worst === undefined) return undefined;
  const alike = cards.filter((card) => card !== worst && letterOf(card) === letterOf(worst));
  return maxBy([worst, ...alike], (card) => -pointsOf(card));
}

/** The letters to discard, down to ten. */
export function chooseDiscards(context: BotContext): LetterId[] {
  let kept: readonly LetterId[] = handOf(context);
  const discarded: LetterId[] = [];
  while (kept.length > HAND_LIMIT) {
    const worst = worstLetter(context, kept)!;
    discarded.push(worst);
    kept = without(kept, worst);
  }
  return discarded;
}

/** Redraws two letters if fewer than two are left, or if they are of little use. */
export function chooseRedraw(context: BotContext): boolean {
  const hand = handOf(context);
  if (hand.some(context.components.letters.isWild)) return false;
  return hand.length < 2 || (context.skill.plansAhead && hand.length === 2 && handProspect(context, hand) < 8);
}

/**
 * Buys an action card with its smallest token if it has more tokens than it keeps. Where nobody bids [WN-25] it keeps none,
 * because tokens have no other use for it.
 */
export function choosePurchase(context: BotContext): Purchase {
  const { view, seat, skill, components } = context;
  const tokens = unspentTokens(forSeat(view.players, seat), view.topToken).filter((token) => token > 0);
  const kept = skill.keptTokens !== null && components.bidding === 'none' ? 0 : skill.keptTokens;
  if (kept === null || tokens.length <= kept) return { type: 'pass' };
  if (view.actionDeck + view.actionDiscards.length > 0) return { type: 'action', token: tokens[0]! };
  return { type: 'pass' };
}
