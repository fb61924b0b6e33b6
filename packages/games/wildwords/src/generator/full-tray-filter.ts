import { STAR } from '@wordhoard/lexicon';
import type { Place } from './layout.ts';
import type { SearchBoard } from './search-board.ts';

/**
 * Rules out slots for the whole tray, whose search is the most expensive and the least successful: without an asterisk
 * there must be an anagram of the tray and the letters on the board. Cached by those letters.
 */
export class FullTrayFilter {
  readonly #board: SearchBoard;
  readonly #cache: Map<string, boolean> = new Map();

  constructor(board: SearchBoard) {
    this.#board = board;
  }

  /** Call it for every position. */
  reset(): void {
    this.#cache.clear();
  }

  /** Whether the whole tray on these places could make a word with the tiles before, between and after them. */
  mayBeWord(places: ArrayLike<Place>): boolean {
    const { counts, faces, automaton } = this.#board;
    if (counts[STAR]! > 0) return true;
    const boardLetters: number[] = [];
    let from = places[0]!;
    while (faces[from - 1]! >= 0) from--;
    const end = this.#board.endOfTiles(places[places.length - 1]! + 1);
    for (let place = from; place < end; place++) if (faces[place]! >= 0) boardLetters.push(faces[place]!);
    if (boardLetters.includes(STAR)) return true;
    const key = boardLetters.sort((a, b) => a - b).join();
    let known = this.#cache.get(key);
    if (known === undefined) {
      const letters = counts.slice(0, 26);
      for (const letter of boardLetters) letters[letter]!++;
      known = automaton.hasAnagram(letters);
      this.#cache.set(key, known);
    }
    return known;
  }
}
