import { type Cursor, LETTER_MASK, NO_CURSOR, type PatternAutomaton, type Walk, WORD_END } from '@wordhoard/lexicon';
import { CENTRE, type Grid, SIZE, SQUARES } from '../board.ts';
import type { TileFace } from '../tiles.ts';
import {
  acrossOf,
  CROSSING,
  downOf,
  firstOfLane,
  isAcross,
  LANES,
  type Layout,
  PLACES,
  type Place,
  SQUARE_AT,
} from './layout.ts';
import { type Code, STAR_BIT, SYMBOLS, symbolOf, VALUES } from './symbols.ts';

/** In `faces`: no tile lies there, or there is no square at all. Both are below every symbol. */
export const EMPTY = -1;
export const EDGE = -2;
/** In `crossSums`: no word crosses here. */
export const NO_WORD = -1;
/** As what is wanted: every word leads on or ends. */
const ANYTHING: number = LETTER_MASK | WORD_END;
/** More tiles than any tray holds. */
const FAR = 99;

/** A position made ready for a search: what lies where, what may be laid where, and what does not depend on letters. */
export class Field {
  readonly layout: Layout;
  readonly automaton: PatternAutomaton;
  readonly walk: Walk;
  /** The tile at each place, EMPTY or EDGE. */
  readonly faces: Int8Array = new Int8Array(PLACES).fill(EDGE);
  /** At an empty place the tray's symbols that the crossing word allows, a bit each; where a tile is flipped, STAR_BIT. */
  readonly options: Int32Array = new Int32Array(PLACES);
  /** At an empty place the worth of the tiles in the crossing word, or NO_WORD. */
  readonly crossSums: Int16Array = new Int16Array(PLACES);
  /** Would a tile here touch what lies there (or the centre, for a first play)? */
  readonly touching: Uint8Array = new Uint8Array(PLACES);
  /** From an empty place: how many tiles until one touches; FAR if none ever does. */
  readonly toTouch: Uint8Array = new Uint8Array(PLACES);
  /** Count of each symbol in the tray, a bit for each that is there, and the number of tiles in all. */
  readonly counts: Int8Array = new Int8Array(SYMBOLS);
  held = 0;
  size = 0;

  constructor(automaton: PatternAutomaton, layout: Layout) {
    this.automaton = automaton;
    this.walk = automaton.walk;
    this.layout = layout;
  }

  /** Begins a search of the automaton, whose cursors are good until the next. */
  load(grid: Grid, tray: Iterable<TileFace>): void {
    this.#loadTray(tray);
    const there = this.#loadTiles(grid);
    const empty = there === 0;
    this.automaton.beginSearch();
    this.walk.begin(this.held | there | STAR_BIT);
    for (let lane = 0; lane < LANES; lane++) {
      const first = firstOfLane(lane);
      let far = FAR;
      for (let place = first + SIZE - 1; place >= first; place--) {
        if (this.faces[place] !== EMPTY) {
          far = FAR;
          continue;
        }
        const touches = empty ? SQUARE_AT[place] === CENTRE : this.#isTouching(place);
        this.touching[place] = touches ? 1 : 0;
        far = touches ? 1 : Math.min(FAR, far + 1);
        this.toTouch[place] = far;
        this.#crossCheck(place);
      }
    }
  }

  #loadTray(tray: Iterable<TileFace>): void {
    this.counts.fill(0);
    this.held = 0;
    this.size = 0;
    for (const face of tray) {
      const symbol = symbolOf(face);
      this.counts[symbol]!++;
      this.held |= 1 << symbol;
      this.size++;
    }
  }

  /** Gives a bit for each symbol that lies there. */
  #loadTiles(grid: Grid): number {
    let there = 0;
    for (let square = 0; square < SQUARES; square++) {
      const face = grid[square] ?? null;
      const symbol = face === null ? EMPTY : symbolOf(face);
      if (face !== null) there |= 1 << symbol;
      this.faces[acrossOf(square)] = symbol;
      this.faces[downOf(square)] = symbol;
    }
    return there;
  }

  #isTouching(place: Place): boolean {
    const { faces } = this;
    const cross = CROSSING[place]!;
    return faces[place - 1]! >= 0 || faces[place + 1]! >= 0 || faces[cross - 1]! >= 0 || faces[cross + 1]! >= 0;
  }

  /** The cursor after the tiles that lie right before this place. */
  before(place: Place): Cursor {
    let from = place;
    while (this.faces[from - 1]! >= 0) from--;
    return this.along(this.walk.root, from, place, ANYTHING);
  }

  /** The cursor after the tiles from here up to there, if one of the wanted symbols leads on. */
  along(cursor: Cursor, from: Place, to: Place, wanted: number): Cursor {
    const { faces, walk } = this;
    let at = cursor;
    for (let place = from; place < to && at !== NO_CURSOR; place++)
      at = walk.advance(at, faces[place]!, place + 1 < to ? 1 << faces[place + 1]! : wanted);
    return at;
  }

  /** The worth of the tiles from here up to there. */
  worth(from: Place, end: Place): number {
    let sum = 0;
    for (let place = from; place < end; place++) sum += VALUES[this.faces[place]!]!;
    return sum;
  }

  /** The worth of the tiles right before this place. */
  sumBefore(place: Place): number {
    let sum = 0;
    for (let at = place - 1; this.faces[at]! >= 0; at--) sum += VALUES[this.faces[at]!]!;
    return sum;
  }

  /** The first place from here on where no tile lies. */
  endOfTiles(place: Place): Place {
    let end = place;
    while (this.faces[end]! >= 0) end++;
    return end;
  }

  #crossCheck(place: Place): void {
    const { faces, layout } = this;
    const cross = CROSSING[place]!;
    const wanted = layout.wild[place] ? STAR_BIT : this.held;
    const end = this.endOfTiles(cross + 1);
    if (faces[cross - 1]! < 0 && end === cross + 1) {
      this.crossSums[place] = NO_WORD;
      this.options[place] = wanted;
      return;
    }
    this.crossSums[place] = this.sumBefore(cross) + this.worth(cross + 1, end);
    this.options[place] = this.#crossOptions(this.before(cross), cross, end, wanted);
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

  #leadsToWord(cursor: Cursor, symbol: Code, from: Place, end: Place): boolean {
    const { walk, faces } = this;
    const next = walk.advance(cursor, symbol, 1 << faces[from]!);
    const last = this.along(next, from, end - 1, 1 << faces[end - 1]!);
    return (walk.wordMask(last) & (1 << faces[end - 1]!)) !== 0;
  }

  /** A single tile that makes a word both ways is a play across, and no other (see `runsMade`). */
  isSecondOfTwo(place: Place): boolean {
    return !isAcross(place) && this.crossSums[place] !== NO_WORD;
  }
}

export const lowestSymbol = (bits: number): Code => 31 - Math.clz32(bits & -bits);
