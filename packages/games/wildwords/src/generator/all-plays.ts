import { NOWHERE, type PatternAutomaton, WORD_END } from '@wordhoard/lexicon';
import { type Grid, SIZE } from '../board.ts';
import { BOMB } from '../scoring.ts';
import { TRAY } from '../tiles.ts';
import { EMPTY, type Field, lowestSymbol, NO_WORD } from './field.ts';
import { firstOfLane, LANES, type Layout, type Place } from './layout.ts';
import type { Openings } from './openings.ts';
import { PlayList } from './play-list.ts';
import { VALUES } from './symbols.ts';

/** Every play on the field whose words all fit some word, once each. */
export function allPlays(field: Field, openings: Openings, grid: Grid): PlayList {
  openings.begin();
  const search = new AllPlays(field, openings, new PlayList(grid));
  for (let lane = 0; lane < LANES; lane++) {
    const first = firstOfLane(lane);
    for (let place = first; place < first + SIZE; place++) search.from(place);
  }
  return search.list;
}

/**
 * Walks a lane to the right from the square of the first tile, tile by tile. Whatever may be laid is known from masks
 * before it is tried: dead ends are not entered, and the last tile of a play is never stepped over.
 */
class AllPlays {
  readonly list: PlayList;
  readonly #field: Field;
  readonly #openings: Openings;
  readonly #automaton: PatternAutomaton;
  readonly #layout: Layout;
  /** The tray as it is used up: how many of each symbol are left, and a bit for each that is. */
  readonly #left: Int8Array;
  #held: number;
  readonly #laid: Uint8Array = new Uint8Array(TRAY);
  #start: Place = 0;
  /** Do tiles lie right before the first one laid? */
  #joined = false;

  constructor(field: Field, openings: Openings, list: PlayList) {
    this.list = list;
    this.#field = field;
    this.#openings = openings;
    this.#automaton = field.automaton;
    this.#layout = field.layout;
    this.#left = field.counts.slice();
    this.#held = field.held;
  }

  /** All plays whose first tile is laid here. */
  from(place: Place): void {
    const { faces, toTouch, options, size } = this.#field;
    if (faces[place] !== EMPTY || toTouch[place]! > size || options[place] === 0) return;
    this.#start = place;
    this.#joined = faces[place - 1]! >= 0;
    let free = 0;
    while (this.#isFree(place + free) && free < size - 1) free++;
    if (free > 0) return this.#open(free);
    const state = this.#field.before(place);
    if (state !== NOWHERE) this.#lay(place, state, 0, this.#field.sumBefore(place), 1, 0, false);
  }

  /** No tile lies near, and none is turned here. */
  #isFree(place: Place): boolean {
    return this.#field.touching[place] === 0 && this.#layout.wild[place] === 0;
  }

  /** All plays whose first so many tiles lie free. */
  #open(free: number): void {
    const openings = this.#openings;
    const { letterTimes, wordTimes, loss, wild } = this.#layout;
    const start = this.#start;
    const next = start + free;
    const options = this.#field.options[next]!;
    let times = 1;
    let lost = 0;
    for (let place = start; place < next; place++) {
      times *= wordTimes[place]!;
      lost += loss[place]!;
    }
    const from = openings.from(free);
    const to = openings.to(free);
    for (let opening = from; opening < to; opening++) {
      const held = openings.held[opening]!;
      if ((openings.masks[opening]! & options & (wild[next] ? -1 : held)) === 0) continue;
      openings.write(opening, free, this.#laid);
      let sum = 0;
      for (let i = 0; i < free; i++) {
        const symbol = this.#laid[i]!;
        sum += VALUES[symbol]! * letterTimes[start + i]!;
        this.#left[symbol]!--;
      }
      this.#held = held;
      this.#lay(next, openings.states[opening]!, free, sum, times, -lost, false);
      for (let i = 0; i < free; i++) this.#left[this.#laid[i]!]!++;
    }
    this.#held = this.#field.held;
  }

  /**
   * Lays each tile that may come here.
   * @param used tiles laid before this one
   * @param sum worth of the word so far, `times` what it is multiplied by
   * @param extra points that are not the main word's: crossing words, LOSE-20
   */
  #lay(place: Place, state: number, used: number, sum: number, times: number, extra: number, touched: boolean): void {
    const { faces, options, touching, crossSums, toTouch, size } = this.#field;
    const { letterTimes, wordTimes, loss, wild } = this.#layout;
    const automaton = this.#automaton;
    const flips = wild[place] === 1;
    const allowed = this.#optionsAt(place);
    const touches = touched || touching[place] === 1;
    const next = place + 1;
    const tileFollows = faces[next]! >= 0;
    const goesOn = used + 1 < size && faces[next] === EMPTY && (touches || toTouch[next]! <= size - used - 1);
    const ends =
      touches && !tileFollows && (used > 0 || (this.#joined && !this.#field.isSecondOfTwo(place)))
        ? automaton.wordMask(state)
        : 0;
    // What must lead on from the next state: the tile that lies there, or any of what may be laid there.
    const onward = tileFollows ? 1 << faces[next]! : goesOn ? options[next]! : 0;
    const ways = (onward === 0 ? ends : automaton.mask(state)) & allowed;
    const crossSum = crossSums[place]!;
    const wordTimesHere = wordTimes[place]!;
    for (let bits = ways; bits !== 0; bits &= bits - 1) {
      const symbol = lowestSymbol(bits);
      const worth = VALUES[symbol]! * letterTimes[place]!;
      const gained = extra - loss[place]! + (crossSum === NO_WORD ? 0 : (crossSum + worth) * wordTimesHere);
      this.#laid[used] = symbol;
      if (ends & (1 << symbol)) this.#found(used + 1, (sum + worth) * times * wordTimesHere + gained);
      if (onward === 0) continue;
      if (!flips) this.#take(symbol);
      const after = automaton.leadOn(state, symbol, tileFollows ? onward : this.#optionsAt(next));
      if (after !== NOWHERE) {
        if (tileFollows) this.#over(next, after, used + 1, sum + worth, times * wordTimesHere, gained);
        else this.#lay(next, after, used + 1, sum + worth, times * wordTimesHere, gained, touches);
      }
      if (!flips) this.#giveBack(symbol);
    }
  }

  /** Goes over tiles that lie there already. */
  #over(from: Place, state: number, used: number, sum: number, times: number, extra: number): void {
    const { faces, size } = this.#field;
    const end = this.#field.endOfTiles(from);
    const goesOn = used < size && faces[end] === EMPTY;
    const options = goesOn ? this.#optionsAt(end) : 0;
    const after = this.#field.along(state, from, end, options | WORD_END);
    if (after === NOWHERE) return;
    let total = sum;
    for (let at = from; at < end; at++) total += VALUES[faces[at]!]!;
    const mask = this.#automaton.mask(after);
    if (mask & WORD_END && (used > 1 || !this.#field.isSecondOfTwo(this.#start)))
      this.#found(used, total * times + extra);
    if (mask & options) this.#lay(end, after, used, total, times, extra, true);
  }

  /** What may be laid there of what is still held. */
  #optionsAt(place: Place): number {
    const options = this.#field.options[place]!;
    return this.#layout.wild[place] ? options : options & this.#held;
  }

  #found(used: number, score: number): void {
    this.list.add(this.#start, this.#laid, used, used === TRAY ? score + BOMB : score);
  }

  #take(symbol: number): void {
    this.#left[symbol]!--;
    if (this.#left[symbol] === 0) this.#held &= ~(1 << symbol);
  }

  #giveBack(symbol: number): void {
    this.#left[symbol]!++;
    this.#held |= 1 << symbol;
  }
}
