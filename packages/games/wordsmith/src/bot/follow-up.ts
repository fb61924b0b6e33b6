import { isInflection, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { type Bonus, bonusOf, isBonus } from '../bonuses.ts';
import type { Components } from '../components.ts';
import { runBetween, SQUARES, type Square } from '../grid.ts';
import { type Claim, liesWithin, MIN_WORD } from '../words.ts';
import { type GapFinder, LINES, LINES_OF_SQUARE, squaresOf } from './line-gaps.ts';
import type { Prospects } from './prospects.ts';
import { letterOf, type ScratchSheet } from './scratch-sheet.ts';
import type { SheetValue } from './sheet-value.ts';
import { nextKey, VACANT, type Vocabulary } from './vocabulary.ts';

export interface SearchContext {
  readonly components: Components;
  readonly lexicon: Lexicon;
  readonly list: WordList;
  readonly vocabulary: Vocabulary;
  readonly lines: GapFinder;
  readonly sheetValue: SheetValue;
  readonly prospects: Prospects;
}

/** Plays on after the letters are written: claims words and uses swords and goblets until none are left. */
export function followUp(scratch: ScratchSheet, context: SearchContext): void {
  claimAll(scratch, context);
  while (scratch.swords > 0 || scratch.goblets > 0) {
    const circle = scratch.swords > 0 ? bestCircle(scratch, context.sheetValue) : undefined;
    if (circle !== undefined) scratch.useSword(circle);
    else if (scratch.goblets === 0 || !useGoblet(scratch, context)) return;
    claimAll(scratch, context);
  }
}

/**
 * Claims every word it knows that circles a square or has a length bonus. Longest first, because a shorter word earns
 * no bonus inside one that was claimed before.
 */
export function claimAll(scratch: ScratchSheet, context: SearchContext): void {
  for (const square of scratch.newSquares)
    for (const number of LINES_OF_SQUARE[square]!) {
      const segment = segmentOf(scratch, LINES[number]!, square);
      for (let length = segment.length; length >= MIN_WORD; length--)
        for (let first = 0; first + length <= segment.length; first++) {
          const run = segment.slice(first, first + length);
          if (!mayGain(scratch, run, context.components)) continue;
          const claim = bestClaim(scratch, run, context);
          if (claim) scratch.claim(claim, run);
        }
    }
}

/** The claim of a run, in the direction with the higher bonus. Undefined if it spells no word or would gain nothing. */
function bestClaim(scratch: ScratchSheet, run: readonly Square[], context: SearchContext): Claim | undefined {
  // Tested first, because most runs spell no word in either direction.
  if (!spellsWord(scratch, run, context.vocabulary)) return undefined;
  const claims = [run, run.toReversed()].flatMap((direction) => claimOf(scratch, direction, context) ?? []);
  const bonuses = claims.map((claim) => bonusOf(claim, scratch.newSquares, scratch.claims, context.components));
  const best = bonuses[0] && bonuses[1] && bonusTotal(bonuses[1]) > bonusTotal(bonuses[0]) ? 1 : 0;
  const isGain =
    run.some((square) => scratch.circled[square] === 0) || (bonuses[best] && bonusTotal(bonuses[best]) > 0);
  return isGain ? claims[best] : undefined;
}
function spellsWord({ letters }: ScratchSheet, run: readonly Square[], vocabulary: Vocabulary): boolean {
  let forward = 0;
  let backward = 0;
  for (let i = 0; i < run.length; i++) {
    forward = nextKey(forward, letters[run[i]!]!);
    backward = nextKey(backward, letters[run[run.length - 1 - i]!]!);
  }
  return vocabulary.has(forward) || vocabulary.has(backward);
}

const bonusTotal = ({ coins, crowns }: Bonus): number => coins + crowns;

/** The unbroken run of letters around a square of a line. */
function segmentOf({ letters }: ScratchSheet, line: readonly Square[], square: Square): readonly Square[] {
  const place = line.indexOf(square);
  let first = place;
  let last = place;
  while (first > 0 && letters[line[first - 1]!] !== VACANT) first -= 1;
  while (last + 1 < line.length && letters[line[last + 1]!] !== VACANT) last += 1;
  return last - first + 1 < MIN_WORD ? [] : line.slice(first, last + 1);
}

/** Whether a run includes a new letter and could circle a square or earn a bonus. */
function mayGain(
  { circled, newSquares, claims }: ScratchSheet,
  run: readonly Square[],
  { lengthBonuses }: Components,
): boolean {
  if (!run.some((square) => newSquares.includes(square))) return false;
  if (claims.some(({ from, to }) => covers(from, to, run))) return false;
  return isBonus(lengthBonuses[run.length]!) || run.some((square) => circled[square] === 0);
}

/** True if the run contains all of these squares. After it was claimed, they can't gain anything more. */
function covers(from: Square, to: Square, squares: readonly Square[]): boolean {
  const run = runBetween(from, to)!;
  return run.includes(squares[0]!) && run.includes(squares.at(-1)!);
}

function claimOf(
  scratch: ScratchSheet,
  run: readonly Square[],
  { lexicon, list, vocabulary }: SearchContext,
): Claim | undefined {
  let key = 0;
  for (const square of run) key = nextKey(key, scratch.letters[square]!);
  if (!vocabulary.has(key)) return undefined;
  const word = run.map((square) => letterOf(scratch.letters[square]!)).join('');
  if (list.banned.includes(word)) return undefined;
  const extended = scratch.extendableWords.filter((base) => liesWithin(base, run)).map((base) => base.word);
  if (extended.some((earlier) => isInflection(lexicon, earlier, word))) return undefined;
  return { from: run[0]!, to: run.at(-1)!, word, extended };
}

/** The best square for a sword; undefined when all squares are circled. */
function bestCircle(scratch: ScratchSheet, sheetValue: SheetValue): Square | undefined {
  let best: Square | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let square = 0; square < SQUARES; square++) {
    if (scratch.circled[square]) continue;
    let value = sheetValue.circlingValue(scratch, [square]);
    scratch.circled[square] = 1;
    value += sheetValue.goalsValue(scratch);
    scratch.circled[square] = 0;
    // A word may circle a letter later, so of equal squares a vacant one is better.
    if (scratch.letters[square] === VACANT) value += 0.01;
    if (value > bestValue) [best, bestValue] = [square, value];
  }
  return best;
}

/** Writes the letter that completes the best word, or one that prepares a word. False if no letter helps. */
function useGoblet(scratch: ScratchSheet, { lines, prospects, sheetValue }: SearchContext): boolean {
  let best: { letter: number; at: Square } | undefined;
  let bestValue = 0;
  for (const [number, squares] of LINES.entries()) {
    for (const gap of lines.gapsIn(scratch.letters, number)) {
      const [vacant] = gap.vacant;
      const isFinished = gap.vacant.length === 1;
      const value = isFinished
        ? sheetValue.circlingValue(scratch, squaresOf(number, gap)) + sheetValue.lengthValue(gap, scratch)
        : prospects.ofGap(scratch, number, gap) / 2;
      if (value > bestValue) [best, bestValue] = [{ letter: gap.fills.first >>> 5, at: squares[vacant!]! }, value];
    }
  }
  if (!best) return false;
  scratch.useGoblet(best.letter, best.at);
  return true;
}
