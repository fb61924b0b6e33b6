import { NOWHERE, type PatternAutomaton, STAR, WORD_END } from '@wordhoard/lexicon';
import type { Grid } from '../board.ts';
import { TRAY } from '../tiles.ts';
import type { Field } from './field.ts';
import type { Place } from './layout.ts';
import { type FoundPlay, spread } from './play-list.ts';
import { Slots } from './slots.ts';
import { BY_VALUE, type Code, VALUES } from './symbols.ts';

/**
 * The plays that score most, best first: slots are opened in the order of the most they can score, and in a slot
 * dearer letters come first, so that soon nothing left can be better than what was found.
 */
export class BestPlays {
  readonly #field: Field;
  readonly #automaton: PatternAutomaton;
  readonly #slots: Slots;
  readonly #left: Int8Array;
  #held = 0;
  /** The tray's symbols by falling value. */
  #symbols: Code[] = [];
  readonly #laid: Uint8Array = new Uint8Array(TRAY);
  #found: { score: number; start: Place; laid: Uint8Array }[] = [];
  #wanted = 1;
  /** A play that scores no more than this is not wanted. */
  #floor: number = Number.NEGATIVE_INFINITY;
  /** Slots opened in the last search, out of how many there were. */
  opened = 0;

  constructor(field: Field) {
    this.#field = field;
    this.#automaton = field.automaton;
    this.#slots = new Slots(field);
    this.#left = field.counts.slice();
  }

  /** The field must just have been loaded with this grid. */
  find(grid: Grid, wanted: number, tiles: number): FoundPlay[] {
    const { counts, held } = this.#field;
    this.#left.set(counts);
    this.#held = held;
    this.#symbols = BY_VALUE.filter((symbol) => held & (1 << symbol));
    this.#found = [];
    this.#wanted = wanted;
    this.#floor = Number.NEGATIVE_INFINITY;
    this.opened = 0;
    this.#slots.list(tiles);
    const { heap } = this.#slots;
    while (heap.top > this.#floor) this.#search(heap.take());
    return this.#found.map(({ score, start, laid }) => ({ score, placements: spread(grid, start, laid) }));
  }

  #search(slot: number): void {
    this.opened++;
    this.#slots.open(slot);
    const state = this.#field.before(this.#slots.places[0]!);
    if (state !== NOWHERE) this.#lay(0, state, this.#slots.constant);
  }

  /** Tries the i-th tile of the open slot; `score` is what is certain so far. */
  #lay(i: number, state: number, score: number): void {
    const { size, places, weights, rests } = this.#slots;
    const { faces, options, layout } = this.#field;
    const automaton = this.#automaton;
    const place = places[i]!;
    const next = place + 1;
    const isLast = i === size - 1;
    const tileFollows = faces[next]! >= 0;
    const ends = isLast && !tileFollows;
    const flips = layout.wild[place] === 1;
    const ways = (ends ? automaton.wordMask(state) : automaton.mask(state)) & options[place]!;
    if (flips) {
      if (ways && score + rests[i + 1]! > this.#floor) this.#go(i, state, STAR, score);
      return;
    }
    for (const symbol of this.#symbols) {
      const reached = score + VALUES[symbol]! * weights[i]!;
      // Those that follow are worth no more.
      if (reached + rests[i + 1]! <= this.#floor) return;
      if (!(ways & this.#held & (1 << symbol))) continue;
      this.#take(symbol);
      if (ends || reached + this.#paired(i + 1) > this.#floor) this.#go(i, state, symbol, reached);
      this.#giveBack(symbol);
    }
  }

  /** The most that the tiles still held can add from the i-th place on: the dearest on the heaviest squares. */
  #paired(i: number): number {
    const { falling } = this.#slots;
    let sum = 0;
    let at = TRAY * i;
    for (const symbol of this.#symbols)
      for (let n = this.#left[symbol]!; n > 0; n--) {
        const weight = falling[at++]!;
        if (weight === 0) return sum;
        sum += weight * VALUES[symbol]!;
      }
    return sum;
  }

  /** What may be laid there of what is still held. */
  #optionsAt(place: Place): number {
    const { options, layout } = this.#field;
    return layout.wild[place] ? options[place]! : options[place]! & this.#held;
  }

  /** Lays the i-th tile, which has been taken from the tray, and goes on to the next one's place. */
  #go(i: number, state: number, symbol: Code, score: number): void {
    this.#laid[i] = symbol;
    const { size, places } = this.#slots;
    const { faces } = this.#field;
    const isLast = i === size - 1;
    const next = places[i]! + 1;
    if (faces[next]! < 0) {
      if (isLast) return this.#keep(score);
      const after = this.#automaton.leadOn(state, symbol, this.#optionsAt(next));
      if (after !== NOWHERE) this.#lay(i + 1, after, score);
      return;
    }
    const end = this.#field.endOfTiles(next);
    const first = this.#automaton.leadOn(state, symbol, 1 << faces[next]!);
    const after = this.#field.along(first, next, end, isLast ? WORD_END : this.#optionsAt(end));
    if (after === NOWHERE) return;
    if (isLast) this.#keep(score);
    else this.#lay(i + 1, after, score);
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

  #take(symbol: Code): void {
    this.#left[symbol]!--;
    if (this.#left[symbol] === 0) this.#held &= ~(1 << symbol);
  }

  #giveBack(symbol: Code): void {
    this.#left[symbol]!++;
    this.#held |= 1 << symbol;
  }
}
