import { type Cursor, NO_CURSOR, type Walk, WORD_END } from '@wordhoard/lexicon';
import { type Grid, SIZE } from '../board.ts';
import { BOMB } from '../scoring.ts';
import { TRAY } from '../tiles.ts';
import { EDGE, EMPTY, type Field, lowestSymbol, NO_WORD } from './field.ts';
import { firstOfLane, LANES, type Layout, type Place } from './layout.ts';
import type { Openings } from './openings.ts';
import { PlayList } from './play-list.ts';
import { VALUES } from './symbols.ts';
import { digitAt, isLeft, type TrayCode, without, withTile } from './tray-code.ts';

/** Every play on the field whose words all fit some word, once each. */
export function allPlays(field: Field, hand: TrayCode, openings: Openings, grid: Grid): PlayList {
  openings.begin();
  const search = new AllPlays(field, hand, openings, new PlayList(grid, hand.symbols));
  for (let lane = 0; lane < LANES; lane++) {
    const first = firstOfLane(lane);
    for (let place = first; place < first + SIZE; place++) search.from(place);
  }
  return search.list;
}

/**
 * Walks a lane to the right from the square of the first tile, tile by tile. Whatever may be laid is known from masks
 * before it is tried: dead ends are not entered, and the last tile of a play is never stepped over.
 *
 * What its methods pass on:
 * - `cursor`: where the walk stands after the tiles so far.
 * - `used`: how many tiles are laid, and `laid` which; `held` and `left`: what is left of the tray (see hand.ts).
 * - `sum`: worth of the word so far, `times` what it is multiplied by; `extra`: points that are not the main word's.
 */
class AllPlays {
  readonly list: PlayList;
  readonly #field: Field;
  readonly #openings: Openings;
  readonly #walk: Walk;
  readonly #layout: Layout;
  readonly #hand: TrayCode;
  #start: Place = 0;
  /** Do tiles lie right before the first one laid? */
  #joined = false;

  constructor(field: Field, hand: TrayCode, openings: Openings, list: PlayList) {
    this.list = list;
    this.#field = field;
    this.#hand = hand;
    this.#openings = openings;
    this.#walk = field.walk;
    this.#layout = field.layout;
  }

  /** All plays whose first tile is laid here. */
  from(place: Place): void {
    const { faces, toTouch, options, size, held } = this.#field;
    if (faces[place] !== EMPTY || toTouch[place]! > size || options[place] === 0) return;
    this.#start = place;
    this.#joined = faces[place - 1]! >= 0;
    let free = 0;
    while (this.#isFree(place + free) && free < size - 1) free++;
    if (free > 0) return this.#open(free);
    const cursor = this.#field.before(place);
    if (cursor === NO_CURSOR) return;
    this.#lay(place, cursor, 0, 0, held, this.#hand.all, this.#field.sumBefore(place), 1, 0, false);
  }

  /** No tile lies near, and none is turned here. */
  #isFree(place: Place): boolean {
    return this.#field.touching[place] === 0 && this.#layout.wild[place] === 0;
  }

  /** All plays whose first so many tiles lie free. */
  #open(tiles: number): void {
    const openings = this.#openings;
    const walk = this.#walk;
    const { letterTimes, wordTimes, loss, wild } = this.#layout;
    const { symbols } = this.#hand;
    const start = this.#start;
    const next = start + tiles;
    const options = this.#field.options[next]!;
    let times = 1;
    let lost = 0;
    for (let place = start; place < next; place++) {
      times *= wordTimes[place]!;
      lost += loss[place]!;
    }
    const from = openings.from(tiles);
    const to = openings.to(tiles);
    for (let opening = from; opening < to; opening++) {
      const held = openings.held[opening]!;
      const cursor = openings.cursors[opening]!;
      if ((walk.mask(cursor) & options & (wild[next] ? -1 : held)) === 0) continue;
      const laid = openings.laid[opening]!;
      let sum = 0;
      for (let i = 0; i < tiles; i++) sum += VALUES[symbols[digitAt(laid, i)]!]! * letterTimes[start + i]!;
      this.#lay(next, cursor, tiles, laid, held, openings.left[opening]!, sum, times, -lost, false);
    }
  }

  /** Lays each tile that may come here. */
  #lay(
    place: Place,
    cursor: Cursor,
    used: number,
    laid: number,
    held: number,
    left: number,
    sum: number,
    times: number,
    extra: number,
    touched: boolean,
  ): void {
    const field = this.#field;
    const { faces, options, touching, crossSums, toTouch, size } = field;
    const { letterTimes, wordTimes, loss, wild } = this.#layout;
    const walk = this.#walk;
    const flips = wild[place] === 1;
    const allowed = flips ? options[place]! : options[place]! & held;
    const touches = touched || touching[place] === 1;
    const next = place + 1;
    const tileFollows = faces[next]! >= 0;
    const goesOn = used + 1 < size && faces[next] === EMPTY && (touches || toTouch[next]! <= size - used - 1);
    const mayEnd = touches && !tileFollows && (used > 0 || (this.#joined && !field.isSecondOfTwo(place)));
    const ends = mayEnd ? walk.wordMask(cursor) & allowed : 0;
    // Symbols that must lead on from there: the tile on the board, or any that may be laid there.
    const nextOptions = goesOn ? options[next]! : 0;
    const kept = wild[next] === 1 ? nextOptions : 0;
    const onward = tileFollows ? 1 << faces[next]! : nextOptions & (held | kept);
    const ways = onward === 0 ? ends : walk.mask(cursor) & allowed;
    if (ways === 0) return;
    const timesNow = times * wordTimes[place]!;
    const crossSum = crossSums[place]!;
    const crossTimes = crossSum === NO_WORD ? 0 : wordTimes[place]!;
    const gainedHere = extra - loss[place]! + crossSum * crossTimes;
    // Is the next tile the last there can be? Then it is enough to know which make a word.
    const beyond = faces[next + 1]!;
    const isNextLast = goesOn && beyond < 0 && (used + 2 === size || beyond === EDGE);
    for (let bits = ways; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const symbol = 31 - Math.clz32(bit);
      const digit = this.#hand.digitOf[symbol]!;
      const worth = VALUES[symbol]! * letterTimes[place]!;
      const gained = gainedHere + worth * crossTimes;
      const laidNow = withTile(laid, digit, used);
      if (ends & bit) this.#found(used + 1, laidNow, (sum + worth) * timesNow + gained);
      if (onward === 0) continue;
      let rest = left;
      let holds = held;
      if (!flips) {
        rest = without(left, digit);
        if (!isLeft(rest, digit)) holds &= ~bit;
      }
      const wanted = tileFollows ? onward : nextOptions & (holds | kept);
      const after = walk.advance(cursor, symbol, wanted, bits);
      if (after === NO_CURSOR) continue;
      if (tileFollows) this.#over(next, after, used + 1, laidNow, holds, rest, sum + worth, timesNow, gained);
      else if (!isNextLast)
        this.#lay(next, after, used + 1, laidNow, holds, rest, sum + worth, timesNow, gained, touches);
      else if (touches || touching[next] === 1)
        this.#finish(next, walk.wordMask(after) & wanted, used + 1, laidNow, sum + worth, timesNow, gained);
    }
  }

  /** Lays each of these as the last tile of a play. */
  #finish(place: Place, ways: number, used: number, laid: number, sum: number, times: number, extra: number): void {
    const { letterTimes, wordTimes, loss } = this.#layout;
    const crossSum = this.#field.crossSums[place]!;
    const timesNow = times * wordTimes[place]!;
    const crossTimes = crossSum === NO_WORD ? 0 : wordTimes[place]!;
    const base = sum * timesNow + extra - loss[place]! + crossSum * crossTimes;
    const weight = letterTimes[place]! * (timesNow + crossTimes);
    for (let bits = ways; bits !== 0; bits &= bits - 1) {
      const symbol = lowestSymbol(bits);
      this.#found(used + 1, withTile(laid, this.#hand.digitOf[symbol]!, used), base + VALUES[symbol]! * weight);
    }
  }

  /** Goes over tiles that lie there already. */
  #over(
    first: Place,
    from: Cursor,
    used: number,
    laid: number,
    held: number,
    left: number,
    sum: number,
    times: number,
    extra: number,
  ): void {
    const { faces, size, options: allOptions } = this.#field;
    const end = this.#field.endOfTiles(first);
    const goesOn = used < size && faces[end] === EMPTY;
    const options = goesOn ? allOptions[end]! & (this.#layout.wild[end] ? -1 : held) : 0;
    const cursor = this.#field.along(from, first, end, options | WORD_END);
    if (cursor === NO_CURSOR) return;
    const total = sum + this.#field.worth(first, end);
    const mask = this.#walk.mask(cursor);
    if (mask & WORD_END && (used > 1 || !this.#field.isSecondOfTwo(this.#start)))
      this.#found(used, laid, total * times + extra);
    if (mask & options) this.#lay(end, cursor, used, laid, held, left, total, times, extra, true);
  }

  #found(used: number, laid: number, score: number): void {
    this.list.add(this.#start, used, laid, used === TRAY ? score + BOMB : score);
  }
}
