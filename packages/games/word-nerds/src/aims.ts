/** Targets of action cards: the values each part of a target may have, and whether a given target fits. */
import { forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { ActionId } from './actions.ts';
import type { LetterId } from './cards.ts';
import { letterId, letterIds } from './schemas.ts';
import { distinct, tokensSchema } from './tokens.ts';
import type { TableWord, View } from './types.ts';

/** A card's target. A card wants exactly the parts named in its aim. */
export interface ActionTarget {
  /** A word on the table, by its place. */
  word?: number;
  /** A player: an opponent, or whose bid. */
  seat?: Seat;
  /** A letter of the player's own hand. */
  give?: LetterId;
  /** A letter that lies open: in a word, the pool, the discards. */
  take?: LetterId;
  /** Any of the player's own letters. */
  letters?: LetterId[];
  /** The player's own spent tokens. */
  tokens?: number[];
}

/** An action card, and what it is played on. */
export interface PlayedAction {
  card: ActionId;
  target: ActionTarget;
}

export const target: Schema<ActionTarget> = v.strictObject({
  word: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  seat: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
  give: v.exactOptional(letterId),
  take: v.exactOptional(letterId),
  letters: v.exactOptional(letterIds),
  tokens: v.exactOptional(tokensSchema),
});

/** All that is known to the player who aims. */
export interface TargetContext {
  readonly view: View;
  readonly seat: Seat;
}

/** A choice of `n` among these. */
export interface Several<T> {
  readonly of: readonly T[];
  readonly least: number;
  readonly most: number;
}

/** The parts of a target, each with what it may be. Parts are chosen in this order, so `take` may look at `word`. */
export interface Aim {
  word?(aiming: TargetContext): readonly number[];
  seat?(aiming: TargetContext): readonly Seat[];
  give?(aiming: TargetContext): readonly LetterId[];
  take?(aiming: TargetContext, chosen: ActionTarget): readonly LetterId[];
  letters?(aiming: TargetContext): Several<LetterId>;
  tokens?(aiming: TargetContext): Several<number>;
}

export const PARTS = ['word', 'seat', 'give', 'take', 'letters', 'tokens'] as const;

const wordsThat =
  (fits: (word: TableWord, seat: Seat) => boolean) =>
  ({ view, seat }: TargetContext): number[] =>
    view.words.flatMap((word, at) => (fits(word, seat) ? [at] : []));

const hand = ({ view }: TargetContext): readonly LetterId[] => view.hand?.letters ?? [];

export const anyWord: Aim = { word: wordsThat(({ status }) => status !== 'struck') };
export const wordWithBonus: Aim = { word: wordsThat(({ status, noBonus }) => status !== 'struck' && !noBonus) };
export const ownBeatenWord: Aim = {
  word: wordsThat(({ status, owner, fullCredit }, seat) => status === 'beaten' && owner === seat && !fullCredit),
};
const undoubled = ({ cards, doubled }: TableWord): LetterId[] =>
  cards.map(({ card }) => card).filter((card) => !doubled.includes(card));
export const cardOfOwnWord: Aim = {
  word: wordsThat((word, seat) => word.status !== 'struck' && word.owner === seat && undoubled(word).length > 0),
  take: ({ view }, { word }) => (word === undefined ? [] : undoubled(view.words[word]!)),
};

export const anyBid: Aim = { seat: ({ view }) => view.bids.map(({ seat }) => seat) };
export const ownBid: Aim = {
  seat: ({ view, seat }) => view.bids.filter((bid) => bid.seat === seat && !bid.winsTies).map((bid) => bid.seat),
};
export const ownSpentBid: Aim = {
  seat: ({ view, seat }) =>
    view.bids
      .filter((bid) => bid.seat === seat && forSeat(view.players, seat).spent.includes(bid.token))
      .map((bid) => bid.seat),
};

const opponents = ({ view, seat }: TargetContext): Seat[] =>
  view.players.flatMap(({ letters }, other) => (other !== seat && letters > 0 ? [other] : []));
export const opponent: Aim = { seat: opponents };
export const opponentForLetter: Aim = { seat: opponents, give: hand };

export const ownLetters: Aim = {
  letters: (aiming) => ({ of: hand(aiming), least: 1, most: hand(aiming).length }),
};
export const poolCard: Aim = { take: ({ view }) => view.pool };
export const poolCardForLetter: Aim = { give: hand, take: ({ view }) => view.pool };
export const discardedCard: Aim = { take: ({ view }) => view.discards };

/** This many of the player's spent tokens, or all there are if fewer. */
export const spentTokens = (n: number): Aim => ({
  tokens({ view, seat }) {
    const { spent } = forSeat(view.players, seat);
    const number = Math.min(n, spent.length);
    return { of: spent, least: number, most: number };
  },
});

/** Possible values of one part; undefined where the card doesn't use it. */
function choices(
  aim: Aim,
  part: keyof ActionTarget,
  aiming: TargetContext,
  chosen: ActionTarget,
): Several<unknown> | undefined {
  if (part === 'letters' || part === 'tokens') return aim[part]?.(aiming);
  const of = aim[part]?.(aiming, chosen);
  return of && { of, least: 1, most: 1 };
}

/** The first part for which there is nothing to choose; undefined when the card can be aimed at something. */
export function missing(aim: Aim, aiming: TargetContext): keyof ActionTarget | undefined {
  const chosen: ActionTarget = {};
  for (const part of PARTS) {
    const may = choices(aim, part, aiming, chosen);
    if (may && (may.of.length === 0 || may.of.length < may.least)) return part;
    if (part === 'word') Object.assign(chosen, { word: may?.of[0] });
  }
  return undefined;
}

/** The first part of this target that does not fit; undefined when all do. */
export function misfit(aim: Aim, aiming: TargetContext, given: ActionTarget): keyof ActionTarget | undefined {
  return PARTS.find((part) => {
    const may = choices(aim, part, aiming, given);
    const value = given[part];
    if (!may || value === undefined) return Boolean(may) !== (value !== undefined);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const fits = values.length >= may.least && values.length <= may.most && distinct(values);
    return !fits || !values.every((one) => may.of.includes(one));
  });
}

/** Every target, one after another; of "any of these letters" each alone and all together. */
export function targets(aim: Aim, aiming: TargetContext): ActionTarget[] {
  return PARTS.reduce<ActionTarget[]>(
    (so, part) =>
      so.flatMap((chosen) => {
        const may = choices(aim, part, aiming, chosen);
        if (!may) return [chosen];
        if (part === 'letters' || part === 'tokens')
          return handfuls(may).map((values): ActionTarget => ({ ...chosen, [part]: values }));
        return may.of.map((value): ActionTarget => ({ ...chosen, [part]: value }));
      }),
    [{}],
  );
}

/** Runs of neighbours of the least and of the greatest number: enough to choose from, never a power set. */
function handfuls<T>({ of, least, most }: Several<T>): T[][] {
  if (of.length === 0) return [];
  const runs = (n: number): T[][] => of.slice(0, of.length - n + 1).map((_, i) => of.slice(i, i + n));
  return least === most ? runs(least) : [...runs(least), ...runs(most)];
}
