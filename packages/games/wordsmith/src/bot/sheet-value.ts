import { forSeat } from '@wordhoard/kernel';
import { lengthBonus } from '../bonuses.ts';
import type { LetterDeck } from '../cards.ts';
import { type Components, componentsOf, deckOf } from '../components.ts';
import type { Config } from '../config.ts';
import { type GoalRule, goalPointsNow, goalRuleOf } from '../goals.ts';
import { isSmall, type Square, type SquareKind } from '../grid.ts';
import type { View } from '../types.ts';
import { leadPoints } from './crown-race.ts';
import type { LineGap } from './line-gaps.ts';
import { letterOf, type ScratchSheet } from './scratch-sheet.ts';

/**
 * Values of a sheet to a bot, in points. Points scored by the rules are exact; unfinished items count by how likely they
 * are to be finished. Numbers that aren't in the rules were tuned by letting bots play each other (bench/wordsmith.ts).
 */

/** Value of what an item can do when it is forged: a goblet's letter, a sword's circle. */
const TOOL_VALUE: Readonly<Record<SquareKind, number>> = { coin: 0, ring: 0, goblet: 2.2, sword: 1.8, axe: 0 };
/** Value of a crown that an unfinished item promises. */
const PROMISED_CROWN = 1;
/** Value of a crown besides its points, for each point that most crowns score more than second most. */
const CROWN_RACE_SHARE = 0.125;
/** Exponents by which part of an item or goal is worth less than its share. */
const ITEM_EXPONENT = 1.3;
const GOAL_EXPONENT = 2.6;
/** Rings per round that a player who wants them gets. */
const RINGS_PER_ROUND = 0.3;
/** A spare coin pays for a letter later, unless the game ends. */
const SPARE_COIN_VALUE = 0.7;
/** In this many last rounds a spare coin loses its value. */
const LAST_ROUNDS = 4;
/** Cost of each coin short of one per round: without coins only free letters are left. */
const CREDIT_PENALTY = 0.3;
/** Before the end, too few rings to score are worth this share of the first points: for none, a fifth … all of them. */
const RING_SHARES = [0, 0.06, 0.16, 0.32, 0.6, 1] as const;

export class SheetValue {
  readonly #components: Components;
  /** Rounds after this one. */
  readonly roundsLeft: number;
  readonly #crownValue: number;
  /** The indexes of the rings among the items. */
  readonly #rings: readonly number[];
  /** By item and number of circles, with and without the forging bonus; the sheet itself shows bonuses received. */
  readonly #itemsWithBonus: readonly (readonly number[])[];
  readonly #itemValues: readonly (readonly number[])[];
  /** Scratch space: circles to be added to each item. */
  readonly #addedCircles: Uint8Array;
  readonly #ringValues: readonly number[];
  readonly #openGoals: readonly { readonly rule: GoalRule; readonly points: number }[];

  /** @param crownRace value of a crown besides its points */
  constructor({ config, round, goals, sheets }: View, seat: number, crownRace?: number) {
    const components = componentsOf(config);
    const { items, rounds, crownPoints, mostCrowns, itemPoints } = components;
    this.#components = components;
    this.roundsLeft = rounds - round;
    this.#crownValue = crownPoints + (crownRace ?? (sheets.length > 1 ? CROWN_RACE_SHARE * leadPoints(mostCrowns) : 0));
    this.#rings = items.flatMap(({ kind }, n) => (kind === 'ring' ? [n] : []));
    this.#addedCircles = new Uint8Array(items.length);
    const parts = items.map(({ kind, squares }) =>
      squares.map((_, n) => this.#partialItemValue(kind, n, squares.length)),
    );
    this.#itemValues = items.map(({ kind }, n) => [...parts[n]!, itemPoints[kind]]);
    this.#itemsWithBonus = items.map((item, n) => [...parts[n]!, this.#finishedItemValue(item.kind)]);
    const expected = expectedRingPoints(components);
    this.#ringValues = this.#rings.concat(0).map((_, rings) => this.#ringValue(rings, expected));
    this.#openGoals = goals.flatMap(({ goal, first }, at) =>
      forSeat(sheets, seat).goals[at] === 0
        ? [{ rule: goalRuleOf(components, goal), points: goalPointsNow(components, first) }]
        : [],
    );
  }

  /** Probability that this many more circles are still made. */
  #chanceOfMore(missing: number): number {
    return this.roundsLeft / (this.roundsLeft + missing);
  }

  /** Points of an item and the value of what it brings at once. */
  #finishedItemValue(kind: SquareKind): number {
    const { itemPoints, itemRewards, crownPoints } = this.#components;
    const { coins, crowns } = itemRewards[kind];
    // Coins of an item of one square are valued when it is circled.
    const promised = isSmall(kind) ? 0 : this.#spareCoinsValue(coins);
    return itemPoints[kind] + (TOOL_VALUE[kind] + crowns * crownPoints * PROMISED_CROWN + promised);
  }

  #partialItemValue(kind: SquareKind, circles: number, size: number): number {
    return this.#finishedItemValue(kind) * (circles / size) ** ITEM_EXPONENT * this.#chanceOfMore(size - circles);
  }

  /** Interpolates between the points of the rings so far and those with the rings still expected. */
  #ringValue(rings: number, expectedPoints: readonly number[]): number {
    const { ringPoints } = this.#components;
    const expected = Math.min(this.#rings.length, rings + RINGS_PER_ROUND * this.roundsLeft);
    const whole = Math.floor(expected);
    const below = expectedPoints[whole]!;
    const above = expectedPoints[Math.min(this.#rings.length, whole + 1)]!;
    return this.roundsLeft === 0
      ? ringPoints[rings]!
      : Math.max(ringPoints[rings]!, below + (above - below) * (expected - whole));
  }

  #spareCoinsValue(coins: number): number {
    return coins * SPARE_COIN_VALUE * Math.min(1, this.roundsLeft / LAST_ROUNDS) * this.#components.debtPoints;
  }

  /** Value of one more coin: a point if it pays back debt, less if it is spare. */
  coinValue({ spent, gained }: ScratchSheet): number {
    const { coinSpaces, debtPoints } = this.#components;
    if (gained >= coinSpaces) return 0;
    return gained < spent ? debtPoints : this.#spareCoinsValue(1);
  }

  /** Value of the sheet with its unfinished items and goals, but without its prospects. */
  of(scratch: ScratchSheet): number {
    const { coinSpaces, crownSpaces, debtPoints } = this.#components;
    let sum = Math.min(scratch.crowns, crownSpaces) * this.#crownValue;
    const balance = Math.min(scratch.gained, coinSpaces) - scratch.spent;
    sum += balance < 0 ? balance * debtPoints : this.#spareCoinsValue(balance);
    sum -= CREDIT_PENALTY * Math.max(0, this.roundsLeft - (coinSpaces - scratch.spent));
    for (let n = 0; n < this.#itemValues.length; n++) sum += this.#itemValues[n]![scratch.circlesByItem[n]!]!;
    sum += this.#ringValues[this.#countRings(scratch)]!;
    return sum + this.goalsValue(scratch);
  }

  goalsValue(scratch: ScratchSheet): number {
    return this.#openGoals.reduce((sum, { rule, points }) => sum + points * this.#goalShare(rule, scratch), 0);
  }

  #goalShare(rule: GoalRule, scratch: ScratchSheet): number {
    let best = 0;
    let needed = 1;
    if (rule.type === 'items') {
      needed = 0;
      for (const [kind, wanted] of Object.entries(rule.items)) {
        needed += wanted;
        best += Math.min(wanted, this.#countForged(kind, scratch));
      }
    } else {
      for (const place of rule.places) {
        let hits = 0;
        for (const square of place) hits += scratch.circled[square]!;
        if (hits > best) best = hits;
        needed = place.length;
      }
    }
    return best === needed ? 1 : (best / needed) ** GOAL_EXPONENT * this.#chanceOfMore(needed - best);
  }

  /** Value added by circling these squares; those circled already add nothing. */
  circlingValue(scratch: ScratchSheet, squares: readonly Square[]): number {
    const added = this.#addedCircles;
    const { items, itemNumbers, itemRewards } = this.#components;
    let rings = 0;
    let sum = 0;
    for (const square of squares) {
      if (scratch.circled[square]) continue;
      const n = itemNumbers[square]!;
      const { kind } = items[n]!;
      const circles = scratch.circlesByItem[n]! + added[n]!;
      sum += this.#itemsWithBonus[n]![circles + 1]! - this.#itemsWithBonus[n]![circles]!;
      added[n]! += 1;
      if (isSmall(kind)) sum += itemRewards[kind].coins * this.coinValue(scratch);
      if (kind === 'ring') rings += 1;
    }
    for (const square of squares) added[itemNumbers[square]!] = 0;
    if (rings === 0) return sum;
    const now = this.#countRings(scratch);
    return sum + this.#ringValues[now + rings]! - this.#ringValues[now]!;
  }

  /** [WS-11] [WS-12] Value of a word's length bonus. */
  lengthValue(word: Pick<LineGap, 'length' | 'extension'>, scratch: ScratchSheet): number {
    const { coins, crowns } = lengthBonus(this.#components, word);
    return coins * this.coinValue(scratch) + crowns * this.#crownValue;
  }

  #countRings(scratch: ScratchSheet): number {
    let rings = 0;
    for (const n of this.#rings) rings += scratch.circlesByItem[n]!;
    return rings;
  }

  #countForged(kind: string, { circlesByItem }: ScratchSheet): number {
    const { items } = this.#components;
    let forged = 0;
    for (let n = 0; n < items.length; n++)
      if (items[n]!.kind === kind && circlesByItem[n] === items[n]!.squares.length) forged += 1;
    return forged;
  }
}

/** By number of rings: the points of a set, and below the first set something even so. */
function expectedRingPoints({ ringPoints }: Pick<Components, 'ringPoints'>): readonly number[] {
  const first = ringPoints.findIndex((points) => points > 0);
  return ringPoints.map((points, rings) => {
    if (first < 0 || rings >= first) return points;
    const place = (rings / first) * (RING_SHARES.length - 1);
    const below = RING_SHARES[Math.floor(place)]!;
    const above = RING_SHARES[Math.floor(place) + 1]!;
    return ringPoints[first]! * (below + (above - below) * (place % 1));
  });
}

const costsByDeck = new WeakMap<LetterDeck, Float64Array>();

/** Expected cost of each letter in a future round, in points, from the number of cards that show it. */
export function expectedCosts(config: Config): Float64Array {
  const deck = deckOf(config);
  const costs = costsByDeck.get(deck) ?? computeCosts(deck, componentsOf(config));
  costsByDeck.set(deck, costs);
  return costs;
}

/** Each card is the first, second … cheapest that may show a letter; it costs no more than any letter of the alphabet. */
function computeCosts({ faces }: LetterDeck, { cardPrices, anyLetterPrice, debtPoints }: Components): Float64Array {
  const prices = cardPrices.map((price) => Math.min(price, anyLetterPrice)).sort((a, b) => a - b);
  return Float64Array.from({ length: 26 }, (_, letter) => {
    const share = faces.filter((face) => face.includes(letterOf(letter))).length / faces.length;
    const missing = 1 - share;
    const cost = prices.reduce((sum, price, slot) => sum + missing ** slot * share * price, 0);
    return debtPoints * (cost + missing ** prices.length * anyLetterPrice);
  });
}
