import { forSeat } from '@wordhoard/kernel';
import { type Bonus, EXTENSION_BONUS_FROM, lengthBonus } from '../bonuses.ts';
import { ANY_LETTER, cardsOf, type Deck, faceOf } from '../cards.ts';
import { FIRST_GOAL_POINTS, GOAL_RULES, type Goal, LATER_GOAL_POINTS, patternPlaces } from '../goals.ts';
import { ITEMS, type Square, type SquareKind } from '../grid.ts';
import { ITEM_POINTS, ringPoints } from '../scoring.ts';
import { COIN_GRID_SIZE, CROWN_GRID_SIZE } from '../sheet.ts';
import { COINS_PER_COIN } from '../turn.ts';
import type { View } from '../types.ts';
import type { LineGap } from './line-gaps.ts';
import { ITEM_NUMBER, type ScratchSheet } from './scratch-sheet.ts';

/**
 * Values of a sheet to a bot, in points. Points scored by the rules are exact; unfinished items count by how likely they
 * are to be finished. Numbers that aren't in the rules were tuned by letting bots play each other (bench/wordsmith.ts).
 */

/** Value of forging an item besides its points: a goblet's letter, a sword's circle, an axe's crowns. */
const FORGING_BONUS: Readonly<Record<SquareKind, number>> = { coin: 0, ring: 0, goblet: 2.2, sword: 1.8, axe: 2 };
/** Value of a crown besides its point: its share of the 8, 4 and 2 points for most crowns. */
const CROWN_RACE_POINTS = 0.5;
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
/** Value of a number of rings before the end: something even below the five that score. */
const EXPECTED_RING_POINTS = [0, 0.3, 0.8, 1.6, 3, 5, 10, 20] as const;

const NO_BONUS: Bonus = { coins: 0, crowns: 0 };
const RINGS = ITEMS.flatMap(({ kind }, n) => (kind === 'ring' ? [n] : []));
const KINDS_BY_NUMBER: readonly SquareKind[] = ITEMS.map(({ kind }) => kind);

export class SheetValue {
  /** Rounds after this one. */
  readonly roundsLeft: number;
  readonly #crownValue: number;
  /** By item and number of circles, with and without the forging bonus; the sheet itself shows bonuses received. */
  readonly #itemsWithBonus: readonly (readonly number[])[];
  readonly #itemValues: readonly (readonly number[])[];
  /** Scratch space: circles to be added to each item. */
  readonly #addedCircles: Uint8Array = new Uint8Array(ITEMS.length);
  readonly #ringValues: readonly number[];
  readonly #openGoals: readonly { readonly goal: Goal; readonly points: number }[];

  /** @param crownRace value of a crown besides its point */
  constructor({ round, goals, sheets }: View, seat: number, rounds: number, crownRace?: number) {
    this.roundsLeft = rounds - round;
    this.#crownValue = 1 + (crownRace ?? (sheets.length > 1 ? CROWN_RACE_POINTS : 0));
    const parts = ITEMS.map(({ kind, squares }) =>
      squares.map((_, n) => this.#partialItemValue(kind, n, squares.length)),
    );
    this.#itemValues = ITEMS.map(({ kind }, n) => [...parts[n]!, ITEM_POINTS[kind]]);
    this.#itemsWithBonus = ITEMS.map(({ kind }, n) => [...parts[n]!, ITEM_POINTS[kind] + FORGING_BONUS[kind]]);
    this.#ringValues = Array.from({ length: RINGS.length + 1 }, (_, rings) => this.#ringValue(rings));
    this.#openGoals = goals.flatMap(({ goal, first }, at) =>
      forSeat(sheets, seat).goals[at] === 0
        ? [{ goal, points: first === null ? FIRST_GOAL_POINTS : LATER_GOAL_POINTS }]
        : [],
    );
  }

  /** Probability that this many more circles are still made. */
  #chanceOfMore(missing: number): number {
    return this.roundsLeft / (this.roundsLeft + missing);
  }

  #partialItemValue(kind: SquareKind, circles: number, size: number): number {
    return (
      (ITEM_POINTS[kind] + FORGING_BONUS[kind]) * (circles / size) ** ITEM_EXPONENT * this.#chanceOfMore(size - circles)
    );
  }

  /** Interpolates between the points of the rings so far and those with the rings still expected. */
  #ringValue(rings: number): number {
    const expected = Math.min(RINGS.length, rings + RINGS_PER_ROUND * this.roundsLeft);
    const whole = Math.floor(expected);
    const below = EXPECTED_RING_POINTS[whole]!;
    const above = EXPECTED_RING_POINTS[Math.min(RINGS.length, whole + 1)]!;
    return this.roundsLeft === 0
      ? ringPoints(rings)
      : Math.max(ringPoints(rings), below + (above - below) * (expected - whole));
  }

  /** Value of one more coin: a point if it pays back debt, less if it is spare. */
  coinValue({ spent, gained }: ScratchSheet): number {
    if (gained >= COIN_GRID_SIZE) return 0;
    return gained < spent ? 1 : SPARE_COIN_VALUE * Math.min(1, this.roundsLeft / LAST_ROUNDS);
  }

  /** Value of the sheet with its unfinished items and goals, but without its prospects. */
  of(scratch: ScratchSheet): number {
    let sum = Math.min(scratch.crowns, CROWN_GRID_SIZE) * this.#crownValue;
    const balance = Math.min(scratch.gained, COIN_GRID_SIZE) - scratch.spent;
    sum += balance < 0 ? balance : balance * SPARE_COIN_VALUE * Math.min(1, this.roundsLeft / LAST_ROUNDS);
    sum -= CREDIT_PENALTY * Math.max(0, this.roundsLeft - (COIN_GRID_SIZE - scratch.spent));
    for (let n = 0; n < ITEMS.length; n++) sum += this.#itemValues[n]![scratch.circlesByItem[n]!]!;
    sum += this.#ringValues[countRings(scratch)]!;
    return sum + this.goalsValue(scratch);
  }

  goalsValue(scratch: ScratchSheet): number {
    return this.#openGoals.reduce((sum, { goal, points }) => sum + points * this.#goalShare(goal, scratch), 0);
  }

  #goalShare(goal: Goal, scratch: ScratchSheet): number {
    const rule = GOAL_RULES[goal];
    let best = 0;
    let needed = 1;
    if (rule.type === 'items') {
      needed = 0;
      for (const [kind, wanted] of Object.entries(rule.items)) {
        needed += wanted;
        best += Math.min(wanted, countForged(kind, scratch));
      }
    } else {
      for (const place of patternPlaces(goal)) {
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
    let rings = 0;
    let sum = 0;
    for (const square of squares) {
      if (scratch.circled[square]) continue;
      const n = ITEM_NUMBER[square]!;
      if (KINDS_BY_NUMBER[n] === 'ring') rings += 1;
      else if (KINDS_BY_NUMBER[n] === 'coin') sum += COINS_PER_COIN * this.coinValue(scratch);
      else {
        const circles = scratch.circlesByItem[n]! + added[n]!;
        sum += this.#itemsWithBonus[n]![circles + 1]! - this.#itemsWithBonus[n]![circles]!;
        added[n]! += 1;
      }
    }
    for (const square of squares) added[ITEM_NUMBER[square]!] = 0;
    if (rings === 0) return sum;
    const now = countRings(scratch);
    return sum + this.#ringValues[now + rings]! - this.#ringValues[now]!;
  }

  /** [WS-11] [WS-12] Value of a word's length bonus. */
  lengthValue({ length, extension }: Pick<LineGap, 'length' | 'extension'>, scratch: ScratchSheet): number {
    const { coins, crowns } = extension && length < EXTENSION_BONUS_FROM ? NO_BONUS : lengthBonus(length);
    return coins * this.coinValue(scratch) + crowns * this.#crownValue;
  }
}

function countRings(scratch: ScratchSheet): number {
  let rings = 0;
  for (const n of RINGS) rings += scratch.circlesByItem[n]!;
  return rings;
}

function countForged(kind: string, { circlesByItem }: ScratchSheet): number {
  let forged = 0;
  for (let n = 0; n < ITEMS.length; n++)
    if (KINDS_BY_NUMBER[n] === kind && circlesByItem[n] === ITEMS[n]!.squares.length) forged += 1;
  return forged;
}

const costsByDeck = new Map<Deck, Float64Array>();

/** Expected cost of each letter in a future round, from the number of cards that show it. */
export function expectedCosts(deck: Deck): Float64Array {
  const costs = costsByDeck.get(deck) ?? computeCosts(deck);
  costsByDeck.set(deck, costs);
  return costs;
}

function computeCosts(deck: Deck): Float64Array {
  const cards = cardsOf(deck);
  return Float64Array.from({ length: 26 }, (_, letter) => {
    const share =
      cards.filter((card) => faceOf(deck, card).includes(String.fromCharCode(97 + letter))).length / cards.length;
    const missing = 1 - share;
    return missing * share * 1 + missing ** 2 * share * 2 + missing ** 3 * ANY_LETTER;
  });
}
