/**
 * A tree of words by their rarest letters, with one letter per level, so that a search without a letter skips all words
 * that need it. Group 0 is the root. A word with fewer letters than DEPTH is in a group further up.
 */
export interface WordGroups {
  /** The letter (0–25) that a group adds to those of its parent. */
  readonly letters: Uint8Array;
  /** The first child and the next sibling of each group, or NONE. Siblings are sorted by their most valuable word. */
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
  /** The first word of each group, or NONE; and for each word the next one of its group. */
  readonly firstWord: Int32Array;
  readonly nextWord: Int32Array;
  /** The most valuable word of a group and its descendants. */
  readonly best: Int32Array;
  /** The tier of the best-known of these. */
  readonly bestTier: Uint8Array;
}

export const NONE = -1;

/** Values from 4 to 9 are about equally fast for bots of levels 3 and 5; this one keeps the groups few. */
const DEPTH = 5;

/** Roughly from the letter in the fewest words to that in the most. */
const RAREST_FIRST = Array.from('qjxzwkvfyhbmgpudclotnraise', (letter) => letter.charCodeAt(0) - 97);
const RARITY = Uint8Array.from({ length: 26 }, (_, letter) => RAREST_FIRST.indexOf(letter));

/** Words must be added from the most valuable to the least, so that groups and words need no sorting. */
export class WordGroupBuilder {
  readonly #letters: number[] = [];
  readonly #firstChild: number[] = [];
  readonly #nextSibling: number[] = [];
  readonly #firstWord: number[] = [];
  readonly #best: number[] = [];
  readonly #bestTier: number[] = [];
  /** The last word of each group, to which the next one is appended. */
  readonly #lastWord: number[] = [];
  readonly #nextWord: Int32Array;
  /** Scratch space: the rarest letters of a word, by rarity. */
  readonly #rarest = new Uint8Array(DEPTH + 1);

  constructor(words: number) {
    this.#nextWord = new Int32Array(words).fill(NONE);
    this.#addGroup(0, NONE);
  }

  add(number: number, word: string, tier: number): void {
    const steps = this.#sortRarest(word);
    let group = 0;
    this.#bestTier[0] = Math.min(this.#bestTier[0]!, tier);
    for (let i = 0; i < steps; i++) {
      group = this.#childFor(group, RAREST_FIRST[this.#rarest[i]!]!, number);
      this.#bestTier[group] = Math.min(this.#bestTier[group]!, tier);
    }
    if (this.#firstWord[group] === NONE) this.#firstWord[group] = number;
    else this.#nextWord[this.#lastWord[group]!] = number;
    this.#lastWord[group] = number;
  }

  build(): WordGroups {
    return {
      letters: Uint8Array.from(this.#letters),
      firstChild: Int32Array.from(this.#firstChild),
      nextSibling: Int32Array.from(this.#nextSibling),
      firstWord: Int32Array.from(this.#firstWord),
      nextWord: this.#nextWord,
      best: Int32Array.from(this.#best),
      bestTier: Uint8Array.from(this.#bestTier),
    };
  }

  #addGroup(letter: number, best: number): number {
    this.#letters.push(letter);
    this.#firstChild.push(NONE);
    this.#nextSibling.push(NONE);
    this.#firstWord.push(NONE);
    this.#best.push(best);
    this.#bestTier.push(255);
    return this.#lastWord.push(NONE) - 1;
  }

  /** The child group for a letter; created with its first, and so its most valuable, word. */
  #childFor(group: number, letter: number, word: number): number {
    let last = NONE;
    for (let at = this.#firstChild[group]!; at !== NONE; at = this.#nextSibling[at]!) {
      if (this.#letters[at] === letter) return at;
      last = at;
    }
    const made = this.#addGroup(letter, word);
    if (last === NONE) this.#firstChild[group] = made;
    else this.#nextSibling[last] = made;
    return made;
  }

  /** Puts the word's rarest letters into `#rarest`, and returns how many. Insertion sort, as they are few. */
  #sortRarest(word: string): number {
    const rarest = this.#rarest;
    let count = 0;
    for (let i = 0; i < word.length; i++) {
      const rarity = RARITY[word.charCodeAt(i) - 97]!;
      let at = count;
      for (; at > 0 && rarest[at - 1]! > rarity; at--) rarest[at] = rarest[at - 1]!;
      rarest[at] = rarity;
      if (count < DEPTH) count += 1;
    }
    return count;
  }
}
