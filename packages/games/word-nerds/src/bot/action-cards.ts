/** Which action card to play when, and its target. Each kind has a row; cards that change a word's value come last. */
import { entryAt, forSeat } from '@wordhoard/kernel';
import { type ActionTarget, listTargets } from '../action-targets.ts';
import { type ActionId, type ActionName, actionsOf } from '../actions.ts';
import { activeWords } from '../battle.ts';
import type { LetterId } from '../cards.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { whyNotPlayable } from '../play-card.ts';
import { bidValue, selectionOrder } from '../selection-order.ts';
import type { WordNerds } from '../types.ts';
import { findSpelling, lengthBonus, scoreWord, wordValue } from '../words.ts';
import { type BotContext, bestKnownWords, handOf, handProspect, maxBy } from './bot-context.ts';
import { worstLetter } from './letters.ts';

type PlayedCard = Extract<WordNerds['free'], { type: 'card' }>;
type TargetChooser = (context: BotContext, choices: readonly ActionTarget[]) => ActionTarget | undefined;

/** By how much a card changes a word's value. */
export const VALUE_CHANGES: Partial<Record<ActionName, number>> = {
  '+2 WORD VALUE': 2,
  '+3 WORD VALUE': 3,
  '+5 WORD VALUE': 5,
  '-2 WORD VALUE': -2,
  '-3 WORD VALUE': -3,
  '-5 WORD VALUE': -5,
};

/** With two players, a word of at least this many points is worth spoiling. */
const SPOIL_FROM = 9;

const hasRoom = (context: BotContext): boolean => handOf(context).length < HAND_LIMIT;
const mostLetters: TargetChooser = ({ view }, choices) =>
  maxBy(choices, ({ seat }) => forSeat(view.players, seat!).letters);
/** One choice for each letter and value that may be taken. */
const differentLetters = ({ components }: BotContext, choices: readonly ActionTarget[]): ActionTarget[] => [
  ...new Map(choices.map((choice) => [components.letters.searchText([choice.take!]), choice])).values(),
];
/** Tries one card of each letter and value. */
const chooseLetterToTake: TargetChooser = (context, choices) => {
  if (!hasRoom(context)) return undefined;
  const { isWild } = context.components.letters;
  const kinds = differentLetters(context, choices);
  return maxBy(kinds, ({ take }) => handProspect(context, [...handOf(context), take!]) + (isWild(take!) ? 5 : 0));
};
/** From this many unused letters on, an exchange is worthwhile. */
const MIN_UNUSED_LETTERS = 3;
/** The letters that its best word doesn't use, without WILDs. */
const unusedLetters = (context: BotContext): LetterId[] => {
  const { view, components } = context;
  const { searchText, isWild } = components.letters;
  const [best] = bestKnownWords(context, searchText(handOf(context)), searchText(view.pool), 1);
  const used = best && findSpelling(components, best.word, handOf(context), view.pool);
  return handOf(context).filter((card) => !isWild(card) && !used?.some((it) => it.card === card));
};
/** A swap with the pool must raise the value of its own letters, without the pool, by at least this much. */
const MIN_SWAP_GAIN = 2;
/** It sweeps a pool of at least this size if the pool adds at most this value to its hand. */
const MAX_POOL_VALUE = 2;
const MIN_POOL_SIZE = 3;
const mostTokens: TargetChooser = (_, choices) =>
  maxBy(choices, ({ tokens }) => tokens!.reduce((sum, token) => sum + token, 0));

/** Plays a bid card only if it moves this seat forward. */
const moveForward =
  (change: number): TargetChooser =>
  (context, choices) => {
    const place = (bids: BotContext['view']['bids']): number =>
      selectionOrder({ ...context.view, bids }).indexOf(context.seat);
    const now = place(context.view.bids);
    return choices.find(({ seat }) => {
      const bids = context.view.bids.map((bid) => (bid.seat === seat ? { ...bid, change: bid.change + change } : bid));
      return (seat === context.seat) === change > 0 && place(bids) < now;
    });
  };

export const TARGET_CHOOSERS: Partial<Record<ActionName, TargetChooser>> = {
  'NO LENGTH BONUS': (context, choices) => {
    const theirs = choices.filter(({ word }) => entryAt(context.view.words, word!).owner !== context.seat);
    const bonus = ({ word }: ActionTarget): number => lengthBonus(entryAt(context.view.words, word!).cards.length);
    const most = maxBy(theirs, bonus);
    return most && entryAt(context.view.words, most.word!).status === 'scoring' && bonus(most) >= 5 ? most : undefined;
  },
  'FULL CREDIT': ({ view, components }, choices) => {
    const value = ({ word }: ActionTarget): number => wordValue(components, entryAt(view.words, word!));
    const most = maxBy(choices, value);
    return most && value(most) >= 6 ? most : undefined;
  },
  '+1 BID': moveForward(1),
  '+2 BID': moveForward(2),
  '-2 BID': moveForward(-2),
  'WIN TIES': ({ view, seat }, choices) => {
    const mine = view.bids.find((bid) => bid.seat === seat);
    const tied = mine && view.bids.some((bid) => bid.seat !== seat && bidValue(bid) === bidValue(mine));
    return tied ? choices[0] : undefined;
  },
  'FREE BID': ({ view, seat }, choices) =>
    view.bids.some((bid) => bid.seat === seat && bid.token >= 3) ? choices[0] : undefined,
  'DRAW ONE LETTER': (context, choices) => (hasRoom(context) ? choices[0] : undefined),
  'DRAW TWO LETTERS': (context, choices) => (handOf(context).length < HAND_LIMIT - 1 ? choices[0] : undefined),
  'STEAL LETTER': (context, choices) => (hasRoom(context) ? mostLetters(context, choices) : undefined),
  'DROP LETTER': mostLetters,
  'SWAP LETTER': (context, choices) => {
    const worst = worstLetter(context);
    return mostLetters(
      context,
      choices.filter(({ give }) => give === worst && !context.components.letters.isWild(give!)),
    );
  },
  'FRESH START': (context) => {
    const letters = unusedLetters(context);
    return letters.length >= MIN_UNUSED_LETTERS ? { letters } : undefined;
  },
  // A new community letter helps the player with the most letters.
  'NEW COMMUNITY LETTER': (context, choices) => {
    const { view, seat } = context;
    const most = Math.max(...view.players.map(({ letters }, other) => (other === seat ? 0 : letters)));
    return handOf(context).length >= most ? choices[0] : undefined;
  },
  'TAKE COMMUNITY LETTER': chooseLetterToTake,
  'SWAP COMMUNITY LETTER': (context, choices) => {
    const give = worstLetter(context);
    const rest = handOf(context).filter((card) => card !== give);
    const { isWild } = context.components.letters;
    const kinds = differentLetters(
      context,
      choices.filter((it) => it.give === give),
    );
    const own = ({ take }: ActionTarget): number => handProspect(context, [...rest, take!], []);
    const best = maxBy(kinds, own);
    return best && !isWild(give!) && own(best) >= handProspect(context, handOf(context), []) + MIN_SWAP_GAIN
      ? best
      : undefined;
  },
  'SWEEP COMMUNITY': (context, choices) => {
    const { pool } = context.view;
    if (pool.length < MIN_POOL_SIZE || pool.some(context.components.letters.isWild)) return undefined;
    const poolValue = handProspect(context, handOf(context)) - handProspect(context, handOf(context), []);
    return poolValue <= MAX_POOL_VALUE ? choices[0] : undefined;
  },
  'SALVAGE LETTER': chooseLetterToTake,
  'RETRIEVE ONE TOKEN': mostTokens,
  'RETRIEVE TWO TOKENS': (context, choices) =>
    choices.some(({ tokens }) => tokens!.length === 2) ? mostTokens(context, choices) : undefined,
  'RETRIEVE ALL TOKENS': (_, choices) => (choices.some(({ tokens }) => tokens!.length >= 3) ? choices[0] : undefined),
};

const playCard = (card: ActionId, target: ActionTarget): PlayedCard => ({ type: 'card', card, target });

/**
 * Sorts targets clockwise from the bot's left neighbour: bots take the first of equally good ones, which must not be the
 * same seat for all of them.
 */
function sortClockwise({ view, seat }: BotContext, choices: readonly ActionTarget[]): ActionTarget[] {
  const { length } = view.players;
  const distance = (choice: ActionTarget): number => ((choice.seat ?? seat) - seat - 1 + length) % length;
  return choices.toSorted((a, b) => distance(a) - distance(b));
}

/** The card it wants to play now, if any. */
export function chooseCard(context: BotContext): PlayedCard | undefined {
  const { view, seat, step, skill, chance } = context;
  const playable = (view.hand?.actions ?? []).filter((card) => !whyNotPlayable(card, context));
  if (playable.length === 0) return undefined;
  // Thrifty bots consider cards less often.
  if (chance.below(100) >= skill.cardPercent) return undefined;
  if (step.type === 'respond') {
    const change = chooseValueCard(context, playable);
    if (change) return change;
  }
  for (const card of playable) {
    const action = actionsOf(view.config).card(card);
    const target = TARGET_CHOOSERS[action.name]?.(
      context,
      sortClockwise(context, listTargets(action.targetSpec, { view, seat })),
    );
    if (target) return playCard(card, target);
  }
  return undefined;
}

/** Cards that change values: to turn a battle if all of them together can, or for points if there is no battle. */
function chooseValueCard(context: BotContext, playable: readonly ActionId[]): PlayedCard | undefined {
  const { view, seat, components } = context;
  const { scoring, trumping } = activeWords(view.words);
  if (scoring === null) return undefined;
  const helpful = playable
    .map((card) => ({ card, change: valueChangeOf(context, card, scoring, trumping) }))
    .filter((one) => one.change !== undefined)
    .map(({ card, change }) => ({ card, ...change! }));
  if (helpful.length === 0) return undefined;
  const owners = [scoring, trumping].map((at) => (at === null ? null : entryAt(view.words, at).owner));
  if (trumping === null) {
    const worthIt = helpful.filter(({ target }) => owners[0] === seat || isWorthSpoiling(context, target.word!));
    const best = maxBy(worthIt, ({ points }) => points);
    return best && playCard(best.card, best.target);
  }
  if (!owners.includes(seat)) return undefined;
  const lead =
    wordValue(components, entryAt(view.words, trumping)) - wordValue(components, entryAt(view.words, scoring));
  const needed = owners[0] === seat ? lead : 1 - lead;
  const total = helpful.reduce((sum, { points }) => sum + points, 0);
  if (needed <= 0 || total < needed) return undefined;
  const enough = helpful.filter(({ points }) => points >= needed);
  const chosen = maxBy(enough.length > 0 ? enough : helpful, ({ points }) => (enough.length > 0 ? -points : points))!;
  return playCard(chosen.card, chosen.target);
}

/** Spoiling another's word pays if it wins the game or has many points. With more players one opponent matters less. */
function isWorthSpoiling({ view, personality, components }: BotContext, at: number): boolean {
  const { owner } = entryAt(view.words, at);
  const value = wordValue(components, entryAt(view.words, at));
  const isWinning = forSeat(view.players, owner).score + value >= view.config.winningScore;
  return isWinning || value >= SPOIL_FROM + view.players.length - 2 + 4 * personality.thrifty;
}

/** By how much a card improves a battle, or the scoring word, for this seat, and its target. */
function valueChangeOf(
  { view, seat, components }: BotContext,
  card: ActionId,
  scoring: number,
  trumping: number | null,
): { points: number; target: ActionTarget } | undefined {
  const { name } = actionsOf(view.config).card(card);
  const active = [scoring, ...(trumping === null ? [] : [trumping])];
  const mine = active.find((at) => entryAt(view.words, at).owner === seat);
  const theirs = active.find((at) => entryAt(view.words, at).owner !== seat);
  const change = VALUE_CHANGES[name];
  if (change !== undefined && change > 0 && mine !== undefined) return { points: change, target: { word: mine } };
  // [WN-12] No word is worth less than 0.
  if (change !== undefined && change < 0 && theirs !== undefined)
    return { points: Math.min(-change, wordValue(components, entryAt(view.words, theirs))), target: { word: theirs } };
  if (name === 'DOUBLE LETTER' && mine !== undefined) {
    const { pointsOf } = components.letters;
    const word = entryAt(view.words, mine);
    const free = word.cards.map(({ card: one }) => one).filter((one) => !word.doubled.includes(one));
    const take = maxBy(free, pointsOf)!;
    return pointsOf(take) >= 2 ? { points: pointsOf(take), target: { word: mine, take } } : undefined;
  }
  if (name === 'NO LENGTH BONUS' && theirs !== undefined && trumping !== null) {
    const { bonus } = scoreWord(components, entryAt(view.words, theirs));
    return bonus > 0 ? { points: bonus, target: { word: theirs } } : undefined;
  }
  return undefined;
}
