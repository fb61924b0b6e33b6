import { forSeat } from '@wordhoard/kernel';
import { type Bonus, EXTENSION_FROM, lengthBonus } from '../bonuses.ts';
import { ANY_LETTER, cardsOf, type Deck, faceOf } from '../cards.ts';
import { FIRST_TO_GOAL, GOAL_RULES, type Goal, LATER_TO_GOAL, placesOf } from '../goals.ts';
import { ITEMS, type Square, type SquareKind } from '../grid.ts';
import { ITEM_POINTS, ringPoints } from '../scoring.ts';
import { COIN_GRID, CROWN_GRID } from '../sheet.ts';
import { COIN_ITEM } from '../turn.ts';
import type { View } from '../types.ts';
import type { LineGap } from './lines.ts';
import { ITEM_NUMBER, type ScratchSheet } from './scratch-sheet.ts';

/**
 * Values to a bot, in points. Points by the rules are exact; unfinished items count by how likely they are finished.
 * Numbers that aren't in the rules were found by letting bots play each other (bench/wordsmith.ts).
 */

/** Immediate gain of forging, besides its points: a letter and its circle, a circle, crowns that may be most. */
const GIFT: Readonly<Record<SquareKind, number>> = { coin: 0, ring: 0, goblet: 2.2, sword: 1.8, axe: 2 };
/** A crown is a point, and part of the 8, 4 and 2 for most crowns. */
const CROWN_RACE = 0.5;
/** The power by which a part of an item is worth less than its share. */
const PART = 1.3;
const GOAL_PART = 2.6;
/** Rings a round that a player who wants them gets. */
const RINGS_A_ROUND = 0.3;
/** A coin in hand pays for a letter later, unless the game ends. */
const COIN_AHEAD = 0.7;
/** Rounds so long before the end make no difference to it. */
const SOON = 4;
/** Cost of each coin missing to one a round: then only free letters are left. */
const SHORT_OF_CREDIT = 0.3;
/** Value of a number of rings before the end: a little on the way to the five that count. */
const RINGS_BEGUN = [0, 0.3, 0.8, 1.6, 3, 5, 10, 20] as const;

const NO_BONUS: Bonus = { coins: 0, crowns: 0 };
const RINGS = ITEMS.flatMap(({ kind }, n) => (kind === 'ring' ? [n] : []));
const KINDS_BY_NUMBER: readonly SquareKind[] = ITEMS.map(({ kind }) => kind);

export class SheetValue {
  /** Rounds after this one. */
  readonly left: number;
  readonly #crown: number;
  /** By item and number of circles; a finished item with its gift, and without it, for then the gift is on the desk. */
  readonly #withGift: readonly (readonly number[])[];
  readonly #items: readonly (readonly number[])[];
  /** Scratch: circles to be added to each item. */
  readonly #more: Uint8Array = new Uint8Array(ITEMS.length);
  readonly #rings: readonly number[];
  readonly #goals: readonly { readonly goal: Goal; readonly points: number }[];

  constructor({ round, goals, sheets }: View, seat: number, rounds: number) {
    this.left = rounds - round;
    this.#crown = 1 + (sheets.length > 1 ? CROWN_RACE : 0);
    const parts = ITEMS.map(({ kind, squares }) => squares.map((_, n) => this.#part(kind, n, squares.length)));
    this.#items = ITEMS.map(({ kind }, n) => [...parts[n]!, ITEM_POINTS[kind]]);
    this.#withGift = ITEMS.map(({ kind }, n) => [...parts[n]!, ITEM_POINTS[kind] + GIFT[kind]]);
    this.#rings = Array.from({ length: RINGS.length + 1 }, (_, rings) => this.#ringsWorth(rings));
    this.#goals = goals.flatMap(({ goal, first }, at) =>
      forSeat(sheets, seat).goals[at] === 0 ? [{ goal, points: first === null ? FIRST_TO_GOAL : LATER_TO_GOAL }] : [],
    );
  }

  /** Probability that this many more circles still come. */
  #likely(missing: number): number {
    return this.left / (this.left + missing);
  }

  #part(kind: SquareKind, circles: number, size: number): number {
    return (ITEM_POINTS[kind] + GIFT[kind]) * (circles / size) ** PART * this.#likely(size - circles);
  }

  /** Between what they count now and what they would with those still to be expected. */
  #ringsWorth(rings: number): number {
    const hoped = Math.min(RINGS.length, rings + RINGS_A_ROUND * this.left);
    const whole = Math.floor(hoped);
    const below = RINGS_BEGUN[whole]!;
    const above = RINGS_BEGUN[Math.min(RINGS.length, whole + 1)]!;
    return this.left === 0 ? ringPoints(rings) : Math.max(ringPoints(rings), below + (above - below) * (hoped - whole));
  }

  /** Value of one more coin: a point against debts, something ahead of them. */
  coin({ spent, gained }: ScratchSheet): number {
    if (gained >= COIN_GRID) return 0;
    return gained < spent ? 1 : COIN_AHEAD * Math.min(1, this.left / SOON);
  }

  /** Value of the sheet, finished and unfinished, without future words. */
  of(desk: ScratchSheet): number {
    let sum = Math.min(desk.crowns, CROWN_GRID) * this.#crown;
    const ahead = Math.min(desk.gained, COIN_GRID) - desk.spent;
    sum += ahead < 0 ? ahead : ahead * COIN_AHEAD * Math.min(1, this.left / SOON);
    sum -= SHORT_OF_CREDIT * Math.max(0, this.left - (COIN_GRID - desk.spent));
    for (let n = 0; n < ITEMS.length; n++) sum += this.#items[n]![desk.done[n]!]!;
    sum += this.#rings[ringsOn(desk)]!;
    return sum + this.goals(desk);
  }

  goals(desk: ScratchSheet): number {
    return this.#goals.reduce((sum, { goal, points }) => sum + points * this.#goalShare(goal, desk), 0);
  }

  #goalShare(goal: Goal, desk: ScratchSheet): number {
    const rule = GOAL_RULES[goal];
    let best = 0;
    let of = 1;
    if (rule.type === 'items') {
      of = 0;
      for (const [kind, wanted] of Object.entries(rule.items)) {
        of += wanted;
        best += Math.min(wanted, forgedOf(kind, desk));
      }
    } else {
      for (const place of placesOf(goal)) {
        let hits = 0;
        for (const square of place) hits += desk.circled[square]!;
        if (hits > best) best = hits;
        of = place.length;
      }
    }
    return best === of ? 1 : (best / of) ** GOAL_PART * this.#likely(of - best);
  }

  /** Value added by circling all of these; squares circled already add nothing. */
  circling(desk: ScratchSheet, squares: readonly Square[]): number {
    const more = this.#more;
    let rings = 0;
    let sum = 0;
    for (const square of squares) {
      if (desk.circled[square]) continue;
      const n = ITEM_NUMBER[square]!;
      if (KINDS_BY_NUMBER[n] === 'ring') rings += 1;
      else if (KINDS_BY_NUMBER[n] === 'coin') sum += COIN_ITEM * this.coin(desk);
      else {
        const circles = desk.done[n]! + more[n]!;
        sum += this.#withGift[n]![circles + 1]! - this.#withGift[n]![circles]!;
        more[n]! += 1;
      }
    }
    for (const square of squares) more[ITEM_NUMBER[square]!] = 0;
    if (rings === 0) return sum;
    const now = ringsOn(desk);
    return sum + this.#rings[now + rings]! - this.#rings[now]!;
  }

  /** [WS-11] [WS-12] What a word is paid for its length. */
  length({ length, extension }: Pick<LineGap, 'length' | 'extension'>, desk: ScratchSheet): number {
    const { coins, crowns } = extension && length < EXTENSION_FROM ? NO_BONUS : lengthBonus(length);
    return coins * this.coin(desk) + crowns * this.#crown;
  }
}

function ringsOn(desk: ScratchSheet): number {
  let rings = 0;
  for (const n of RINGS) rings += desk.done[n]!;
  return rings;
}

function forgedOf(kind: string, { done }: ScratchSheet): number {
  let forged = 0;
  for (let n = 0; n < ITEMS.length; n++)
    if (KINDS_BY_NUMBER[n] === kind && done[n] === ITEMS[n]!.squares.length) forged += 1;
  return forged;
}

const costsOf = new Map<Deck, Float64Array>();

/** Expected cost of each letter in a future round, by the cards that show it. */
export function expectedCosts(deck: Deck): Float64Array {
  const known = costsOf.get(deck) ?? reckonCosts(deck);
  costsOf.set(deck, known);
  return known;
}

function reckonCosts(deck: Deck): Float64Array {
  const cards = cardsOf(deck);
  return Float64Array.from({ length: 26 }, (_, letter) => {
    const share =
      cards.filter((card) => faceOf(deck, card).includes(String.fromCharCode(97 + letter))).length / cards.length;
    const none = 1 - share;
    return none * share * 1 + none ** 2 * share * 2 + none ** 3 * ANY_LETTER;
  });
}
