import type { Slices } from '@wordhoard/kernel';
import { type Cursor, LETTER_MASK, NO_CURSOR, STAR, type Walk, WORD_END } from '@wordhoard/lexicon';
import type { Grid } from '../board.ts';
import { TRAY } from '../tiles.ts';
import type { Field } from './field.ts';
import { FullTrayFilter } from './full-tray-filter.ts';
import type { Layout, Place } from './layout.ts';
import { type FoundPlay, spread } from './play-list.ts';
import { Slots } from './slots.ts';
import { BY_VALUE, STAR_BIT, VALUES } from './symbols.ts';

/** Places looked at in a slice of a few milliseconds. */
const SLICE = 4000;
/** States made in such a slice. */
const EFFORT = 60;

/**
 * The plays that score most, best first: slots are opened in the order of the most they can score, and in a slot
 * dearer letters come first, so that soon nothing left can be better than what was found.
 *
 * What its methods pass on: `cursor`, where the walk stands after the tiles so far; `used`, a bit
 * for each tile of the tray that is laid; `held`, a bit for each symbol that is left; `score`, what is certain so far.
 */
export class BestPlays {
  readonly #field: Field;
  readonly #layout: Layout;
  readonly #walk: Walk;
  readonly #slots: Slots;
  readonly #respelling: FullTrayFilter;
  /** The tray by falling value, the same symbols next to each other; and what each is worth. */
  readonly #tiles: Int8Array = new Int8Array(TRAY);
  readonly #values: Int32Array = new Int32Array(TRAY);
  #count = 0;
  readonly #laid: Uint8Array = new Uint8Array(TRAY);
  #found: { score: number; start: Place; laid: Uint8Array }[] = [];
  #wanted = 1;
  /** Does the open slot take every tile of the tray as it is? Then all its letters must come. */
  #takesAll = false;
  /** Places looked at in this slice; and how much the automaton may have made when it ends. */
  #tried = 0;
  #enough = 0;
  /** A play that scores no more than this is not wanted. */
  #floor: number = Number.NEGATIVE_INFINITY;
  /** Slots opened in the last search, out of how many there were. */
  opened = 0;

  constructor(field: Field) {
    this.#field = field;
    this.#layout = field.layout;
    this.#walk = field.walk;
    this.#slots = new Slots(field);
    this.#respelling = new FullTrayFilter(field);
  }

  /** In slices. The field must just have been loaded with this grid, and with no other in between. */
  *find(grid: Grid, wanted: number, tiles: number): Slices<FoundPlay[]> {
    const { counts } = this.#field;
    this.#count = 0;
    for (const symbol of BY_VALUE)
      for (let n = counts[symbol]!; n > 0; n--) {
        this.#tiles[this.#count] = symbol;
        this.#values[this.#count++] = VALUES[symbol]!;
      }
    this.#found = [];
    this.#wanted = wanted;
    this.#floor = Number.NEGATIVE_INFINITY;
    this.opened = 0;
    this.#respelling.begin();
    this.#slots.list(tiles);
    this.#beginSlice();
    const { heap } = this.#slots;
    while (heap.top > this.#floor) {
      const slot = heap.take();
      const [found, floor] = [[...this.#found], this.#floor];
      while (this.#search(slot)) {
        // A restarted search reaches its former position at once, because the automaton remembers its states.
        [this.#found, this.#floor] = [[...found], floor];
        yield null;
        this.#beginSlice();
      }
      if (this.#tried < SLICE) continue;
      yield null;
      this.#beginSlice();
    }
    return this.#found.map(({ score, start, laid }) => ({ score, placements: spread(grid, start, laid) }));
  }

  #beginSlice(): void {
    this.#tried = 0;
    this.#enough = this.#field.automaton.effort + EFFORT;
  }

  /** True if it broke off, for it took too long. */
  #search(slot: number): boolean {
    this.opened++;
    const slots = this.#slots;
    slots.open(slot);
    const { held, size } = this.#field;
    const places = slots.places.subarray(0, slots.size);
    this.#takesAll = slots.size === size && places.every((place) => this.#layout.wild[place] === 0);
    if (this.#takesAll && !this.#respelling.mayBeWord(places)) return false;
    const cursor = this.#field.before(places[0]!);
    if (cursor === NO_CURSOR) return false;
    this.#lay(0, cursor, 0, held, slots.constant);
    return this.#field.automaton.effort > this.#enough;
  }

  /** Tries the i-th tile of the open slot. */
  #lay(i: number, cursor: Cursor, used: number, held: number, score: number): void {
    if (this.#field.automaton.effort > this.#enough) return;
    this.#tried++;
    const { size, places, weights, rests } = this.#slots;
    const { faces, options } = this.#field;
    const place = places[i]!;
    const ends = i === size - 1 && faces[place + 1]! < 0;
    const possible = options[place]! & (ends ? this.#walk.wordMask(cursor) : this.#walk.mask(cursor));
    if (this.#layout.wild[place] === 1) {
      if (possible === 0 || score + rests[i + 1]! <= this.#floor) return;
      this.#laid[i] = STAR;
      if (ends) this.#keep(score);
      else this.#go(i, cursor, STAR, 0, used, held, score);
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
      // The following ones are worth no more.
      if (reached + rests[i + 1]! <= this.#floor) return;
      last = symbol;
      if (!(ways & (1 << symbol))) continue;
      this.#laid[i] = symbol;
      if (ends) {
        this.#keep(reached);
        continue;
      }
      const now = used | (1 << tile);
      if (reached + this.#paired(i + 1, now) <= this.#floor) continue;
      // Of the same symbol the first that is left is taken: if there is another, it comes next.
      const holds = tile + 1 < this.#count && tiles[tile + 1] === symbol ? held : held & ~(1 << symbol);
      this.#go(i, cursor, symbol, ways & LETTER_MASK, now, holds, reached);
    }
  }

  /** The most that the tiles still held can add from the i-th place on: the dearest on the heaviest squares. */
  #paired(i: number, used: number): number {
    const { falling } = this.#slots;
    let sum = 0;
    let at = TRAY * i;
    for (let tile = 0; tile < this.#count; tile++) {
      if (used & (1 << tile)) continue;
      const weight = falling[at++]!;
      if (weight === 0) break;
      sum += weight * this.#values[tile]!;
    }
    return sum;
  }

  /**
   * Walks over the i-th tile, which has been taken from the tray, and over the tiles after it to the next free place.
   * @param letters the others that will be tried instead of it
   */
  #go(i: number, from: Cursor, symbol: number, letters: number, used: number, held: number, score: number): void {
    const { size, places } = this.#slots;
    const { faces, options } = this.#field;
    const walk = this.#walk;
    const isLast = i === size - 1;
    const next = places[i + 1]!;
    const inTheEnd = isLast ? WORD_END : options[next]! & (this.#layout.wild[next] ? -1 : held);
    const first = places[i]! + 1;
    const end = this.#field.endOfTiles(first);
    const wanted = end > first ? 1 << faces[first]! : inTheEnd;
    const after = walk.advance(from, symbol, wanted, letters);
    if (after === NO_CURSOR || !this.#mayCome(i, after, held)) return;
    const cursor = this.#field.along(after, first, end, inTheEnd);
    if (cursor === NO_CURSOR) return;
    if (isLast) this.#keep(score);
    else if (end === first || this.#mayCome(i + 1, cursor, held)) this.#lay(i + 1, cursor, used, held, score);
  }

  /** Can all that lies after the i-th tile still come, and on each place that follows one of those left? */
  #mayCome(i: number, cursor: Cursor, held: number): boolean {
    const { size, places, musts } = this.#slots;
    const { options } = this.#field;
    const reach = this.#walk.reach(cursor);
    const must = this.#takesAll ? musts[i]! | (held & LETTER_MASK) : musts[i]!;
    if ((must & ~reach) !== 0) return false;
    const ways = held & (reach | STAR_BIT);
    for (let tile = i + 1; tile < size; tile++) {
      const place = places[tile]!;
      if ((options[place]! & ways) === 0 && this.#layout.wild[place] === 0) return false;
    }
    return true;
  }

  #keep(score: number): void {
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
