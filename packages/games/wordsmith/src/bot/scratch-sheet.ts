import { bonusOf, type MadeClaim } from '../bonuses.ts';
import type { Components } from '../components.ts';
import { SQUARES, type Square } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import type { Sheet } from '../sheet.ts';
import type { Claim, PlacedWord } from '../words.ts';
import { VACANT } from './vocabulary.ts';

/**
 * A sheet to try turns on. Unlike `Sheet` it is changed in place, because a search tries thousands of turns. The rules
 * check the turn that a search finds before it is played.
 */
export class ScratchSheet {
  readonly #components: Components;
  readonly letters: Int8Array = new Int8Array(SQUARES);
  readonly circled: Uint8Array = new Uint8Array(SQUARES);
  /** For each item, how many of its squares are circled. */
  readonly circlesByItem: Uint8Array;
  spent = 0;
  gained = 0;
  crowns = 0;
  goblets = 0;
  swords = 0;
  /** [WS-12] Words on the sheet when the turn began, and those claimed since. */
  extendableWords: PlacedWord[] = [];
  newSquares: Square[] = [];
  claims: MadeClaim[] = [];
  steps: TurnStep[] = [];

  /**
   * @param standing the words on the sheet, claimed or not, from `standingWords`
   */
  constructor(components: Components, sheet?: Sheet, standing: readonly PlacedWord[] = []) {
    this.#components = components;
    this.circlesByItem = new Uint8Array(components.items.length);
    if (!sheet) return;
    this.extendableWords = [...sheet.words, ...standing];
    for (const [square, letter] of sheet.letters.entries()) {
      this.letters[square] = letter === null ? VACANT : letter.charCodeAt(0) - 97;
      if (!sheet.circled[square]) continue;
      this.circled[square] = 1;
      this.circlesByItem[components.itemNumbers[square]!]! += 1;
    }
    this.spent = sheet.spent;
    this.gained = sheet.gained;
    this.crowns = sheet.crowns;
  }

  copy(): ScratchSheet {
    const copy = new ScratchSheet(this.#components);
    copy.letters.set(this.letters);
    copy.circled.set(this.circled);
    copy.circlesByItem.set(this.circlesByItem);
    copy.spent = this.spent;
    copy.gained = this.gained;
    copy.crowns = this.crowns;
    copy.goblets = this.goblets;
    copy.swords = this.swords;
    copy.extendableWords = [...this.extendableWords];
    copy.newSquares = [...this.newSquares];
    copy.claims = [...this.claims];
    copy.steps = [...this.steps];
    return copy;
  }

  /** A copy at the beginning of the next turn. */
  forNextTurn(): ScratchSheet {
    const next = this.copy();
    next.goblets = 0;
    next.swords = 0;
    next.newSquares = [];
    next.claims = [];
    next.steps = [];
    return next;
  }

  write(letter: number, at: Square, price: number): void {
    this.letters[at] = letter;
    this.newSquares.push(at);
    this.spent += price;
    this.steps.push({ type: 'write', letter: letterOf(letter), at, price });
  }

  useGoblet(letter: number, at: Square): void {
    this.letters[at] = letter;
    this.newSquares.push(at);
    this.goblets -= 1;
    this.steps.push({ type: 'goblet', letter: letterOf(letter), at });
  }

  useSword(at: Square): void {
    this.swords -= 1;
    this.circle(at);
    this.steps.push({ type: 'sword', at });
  }

  claim(claim: Claim, squares: readonly Square[]): void {
    const { from, to } = claim;
    const { coins, crowns } = bonusOf(claim, this.newSquares, this.claims, this.#components);
    this.gained += coins;
    this.crowns += crowns;
    this.claims.push({ ...claim, written: this.newSquares.length });
    this.extendableWords.push(claim);
    for (const square of squares) this.circle(square);
    this.steps.push({ type: 'claim', from, to });
  }

  /** [WS-13] */
  circle(at: Square): void {
    if (this.circled[at]) return;
    this.circled[at] = 1;
    const { items, itemNumbers, itemRewards } = this.#components;
    const number = itemNumbers[at]!;
    const { kind, squares } = items[number]!;
    this.circlesByItem[number]! += 1;
    if (this.circlesByItem[number] !== squares.length) return;
    const { coins, crowns } = itemRewards[kind];
    this.gained += coins;
    this.crowns += crowns;
    if (kind === 'goblet') this.goblets += 1;
    if (kind === 'sword') this.swords += 1;
  }
}

export const letterOf = (letter: number): string => String.fromCharCode(97 + letter);
