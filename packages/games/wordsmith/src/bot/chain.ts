import { isInflection, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { type Bonus, bonusOf } from '../bonuses.ts';
import { runBetween, SQUARES, type Square } from '../grid.ts';
import { type Claim, lies, MIN_WORD } from '../words.ts';
import { LINES, LINES_AT, type OpenLines, squaresOf } from './lines.ts';
import type { Prospects } from './prospects.ts';
import { nameOf, type ScratchSheet } from './scratch-sheet.ts';
import { nextKey, VACANT, type Vocabulary } from './vocabulary.ts';
import type { SheetValue } from './worth.ts';

export interface Means {
  readonly lexicon: Lexicon;
  readonly list: WordList;
  readonly vocabulary: Vocabulary;
  readonly lines: OpenLines;
  readonly worth: SheetValue;
  readonly prospects: Prospects;
}

/** Plays on after the letters are written: claims words, uses swords and goblets, until nothing is left. */
export function followUp(desk: ScratchSheet, means: Means): void {
  claimAll(desk, means);
  while (desk.swords > 0 || desk.goblets > 0) {
    const circle = desk.swords > 0 ? bestCircle(desk, means.worth) : undefined;
    if (circle !== undefined) desk.useSword(circle);
    else if (desk.goblets === 0 || !useGoblet(desk, means)) return;
    claimAll(desk, means);
  }
}

/**
 * Claims every word it knows that circles something or is paid for its length, the longest first: what is claimed inside
 * it afterwards would be paid nothing.
 */
export function claimAll(desk: ScratchSheet, means: Means): void {
  for (const square of desk.fresh)
    for (const number of LINES_AT[square]!) {
      const segment = segmentOf(desk, LINES[number]!, square);
      for (let length = segment.length; length >= MIN_WORD; length--)
        for (let first = 0; first + length <= segment.length; first++) {
          const run = segment.slice(first, first + length);
          if (!hasGain(desk, run)) continue;
          const claim = bestClaim(desk, run, means);
          if (claim) desk.claim(claim, run);
        }
    }
}

/** The run as a word, in the direction that is paid more; undefined if it is none, or would bring nothing. */
function bestClaim(desk: ScratchSheet, run: readonly Square[], means: Means): Claim | undefined {
  // Most runs are no word either way.
  if (!spellsWord(desk, run, means.vocabulary)) return undefined;
  const claims = [run, run.toReversed()].flatMap((way) => claimOf(desk, way, means) ?? []);
  const paid = claims.map((claim) => bonusOf(claim, desk.fresh, desk.claims));
  const best = paid[0] && paid[1] && worthOf(paid[1]) > worthOf(paid[0]) ? 1 : 0;
  const gains = run.some((square) => desk.circled[square] === 0) || (paid[best] && worthOf(paid[best]) > 0);
  return gains ? claims[best] : undefined;
}
function spellsWord({ letters }: ScratchSheet, run: readonly Square[], vocabulary: Vocabulary): boolean {
  let there = 0;
  let back = 0;
  for (let i = 0; i < run.length; i++) {
    there = nextKey(there, letters[run[i]!]!);
    back = nextKey(back, letters[run[run.length - 1 - i]!]!);
  }
  return vocabulary.has(there) || vocabulary.has(back);
}

const worthOf = ({ coins, crowns }: Bonus): number => coins + crowns;

/** The unbroken letters of a line around a square. */
function segmentOf({ letters }: ScratchSheet, line: readonly Square[], square: Square): readonly Square[] {
  const place = line.indexOf(square);
  let first = place;
  let last = place;
  while (first > 0 && letters[line[first - 1]!] !== VACANT) first -= 1;
  while (last + 1 < line.length && letters[line[last + 1]!] !== VACANT) last += 1;
  return last - first + 1 < MIN_WORD ? [] : line.slice(first, last + 1);
}

/** Something of this turn, and something to gain. */
function hasGain({ circled, fresh, claims }: ScratchSheet, run: readonly Square[]): boolean {
  if (!run.some((square) => fresh.includes(square))) return false;
  if (claims.some(({ from, to }) => covers(from, to, run))) return false;
  return run.length > MIN_WORD || run.some((square) => circled[square] === 0);
}

/** True if a run claimed this turn contains all of these squares; then they have nothing more to give. */
function covers(from: Square, to: Square, squares: readonly Square[]): boolean {
  const run = runBetween(from, to)!;
  return run.includes(squares[0]!) && run.includes(squares.at(-1)!);
}

function claimOf(desk: ScratchSheet, run: readonly Square[], { lexicon, list, vocabulary }: Means): Claim | undefined {
  let key = 0;
  for (const square of run) key = nextKey(key, desk.letters[square]!);
  if (!vocabulary.has(key)) return undefined;
  const word = run.map((square) => nameOf(desk.letters[square]!)).join('');
  if (list.banned.includes(word)) return undefined;
  const extended = desk.bases.filter((base) => lies(base, run)).map((base) => base.word);
  if (extended.some((earlier) => isInflection(lexicon, earlier, word))) return undefined;
  return { from: run[0]!, to: run.at(-1)!, word, extended };
}

/** Undefined when all squares are circled. */
function bestCircle(desk: ScratchSheet, worth: SheetValue): Square | undefined {
  let best: Square | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let square = 0; square < SQUARES; square++) {
    if (desk.circled[square]) continue;
    let value = worth.circling(desk, [square]);
    desk.circled[square] = 1;
    value += worth.goals(desk);
    desk.circled[square] = 0;
    // A letter can be circled by a word later; of equal squares a vacant one is the better use.
    if (desk.letters[square] === VACANT) value += 0.01;
    if (value > most) [best, most] = [square, value];
  }
  return best;
}

/** The letter that finishes the best word; or one that brings a word nearer. False when there is no use for it. */
function useGoblet(desk: ScratchSheet, { lines, prospects, worth }: Means): boolean {
  let best: { letter: number; at: Square } | undefined;
  let most = 0;
  for (const [number, squares] of LINES.entries()) {
    for (const opening of lines.openings(desk.letters, number)) {
      const [vacant] = opening.vacant;
      const finished = opening.vacant.length === 1;
      const value = finished
        ? worth.circling(desk, squaresOf(number, opening)) + worth.length(opening, desk)
        : prospects.ofOpening(desk, number, opening) / 2;
      if (value > most) [best, most] = [{ letter: opening.fills.first >>> 5, at: squares[vacant!]! }, value];
    }
  }
  if (!best) return false;
  desk.useGoblet(best.letter, best.at);
  return true;
}
