/**
 * The 54 action cards (ours), one row each: how many there are, when they can be played, on what, and what they do.
 * A new card is a new row; the page, the bots, the rules and the tests read this table.
 */
import { forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { ActionTarget, Aim, TargetContext } from './aims.ts';
import * as aims from './aims.ts';
import { discardLetters, drawable, drawLetters, passLetter, take, toPool, turnUp } from './hands.ts';
import { selectionOrder } from './selection-order.ts';
import { retrieve } from './tokens.ts';
import type { Bid, NerdMoment, TableWord, View } from './types.ts';
import { worthOf } from './words.ts';

/** 'A0' to 'A53'. */
export type ActionId = string;
/** As printed; the table below is the only list of them. */
export type ActionName = string;

/**
 * auction: the window after bids are revealed [WN-7]. word: with a declaration or trump [WN-14], or in a response
 * window [WN-13]. outside: any decision but those of the Word Declaration phase. any: any decision. None of them while
 * a challenge is resolved or a discard to ten is owed.
 */
export type When = 'auction' | 'word' | 'outside' | 'any';

export interface Action {
  readonly name: ActionName;
  readonly copies: number;
  readonly when: When;
  readonly text: string;
  readonly aim: Aim;
  /** It would do nothing, whatever it is aimed at. */
  idle?(view: View): boolean;
  /**
   * True if playing it is legal but would bring its player nothing, so it is no reason to stop auto-pass. Judged by
   * public facts alone: a window that closes early then tells nothing about the cards held.
   */
  vain?(aiming: TargetContext): boolean;
  /** Number of letters its player draws from the deck. */
  readonly draws?: number;
  /** [WN-14] What it makes of a word, where it can also be laid together with one; undefined for every other card. */
  withWord?(word: TableWord, target: ActionTarget): void;
  does(play: Play): void;
}

/** A card being played; its target has been checked. */
interface Play {
  readonly m: NerdMoment;
  readonly by: Seat;
  readonly target: ActionTarget;
}

const wordOf = ({ m, target }: Play): TableWord => m.state.words[target.word!]!;
const bidOf = ({ m, target }: Play): Bid => m.state.bids.find(({ seat }) => seat === target.seat)!;
const handOf = ({ m }: Play, seat: Seat): string[] => forSeat(m.state.players, seat).letters.secret;

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const nothingToDraw = (view: View): boolean => drawable(view) === 0;

/** On a word on the table it does what it does with a word being laid. */
const onWord = (row: Omit<Action, 'when' | 'does' | 'withWord'> & Required<Pick<Action, 'withWord'>>): Action => ({
  ...row,
  when: 'word',
  does: (play) => row.withWord(wordOf(play), play.target),
});
const wordValue = (copies: number, by: number): Action =>
  onWord({
    name: `${signed(by)} WORD VALUE`,
    copies,
    text: `Any one word is worth ${Math.abs(by)} ${by > 0 ? 'more' : 'less'}.`,
    aim: aims.anyWord,
    withWord: (word) => {
      word.modifier += by;
    },
  });
const bid = (copies: number, by: number): Action => ({
  name: `${signed(by)} BID`,
  copies,
  when: 'auction',
  text: `Any one bid counts ${Math.abs(by)} ${by > 0 ? 'more' : 'less, but not below 0'}, for the picking order.`,
  aim: aims.anyBid,
  vain: ({ view, seat }) => view.bids.every((it) => !isForward(view, seat, { ...it, change: it.change + by })),
  does: (play) => {
    bidOf(play).change += by;
  },
});
const drawCards = (copies: number, n: 1 | 2): Action => ({
  name: n === 1 ? 'DRAW ONE LETTER' : 'DRAW TWO LETTERS',
  copies,
  when: 'any',
  text: `Draw ${n === 1 ? 'a letter' : 'two letters'} from the deck.`,
  aim: {},
  draws: n,
  idle: nothingToDraw,
  does: ({ m, by }) => drawLetters(m, by, n),
});
const retrieveTokens = (copies: number, n: number, name: string): Action => ({
  name: `RETRIEVE ${name}`,
  copies,
  when: 'any',
  text: `Take back ${n === 1 ? 'one spent token' : n === 2 ? 'two spent tokens' : 'all your spent tokens'}.`,
  aim: aims.spentTokens(n),
  does: ({ m, by, target }) => retrieve(m, by, target.tokens!),
});
/** True if this seat would pick earlier with a bid changed like this. Every changed bid reopens the window. */
function isForward(view: View, seat: Seat, changed: Bid): boolean {
  const bids = view.bids.map((it) => (it.seat === changed.seat ? changed : it));
  return selectionOrder({ ...view, bids }).indexOf(seat) < selectionOrder(view).indexOf(seat);
}
const stealFrom = (play: Play, victim: Seat): string => play.m.chance('lots').pick(handOf(play, victim));

export const ACTIONS: readonly Action[] = [
  wordValue(5, +2),
  wordValue(3, +3),
  wordValue(1, +5),
  wordValue(3, -2),
  wordValue(3, -3),
  wordValue(1, -5),
  onWord({
    name: 'DOUBLE LETTER',
    copies: 2,
    text: 'One letter in a word of yours counts twice.',
    aim: aims.cardOfOwnWord,
    withWord: (word, { take: card }) => {
      word.doubled.push(card!);
    },
  }),
  onWord({
    name: 'NO LENGTH BONUS',
    copies: 1,
    text: 'One word loses its length bonus.',
    aim: aims.wordWithBonus,
    vain: ({ view, seat }) =>
      view.words.every((word) => word.owner === seat || word.status === 'struck' || worthOf(word).bonus === 0),
    withWord: (word) => {
      word.noBonus = true;
    },
  }),
  {
    name: 'FULL CREDIT',
    copies: 1,
    when: 'word',
    text: 'A beaten word of yours scores in full.',
    aim: aims.ownBeatenWord,
    does: (play) => {
      wordOf(play).fullCredit = true;
    },
  },
  bid(2, +1),
  bid(2, +2),
  bid(2, -2),
  {
    name: 'WIN TIES',
    copies: 1,
    when: 'auction',
    text: 'You win ties between bids.',
    aim: aims.ownBid,
    vain: ({ view, seat }) =>
      view.bids.every((it) => it.seat !== seat || !isForward(view, seat, { ...it, winsTies: true })),
    does: (play) => {
      bidOf(play).winsTies = true;
    },
  },
  {
    name: 'FREE BID',
    copies: 2,
    when: 'auction',
    text: 'The token you bid comes back unspent.',
    aim: aims.ownSpentBid,
    does: (play) => {
      bidOf(play).free = true;
      retrieve(play.m, play.by, [bidOf(play).token]);
    },
  },
  drawCards(3, 1),
  drawCards(1, 2),
  {
    name: 'SWAP LETTER',
    copies: 2,
    when: 'outside',
    text: 'Give an opponent a letter and take one of theirs at random.',
    aim: aims.opponentForLetter,
    does(play) {
      const { m, by, target } = play;
      // Drawn before yours is among theirs: you never get your own letter back.
      const taken = stealFrom(play, target.seat!);
      passLetter(m, by, target.seat!, target.give!);
      passLetter(m, target.seat!, by, taken);
    },
  },
  {
    name: 'STEAL LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take a random letter from an opponent.',
    aim: aims.opponent,
    does: (play) => passLetter(play.m, play.target.seat!, play.by, stealFrom(play, play.target.seat!)),
  },
  {
    name: 'DROP LETTER',
    copies: 2,
    when: 'outside',
    text: 'An opponent discards a letter of their choice.',
    aim: aims.opponent,
    does: ({ m, by, target }) => m.next({ type: 'drop', seat: target.seat!, by }),
  },
  {
    name: 'FRESH START',
    copies: 1,
    when: 'outside',
    text: 'Discard any of your letters and draw as many.',
    aim: aims.ownLetters,
    does({ m, by, target }) {
      discardLetters(m, by, target.letters!);
      drawLetters(m, by, target.letters!.length);
    },
  },
  {
    name: 'NEW COMMUNITY LETTER',
    copies: 2,
    when: 'outside',
    text: 'The top letter of the deck joins the pool.',
    aim: {},
    idle: nothingToDraw,
    does({ m }) {
      for (const card of turnUp(m, 1)) toPool(m, card);
    },
  },
  {
    name: 'TAKE COMMUNITY LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take a letter from the pool into your hand.',
    aim: aims.poolCard,
    does({ m, by, target }) {
      forSeat(m.state.players, by).letters.secret.push(take(m.state.pool, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'pool' });
    },
  },
  {
    name: 'SWAP COMMUNITY LETTER',
    copies: 1,
    when: 'outside',
    text: 'Swap a letter of yours for one from the pool.',
    aim: aims.poolCardForLetter,
    does(play) {
      const { m, by, target } = play;
      toPool(m, take(handOf(play, by), target.give!));
      handOf(play, by).push(take(m.state.pool, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'pool' });
    },
  },
  {
    name: 'SWEEP COMMUNITY',
    copies: 1,
    when: 'outside',
    text: 'Discard the whole pool.',
    aim: {},
    idle: ({ pool }) => pool.length === 0,
    does({ m }) {
      const cards = m.state.pool.splice(0);
      m.state.discards.push(...cards);
      m.tell({ type: 'swept', cards });
    },
  },
  retrieveTokens(3, 1, 'ONE TOKEN'),
  retrieveTokens(2, 2, 'TWO TOKENS'),
  retrieveTokens(1, Number.POSITIVE_INFINITY, 'ALL TOKENS'),
  {
    name: 'SALVAGE LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take any letter from the discards.',
    aim: aims.discardedCard,
    does({ m, by, target }) {
      forSeat(m.state.players, by).letters.secret.push(take(m.state.discards, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'discards' });
    },
  },
];

export const ACTION_NAMES: readonly ActionName[] = ACTIONS.map(({ name }) => name);

const byNumber = ACTIONS.flatMap((action) => Array<Action>(action.copies).fill(action));
export const ACTION_IDS: readonly ActionId[] = byNumber.map((_, i) => `A${i}`);
export const actionId: Schema<ActionId> = v.pipe(
  v.string(),
  v.check((id) => ACTION_IDS.includes(id)),
);

export function actionOf(id: ActionId): Action {
  const action = byNumber[ACTION_IDS.indexOf(id)];
  if (!action) throw new Error(`there is no action card ${id}`);
  return action;
}
