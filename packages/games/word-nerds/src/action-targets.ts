/** Targets of action cards: the values that each part of a target may have, and whether a target is valid. */
import { entryAt, forSeat, type Schema, type Seat } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { ActionId } from './actions.ts';
import type { LetterId } from './cards.ts';
import { letterIdSchema, letterIdsSchema } from './schemas.ts';
import { areDistinct, tokensSchema } from './tokens.ts';
import type { TableWord, View } from './types.ts';

/** A card's target. It must have exactly the parts of the card's `TargetSpec`. */
export interface ActionTarget {
  /** Index of a word on the table. */
  word?: number;
  /** An opponent, or the player whose bid it is. */
  seat?: Seat;
  /** A letter of the player's own hand. */
  give?: LetterId;
  /** A face-up letter: in a word, the pool or the discards. */
  take?: LetterId;
  /** Any of the player's own letters. */
  letters?: LetterId[];
  /** The player's own spent tokens. */
  tokens?: number[];
}

/** An action card and its target. */
export interface PlayedAction {
  card: ActionId;
  target: ActionTarget;
}

export const targetSchema: Schema<ActionTarget> = v.strictObject({
  word: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  seat: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
  give: v.exactOptional(letterIdSchema),
  take: v.exactOptional(letterIdSchema),
  letters: v.exactOptional(letterIdsSchema),
  tokens: v.exactOptional(tokensSchema),
});

/** What the player who chooses a target knows. */
export interface TargetContext {
  readonly view: View;
  readonly seat: Seat;
}

/** A choice of at least `min` and at most `max` of the items. */
export interface ChoiceRange<T> {
  readonly items: readonly T[];
  readonly min: number;
  readonly max: number;
}

/** The possible values of each part of a target. Parts are chosen in this order, so `take` may depend on `word`. */
export interface TargetSpec {
  word?(context: TargetContext): readonly number[];
  seat?(context: TargetContext): readonly Seat[];
  give?(context: TargetContext): readonly LetterId[];
  take?(context: TargetContext, chosen: ActionTarget): readonly LetterId[];
  letters?(context: TargetContext): ChoiceRange<LetterId>;
  tokens?(context: TargetContext): ChoiceRange<number>;
}

export const TARGET_PARTS = ['word', 'seat', 'give', 'take', 'letters', 'tokens'] as const;

const wordsWhere =
  (isIncluded: (word: TableWord, seat: Seat) => boolean) =>
  ({ view, seat }: TargetContext): number[] =>
    view.words.flatMap((word, at) => (isIncluded(word, seat) ? [at] : []));

const hand = ({ view }: TargetContext): readonly LetterId[] => view.hand?.letters ?? [];

export const anyWord: TargetSpec = { word: wordsWhere(({ status }) => status !== 'struck') };
export const wordWithBonus: TargetSpec = { word: wordsWhere(({ status, noBonus }) => status !== 'struck' && !noBonus) };
export const ownBeatenWord: TargetSpec = {
  word: wordsWhere(({ status, owner, fullCredit }, seat) => status === 'beaten' && owner === seat && !fullCredit),
};
const undoubledCards = ({ cards, doubled }: TableWord): LetterId[] =>
  cards.map(({ card }) => card).filter((card) => !doubled.includes(card));
export const cardOfOwnWord: TargetSpec = {
  word: wordsWhere((word, seat) => word.status !== 'struck' && word.owner === seat && undoubledCards(word).length > 0),
  take: ({ view }, { word }) => (word === undefined ? [] : undoubledCards(entryAt(view.words, word))),
};

export const anyBid: TargetSpec = { seat: ({ view }) => view.bids.map(({ seat }) => seat) };
export const ownBid: TargetSpec = {
  seat: ({ view, seat }) => view.bids.filter((bid) => bid.seat === seat && !bid.winsTies).map((bid) => bid.seat),
};
export const ownSpentBid: TargetSpec = {
  seat: ({ view, seat }) =>
    view.bids
      .filter((bid) => bid.seat === seat && forSeat(view.players, seat).spent.includes(bid.token))
      .map((bid) => bid.seat),
};

const opponents = ({ view, seat }: TargetContext): Seat[] =>
  view.players.flatMap(({ letters }, other) => (other !== seat && letters > 0 ? [other] : []));
export const opponent: TargetSpec = { seat: opponents };
export const opponentForLetter: TargetSpec = { seat: opponents, give: hand };

export const ownLetters: TargetSpec = {
  letters: (context) => ({ items: hand(context), min: 1, max: hand(context).length }),
};
export const poolCard: TargetSpec = { take: ({ view }) => view.pool };
export const poolCardForLetter: TargetSpec = { give: hand, take: ({ view }) => view.pool };
export const discardedCard: TargetSpec = { take: ({ view }) => view.discards };

/** This many of the player's spent tokens, or all if there are fewer. */
export const spentTokens = (n: number): TargetSpec => ({
  tokens({ view, seat }) {
    const { spent } = forSeat(view.players, seat);
    const number = Math.min(n, spent.length);
    return { items: spent, min: number, max: number };
  },
});

/** The possible values of one part; undefined if the card doesn't use it. */
function choicesFor(
  spec: TargetSpec,
  part: keyof ActionTarget,
  context: TargetContext,
  chosen: ActionTarget,
): ChoiceRange<unknown> | undefined {
  if (part === 'letters' || part === 'tokens') return spec[part]?.(context);
  const of = spec[part]?.(context, chosen);
  return of && { items: of, min: 1, max: 1 };
}

/** The first part that has no possible value; undefined if the card has a target. */
export function findMissingPart(spec: TargetSpec, context: TargetContext): keyof ActionTarget | undefined {
  const chosen: ActionTarget = {};
  for (const part of TARGET_PARTS) {
    const choice = choicesFor(spec, part, context, chosen);
    if (choice && (choice.items.length === 0 || choice.items.length < choice.min)) return part;
    if (part === 'word') Object.assign(chosen, { word: choice?.items[0] });
  }
  return undefined;
}

/** The first invalid part of this target; undefined if it is valid. */
export function findBadPart(
  spec: TargetSpec,
  context: TargetContext,
  target: ActionTarget,
): keyof ActionTarget | undefined {
  return TARGET_PARTS.find((part) => {
    const choice = choicesFor(spec, part, context, target);
    const value = target[part];
    if (!choice || value === undefined) return Boolean(choice) !== (value !== undefined);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const hasValidCount = values.length >= choice.min && values.length <= choice.max && areDistinct(values);
    return !hasValidCount || !values.every((one) => choice.items.includes(one));
  });
}

/** The parts that a target of this card has. */
export const partsOf = (spec: TargetSpec): (keyof ActionTarget)[] => TARGET_PARTS.filter((part) => spec[part]);

/** All targets. For a choice of several letters only single letters and all together. */
export function listTargets(spec: TargetSpec, context: TargetContext): ActionTarget[] {
  return TARGET_PARTS.reduce<ActionTarget[]>(
    (partial, part) =>
      partial.flatMap((chosen) => {
        const choice = choicesFor(spec, part, context, chosen);
        if (!choice) return [chosen];
        if (part === 'letters' || part === 'tokens')
          return sampleChoices(choice).map((values): ActionTarget => ({ ...chosen, [part]: values }));
        return choice.items.map((value): ActionTarget => ({ ...chosen, [part]: value }));
      }),
    [{}],
  );
}

/** Runs of neighbours of the smallest and the greatest size: enough variety, but far fewer than all subsets. */
function sampleChoices<T>({ items, min, max }: ChoiceRange<T>): T[][] {
  if (items.length === 0) return [];
  const runs = (n: number): T[][] => items.slice(0, items.length - n + 1).map((_, i) => items.slice(i, i + n));
  return min === max ? runs(min) : [...runs(min), ...runs(max)];
}
