/**
 * Rates playing an action card by its effect on the player's own words, bids, hand and tokens. A card that only harms
 * others counts as the value of a card.
 */
import { entryAt, forSeat, type JudgeInput, type Judgement } from '@wordhoard/kernel';
import { type ActionTarget, listTargets, type PlayedAction } from '../action-targets.ts';
import { type ActionId, type ActionName, type ActionTiming, actionsOf } from '../actions.ts';
import { without } from '../bot/bot-context.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { whyNotPlayable } from '../play-card.ts';
import type { WordNerds } from '../types.ts';
import { ACTION_VALUE, type Evaluator, type OwnPosition } from './evaluator.ts';
import { formatCard } from './format-move.ts';
import { predictPick } from './letters.ts';
import { type MoveOption, rateOptions } from './rate-options.ts';
import type { PossibleWorld } from './worlds.ts';

/** All playable cards of the allowed timings, with all their targets. */
export function cardOptions(evaluator: Evaluator, isAllowed: (when: ActionTiming) => boolean): MoveOption[] {
  const { view, seat, botContext } = evaluator;
  const deck = actionsOf(view.config);
  const playable = view.hand!.actions.filter(
    (card) => isAllowed(deck.card(card).when) && !whyNotPlayable(card, botContext),
  );
  // Two cards of the same name are one choice.
  const names = playable.map((card) => deck.card(card).name);
  return playable
    .filter((_, i) => names.indexOf(entryAt(names, i)) === i)
    .flatMap((card) =>
      listTargets(deck.card(card).targetSpec, { view, seat }).map((target) => cardOption(evaluator, { card, target })),
    );
}

/** Passing in a reaction window. */
export const passOption = (evaluator: Evaluator, to: number): MoveOption => ({
  move: { to, answer: { type: 'pass' } },
  text: 'pass',
  word: null,
  value: (world) => valueInWorld(evaluator, evaluator.current, world, NO_CHANGE),
});

/** [WN-7] Rates a pass after the bids. Values are relative to passing. */
export function* judgeBidPass(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  to: number,
): Generator<Judgement<WordNerds> | null, void> {
  const pass = passOption(evaluator, to);
  const options = cardOptions(evaluator, (when) => when === 'auction');
  yield* rateOptions(ask, { yours: pass, options, base: pass.value, hidden: true });
}

/** The same for a card that was played. */
export function* judgeCard(
  ask: JudgeInput<WordNerds>,
  evaluator: Evaluator,
  played: PlayedAction,
): Generator<Judgement<WordNerds> | null, void> {
  const { step, id, asked, mine } = ask.seen.question!;
  const mayPass = (step.type === 'respond' || step.type === 'bid-cards') && asked.includes(ask.seat) && !mine?.done;
  const pass = passOption(evaluator, id);
  const options = [...cardOptions(evaluator, () => true), ...(mayPass ? [pass] : [])];
  yield* rateOptions(ask, { yours: cardOption(evaluator, played), options, base: pass.value, hidden: true });
}

/** A change to a bid. */
interface BidChange {
  readonly seat: number | null;
  readonly change: number;
  readonly winsTies: boolean;
}
const NO_CHANGE: BidChange = { seat: null, change: 0, winsTies: false };

/** The position's value; after the bids, with the letter that they win. */
function valueInWorld(
  evaluator: Evaluator,
  after: OwnPosition,
  world: PossibleWorld,
  { seat, change, winsTies }: BidChange,
): number {
  const { view, botContext } = evaluator;
  if (botContext.step.type !== 'bid-cards') return evaluator.value(after, world);
  const bids = view.bids.map((bid) =>
    bid.seat === seat ? { ...bid, change: bid.change + change, winsTies: bid.winsTies || winsTies } : bid,
  );
  const card = predictPick(evaluator, bids, world);
  return evaluator.value(card === undefined ? after : { ...after, hand: [...after.hand, card] }, world);
}

function cardOption(evaluator: Evaluator, { card, target }: PlayedAction): MoveOption {
  const { view, current } = evaluator;
  const { name } = actionsOf(view.config).card(card);
  const spent = { ...current, actions: current.actions - 1 };
  return {
    move: { free: { type: 'card', card, target } },
    text: formatCard(view, { card, target }),
    word: null,
    value: (world) => {
      const played = { ...spent, ...changesOf(evaluator, card, target, world) };
      return (
        valueInWorld(evaluator, played, world, bidChange(name, target)) +
        (HARMFUL_CARDS.includes(name) ? ACTION_VALUE : 0)
      );
    },
  };
}

const HARMFUL_CARDS: readonly string[] = ['DROP LETTER'];
const BID_CHANGES: Readonly<Record<string, number>> = { '+1 BID': 1, '+2 BID': 2, '-2 BID': -2, 'WIN TIES': 0 };

function bidChange(name: ActionName, { seat }: ActionTarget): BidChange {
  return {
    seat: name in BID_CHANGES ? (seat ?? null) : null,
    change: BID_CHANGES[name] ?? 0,
    winsTies: name === 'WIN TIES',
  };
}

/** The parts of the player's own position that a card changes. */
function changesOf(
  { view, current, seat }: Evaluator,
  card: ActionId,
  target: ActionTarget,
  { deck, hands }: PossibleWorld,
): Partial<OwnPosition> {
  const { hand, pool, words, spent } = current;
  const { name, applyToWord } = actionsOf(view.config).card(card);
  const { word, give, take, letters, tokens } = target;
  if (word !== undefined) {
    const laid = { ...entryAt(words, word), doubled: [...entryAt(words, word).doubled] };
    if (applyToWord) applyToWord(laid, target);
    else laid.fullCredit = true;
    return { words: words.with(word, laid) };
  }
  const others = target.seat === undefined ? [] : forSeat(hands, target.seat);
  const drawn = (n: number): readonly string[] => deck.slice(0, n);
  switch (name) {
    case 'DRAW ONE LETTER':
      return { hand: limitHand([...hand, ...drawn(1)]) };
    case 'DRAW TWO LETTERS':
      return { hand: limitHand([...hand, ...drawn(2)]) };
    case 'STEAL LETTER':
      return { hand: limitHand([...hand, ...others.slice(0, 1)]) };
    case 'SWAP LETTER':
      return { hand: [...without(hand, give!), ...others.slice(0, 1)] };
    case 'FRESH START':
      return { hand: [...hand.filter((one) => !letters!.includes(one)), ...drawn(letters!.length)] };
    case 'NEW COMMUNITY LETTER':
      return { pool: [...pool, ...drawn(1)] };
    case 'TAKE COMMUNITY LETTER':
      return { hand: limitHand([...hand, take!]), pool: without(pool, take!) };
    case 'SWAP COMMUNITY LETTER':
      return { hand: [...without(hand, give!), take!], pool: [...without(pool, take!), give!] };
    case 'SWEEP COMMUNITY':
      return { pool: [] };
    case 'SALVAGE LETTER':
      return { hand: limitHand([...hand, take!]) };
    case 'FREE BID': {
      const mine = view.bids.find((bid) => bid.seat === seat);
      return { spent: spent.filter((token) => token !== mine?.token) };
    }
    default:
      return tokens ? { spent: spent.filter((token) => !tokens.includes(token)) } : {};
  }
}

/** [WN-4] Drops the last cards beyond ten, a cautious estimate. */
const limitHand = (cards: readonly string[]): readonly string[] => cards.slice(0, HAND_LIMIT);
