/** When to play which action card on what. One row a kind of card; cards that change a word's value are chosen further down. */
import { forSeat } from '@wordhoard/kernel';
import { type Action, type ActionId, type ActionName, actionOf } from '../actions.ts';
import { type ActionTarget, targets } from '../aims.ts';
import { front } from '../battle.ts';
import { cardValue, isWild, type LetterId, letterOf } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { whyNotPlayable } from '../play-card.ts';
import { bidValue, selectionOrder } from '../selection-order.ts';
import type { WordNerds } from '../types.ts';
import { lengthBonus, spell, valueOfWord, worthOf } from '../words.ts';
import { type BotContext, bestBy, bestOf, handOf, lettersOf, prospect } from './bot-context.ts';
import { worstLetter } from './letters.ts';

type PlayedCard = Extract<WordNerds['free'], { type: 'card' }>;
type Wish = (mind: BotContext, choices: readonly ActionTarget[]) => ActionTarget | undefined;

/** A small change of a word's value: how much it is, for the battles below. */
export const CHANGE: Partial<Record<ActionName, number>> = {
  '+2 WORD VALUE': 2,
  '+3 WORD VALUE': 3,
  '+5 WORD VALUE': 5,
  '-2 WORD VALUE': -2,
  '-3 WORD VALUE': -3,
  '-5 WORD VALUE': -5,
};

/** A word of so many points is worth taking some from, among two. */
const DEAR = 9;

const room = (mind: BotContext): boolean => handOf(mind).length < HAND_LIMIT;
const richest: Wish = ({ view }, choices) => bestBy(choices, ({ seat }) => forSeat(view.players, seat!).letters);
/** One of each letter is enough to choose from. */
const toTake: Wish = (mind, choices) => {
  if (!room(mind)) return undefined;
  const kinds = [...new Map(choices.map((choice) => [letterOf(choice.take!), choice])).values()];
  return bestBy(kinds, ({ take }) => prospect(mind, [...handOf(mind), take!]) + (isWild(take!) ? 5 : 0));
};
/** Letters outside its best word that make an exchange worthwhile. */
const DEAD = 3;
/** The letters its best word leaves over; WILDs never are. */
const deadLetters = (mind: BotContext): LetterId[] => {
  const { view } = mind;
  const [best] = bestOf(mind, lettersOf(handOf(mind)), lettersOf(view.pool), 1);
  const used = best && spell(best.word, handOf(mind), view.pool);
  return handOf(mind).filter((card) => !isWild(card) && !used?.some((it) => it.card === card));
};
/** A swap with the pool must make its own letters, without the pool, worth so much more. */
const SWAP_GAIN = 2;
/** A pool that is worth no more than this to it, and has some letters, is of more use to the others. */
const POOL_WORTH = 2;
const POOL_SIZE = 3;
const mostTokens: Wish = (_, choices) =>
  bestBy(choices, ({ tokens }) => tokens!.reduce((sum, token) => sum + token, 0));

/** A bid card that moves this seat forward. */
const forward =
  (change: number): Wish =>
  (mind, choices) => {
    const place = (bids: BotContext['view']['bids']): number =>
      selectionOrder({ ...mind.view, bids }).indexOf(mind.seat);
    const now = place(mind.view.bids);
    return choices.find(({ seat }) => {
      const bids = mind.view.bids.map((bid) => (bid.seat === seat ? { ...bid, change: bid.change + change } : bid));
      return (seat === mind.seat) === change > 0 && place(bids) < now;
    });
  };

export const WISHES: Partial<Record<ActionName, Wish>> = {
  'NO LENGTH BONUS': (mind, choices) => {
    const theirs = choices.filter(({ word }) => mind.view.words[word!]!.owner !== mind.seat);
    const bonus = ({ word }: ActionTarget): number => lengthBonus(mind.view.words[word!]!.cards.length);
    const most = bestBy(theirs, bonus);
    return most && mind.view.words[most.word!]!.status === 'scoring' && bonus(most) >= 5 ? most : undefined;
  },
  'FULL CREDIT': ({ view }, choices) => {
    const most = bestBy(choices, ({ word }) => valueOfWord(view.words[word!]!));
    return most && valueOfWord(view.words[most.word!]!) >= 6 ? most : undefined;
  },
  '+1 BID': forward(1),
  '+2 BID': forward(2),
  '-2 BID': forward(-2),
  'WIN TIES': ({ view, seat }, choices) => {
    const mine = view.bids.find((bid) => bid.seat === seat);
    const tied = mine && view.bids.some((bid) => bid.seat !== seat && bidValue(bid) === bidValue(mine));
    return tied ? choices[0] : undefined;
  },
  'FREE BID': ({ view, seat }, choices) =>
    view.bids.some((bid) => bid.seat === seat && bid.token >= 3) ? choices[0] : undefined,
  'DRAW ONE LETTER': (mind, choices) => (room(mind) ? choices[0] : undefined),
  'DRAW TWO LETTERS': (mind, choices) => (handOf(mind).length < HAND_LIMIT - 1 ? choices[0] : undefined),
  'STEAL LETTER': (mind, choices) => (room(mind) ? richest(mind, choices) : undefined),
  'DROP LETTER': richest,
  'SWAP LETTER': (mind, choices) => {
    const worst = worstLetter(mind);
    return richest(
      mind,
      choices.filter(({ give }) => give === worst && !isWild(give!)),
    );
  },
  'FRESH START': (mind) => {
    const letters = deadLetters(mind);
    return letters.length >= DEAD ? { letters } : undefined;
  },
  // A new letter for all helps the player with the most letters.
  'NEW COMMUNITY LETTER': (mind, choices) => {
    const { view, seat } = mind;
    const most = Math.max(...view.players.map(({ letters }, other) => (other === seat ? 0 : letters)));
    return handOf(mind).length >= most ? choices[0] : undefined;
  },
  'TAKE COMMUNITY LETTER': toTake,
  'SWAP COMMUNITY LETTER': (mind, choices) => {
    const give = worstLetter(mind);
    const rest = handOf(mind).filter((card) => card !== give);
    const kinds = new Map(choices.filter((it) => it.give === give).map((it) => [letterOf(it.take!), it]));
    const own = ({ take }: ActionTarget): number => prospect(mind, [...rest, take!], []);
    const best = bestBy([...kinds.values()], own);
    return best && !isWild(give!) && own(best) >= prospect(mind, handOf(mind), []) + SWAP_GAIN ? best : undefined;
  },
  'SWEEP COMMUNITY': (mind, choices) => {
    const { pool } = mind.view;
    if (pool.length < POOL_SIZE || pool.some(isWild)) return undefined;
    const worth = prospect(mind, handOf(mind)) - prospect(mind, handOf(mind), []);
    return worth <= POOL_WORTH ? choices[0] : undefined;
  },
  'SALVAGE LETTER': toTake,
  'RETRIEVE ONE TOKEN': mostTokens,
  'RETRIEVE TWO TOKENS': (mind, choices) =>
    choices.some(({ tokens }) => tokens!.length === 2) ? mostTokens(mind, choices) : undefined,
  'RETRIEVE ALL TOKENS': (_, choices) => (choices.some(({ tokens }) => tokens!.length >= 3) ? choices[0] : undefined),
};

const play = (card: ActionId, target: ActionTarget): PlayedCard => ({ type: 'card', card, target });

/**
 * Starts at its left neighbour: the first of equally good targets is taken, and that must not be the same seat for all
 * bots.
 */
function fromTheLeft({ view, seat }: BotContext, choices: readonly ActionTarget[]): ActionTarget[] {
  const { length } = view.players;
  const away = (choice: ActionTarget): number => ((choice.seat ?? seat) - seat - 1 + length) % length;
  return choices.toSorted((a, b) => away(a) - away(b));
}

/** The card it wants to play now, if any. */
export function chooseCard(mind: BotContext): PlayedCard | undefined {
  const { view, seat, step, skill, chance } = mind;
  const playable = (view.hand?.actions ?? []).filter((card) => !whyNotPlayable(card, mind));
  if (playable.length === 0) return undefined;
  // Thrifty bots do it more seldom, and none where it does no good.
  if (chance.below(100) >= skill.cards) return undefined;
  if (step.type === 'respond') {
    const change = chooseChange(mind, playable);
    if (change) return change;
  }
  for (const card of playable) {
    const action: Action = actionOf(card);
    const target = WISHES[action.name]?.(mind, fromTheLeft(mind, targets(action.aim, { view, seat })));
    if (target) return play(card, target);
  }
  return undefined;
}

/** Cards that change values: to turn a battle if all of them together can, or for plain points when there is none. */
function chooseChange(mind: BotContext, playable: readonly ActionId[]): PlayedCard | undefined {
  const { view, seat } = mind;
  const { scoring, trumping } = front(view.words);
  if (scoring === null) return undefined;
  const helpful = playable
    .map((card) => ({ card, change: changeOf(mind, card, scoring, trumping) }))
    .filter((one) => one.change !== undefined)
    .map(({ card, change }) => ({ card, ...change! }));
  if (helpful.length === 0) return undefined;
  const owners = [scoring, trumping].map((at) => (at === null ? null : view.words[at]!.owner));
  if (trumping === null) {
    const worthIt = helpful.filter(({ target }) => owners[0] === seat || isWorthSpoiling(mind, target.word!));
    const best = bestBy(worthIt, ({ points }) => points);
    return best && play(best.card, best.target);
  }
  if (!owners.includes(seat)) return undefined;
  const lead = valueOfWord(view.words[trumping]!) - valueOfWord(view.words[scoring]!);
  const needed = owners[0] === seat ? lead : 1 - lead;
  const total = helpful.reduce((sum, { points }) => sum + points, 0);
  if (needed <= 0 || total < needed) return undefined;
  const enough = helpful.filter(({ points }) => points >= needed);
  const chosen = bestBy(enough.length > 0 ? enough : helpful, ({ points }) => (enough.length > 0 ? -points : points))!;
  return play(chosen.card, chosen.target);
}

/** Another's word is worth a card where it wins the game, or is dear: the more play, the less one of them matters. */
function isWorthSpoiling({ view, personality }: BotContext, at: number): boolean {
  const { owner } = view.words[at]!;
  const value = valueOfWord(view.words[at]!);
  const wins = forSeat(view.players, owner).score + value >= view.config.winningScore;
  return wins || value >= DEAR + view.players.length - 2 + 4 * personality.thrifty;
}

/** By how much, and where, a card would move a battle (or the scoring word alone) in this seat's favour. */
function changeOf(
  { view, seat }: BotContext,
  card: ActionId,
  scoring: number,
  trumping: number | null,
): { points: number; target: ActionTarget } | undefined {
  const { name } = actionOf(card);
  const fighting = [scoring, ...(trumping === null ? [] : [trumping])];
  const mine = fighting.find((at) => view.words[at]!.owner === seat);
  const theirs = fighting.find((at) => view.words[at]!.owner !== seat);
  const change = CHANGE[name];
  if (change !== undefined && change > 0 && mine !== undefined) return { points: change, target: { word: mine } };
  // [WN-12] No word is worth less than nothing.
  if (change !== undefined && change < 0 && theirs !== undefined)
    return { points: Math.min(-change, valueOfWord(view.words[theirs]!)), target: { word: theirs } };
  if (name === 'DOUBLE LETTER' && mine !== undefined) {
    const word = view.words[mine]!;
    const free = word.cards.map(({ card: one }) => one).filter((one) => !word.doubled.includes(one));
    const take = bestBy(free, cardValue)!;
    return cardValue(take) >= 2 ? { points: cardValue(take), target: { word: mine, take } } : undefined;
  }
  if (name === 'NO LENGTH BONUS' && theirs !== undefined && trumping !== null) {
    const { bonus } = worthOf(view.words[theirs]!);
    return bonus > 0 ? { points: bonus, target: { word: theirs } } : undefined;
  }
  return undefined;
}
