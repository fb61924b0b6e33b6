/**
 * Words by their rarest letters: a tree with one letter per step, so that a search without a letter never meets the
 * words behind it. Group 0 is the whole. A word with fewer letters than DEPTH lies in a group further up.
 */
export interface Groups {
  /** The letter (0–25) that a group's words have and those around it need not. */
  readonly letters: Uint8Array;
  /** The first group with one letter more, and the next one with as many, the one with the most valuable word first; or NONE. */
  readonly within: Int32Array;
  readonly beside: Int32Array;
  /** The first of its own words, or NONE; and by word the next one of its group. */
  readonly words: Int32Array;
  readonly afterWord: Int32Array;
  /** The most valuable word of it and of all within it. */
  readonly best: Int32Array;
  /** The tier of the best known of them. */
  readonly tiers: Uint8Array;
}

export const NONE = -1;

/** Tried from 4 to 9: level 3 and level 5 play about as many games a second with each, and this keeps the groups few. */
const DEPTH = 5;

/** From the letter in the fewest words to that in the most, near enough. */
const RAREST_FIRST = Array.from('qjxzwkvfyhbmgpudclotnraise', (letter) => letter.charCodeAt(0) - 97);
const RARITY = Uint8Array.from({ length: 26 }, (_, letter) => RAREST_FIRST.indexOf(letter));

/** Words are added from the most valuable to the least: then that is the order of groups and words without any sorting. */
export class GroupMaker {
  readonly #letters: number[] = [];
  readonly #within: number[] = [];
  readonly #beside: number[] = [];
  readonly #words: number[] = [];
  readonly #best: number[] = [];
  readonly #tiers: number[] = [];
  /** By group: the last of its words, where the next one is put on. */
  readonly #last: number[] = [];
  readonly #afterWord: Int32Array;
  /** Scratch: the rarest letters of a word, by rarity. */
  readonly #rarest = new Uint8Array(DEPTH + 1);

  constructor(words: number) {
    this.#afterWord = new Int32Array(words).fill(NONE);
    this.#open(0, NONE);
  }

  add(number: number, word: string, tier: number): void {
    const steps = this.#sort(word);
    let group = 0;
    this.#tiers[0] = Math.min(this.#tiers[0]!, tier);
    for (let i = 0; i < steps; i++) {
      group = this.#step(group, RAREST_FIRST[this.#rarest[i]!]!, number);
      this.#tiers[group] = Math.min(this.#tiers[group]!, tier);
    }
    if (this.#words[group] === NONE) this.#words[group] = number;
    else this.#afterWord[this.#last[group]!] = number;
    this.#last[group] = number;
  }

  made(): Groups {
    return {
      letters: Uint8Array.from(this.#letters),
      within: Int32Array.from(this.#within),
      beside: Int32Array.from(this.#beside),
      words: Int32Array.from(this.#words),
      afterWord: this.#afterWord,
      best: Int32Array.from(this.#best),
      tiers: Uint8Array.from(this.#tiers),
    };
  }

  #open(letter: number, best: number): number {
    this.#letters.push(letter);
    this.#within.push(NONE);
    this.#beside.push(NONE);
    this.#words.push(NONE);
    this.#best.push(best);
    this.#tiers.push(255);
    return this.#last.push(NONE) - 1;
  }

  /** The group within this one for a letter; made when its first, and so its most valuable, word comes. */
  #step(group: number, letter: number, word: number): number {
    let last = NONE;
    for (let at = this.#within[group]!; at !== NONE; at = this.#beside[at]!) {
      if (this.#letters[at] === letter) return at;
      last = at;
    }
    const made = this.#open(letter, word);
    if (last === NONE) this.#within[group] = made;
    else this.#beside[last] = made;
    return made;
  }

  /** Leaves the word's rarest letters in `#rarest`, and gives how many: by insertion, for they are few. */
  #sort(word: string): number {
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
