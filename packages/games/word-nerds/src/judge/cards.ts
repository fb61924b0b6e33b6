/**
 * Playing an action card. Its effect on the player's own words, bids, hand and tokens is tried out; harm to others
 * counts as the value of the card.
 */
import { forSeat, type JudgeAsk, type Judgement } from '@wordhoard/kernel';
import { type ActionId, actionOf, type When } from '../actions.ts';
import { type ActionTarget, type PlayedAction, targets } from '../aims.ts';
import { without } from '../bot/bot-context.ts';
import { HAND_LIMIT } from '../hand-limit.ts';
import { whyNotPlayable } from '../play-card.ts';
import type { WordNerds } from '../types.ts';
import { pickIn } from './letters.ts';
import { cardText } from './notes.ts';
import { ACTION_WORTH, type After, type Outlook } from './outlook.ts';
import { type Option, weigh } from './weigh.ts';
import type { PossibleWorld } from './worlds.ts';

/** Every card that can be played now, on everything; of those that may be played at these times. */
export function cardOptions(outlook: Outlook, at: (when: When) => boolean): Option[] {
  const { view, seat, mind } = outlook;
  const playable = view.hand!.actions.filter((card) => at(actionOf(card).when) && !whyNotPlayable(card, mind));
  // Two cards of a name are one choice.
  const names = playable.map((card) => actionOf(card).name);
  return playable
    .filter((_, i) => names.indexOf(names[i]!) === i)
    .flatMap((card) =>
      targets(actionOf(card).aim, { view, seat }).map((target) => cardOption(outlook, { card, target })),
    );
}

/** Nothing is done in a window. */
export const passOption = (outlook: Outlook, to: number): Option => ({
  move: { to, answer: { type: 'pass' } },
  text: 'pass',
  word: null,
  value: (world) => valueIn(outlook, outlook.now, world, NO_CHANGE),
});

/** [WN-7] No card is played on the bids. Worth is what is more than that brings. */
export function* judgeBidPass(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  to: number,
): Generator<Judgement<WordNerds> | null, void> {
  const pass = passOption(outlook, to);
  const options = cardOptions(outlook, (when) => when === 'auction');
  yield* weigh(ask, { yours: pass, options, base: pass.value, hidden: true });
}

/** The same for a card that was played. */
export function* judgeCard(
  ask: JudgeAsk<WordNerds>,
  outlook: Outlook,
  played: PlayedAction,
): Generator<Judgement<WordNerds> | null, void> {
  const { step, id, asked, mine } = ask.seen.question!;
  const mayPass = (step.type === 'respond' || step.type === 'bid-cards') && asked.includes(ask.seat) && !mine?.done;
  const pass = passOption(outlook, id);
  const options = [...cardOptions(outlook, () => true), ...(mayPass ? [pass] : [])];
  yield* weigh(ask, { yours: cardOption(outlook, played), options, base: pass.value, hidden: true });
}

/** A change to a bid. */
interface BidChange {
  readonly seat: number | null;
  readonly change: number;
  readonly winsTies: boolean;
}
const NO_CHANGE: BidChange = { seat: null, change: 0, winsTies: false };

/** After the bids, with the letter they bring; else as things lie. */
function valueIn(outlook: Outlook, after: After, world: PossibleWorld, { seat, change, winsTies }: BidChange): number {
  const { view, mind } = outlook;
  if (mind.step.type !== 'bid-cards') return outlook.value(after, world);
  const bids = view.bids.map((bid) =>
    bid.seat === seat ? { ...bid, change: bid.change + change, winsTies: bid.winsTies || winsTies } : bid,
  );
  const card = pickIn(outlook, bids, world);
  return outlook.value(card === undefined ? after : { ...after, hand: [...after.hand, card] }, world);
}

function cardOption(outlook: Outlook, { card, target }: PlayedAction): Option {
  const { view, now } = outlook;
  const spent = { ...now, actions: now.actions - 1 };
  return {
    move: { free: { type: 'card', card, target } },
    text: cardText(view, { card, target }),
    word: null,
    value: (world) => {
      const played = { ...spent, ...changed(outlook, card, target, world) };
      return (
        valueIn(outlook, played, world, bidChange(card, target)) +
        (HARM.includes(actionOf(card).name) ? ACTION_WORTH : 0)
      );
    },
  };
}

const HARM: readonly string[] = ['DROP LETTER'];
const BIDS: Readonly<Record<string, number>> = { '+1 BID': 1, '+2 BID': 2, '-2 BID': -2, 'WIN TIES': 0 };

function bidChange(card: ActionId, { seat }: ActionTarget): BidChange {
  const { name } = actionOf(card);
  return { seat: name in BIDS ? (seat ?? null) : null, change: BIDS[name] ?? 0, winsTies: name === 'WIN TIES' };
}

/** The parts of the player's own position that would change. */
function changed(
  { view, now, seat }: Outlook,
  card: ActionId,
  target: ActionTarget,
  { deck, hands }: PossibleWorld,
): Partial<After> {
  const { hand, pool, words, spent } = now;
  const { name, withWord } = actionOf(card);
  const { word, give, take, letters, tokens } = target;
  if (word !== undefined) {
    const laid = { ...words[word]!, doubled: [...words[word]!.doubled] };
    if (withWord) withWord(laid, target);
    else laid.fullCredit = true;
    return { words: words.with(word, laid) };
  }
  const others = target.seat === undefined ? [] : forSeat(hands, target.seat);
  const drawn = (n: number): readonly string[] => deck.slice(0, n);
  switch (name) {
    case 'DRAW ONE LETTER':
      return { hand: upToTen([...hand, ...drawn(1)]) };
    case 'DRAW TWO LETTERS':
      return { hand: upToTen([...hand, ...drawn(2)]) };
    case 'STEAL LETTER':
      return { hand: upToTen([...hand, ...others.slice(0, 1)]) };
    case 'SWAP LETTER':
      return { hand: [...without(hand, give!), ...others.slice(0, 1)] };
    case 'FRESH START':
      return { hand: [...hand.filter((one) => !letters!.includes(one)), ...drawn(letters!.length)] };
    case 'NEW COMMUNITY LETTER':
      return { pool: [...pool, ...drawn(1)] };
    case 'TAKE COMMUNITY LETTER':
      return { hand: upToTen([...hand, take!]), pool: without(pool, take!) };
    case 'SWAP COMMUNITY LETTER':
      return { hand: [...without(hand, give!), take!], pool: [...without(pool, take!), give!] };
    case 'SWEEP COMMUNITY':
      return { pool: [] };
    case 'SALVAGE LETTER':
      return { hand: upToTen([...hand, take!]) };
    case 'FREE BID': {
      const mine = view.bids.find((bid) => bid.seat === seat);
      return { spent: spent.filter((token) => token !== mine?.token) };
    }
    default:
      return tokens ? { spent: spent.filter((token) => !tokens.includes(token)) } : {};
  }
}

/** [WN-4] What comes last goes first: rather too little than too much is hoped for. */
const upToTen = (cards: readonly string[]): readonly string[] => cards.slice(0, HAND_LIMIT);
