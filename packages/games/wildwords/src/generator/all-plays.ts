import { type Cursor, NO_CURSOR, type Walk, WORD_END } from '@wordhoard/lexicon';
import { type Grid, SIZE } from '../board.ts';
import { firstOfLane, LANE_COUNT, type Layout, type Place } from './layout.ts';
import type { Openings } from './openings.ts';
import { PlayList } from './play-list.ts';
import { EDGE, EMPTY, lowestSymbol, NO_WORD, type SearchBoard } from './search-board.ts';
import { digitAt, hasDigit, type TrayCode, withoutTile, withTile } from './tray-code.ts';

/** Every play whose patterns all fit some word, once each. */
export function allPlays(board: SearchBoard, trayCode: TrayCode, openings: Openings, grid: Grid): PlayList {
  openings.reset();
  const search = new AllPlays(board, trayCode, openings, new PlayList(grid, trayCode.symbols));
  for (let lane = 0; lane < LANE_COUNT; lane++) {
    const first = firstOfLane(lane);
    for (let place = first; place < first + SIZE; place++) search.findFrom(place);
  }
  return search.list;
}

/**
 * Walks a lane from the square of the first tile, tile by tile. Masks show which tiles may be laid before they are
 * tried, so it enters no dead ends, and never advances past the last tile of a play.
 *
 * Parameters of its methods:
 * - `cursor`: the position of the walk after the tiles so far.
 * - `used`, `laid`: how many tiles are laid, and which; `held`, `left`: the rest of the tray (see tray-code.ts).
 * - `sum`: value of the main word so far; `times`: its multiplier; `extra`: points besides the main word.
 */
class AllPlays {
  readonly list: PlayList;
  readonly #board: SearchBoard;
  readonly #openings: Openings;
  readonly #walk: Walk;
  readonly #layout: Layout;
  readonly #trayCode: TrayCode;
  readonly #values: Int32Array;
  #start: Place = 0;
  /** True if there is a tile directly before the first one laid. */
  #followsTile = false;

  constructor(board: SearchBoard, trayCode: TrayCode, openings: Openings, list: PlayList) {
    this.list = list;
    this.#board = board;
    this.#trayCode = trayCode;
    this.#openings = openings;
    this.#walk = board.walk;
    this.#layout = board.layout;
    this.#values = board.values;
  }

  /** Finds all plays whose first tile is laid here. */
  findFrom(place: Place): void {
    const { faces, tilesToTouch, options, size, heldMask } = this.#board;
    if (faces[place] !== EMPTY || tilesToTouch[place]! > size || options[place] === 0) return;
    this.#start = place;
    this.#followsTile = faces[place - 1]! >= 0;
    let free = 0;
    while (this.#isFree(place + free) && free < size - 1) free++;
    if (free > 0) return this.#layOpenings(free);
    const cursor = this.#board.cursorBefore(place);
    if (cursor === NO_CURSOR) return;
    this.#layTile(place, cursor, 0, 0, heldMask, this.#trayCode.fullTray, this.#board.valueBefore(place), 1, 0, false);
  }

  /** True if the place touches no tile and is no TURN-TO-WILD square. */
  #isFree(place: Place): boolean {
    return this.#board.touching[place] === 0 && this.#layout.wild[place] === 0;
  }

  /** Finds all plays whose first tiles touch nothing. */
  #layOpenings(tiles: number): void {
    const openings = this.#openings;
    const walk = this.#walk;
    const { letterMultiplier, wordMultiplier, loss, wild } = this.#layout;
    const { symbols } = this.#trayCode;
    const values = this.#values;
    const start = this.#start;
    const next = start + tiles;
    const options = this.#board.options[next]!;
    let times = 1;
    let lost = 0;
    for (let place = start; place < next; place++) {
      times *= wordMultiplier[place]!;
      lost += loss[place]!;
    }
    const from = openings.levelStart(tiles);
    const to = openings.levelEnd(tiles);
    for (let opening = from; opening < to; opening++) {
      const held = openings.held[opening]!;
      const cursor = openings.cursors[opening]!;
      if ((walk.mask(cursor) & options & (wild[next] ? -1 : held)) === 0) continue;
      const laid = openings.laid[opening]!;
      let sum = 0;
      for (let i = 0; i < tiles; i++) sum += values[symbols[digitAt(laid, i)]!]! * letterMultiplier[start + i]!;
      this.#layTile(next, cursor, tiles, laid, held, openings.left[opening]!, sum, times, -lost, false);
    }
  }

  /** Tries each tile that may be laid here. */
  #layTile(
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
    const board = this.#board;
    const { faces, options, touching, crossSums, tilesToTouch, size } = board;
    const { letterMultiplier, wordMultiplier, loss, wild } = this.#layout;
    const walk = this.#walk;
    const values = this.#values;
    const flips = wild[place] === 1;
    const allowed = flips ? options[place]! : options[place]! & held;
    const touches = touched || touching[place] === 1;
    const next = place + 1;
    const tileFollows = faces[next]! >= 0;
    const goesOn = used + 1 < size && faces[next] === EMPTY && (touches || tilesToTouch[next]! <= size - used - 1);
    const mayEnd = touches && !tileFollows && (used > 0 || (this.#followsTile && !board.isCountedAcross(place)));
    const ends = mayEnd ? walk.wordMask(cursor) & allowed : 0;
    // Symbols of which one must follow: the tile on the board, or any that may be laid there.
    const nextOptions = goesOn ? options[next]! : 0;
    const kept = wild[next] === 1 ? nextOptions : 0;
    const onward = tileFollows ? 1 << faces[next]! : nextOptions & (held | kept);
    const ways = onward === 0 ? ends : walk.mask(cursor) & allowed;
    if (ways === 0) return;
    const timesNow = times * wordMultiplier[place]!;
    const crossSum = crossSums[place]!;
    const crossTimes = crossSum === NO_WORD ? 0 : wordMultiplier[place]!;
    const gainedHere = extra - loss[place]! + crossSum * crossTimes;
    // If the next tile must be the last, it is enough to know which tiles complete a word.
    const beyond = faces[next + 1]!;
    const isNextLast = goesOn && beyond < 0 && (used + 2 === size || beyond === EDGE);
    for (let bits = ways; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const symbol = 31 - Math.clz32(bit);
      const digit = this.#trayCode.digitOf[symbol]!;
      const value = values[symbol]! * letterMultiplier[place]!;
      const gained = gainedHere + value * crossTimes;
      const laidNow = withTile(laid, digit, used);
      if (ends & bit) this.#addPlay(used + 1, laidNow, (sum + value) * timesNow + gained);
      if (onward === 0) continue;
      let rest = left;
      let holds = held;
      if (!flips) {
        rest = withoutTile(left, digit);
        if (!hasDigit(rest, digit)) holds &= ~bit;
      }
      const wanted = tileFollows ? onward : nextOptions & (holds | kept);
      const after = walk.advance(cursor, symbol, wanted, bits);
      if (after === NO_CURSOR) continue;
      if (tileFollows) this.#passTiles(next, after, used + 1, laidNow, holds, rest, sum + value, timesNow, gained);
      else if (!isNextLast)
        this.#layTile(next, after, used + 1, laidNow, holds, rest, sum + value, timesNow, gained, touches);
      else if (touches || touching[next] === 1)
        this.#layLastTile(next, walk.wordMask(after) & wanted, used + 1, laidNow, sum + value, timesNow, gained);
    }
  }

  /** Lays each of these as the last tile of a play. */
  #layLastTile(
    place: Place,
    ways: number,
    used: number,
    laid: number,
    sum: number,
    times: number,
    extra: number,
  ): void {
    const { letterMultiplier, wordMultiplier, loss } = this.#layout;
    const values = this.#values;
    const crossSum = this.#board.crossSums[place]!;
    const timesNow = times * wordMultiplier[place]!;
    const crossTimes = crossSum === NO_WORD ? 0 : wordMultiplier[place]!;
    const base = sum * timesNow + extra - loss[place]! + crossSum * crossTimes;
    const weight = letterMultiplier[place]! * (timesNow + crossTimes);
    for (let bits = ways; bits !== 0; bits &= bits - 1) {
      const symbol = lowestSymbol(bits);
      this.#addPlay(used + 1, withTile(laid, this.#trayCode.digitOf[symbol]!, used), base + values[symbol]! * weight);
    }
  }

  /** Walks over the tiles on the board. */
  #passTiles(
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
    const { faces, size, options: allOptions } = this.#board;
    const end = this.#board.endOfTiles(first);
    const goesOn = used < size && faces[end] === EMPTY;
    const options = goesOn ? allOptions[end]! & (this.#layout.wild[end] ? -1 : held) : 0;
    const cursor = this.#board.walkAlong(from, first, end, options | WORD_END);
    if (cursor === NO_CURSOR) return;
    const total = sum + this.#board.valueBetween(first, end);
    const mask = this.#walk.mask(cursor);
    if (mask & WORD_END && (used > 1 || !this.#board.isCountedAcross(this.#start)))
      this.#addPlay(used, laid, total * times + extra);
    if (mask & options) this.#layTile(end, cursor, used, laid, held, left, total, times, extra, true);
  }

  #addPlay(used: number, laid: number, score: number): void {
    const { traySize, bombPoints } = this.#board;
    this.list.add(this.#start, used, laid, used === traySize ? score + bombPoints : score);
  }
}
