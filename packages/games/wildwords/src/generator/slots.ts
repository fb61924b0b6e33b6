import { LETTER_MASK } from '@wordhoard/lexicon';
import { SIZE } from '../board.ts';
import { BOMB } from '../scoring.ts';
import { TRAY } from '../tiles.ts';
import { EMPTY, type Field, NO_WORD } from './field.ts';
import { firstOfLane, LANES, PLACES, type Place } from './layout.ts';
import { MaxHeap } from './max-heap.ts';
import { BY_VALUE, VALUES } from './symbols.ts';

const MOST: number = LANES * SIZE * TRAY;

/**
 * A slot is the place of a play's first tile and the number of its tiles. What it scores is linear in its letters: a
 * constant and, for each tile, its value times a weight. So the most it can score is known before any letter is tried.
 */
export class Slots {
  /** Slots by the most they can score. */
  readonly heap: MaxHeap = new MaxHeap(MOST);
  readonly #starts: Uint16Array = new Uint16Array(MOST);
  readonly #sizes: Uint8Array = new Uint8Array(MOST);
  #count = 0;
  #mostTiles = 0;

  /** Of the slot opened last. */
  size = 0;
  constant = 0;
  readonly places: Uint16Array = new Uint16Array(TRAY);
  readonly weights: Int32Array = new Int32Array(TRAY);
  /** The most that a tile and those after it can add, by what may lie there; 0 after the last. */
  readonly rests: Int32Array = new Int32Array(TRAY + 1);
  /** By tile the letters that lie after it in the word, a bit each: they must all come. */
  readonly musts: Int32Array = new Int32Array(TRAY + 1);
  /** A row for each tile: the weights from that one on, falling, then zeros. */
  readonly falling: Int32Array = new Int32Array((TRAY + 1) * TRAY);

  readonly #field: Field;
  /** The values in the tray, falling. */
  readonly #values: Int32Array = new Int32Array(TRAY);
  /** By place the highest value that may be laid there. */
  readonly #caps: Int32Array = new Int32Array(PLACES);
  readonly #sorted: Int32Array = new Int32Array(TRAY);

  constructor(field: Field) {
    this.#field = field;
  }

  /** Lists every slot of the field with at most so many tiles. */
  list(tiles: number): void {
    this.#mostTiles = Math.min(tiles, this.#field.size);
    const { faces, toTouch, size, counts } = this.#field;
    this.#count = 0;
    let n = 0;
    for (const symbol of BY_VALUE) for (let i = counts[symbol]!; i > 0; i--) this.#values[n++] = VALUES[symbol]!;
    this.heap.clear();
    for (let lane = 0; lane < LANES; lane++) {
      const first = firstOfLane(lane);
      for (let place = first; place < first + SIZE; place++)
        if (faces[place] === EMPTY) this.#caps[place] = this.#capOf(this.#field.options[place]!);
      for (let place = first; place < first + SIZE; place++)
        if (faces[place] === EMPTY && toTouch[place]! <= size) this.#listFrom(place);
    }
    this.heap.arrange();
  }

  /** Makes `places`, `weights`, `constant` and `rests` those of this slot. */
  open(slot: number): void {
    this.size = this.#sizes[slot]!;
    let place = this.#starts[slot]!;
    let sum = this.#field.sumBefore(place);
    let times = 1;
    let extra = 0;
    for (let i = 0; i < this.size; i++) {
      this.places[i] = place;
      times *= this.#field.layout.wordTimes[place]!;
      extra += this.#extraAt(place);
      const end = this.#field.endOfTiles(place + 1);
      sum += this.#field.worth(place + 1, end);
      place = end;
    }
    this.constant = sum * times + extra + (this.size === TRAY ? BOMB : 0);
    this.#weigh(times);
    for (let i = this.size; i >= 0; i--) {
      this.musts[i] = i === this.size ? 0 : this.musts[i + 1]! | this.#lettersAfter(this.places[i]!);
      this.rests[i] = this.#most(i);
      for (let k = 0; k < TRAY; k++) this.falling[TRAY * i + k] = k < this.size - i ? this.#sorted[k]! : 0;
    }
  }

  /** Of the tiles that lie right after a place. */
  #lettersAfter(place: Place): number {
    const { faces } = this.#field;
    let letters = 0;
    for (let at = place + 1; faces[at]! >= 0; at++) letters |= 1 << faces[at]!;
    return letters & LETTER_MASK;
  }

  #listFrom(start: Place): void {
    const { faces, options, touching, layout } = this.#field;
    let place = start;
    let sum = this.#field.sumBefore(start);
    let times = 1;
    let extra = 0;
    let touched = false;
    const alone = faces[start - 1]! < 0 && faces[start + 1]! < 0;
    for (let size = 1; size <= this.#mostTiles; size++) {
      if (faces[place] !== EMPTY || options[place] === 0) return;
      this.places[size - 1] = place;
      touched ||= touching[place] === 1;
      times *= layout.wordTimes[place]!;
      extra += this.#extraAt(place);
      const end = this.#field.endOfTiles(place + 1);
      sum += this.#field.worth(place + 1, end);
      place = end;
      if (!touched || (size === 1 && (alone || this.#field.isSecondOfTwo(start)))) continue;
      this.size = size;
      this.#weigh(times);
      const bound = sum * times + extra + (size === TRAY ? BOMB : 0) + this.#most(0);
      this.#starts[this.#count] = start;
      this.#sizes[this.#count] = size;
      this.heap.put(bound, this.#count++);
    }
  }

  /** Points of the crossing word without its new tile, less the cost of the square. */
  #extraAt(place: Place): number {
    const { crossSums, layout } = this.#field;
    const cross = crossSums[place]!;
    return (cross === NO_WORD ? 0 : cross * layout.wordTimes[place]!) - layout.loss[place]!;
  }

  /** Sets the weight of each tile's value when the main word is multiplied by `times`. */
  #weigh(times: number): void {
    const { crossSums, layout } = this.#field;
    for (let i = 0; i < this.size; i++) {
      const place = this.places[i]!;
      const cross = crossSums[place] === NO_WORD ? 0 : layout.wordTimes[place]!;
      this.weights[i] = layout.wild[place] ? 0 : layout.letterTimes[place]! * (times + cross);
    }
  }

  /**
   * The most that the tiles from the i-th on can add: the lesser of the highest value that may lie on each square, and
   * of the tray's highest values on the heaviest squares.
   */
  #most(from: number): number {
    const sorted = this.#sorted;
    let capped = 0;
    let count = 0;
    for (let i = from; i < this.size; i++) {
      const weight = this.weights[i]!;
      capped += weight * this.#caps[this.places[i]!]!;
      let at = count++;
      for (; at > 0 && sorted[at - 1]! < weight; at--) sorted[at] = sorted[at - 1]!;
      sorted[at] = weight;
    }
    let paired = 0;
    for (let i = 0; i < count; i++) paired += sorted[i]! * this.#values[i]!;
    return Math.min(capped, paired);
  }

  #capOf(options: number): number {
    for (const symbol of BY_VALUE) if (options & (1 << symbol)) return VALUES[symbol]!;
    return 0;
  }
}
