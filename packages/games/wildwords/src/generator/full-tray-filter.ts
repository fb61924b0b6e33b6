import { STAR } from '@wordhoard/lexicon';
import type { Field } from './field.ts';
import type { Place } from './layout.ts';

/**
 * For slots that take the whole tray, the dearest and the most in vain: where no asterisk comes in, there must be a word
 * of all these letters in whatever order. That depends only on what lies in the slot, so it is asked once for each.
 */
export class FullTrayFilter {
  readonly #field: Field;
  readonly #known: Map<string, boolean> = new Map();

  constructor(field: Field) {
    this.#field = field;
  }

  /** To be called for every position. */
  begin(): void {
    this.#known.clear();
  }

  /** Could the whole tray, laid on these places, make a word with what lies before, between and after them? */
  mayBeWord(places: ArrayLike<Place>): boolean {
    const { counts, faces, automaton } = this.#field;
    if (counts[STAR]! > 0) return true;
    const there: number[] = [];
    let from = places[0]!;
    while (faces[from - 1]! >= 0) from--;
    const end = this.#field.endOfTiles(places[places.length - 1]! + 1);
    for (let place = from; place < end; place++) if (faces[place]! >= 0) there.push(faces[place]!);
    if (there.includes(STAR)) return true;
    const key = there.sort((a, b) => a - b).join();
    let known = this.#known.get(key);
    if (known === undefined) {
      const letters = counts.slice(0, 26);
      for (const letter of there) letters[letter]!++;
      known = automaton.hasAnagram(letters);
      this.#known.set(key, known);
    }
    return known;
  }
}
