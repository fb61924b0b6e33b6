import type { Slices } from '@wordhoard/kernel';
import { type Cursor, LETTER_MASK, NO_CURSOR, STAR, type Walk, WORD_END } from '@wordhoard/lexicon';
import type { Grid } from '../board.ts';
import { MAX_TRAY_SIZE } from '../tiles.ts';
import { FullTrayFilter } from './full-tray-filter.ts';
import type { Layout, Place } from './layout.ts';
import { expandPlay, type FoundPlay } from './play-list.ts';
import type { SearchBoard } from './search-board.ts';
import { Slots } from './slots.ts';
import { STAR_BIT } from './symbols.ts';

/** Number of places tried before yielding: a few milliseconds' work. */
const PLACES_PER_SLICE = 4000;
/** Number of automaton states built before yielding. */
const EFFORT_PER_SLICE = 60;

/**
 * Finds the highest-scoring plays, best first. Slots are searched in the order of their upper bounds, and within a slot
 * letters in the order of their value, so the search soon finds plays that nothing left can beat.
 *
 * Parameters of its methods: `cursor`, the position of the walk after the tiles so far; `used`, a bit for each tile of
 * the tray that is laid; `held`, a bit for each symbol that is left; `score`, the points so far.
 */
export class BestPlays {
  readonly #board: SearchBoard;
  readonly #layout: Layout;
  readonly #walk: Walk;
  readonly #slots: Slots;
  readonly #fullTrayFilter: FullTrayFilter;
  /** The tray by descending value, with equal symbols next to each other; and the value of each. */
  readonly #tiles: Int8Array = new Int8Array(MAX_TRAY_SIZE);
  readonly #values: Int32Array = new Int32Array(MAX_TRAY_SIZE);
  #count = 0;
  readonly #laid: Uint8Array = new Uint8Array(MAX_TRAY_SIZE);
  #found: { score: number; start: Place; laid: Uint8Array }[] = [];
  #wanted = 1;
  /** True if the open slot uses every tile of the tray as a letter. */
  #usesWholeTray = false;
  /** Places tried in this slice, and the automaton's effort at which the slice ends. */
  #placesTried = 0;
  #effortLimit = 0;
  /** A play must score more than this. */
  #floor: number = Number.NEGATIVE_INFINITY;
  /** Number of slots opened in the last search. */
  slotsOpened = 0;

  constructor(board: SearchBoard) {
    this.#board = board;
    this.#layout = board.layout;
    this.#walk = board.walk;
    this.#slots = new Slots(board);
    this.#fullTrayFilter = new FullTrayFilter(board);
  }

  /** Runs in slices. The board must have been loaded with this grid last. */
  *find(grid: Grid, wanted: number, tiles: number): Slices<FoundPlay[]> {
    const { counts, values, symbolsByValue } = this.#board;
    this.#count = 0;
    for (const symbol of symbolsByValue)
      for (let n = counts[symbol]!; n > 0; n--) {
        this.#tiles[this.#count] = symbol;
        this.#values[this.#count++] = values[symbol]!;
      }
    this.#found = [];
    this.#wanted = wanted;
    this.#floor = Number.NEGATIVE_INFINITY;
    this.slotsOpened = 0;
    this.#fullTrayFilter.reset();
    this.#slots.listSlots(tiles);
    this.#beginSlice();
    const { heap } = this.#slots;
    while (heap.top > this.#floor) {
      const slot = heap.pop();
      const [found, floor] = [[...this.#found], this.#floor];
      while (this.#search(slot)) {
        // A restarted search reaches its former position quickly, because the automaton keeps its states.
        [this.#found, this.#floor] = [[...found], floor];
        yield null;
        this.#beginSlice();
      }
      if (this.#placesTried < PLACES_PER_SLICE) continue;
      yield null;
      this.#beginSlice();
    }
    return this.#found.map(({ score, start, laid }) => ({ score, placements: expandPlay(grid, start, laid) }));
  }

  #beginSlice(): void {
    this.#placesTried = 0;
    this.#effortLimit = this.#board.automaton.effort + EFFORT_PER_SLICE;
  }

  /** True if it was interrupted because it took too long. */
  #search(slot: number): boolean {
    this.slotsOpened++;
    const slots = this.#slots;
    slots.openSlot(slot);
    const { heldMask, size } = this.#board;
    const places = slots.places.subarray(0, slots.size);
    this.#usesWholeTray = slots.size === size && places.every((place) => this.#layout.wild[place] === 0);
    if (this.#usesWholeTray && !this.#fullTrayFilter.mayBeWord(places)) return false;
    const cursor = this.#board.cursorBefore(places[0]!);
    if (cursor === NO_CURSOR) return false;
    this.#layTile(0, cursor, 0, heldMask, slots.constant);
    return this.#board.automaton.effort > this.#effortLimit;
  }

  /** Tries the i-th tile of the open slot. */
  #layTile(i: number, cursor: Cursor, used: number, held: number, score: number): void {
    if (this.#board.automaton.effort > this.#effortLimit) return;
    this.#placesTried++;
    const { size, places, weights, restBounds } = this.#slots;
    const { faces, options } = this.#board;
    const place = places[i]!;
    const ends = i === size - 1 && faces[place + 1]! < 0;
    const possible = options[place]! & (ends ? this.#walk.wordMask(cursor) : this.#walk.mask(cursor));
    if (this.#layout.wild[place] === 1) {
      if (possible === 0 || score + restBounds[i + 1]! <= this.#floor) return;
      this.#laid[i] = STAR;
      if (ends) this.#addPlay(score);
      else this.#advance(i, cursor, STAR, 0, used, held, score);
      return;
    }
    const ways = possible & held;
    if (ways === 0) return;
    const tiles = this.#tiles;
    let last = -1;
    for (let tile = 0; tile < this.#count; tile++) {
      const symbol = tiles[tile]!;
      if (used & (1 << tile) || symbol === last) continue;
      const reached = score + this.#values[tile]! * weights[i]!;
      // The following tiles are worth no more.
      if (reached + restBounds[i + 1]! <= this.#floor) return;
      last = symbol;
      if (!(ways & (1 << symbol))) continue;
      this.#laid[i] = symbol;
      if (ends) {
        this.#addPlay(reached);
        continue;
      }
      const now = used | (1 << tile);
      if (reached + this.#pairedBound(i + 1, now) <= this.#floor) continue;
      // Equal symbols are used in order, so if there is another one, it is the next tile.
      const holds = tile + 1 < this.#count && tiles[tile + 1] === symbol ? held : held & ~(1 << symbol);
      this.#advance(i, cursor, symbol, ways & LETTER_MASK, now, holds, reached);
    }
  }

  /** An upper bound for the tiles from the i-th place on: pairs the highest values with the greatest weights. */
  #pairedBound(i: number, used: number): number {
    const { sortedWeights } = this.#slots;
    let sum = 0;
    let at = MAX_TRAY_SIZE * i;
    for (let tile = 0; tile < this.#count; tile++) {
      if (used & (1 << tile)) continue;
      const weight = sortedWeights[at++]!;
      if (weight === 0) break;
      sum += weight * this.#values[tile]!;
    }
    return sum;
  }

  /**
   * Walks over the i-th tile, which has been taken from the tray, and over the tiles after it to the next empty place.
   * @param letters the other letters that will be tried instead of it
   */
  #advance(i: number, from: Cursor, symbol: number, letters: number, used: number, held: number, score: number): void {
    const { size, places } = this.#slots;
    const { faces, options } = this.#board;
    const walk = this.#walk;
    const isLast = i === size - 1;
    const next = places[i + 1]!;
    const inTheEnd = isLast ? WORD_END : options[next]! & (this.#layout.wild[next] ? -1 : held);
    const first = places[i]! + 1;
    const end = this.#board.endOfTiles(first);
    const wanted = end > first ? 1 << faces[first]! : inTheEnd;
    const after = walk.advance(from, symbol, wanted, letters);
    if (after === NO_CURSOR || !this.#canComplete(i, after, held)) return;
    const cursor = this.#board.walkAlong(after, first, end, inTheEnd);
    if (cursor === NO_CURSOR) return;
    if (isLast) this.#addPlay(score);
    else if (end === first || this.#canComplete(i + 1, cursor, held)) this.#layTile(i + 1, cursor, used, held, score);
  }

  /** True if all letters after the i-th tile are still reachable, and each empty place has a possible tile. */
  #canComplete(i: number, cursor: Cursor, held: number): boolean {
    const { size, places, requiredLetters } = this.#slots;
    const { options } = this.#board;
    const reach = this.#walk.reach(cursor);
    const must = this.#usesWholeTray ? requiredLetters[i]! | (held & LETTER_MASK) : requiredLetters[i]!;
    if ((must & ~reach) !== 0) return false;
    const ways = held & (reach | STAR_BIT);
    for (let tile = i + 1; tile < size; tile++) {
      const place = places[tile]!;
      if ((options[place]! & ways) === 0 && this.#layout.wild[place] === 0) return false;
    }
    return true;
  }

  #addPlay(score: number): void {
    if (score <= this.#floor) return;
    const { size, places } = this.#slots;
    const found = this.#found;
    let at = found.length;
    while (at > 0 && found[at - 1]!.score < score) at--;
    found.splice(at, 0, { score, start: places[0]!, laid: this.#laid.slice(0, size) });
    if (found.length > this.#wanted) found.pop();
    if (found.length === this.#wanted) this.#floor = found.at(-1)!.score;
  }
}
