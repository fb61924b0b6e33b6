import { bonusOf, type MadeClaim } from '../bonuses.ts';
import { ITEM_AT, ITEMS, SQUARES, type Square, type SquareKind } from '../grid.ts';
import type { TurnStep } from '../moves.ts';
import type { Sheet } from '../sheet.ts';
import { AXE_CROWNS, COIN_ITEM } from '../turn.ts';
import type { Claim, PlacedWord } from '../words.ts';
import { VACANT } from './vocabulary.ts';

/** The item of each square, as its number in ITEMS. */
export const ITEM_NUMBER: readonly number[] = ITEM_AT.map((name) => ITEMS.findIndex((item) => item.name === name));
const KIND: readonly SquareKind[] = ITEMS.map(({ kind }) => kind);

/**
 * A sheet to try turns on: the same as Sheet, but changed in place, for a search tries thousands of turns. Whatever it
 * comes up with is checked by the rules before it is played.
 */
export class ScratchSheet {
  readonly letters: Int8Array = new Int8Array(SQUARES);
  readonly circled: Uint8Array = new Uint8Array(SQUARES);
  /** For each item, how many of its squares are circled. */
  readonly done: Uint8Array = new Uint8Array(ITEMS.length);
  spent = 0;
  gained = 0;
  crowns = 0;
  goblets = 0;
  swords = 0;
  /** [WS-12] What may be extended: the words that stood there when the turn began, and those claimed since. */
  bases: PlacedWord[] = [];
  fresh: Square[] = [];
  claims: MadeClaim[] = [];
  steps: TurnStep[] = [];

  /**
   * @param standing words on the sheet, claimed or not, as `standingWords` finds them
   */
  constructor(sheet?: Sheet, standing: readonly PlacedWord[] = []) {
    if (!sheet) return;
    this.bases = [...sheet.words, ...standing];
    for (const [square, letter] of sheet.letters.entries()) {
      this.letters[square] = letter === null ? VACANT : letter.charCodeAt(0) - 97;
      if (!sheet.circled[square]) continue;
      this.circled[square] = 1;
      this.done[ITEM_NUMBER[square]!]! += 1;
    }
    this.spent = sheet.spent;
    this.gained = sheet.gained;
    this.crowns = sheet.crowns;
  }

  copy(): ScratchSheet {
    const twin = new ScratchSheet();
    twin.letters.set(this.letters);
    twin.circled.set(this.circled);
    twin.done.set(this.done);
    twin.spent = this.spent;
    twin.gained = this.gained;
    twin.crowns = this.crowns;
    twin.goblets = this.goblets;
    twin.swords = this.swords;
    twin.bases = [...this.bases];
    twin.fresh = [...this.fresh];
    twin.claims = [...this.claims];
    twin.steps = [...this.steps];
    return twin;
  }

  write(letter: number, at: Square, price: number): void {
    this.letters[at] = letter;
    this.fresh.push(at);
    this.spent += price;
    this.steps.push({ type: 'write', letter: nameOf(letter), at, price });
  }

  useGoblet(letter: number, at: Square): void {
    this.letters[at] = letter;
    this.fresh.push(at);
    this.goblets -= 1;
    this.steps.push({ type: 'goblet', letter: nameOf(letter), at });
  }

  useSword(at: Square): void {
    this.swords -= 1;
    this.circle(at);
    this.steps.push({ type: 'sword', at });
  }

  claim(claim: Claim, squares: readonly Square[]): void {
    const { from, to } = claim;
    const { coins, crowns } = bonusOf(claim, this.fresh, this.claims);
    this.gained += coins;
    this.crowns += crowns;
    this.claims.push({ ...claim, written: this.fresh.length });
    this.bases.push(claim);
    for (const square of squares) this.circle(square);
    this.steps.push({ type: 'claim', from, to });
  }

  /** [WS-13] */
  circle(at: Square): void {
    if (this.circled[at]) return;
    this.circled[at] = 1;
    const item = ITEM_NUMBER[at]!;
    this.done[item]! += 1;
    if (this.done[item] !== ITEMS[item]!.squares.length) return;
    if (KIND[item] === 'coin') this.gained += COIN_ITEM;
    if (KIND[item] === 'axe') this.crowns += AXE_CROWNS;
    if (KIND[item] === 'goblet') this.goblets += 1;
    if (KIND[item] === 'sword') this.swords += 1;
  }
}

export const nameOf = (letter: number): string => String.fromCharCode(97 + letter);
