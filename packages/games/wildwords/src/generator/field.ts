import { LETTERS, NOWHERE, type PatternAutomaton, ROOT, WORD_END } from '@wordhoard/lexicon';
import { CENTRE, type Grid, SIZE, SQUARES } from '../board.ts';
import type { Face } from '../tiles.ts';
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
/** As what is wanted of a state: that it exists. */
const ANYTHING: number = LETTERS | WORD_END;
/** More tiles than anybody has. */
const FAR = 99;

/** A position made ready for a search: what lies where, what may be laid where, and what does not depend on letters. */
export class Field {
  readonly layout: Layout;
  readonly automaton: PatternAutomaton;
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
  /** How many of each symbol are in the tray, a bit for each that is, and how many tiles in all. */
  readonly counts: Int8Array = new Int8Array(SYMBOLS);
  held = 0;
  size = 0;

  constructor(automaton: PatternAutomaton, layout: Layout) {
    this.automaton = automaton;
    this.layout = layout;
  }

  /** Begins a search of the automaton, whose states are good until the next. */
  load(grid: Grid, tray: Iterable<Face>): void {
    this.automaton.beginSearch();
    this.#loadTray(tray);
    const empty = this.#loadTiles(grid);
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

  #loadTray(tray: Iterable<Face>): void {
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

  /** True when nothing lies there. */
  #loadTiles(grid: Grid): boolean {
    let empty = true;
    for (let square = 0; square < SQUARES; square++) {
      const face = grid[square] ?? null;
      const symbol = face === null ? EMPTY : symbolOf(face);
      if (face !== null) empty = false;
      this.faces[acrossOf(square)] = symbol;
      this.faces[downOf(square)] = symbol;
    }
    return empty;
  }

  #isTouching(place: Place): boolean {
    const { faces } = this;
    const cross = CROSSING[place]!;
    return faces[place - 1]! >= 0 || faces[place + 1]! >= 0 || faces[cross - 1]! >= 0 || faces[cross + 1]! >= 0;
  }

  /** Where the automaton stands after the tiles that lie right before this place. */
  before(place: Place): number {
    let from = place;
    while (this.faces[from - 1]! >= 0) from--;
    return this.along(ROOT, from, place, ANYTHING);
  }

  /**
   * Where the tiles from here up to there lead, if from there one of the wanted symbols leads on (or, with WORD_END, a
   * word ends). No state is made from which the next tile does not lead on.
   */
  along(state: number, from: Place, to: Place, wanted: number): number {
    const { faces, automaton } = this;
    let at = state;
    for (let place = from; place < to && at !== NOWHERE; place++) {
      const next = place + 1 < to ? 1 << faces[place + 1]! : wanted;
      at = automaton.leadOn(at, faces[place]!, next);
    }
    return at;
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
    let sum = this.sumBefore(cross);
    for (let at = cross + 1; at < end; at++) sum += VALUES[faces[at]!]!;
    this.crossSums[place] = sum;
    this.options[place] = this.#crossOptions(this.before(cross), cross, end, wanted);
  }

  #crossOptions(state: number, cross: Place, end: Place, wanted: number): number {
    const { automaton } = this;
    if (end === cross + 1) return automaton.wordMask(state) & wanted;
    let allowed = 0;
    for (let bits = automaton.mask(state) & wanted; bits !== 0; bits &= bits - 1) {
      const symbol = lowestSymbol(bits);
      if (this.#leadsToWord(state, symbol, cross + 1, end)) allowed |= 1 << symbol;
    }
    return allowed;
  }

  #leadsToWord(state: number, symbol: Code, from: Place, end: Place): boolean {
    const { automaton, faces } = this;
    const next = automaton.leadOn(state, symbol, 1 << faces[from]!);
    const last = this.along(next, from, end - 1, 1 << faces[end - 1]!);
    return (automaton.wordMask(last) & (1 << faces[end - 1]!)) !== 0;
  }

  /** A single tile that makes a word both ways is a play across, and no other (see `runsMade`). */
  isSecondOfTwo(place: Place): boolean {
    return !isAcross(place) && this.crossSums[place] !== NO_WORD;
  }
}

export const lowestSymbol = (bits: number): Code => 31 - Math.clz32(bits & -bits);
