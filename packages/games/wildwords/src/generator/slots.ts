import { LETTER_MASK, STAR } from '@wordhoard/lexicon';
import { SIZE } from '../board.ts';
import { MAX_TRAY_SIZE } from '../tiles.ts';
import { firstOfLane, LANE_COUNT, PLACE_COUNT, type Place } from './layout.ts';
import { MaxHeap } from './max-heap.ts';
import { EMPTY, NO_WORD, type SearchBoard } from './search-board.ts';

const MAX_SLOTS: number = LANE_COUNT * SIZE * MAX_TRAY_SIZE;

/**
 * A slot is the place of a play's first tile and the number of its tiles. Its score is linear in its letters: a constant
 * and, for each tile, its value times a weight. So an upper bound is known before any letter is tried.
 */
export class Slots {
  /** Slots by their upper bounds. */
  readonly heap: MaxHeap = new MaxHeap(MAX_SLOTS);
  readonly #starts: Uint16Array = new Uint16Array(MAX_SLOTS);
  readonly #sizes: Uint8Array = new Uint8Array(MAX_SLOTS);
  #count = 0;
  #maxTiles = 0;

  /** These describe the slot opened last. */
  size = 0;
  constant = 0;
  readonly places: Uint16Array = new Uint16Array(MAX_TRAY_SIZE);
  readonly weights: Int32Array = new Int32Array(MAX_TRAY_SIZE);
  /** An upper bound of what each tile and those after it can add; 0 after the last. */
  readonly restBounds: Int32Array = new Int32Array(MAX_TRAY_SIZE + 1);
  /** For each tile the letters on the board after it, a bit each: the word must contain them all. */
  readonly requiredLetters: Int32Array = new Int32Array(MAX_TRAY_SIZE + 1);
  /** A row for each tile: the weights from that one on in descending order, then zeros. */
  readonly sortedWeights: Int32Array = new Int32Array((MAX_TRAY_SIZE + 1) * MAX_TRAY_SIZE);

  readonly #board: SearchBoard;
  /** The values in the tray, descending. */
  readonly #values: Int32Array = new Int32Array(MAX_TRAY_SIZE);
  /** The highest value that may be laid at each place. */
  readonly #maxValues: Int32Array = new Int32Array(PLACE_COUNT);
  readonly #sorted: Int32Array = new Int32Array(MAX_TRAY_SIZE);

  constructor(board: SearchBoard) {
    this.#board = board;
  }

  /** Lists all slots with at most this many tiles. */
  listSlots(tiles: number): void {
    this.#maxTiles = Math.min(tiles, this.#board.size);
    const { faces, tilesToTouch, size, counts, values, symbolsByValue } = this.#board;
    this.#count = 0;
    let n = 0;
    for (const symbol of symbolsByValue) for (let i = counts[symbol]!; i > 0; i--) this.#values[n++] = values[symbol]!;
    this.heap.clear();
    for (let lane = 0; lane < LANE_COUNT; lane++) {
      const first = firstOfLane(lane);
      for (let place = first; place < first + SIZE; place++)
        if (faces[place] === EMPTY) this.#maxValues[place] = this.#maxValueOf(this.#board.options[place]!);
      for (let place = first; place < first + SIZE; place++)
        if (faces[place] === EMPTY && tilesToTouch[place]! <= size) this.#listFrom(place);
    }
    this.heap.heapify();
  }

  /** Makes `places`, `weights`, `constant` and `rests` those of this slot. */
  openSlot(slot: number): void {
    this.size = this.#sizes[slot]!;
    let place = this.#starts[slot]!;
    let sum = this.#board.valueBefore(place);
    let times = 1;
    let extra = 0;
    for (let i = 0; i < this.size; i++) {
      this.places[i] = place;
      times *= this.#board.layout.wordMultiplier[place]!;
      extra += this.#extraAt(place);
      const end = this.#board.endOfTiles(place + 1);
      sum += this.#board.valueBetween(place + 1, end);
      place = end;
    }
    this.constant = sum * times + extra + this.#bombPoints(this.size) + this.#setWeights(times);
    for (let i = this.size; i >= 0; i--) {
      this.requiredLetters[i] =
        i === this.size ? 0 : this.requiredLetters[i + 1]! | this.#lettersAfter(this.places[i]!);
      this.restBounds[i] = this.#upperBound(i);
      for (let k = 0; k < MAX_TRAY_SIZE; k++)
        this.sortedWeights[MAX_TRAY_SIZE * i + k] = k < this.size - i ? this.#sorted[k]! : 0;
    }
  }

  /** A bit for each letter on the board directly after a place. */
  #lettersAfter(place: Place): number {
    const { faces } = this.#board;
    let letters = 0;
    for (let at = place + 1; faces[at]! >= 0; at++) letters |= 1 << faces[at]!;
    return letters & LETTER_MASK;
  }

  #listFrom(start: Place): void {
    const { faces, options, touching, layout } = this.#board;
    let place = start;
    let sum = this.#board.valueBefore(start);
    let times = 1;
    let extra = 0;
    let touched = false;
    const isIsolated = faces[start - 1]! < 0 && faces[start + 1]! < 0;
    for (let size = 1; size <= this.#maxTiles; size++) {
      if (faces[place] !== EMPTY || options[place] === 0) return;
      this.places[size - 1] = place;
      touched ||= touching[place] === 1;
      times *= layout.wordMultiplier[place]!;
      extra += this.#extraAt(place);
      const end = this.#board.endOfTiles(place + 1);
      sum += this.#board.valueBetween(place + 1, end);
      place = end;
      if (!touched || (size === 1 && (isIsolated || this.#board.isCountedAcross(start)))) continue;
      this.size = size;
      const flipped = this.#setWeights(times);
      const bound = sum * times + extra + this.#bombPoints(size) + flipped + this.#upperBound(0);
      this.#starts[this.#count] = start;
      this.#sizes[this.#count] = size;
      this.heap.append(bound, this.#count++);
    }
  }

  /** Points of the crossing word without its new tile, less the cost of the square. */
  #extraAt(place: Place): number {
    const { crossSums, layout } = this.#board;
    const cross = crossSums[place]!;
    return (cross === NO_WORD ? 0 : cross * layout.wordMultiplier[place]!) - layout.loss[place]!;
  }

  #bombPoints(size: number): number {
    return size === this.#board.traySize ? this.#board.bombPoints : 0;
  }

  /**
   * Sets the weight of each tile's value when the main word is multiplied by `times`. Returns the points of the tiles on
   * TURN-TO-WILD squares, which have no weight, because any tile counts there as the asterisk.
   */
  #setWeights(times: number): number {
    const { crossSums, layout, values } = this.#board;
    let flipped = 0;
    for (let i = 0; i < this.size; i++) {
      const place = this.places[i]!;
      const cross = crossSums[place] === NO_WORD ? 0 : layout.wordMultiplier[place]!;
      if (layout.wild[place]) {
        this.weights[i] = 0;
        flipped += values[STAR]! * (times + cross);
      } else this.weights[i] = layout.letterMultiplier[place]! * (times + cross);
    }
    return flipped;
  }

  /**
   * An upper bound of what the tiles from the i-th on can add: the lesser of the highest possible value on each square,
   * and of the tray's highest values on the squares with the greatest weights.
   */
  #upperBound(from: number): number {
    const sorted = this.#sorted;
    let capped = 0;
    let count = 0;
    for (let i = from; i < this.size; i++) {
      const weight = this.weights[i]!;
      capped += weight * this.#maxValues[this.places[i]!]!;
      let at = count++;
      for (; at > 0 && sorted[at - 1]! < weight; at--) sorted[at] = sorted[at - 1]!;
      sorted[at] = weight;
    }
    let paired = 0;
    for (let i = 0; i < count; i++) paired += sorted[i]! * this.#values[i]!;
    return Math.min(capped, paired);
  }

  #maxValueOf(options: number): number {
    const { values, symbolsByValue } = this.#board;
    for (const symbol of symbolsByValue) if (options & (1 << symbol)) return values[symbol]!;
    return 0;
  }
}
