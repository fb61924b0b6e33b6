import { isAccepted, isInflection, type Lexicon, type WordList } from '@wordhoard/lexicon';
import type { Components } from './components.ts';
import { columnOf, rowOf, runBetween, SIZE, type Square } from './grid.ts';
import type { Sheet } from './sheet.ts';

/** [WS-9] */
export const MIN_WORD = 4;
const INDEXES = Array.from({ length: SIZE }, (_, i) => i);

/** The dictionary, options and components by which words are checked and paid. */
export interface WordRules {
  readonly lexicon: Lexicon;
  readonly words: WordList;
  readonly components: Components;
  readonly round: number;
  /** [WS-17] Words allowed since the turn began. They can be claimed, but don't count as standing before it [WS-12]. */
  readonly allowed?: readonly string[];
}

/** A word that may be claimed. */
export interface Claim {
  readonly from: Square;
  readonly to: Square;
  readonly word: string;
  /** [WS-12] The earlier words within it, read in the same direction. */
  readonly extended: readonly string[];
}

/** A word and its place, read from one square to the other. */
export type PlacedWord = Pick<Claim, 'from' | 'to' | 'word'>;

export type ClaimRefusal =
  | { readonly code: 'not-a-line' }
  | { readonly code: 'too-short'; readonly length: number }
  | { readonly code: 'gap'; readonly at: Square }
  | { readonly code: 'nothing-new'; readonly word: string }
  | { readonly code: 'not-a-word'; readonly word: string }
  /** `round`: the round in which it was claimed. */
  | { readonly code: 'already-claimed'; readonly word: string; readonly round: number }
  /** `round`: the round in which the earlier word was claimed; null if it is unclaimed. */
  | { readonly code: 'inflection'; readonly word: string; readonly earlier: string; readonly round: number | null };

/** [WS-9] [WS-12] The claim from one square to the other, or why it is refused. `newSquares`: written this turn. */
export function checkClaim(
  sheet: Sheet,
  newSquares: readonly Square[],
  { from, to }: { readonly from: Square; readonly to: Square },
  wordRules: WordRules,
): Claim | ClaimRefusal {
  const run = runBetween(from, to);
  if (!run) return { code: 'not-a-line' };
  if (run.length < MIN_WORD) return { code: 'too-short', length: run.length };
  const gap = run.find((square) => sheet.letters[square] === null);
  if (gap !== undefined) return { code: 'gap', at: gap };
  const word = run.map((square) => sheet.letters[square]).join('');
  if (!run.some((square) => newSquares.includes(square))) return { code: 'nothing-new', word };
  if (!isAccepted(wordRules.lexicon, wordRules.words, word)) return { code: 'not-a-word', word };
  const claimed = sheet.words.find((earlierClaim) => earlierClaim.from === from && earlierClaim.to === to);
  if (claimed) return { code: 'already-claimed', word, round: claimed.round };
  const extended = extendedWords(sheet, newSquares, run, wordRules);
  const earlier = extended.find((base) => isInflection(wordRules.lexicon, base, word));
  if (earlier === undefined) return { from, to, word, extended };
  // The same word may also have been claimed in another line.
  const claim = sheet.words.find(
    (earlierClaim) => earlierClaim.word === earlier && run.includes(earlierClaim.from) && run.includes(earlierClaim.to),
  );
  return { code: 'inflection', word, earlier, round: claim?.round ?? null };
}

/**
 * [WS-12] The words that a run extends, each once, read in the same direction: those claimed in this turn or before, and
 * all valid words that stood there when the turn began, claimed or not.
 */
function extendedWords(
  sheet: Sheet,
  newSquares: readonly Square[],
  run: readonly Square[],
  wordRules: WordRules,
): string[] {
  const claimed = sheet.words.filter((word) => liesWithin(word, run));
  const standing = splitLine(run, (square) => !newSquares.includes(square)).flatMap((stretch) =>
    wordsIn(sheet, stretch, wordRules),
  );
  return [...new Set([...claimed, ...standing].map(({ word }) => word))];
}

/** True if a word lies within a run and is read in the same direction. */
export const liesWithin = ({ from, to }: Pick<PlacedWord, 'from' | 'to'>, run: readonly Square[]): boolean =>
  run.includes(from) && run.indexOf(from) < run.indexOf(to);

/** The longest stretches of included squares in a line, without those too short for a word. */
function splitLine(line: readonly Square[], isIncluded: (square: Square) => boolean): Square[][] {
  const found: Square[][] = [[]];
  for (const square of line) {
    if (isIncluded(square)) found.at(-1)!.push(square);
    else found.push([]);
  }
  return found.filter(({ length }) => length >= MIN_WORD);
}

/** All words in a stretch of letters, read in its direction, longest first. */
function wordsIn({ letters }: Sheet, stretch: readonly Square[], { lexicon, words, allowed }: WordRules): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (let length = stretch.length; length >= MIN_WORD; length--)
    for (let start = 0; start + length <= stretch.length; start++) {
      const run = stretch.slice(start, start + length);
      const word = run.map((square) => letters[square]).join('');
      if (!allowed?.includes(word) && isAccepted(lexicon, words, word))
        found.push({ from: run[0]!, to: run.at(-1)!, word });
    }
  return found;
}

/** [WS-12] All words on a sheet, claimed or not, in both directions: those that the next turn may extend. */
export function standingWords(sheet: Sheet, wordRules: WordRules): PlacedWord[] {
  const isWritten = (square: Square): boolean => sheet.letters[square] !== null;
  const lines = INDEXES.flatMap((n) => [INDEXES.map((i) => n * SIZE + i), INDEXES.map((i) => i * SIZE + n)]);
  return lines
    .flatMap((line) => [line, line.toReversed()])
    .flatMap((line) => splitLine(line, isWritten))
    .flatMap((stretch) => wordsIn(sheet, stretch, wordRules));
}

/**
 * All words that may be claimed now, longest first: those on the sheet that include a letter of this turn, in both
 * directions.
 */
export function findClaims(sheet: Sheet, newSquares: readonly Square[], wordRules: WordRules): Claim[] {
  const found: Claim[] = [];
  for (const segment of segmentsThrough(sheet, newSquares)) {
    for (let length = segment.length; length >= MIN_WORD; length--) {
      for (let start = 0; start + length <= segment.length; start++) {
        const from = segment[start]!;
        const to = segment[start + length - 1]!;
        for (const ends of [
          { from, to },
          { from: to, to: from },
        ]) {
          const claim = checkClaim(sheet, newSquares, ends, wordRules);
          if (!('code' in claim)) found.push(claim);
        }
      }
    }
  }
  return found.sort((a, b) => b.word.length - a.word.length || a.from - b.from || a.to - b.to);
}

/** The unbroken runs of letters, across and down, that include a new letter; each once. */
function segmentsThrough(sheet: Sheet, newSquares: readonly Square[]): Square[][] {
  const segments = new Map<string, Square[]>();
  for (const square of newSquares) {
    for (const by of [1, SIZE]) {
      const segment = segmentThrough(sheet, square, by);
      segments.set(`${by} ${segment[0]}`, segment);
    }
  }
  return [...segments.values()];
}

function segmentThrough({ letters }: Sheet, square: Square, by: number): Square[] {
  const line = by === 1 ? rowOf : columnOf;
  const isWritten = (next: Square): boolean =>
    next >= 0 && line(next) === line(square) && (letters[next] ?? null) !== null;
  let first = square;
  while (isWritten(first - by)) first -= by;
  const segment = [first];
  for (let next = first + by; isWritten(next); next += by) segment.push(next);
  return segment;
}
