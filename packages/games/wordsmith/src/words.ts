import { accepts, isInflection, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { columnOf, rowOf, runBetween, SIZE, type Square } from './grid.ts';
import type { Sheet } from './sheet.ts';

/** [WS-9] */
export const MIN_WORD = 4;

/** What words are judged by. */
export interface Judge {
  readonly lexicon: Lexicon;
  readonly words: WordList;
  readonly round: number;
}

/** A run that may be claimed. */
export interface Claim {
  readonly from: Square;
  readonly to: Square;
  readonly word: string;
  /** [WS-12] The words of earlier turns that it contains, in its line and direction. */
  readonly extended: readonly string[];
}

export type ClaimRefusal =
  | { readonly code: 'not-a-line' }
  | { readonly code: 'too-short'; readonly length: number }
  | { readonly code: 'gap'; readonly at: Square }
  | { readonly code: 'nothing-new'; readonly word: string }
  | { readonly code: 'not-a-word'; readonly word: string }
  | { readonly code: 'already-claimed'; readonly word: string }
  | { readonly code: 'inflection'; readonly word: string; readonly earlier: string };

/** [WS-9] [WS-12] What claiming from one square to the other would claim, or why not. `fresh`: written this turn. */
export function judgeClaim(
  sheet: Sheet,
  fresh: readonly Square[],
  { from, to }: { readonly from: Square; readonly to: Square },
  judge: Judge,
): Claim | ClaimRefusal {
  const run = runBetween(from, to);
  if (!run) return { code: 'not-a-line' };
  if (run.length < MIN_WORD) return { code: 'too-short', length: run.length };
  const gap = run.find((square) => sheet.letters[square] === null);
  if (gap !== undefined) return { code: 'gap', at: gap };
  const word = run.map((square) => sheet.letters[square]).join('');
  if (!run.some((square) => fresh.includes(square))) return { code: 'nothing-new', word };
  if (!accepts(judge.lexicon, judge.words, word)) return { code: 'not-a-word', word };
  if (sheet.words.some((claimed) => claimed.from === from && claimed.to === to))
    return { code: 'already-claimed', word };
  const extended = earlierWords(sheet, run, judge.round);
  const earlier = extended.find((base) => isInflection(judge.lexicon, base, word));
  return earlier === undefined ? { from, to, word, extended } : { code: 'inflection', word, earlier };
}

/** [WS-12] Words of earlier turns within a run, read the same way. */
function earlierWords(sheet: Sheet, run: readonly Square[], round: number): string[] {
  return sheet.words
    .filter((claimed) => claimed.round < round)
    .filter(({ from, to }) => run.includes(from) && run.indexOf(from) < run.indexOf(to))
    .map(({ word }) => word);
}

/**
 * Every word that may be claimed now, the longest first: only what is written on the sheet, with a letter of this turn
 * in it. Each run is tried in both directions.
 */
export function claimable(sheet: Sheet, fresh: readonly Square[], judge: Judge): Claim[] {
  const found: Claim[] = [];
  for (const segment of segmentsThrough(sheet, fresh)) {
    for (let length = segment.length; length >= MIN_WORD; length--) {
      for (let start = 0; start + length <= segment.length; start++) {
        const from = segment[start]!;
        const to = segment[start + length - 1]!;
        for (const ends of [
          { from, to },
          { from: to, to: from },
        ]) {
          const claim = judgeClaim(sheet, fresh, ends, judge);
          if (!('code' in claim)) found.push(claim);
        }
      }
    }
  }
  return found.sort((a, b) => b.word.length - a.word.length || a.from - b.from || a.to - b.to);
}

/** The unbroken rows and columns of letters that hold a fresh one; each once. */
function segmentsThrough(sheet: Sheet, fresh: readonly Square[]): Square[][] {
  const segments = new Map<string, Square[]>();
  for (const square of fresh) {
    for (const by of [1, SIZE]) {
      const segment = segmentThrough(sheet, square, by);
      segments.set(`${by} ${segment[0]}`, segment);
    }
  }
  return [...segments.values()];
}

function segmentThrough({ letters }: Sheet, square: Square, by: number): Square[] {
  const line = by === 1 ? rowOf : columnOf;
  const written = (next: Square): boolean =>
    next >= 0 && line(next) === line(square) && (letters[next] ?? null) !== null;
  let first = square;
  while (written(first - by)) first -= by;
  const segment = [first];
  for (let next = first + by; written(next); next += by) segment.push(next);
  return segment;
}
