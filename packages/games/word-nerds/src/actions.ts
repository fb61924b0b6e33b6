/**
 * The 54 action cards (ours). Each kind has one row: how many there are, when they can be played, on what, and what they
 * do. To add a card, add a row; the page, the bots, the rules and the tests read this table.
 */
import { componentsByVariant, entryAt, forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { ActionTarget, TargetContext, TargetSpec } from './action-targets.ts';
import * as aims from './action-targets.ts';
import { componentsOf } from './components.ts';
import {
  addToPool,
  countDrawable,
  discardLetters,
  drawLetters,
  moveLetter,
  removeItem,
  turnUpLetters,
} from './hands.ts';
import { selectionOrder } from './selection-order.ts';
import { retrieveTokens } from './tokens.ts';
import type { Bid, TableWord, View, WordNerdsContext } from './types.ts';
import type { WordNerdsVariant } from './variant.ts';
import { scoreWord } from './words.ts';

/** 'A0' to 'A53', or as many as the deck of a variant has. */
export type ActionId = string;
/** As printed. The table below is the only list of names. */
export type ActionName = string;

/**
 * auction: after the bids are revealed [WN-7]. word: with a declaration or trump [WN-14], or in a response window
 * [WN-13]. outside: at any decision outside the Word Declaration phase. any: at any decision. Never while a challenge is
 * resolved, or a player has to discard down to ten.
 */
export type ActionTiming = 'auction' | 'word' | 'outside' | 'any';

export interface Action {
  readonly name: ActionName;
  readonly copies: number;
  readonly when: ActionTiming;
  readonly text: string;
  readonly targetSpec: TargetSpec;
  /** True if it would do nothing, whatever its target. */
  hasNoEffect?(view: View): boolean;
  /**
   * True if playing it is legal but of no use to its player, so it is no reason to stop auto-pass. Depends only on
   * public facts, so that a window that closes early reveals nothing about the cards held.
   */
  isPointless?(context: TargetContext): boolean;
  /** Number of letters its player draws from the deck. */
  readonly lettersDrawn?: number;
  /** [WN-14] Its effect on a word; undefined for a card that can't be laid together with a word. */
  applyToWord?(word: TableWord, target: ActionTarget): void;
  apply(play: CardPlay): void;
}

/** A card being played, after its target was checked. */
interface CardPlay {
  readonly m: WordNerdsContext;
  readonly by: Seat;
  readonly target: ActionTarget;
}

const wordOf = ({ m, target }: CardPlay): TableWord => entryAt(m.state.words, target.word!);
const bidOf = ({ m, target }: CardPlay): Bid => m.state.bids.find(({ seat }) => seat === target.seat)!;
const handOf = ({ m }: CardPlay, seat: Seat): string[] => forSeat(m.state.players, seat).letters.secret;

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const nothingToDraw = (view: View): boolean => countDrawable(view) === 0;

/** A card with the same effect on a word on the table as on a word being laid. */
const wordAction = (
  row: Omit<Action, 'when' | 'apply' | 'applyToWord'> & Required<Pick<Action, 'applyToWord'>>,
): Action => ({
  ...row,
  when: 'word',
  apply: (play) => row.applyToWord(wordOf(play), play.target),
});
const wordValueAction = (copies: number, by: number): Action =>
  wordAction({
    name: `${signed(by)} WORD VALUE`,
    copies,
    text: `Any one word is worth ${Math.abs(by)} ${by > 0 ? 'more' : 'less'}.`,
    targetSpec: aims.anyWord,
    applyToWord: (word) => {
      word.modifier += by;
    },
  });
const bidAction = (copies: number, by: number): Action => ({
  name: `${signed(by)} BID`,
  copies,
  when: 'auction',
  text: `Any one bid counts ${Math.abs(by)} ${by > 0 ? 'more' : 'less, but not below 0'}, for the picking order.`,
  targetSpec: aims.anyBid,
  isPointless: ({ view, seat }) =>
    view.bids.every((other) => !picksEarlier(view, seat, { ...other, change: other.change + by })),
  apply: (play) => {
    bidOf(play).change += by;
  },
});
const drawLettersAction = (copies: number, n: 1 | 2): Action => ({
  name: n === 1 ? 'DRAW ONE LETTER' : 'DRAW TWO LETTERS',
  copies,
  when: 'any',
  text: `Draw ${n === 1 ? 'a letter' : 'two letters'} from the deck.`,
  targetSpec: {},
  lettersDrawn: n,
  hasNoEffect: nothingToDraw,
  apply: ({ m, by }) => drawLetters(m, by, n),
});
const retrieveTokensAction = (copies: number, n: number, name: string): Action => ({
  name: `RETRIEVE ${name}`,
  copies,
  when: 'any',
  text: `Take back ${n === 1 ? 'one spent token' : n === 2 ? 'two spent tokens' : 'all your spent tokens'}.`,
  targetSpec: aims.spentTokens(n),
  apply: ({ m, by, target }) => retrieveTokens(m, by, target.tokens!),
});
/** True if this seat would pick earlier with the changed bid. */
function picksEarlier(view: View, seat: Seat, changed: Bid): boolean {
  const bids = view.bids.map((other) => (other.seat === changed.seat ? changed : other));
  return selectionOrder({ ...view, bids }).indexOf(seat) < selectionOrder(view).indexOf(seat);
}
const pickRandomLetter = (play: CardPlay, victim: Seat): string => play.m.chance('lots').pick(handOf(play, victim));

export const ACTIONS: readonly Action[] = [
  wordValueAction(5, +2),
  wordValueAction(3, +3),
  wordValueAction(1, +5),
  wordValueAction(3, -2),
  wordValueAction(3, -3),
  wordValueAction(1, -5),
  wordAction({
    name: 'DOUBLE LETTER',
    copies: 2,
    text: 'One letter in a word of yours counts twice.',
    targetSpec: aims.cardOfOwnWord,
    applyToWord: (word, { take: card }) => {
      word.doubled.push(card!);
    },
  }),
  wordAction({
    name: 'NO LENGTH BONUS',
    copies: 1,
    text: 'One word loses its length bonus.',
    targetSpec: aims.wordWithBonus,
    isPointless({ view, seat }) {
      const components = componentsOf(view.config);
      return view.words.every(
        (word) => word.owner === seat || word.status === 'struck' || scoreWord(components, word).bonus === 0,
      );
    },
    applyToWord: (word) => {
      word.noBonus = true;
    },
  }),
  {
    name: 'FULL CREDIT',
    copies: 1,
    when: 'word',
    text: 'A beaten word of yours scores in full.',
    targetSpec: aims.ownBeatenWord,
    apply: (play) => {
      wordOf(play).fullCredit = true;
    },
  },
  bidAction(2, +1),
  bidAction(2, +2),
  bidAction(2, -2),
  {
    name: 'WIN TIES',
    copies: 1,
    when: 'auction',
    text: 'You win ties between bids.',
    targetSpec: aims.ownBid,
    isPointless: ({ view, seat }) =>
      view.bids.every((it) => it.seat !== seat || !picksEarlier(view, seat, { ...it, winsTies: true })),
    apply: (play) => {
      bidOf(play).winsTies = true;
    },
  },
  {
    name: 'FREE BID',
    copies: 2,
    when: 'auction',
    text: 'The token you bid comes back unspent.',
    targetSpec: aims.ownSpentBid,
    apply: (play) => {
      bidOf(play).free = true;
      retrieveTokens(play.m, play.by, [bidOf(play).token]);
    },
  },
  drawLettersAction(3, 1),
  drawLettersAction(1, 2),
  {
    name: 'SWAP LETTER',
    copies: 2,
    when: 'outside',
    text: 'Give an opponent a letter and take one of theirs at random.',
    targetSpec: aims.opponentForLetter,
    apply(play) {
      const { m, by, target } = play;
      // Drawn before your letter joins theirs, so you never get it back.
      const taken = pickRandomLetter(play, target.seat!);
      moveLetter(m, by, target.seat!, target.give!);
      moveLetter(m, target.seat!, by, taken);
    },
  },
  {
    name: 'STEAL LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take a random letter from an opponent.',
    targetSpec: aims.opponent,
    apply: (play) => moveLetter(play.m, play.target.seat!, play.by, pickRandomLetter(play, play.target.seat!)),
  },
  {
    name: 'DROP LETTER',
    copies: 2,
    when: 'outside',
    text: 'An opponent discards a letter of their choice.',
    targetSpec: aims.opponent,
    apply: ({ m, by, target }) => m.next({ type: 'drop', seat: target.seat!, by }),
  },
  {
    name: 'FRESH START',
    copies: 1,
    when: 'outside',
    text: 'Discard any of your letters and draw as many.',
    targetSpec: aims.ownLetters,
    apply({ m, by, target }) {
      discardLetters(m, by, target.letters!);
      drawLetters(m, by, target.letters!.length);
    },
  },
  {
    name: 'NEW COMMUNITY LETTER',
    copies: 2,
    when: 'outside',
    text: 'The top letter of the deck joins the pool.',
    targetSpec: {},
    hasNoEffect: nothingToDraw,
    apply({ m }) {
      for (const card of turnUpLetters(m, 1)) addToPool(m, card);
    },
  },
  {
    name: 'TAKE COMMUNITY LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take a letter from the pool into your hand.',
    targetSpec: aims.poolCard,
    apply({ m, by, target }) {
      forSeat(m.state.players, by).letters.secret.push(removeItem(m.state.pool, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'pool' });
    },
  },
  {
    name: 'SWAP COMMUNITY LETTER',
    copies: 1,
    when: 'outside',
    text: 'Swap a letter of yours for one from the pool.',
    targetSpec: aims.poolCardForLetter,
    apply(play) {
      const { m, by, target } = play;
      addToPool(m, removeItem(handOf(play, by), target.give!));
      handOf(play, by).push(removeItem(m.state.pool, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'pool' });
    },
  },
  {
    name: 'SWEEP COMMUNITY',
    copies: 1,
    when: 'outside',
    text: 'Discard the whole pool.',
    targetSpec: {},
    hasNoEffect: ({ pool }) => pool.length === 0,
    apply({ m }) {
      const cards = m.state.pool.splice(0);
      m.state.discards.push(...cards);
      m.tell({ type: 'swept', cards });
    },
  },
  retrieveTokensAction(3, 1, 'ONE TOKEN'),
  retrieveTokensAction(2, 2, 'TWO TOKENS'),
  retrieveTokensAction(1, Number.POSITIVE_INFINITY, 'ALL TOKENS'),
  {
    name: 'SALVAGE LETTER',
    copies: 2,
    when: 'outside',
    text: 'Take any letter from the discards.',
    targetSpec: aims.discardedCard,
    apply({ m, by, target }) {
      forSeat(m.state.players, by).letters.secret.push(removeItem(m.state.discards, target.take!));
      m.tell({ type: 'took', seat: by, card: target.take!, from: 'discards' });
    },
  },
];

export const ACTION_NAMES: readonly ActionName[] = ACTIONS.map(({ name }) => name);

/** Ids of action cards have at most three digits. */
export const MAX_ACTIONS = 400;
export const actionIdSchema: Schema<ActionId> = v.pipe(v.string(), v.regex(/^A\d{1,3}$/));

/** The action cards of a table. */
export interface ActionDeck {
  readonly ids: readonly ActionId[];
  card(id: ActionId): Action;
}

function buildDeck(variant: WordNerdsVariant | undefined): ActionDeck {
  const cards = ACTIONS.filter(({ when }) => when !== 'auction' || variant?.bidding !== 'none').flatMap((action) =>
    Array<Action>(action.copies).fill(action),
  );
  const byId = new Map(cards.map((action, i) => [`A${i}`, action]));
  return {
    ids: [...byId.keys()],
    card(id) {
      const action = byId.get(id);
      if (!action) throw new Error(`there is no action card ${id}`);
      return action;
    },
  };
}

/** [WN-2] The action cards of a table's config. [WN-25] Without bidding, those for bids are left out. */
export const actionsOf: (config: { readonly variant?: WordNerdsVariant }) => ActionDeck =
  componentsByVariant(buildDeck);
