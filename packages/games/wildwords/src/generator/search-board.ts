import { type Cursor, LETTER_MASK, NO_CURSOR, type PatternAutomaton, type Walk, WORD_END } from '@wordhoard/lexicon';
import { CENTRE, type Grid, SIZE, SQUARES } from '../board.ts';
import type { Components } from '../components.ts';
import type { TileFace } from '../tiles.ts';
import {
  acrossOf,
  CROSSING,
  downOf,
  firstOfLane,
  isAcross,
  LANE_COUNT,
  type Layout,
  layoutOf,
  PLACE_COUNT,
  type Place,
  SQUARE_AT,
} from './layout.ts';
import { STAR_BIT, SYMBOL_COUNT, type SymbolCode, symbolOf, symbolsByValue, symbolValues } from './symbols.ts';

/** In `faces`: an empty square, or no square at all. Both are below every symbol. */
export const EMPTY = -1;
export const EDGE = -2;
/** In `crossSums`: no word crosses here. */
export const NO_WORD = -1;
/** For `wanted`: any continuation. */
const ANY_SYMBOL_OR_END: number = LETTER_MASK | WORD_END;
/** More tiles than any tray holds. */
const UNREACHABLE = 99;

/** A position prepared for a search: tiles, cross-checks, and everything that doesn't depend on the letters laid. */
export class SearchBoard {
  readonly layout: Layout;
  /** Value of each symbol, and the symbols by descending value. */
  readonly values: Int32Array;
  readonly symbolsByValue: readonly SymbolCode[];
  /** [WW-12] Bonus for laying as many tiles as a full tray has. */
  readonly traySize: number;
  readonly bombPoints: number;
  readonly automaton: PatternAutomaton;
  readonly walk: Walk;
  /** The tile at each place, EMPTY or EDGE. */
  readonly faces: Int8Array = new Int8Array(PLACE_COUNT).fill(EDGE);
  /** The cross-check of each empty place: a bit for each symbol of the tray that fits; STAR_BIT on TURN-TO-WILD squares. */
  readonly options: Int32Array = new Int32Array(PLACE_COUNT);
  /** For each empty place the value of the tiles in the crossing word, or NO_WORD. */
  readonly crossSums: Int16Array = new Int16Array(PLACE_COUNT);
  /** Whether a tile here would touch another tile (or, for a first play, cover the centre): an anchor. */
  readonly touching: Uint8Array = new Uint8Array(PLACE_COUNT);
  /** From an empty place: how many tiles until one touches; UNREACHABLE if none does. */
  readonly tilesToTouch: Uint8Array = new Uint8Array(PLACE_COUNT);
  /** Count of each symbol in the tray, a bit for each symbol held, and the number of tiles. */
  readonly counts: Int8Array = new Int8Array(SYMBOL_COUNT);
  heldMask = 0;
  size = 0;

  constructor(automaton: PatternAutomaton, components: Components) {
    this.automaton = automaton;
    this.walk = automaton.walk;
    this.layout = layoutOf(components);
    this.values = symbolValues(components);
    this.symbolsByValue = symbolsByValue(this.values);
    this.traySize = components.traySize;
    this.bombPoints = components.bombPoints;
  }

  /** Loads a position and begins a search of the automaton. Cursors are valid until the next search. */
  load(grid: Grid, tray: Iterable<TileFace>): void {
    this.#loadTray(tray);
    const boardSymbols = this.#loadTiles(grid);
    const isEmpty = boardSymbols === 0;
    this.automaton.beginSearch();
    this.walk.begin(this.heldMask | boardSymbols | STAR_BIT);
    for (let lane = 0; lane < LANE_COUNT; lane++) {
      const first = firstOfLane(lane);
      let far = UNREACHABLE;
      for (let place = first + SIZE - 1; place >= first; place--) {
        if (this.faces[place] !== EMPTY) {
          far = UNREACHABLE;
          continue;
        }
        const touches = isEmpty ? SQUARE_AT[place] === CENTRE : this.#isTouching(place);
        this.touching[place] = touches ? 1 : 0;
        far = touches ? 1 : Math.min(UNREACHABLE, far + 1);
        this.tilesToTouch[place] = far;
        this.#setCrossCheck(place);
      }
    }
  }

  #loadTray(tray: Iterable<TileFace>): void {
    this.counts.fill(0);
    this.heldMask = 0;
    this.size = 0;
    for (const face of tray) {
      const symbol = symbolOf(face);
      this.counts[symbol]!++;
      this.heldMask |= 1 << symbol;
      this.size++;
    }
  }

  /** Returns a bit for each symbol on the board. */
  #loadTiles(grid: Grid): number {
    let boardSymbols = 0;
    for (let square = 0; square < SQUARES; square++) {
      const face = grid[square] ?? null;
      const symbol = face === null ? EMPTY : symbolOf(face);
      if (face !== null) boardSymbols |= 1 << symbol;
      this.faces[acrossOf(square)] = symbol;
      this.faces[downOf(square)] = symbol;
    }
    return boardSymbols;
  }

  #isTouching(place: Place): boolean {
    const { faces } = this;
    const cross = CROSSING[place]!;
    return faces[place - 1]! >= 0 || faces[place + 1]! >= 0 || faces[cross - 1]! >= 0 || faces[cross + 1]! >= 0;
  }

  /** The cursor after the tiles directly before this place. */
  cursorBefore(place: Place): Cursor {
    let from = place;
    while (this.faces[from - 1]! >= 0) from--;
    return this.walkAlong(this.walk.root, from, place, ANY_SYMBOL_OR_END);
  }

  /** The cursor after the tiles in a range, if one of the wanted symbols can follow. */
  walkAlong(cursor: Cursor, from: Place, to: Place, wanted: number): Cursor {
    const { faces, walk } = this;
    let at = cursor;
    for (let place = from; place < to && at !== NO_CURSOR; place++)
      at = walk.advance(at, faces[place]!, place + 1 < to ? 1 << faces[place + 1]! : wanted);
    return at;
  }

  /** The value of the tiles in a range. */
  valueBetween(from: Place, end: Place): number {
    const { faces, values } = this;
    let sum = 0;
    for (let place = from; place < end; place++) sum += values[faces[place]!]!;
    return sum;
  }

  /** The value of the tiles directly before this place. */
  valueBefore(place: Place): number {
    const { faces, values } = this;
    let sum = 0;
    for (let at = place - 1; faces[at]! >= 0; at--) sum += values[faces[at]!]!;
    return sum;
  }

  /** The first place from here on without a tile. */
  endOfTiles(place: Place): Place {
    let end = place;
    while (this.faces[end]! >= 0) end++;
    return end;
  }

  #setCrossCheck(place: Place): void {
    const { faces, layout } = this;
    const cross = CROSSING[place]!;
    const wanted = layout.wild[place] ? STAR_BIT : this.heldMask;
    const end = this.endOfTiles(cross + 1);
    if (faces[cross - 1]! < 0 && end === cross + 1) {
      this.crossSums[place] = NO_WORD;
      this.options[place] = wanted;
      return;
    }
    this.crossSums[place] = this.valueBefore(cross) + this.valueBetween(cross + 1, end);
    this.options[place] = this.#crossOptions(this.cursorBefore(cross), cross, end, wanted);
  }

  #crossOptions(cursor: Cursor, cross: Place, end: Place, wanted: number): number {
    const { walk } = this;
    if (end === cross + 1) return walk.wordMask(cursor) & wanted;
    let allowed = 0;
    for (let bits = walk.mask(cursor) & wanted; bits !== 0; bits &= bits - 1) {
      const symbol = lowestSymbol(bits);
      if (this.#leadsToWord(cursor, symbol, cross + 1, end)) allowed |= 1 << symbol;
    }
    return allowed;
  }

  #leadsToWord(cursor: Cursor, symbol: SymbolCode, from: Place, end: Place): boolean {
    const { walk, faces } = this;
    const next = walk.advance(cursor, symbol, 1 << faces[from]!);
    const last = this.walkAlong(next, from, end - 1, 1 << faces[end - 1]!);
    return (walk.wordMask(last) & (1 << faces[end - 1]!)) !== 0;
  }

  /** A single tile that makes words in both directions counts only as a play across (see `findNewRuns`). */
  isCountedAcross(place: Place): boolean {
    return !isAcross(place) && this.crossSums[place] !== NO_WORD;
  }
}

export const lowestSymbol = (bits: number): SymbolCode => 31 - Math.clz32(bits & -bits);
