import { accepts, isInflection, type Lexicon, type WordList } from '@wordhoard/lexicon';
import { columnOf, rowOf, runBetween, SIZE, type Square } from './grid.ts';
import type { Sheet } from './sheet.ts';

/** [WS-9] */
export const MIN_WORD = 4;
const EIGHT = Array.from({ length: SIZE }, (_, i) => i);

/** The dictionary and options that words are judged by. */
export interface Judge {
  readonly lexicon: Lexicon;
  readonly words: WordList;
  readonly round: number;
  /** [WS-17] Words allowed since the turn began: they can be claimed, but none of them stood there before [WS-12]. */
  readonly allowed?: readonly string[];
}

/** A run that may be claimed. */
export interface Claim {
  readonly from: Square;
  readonly to: Square;
  readonly word: string;
  /** [WS-12] The words that stood within it before, read the same way. */
  readonly extended: readonly string[];
}

/** A word where it stands, read from one square to the other. */
export type PlacedWord = Pick<Claim, 'from' | 'to' | 'word'>;

export type ClaimRefusal =
  | { readonly code: 'not-a-line' }
  | { readonly code: 'too-short'; readonly length: number }
  | { readonly code: 'gap'; readonly at: Square }
  | { readonly code: 'nothing-new'; readonly word: string }
  | { readonly code: 'not-a-word'; readonly word: string }
  /** `round`: in which it was claimed. */
  | { readonly code: 'already-claimed'; readonly word: string; readonly round: number }
  /** `round`: the one in which the earlier word was claimed; null if it is unclaimed. */
  | { readonly code: 'inflection'; readonly word: string; readonly earlier: string; readonly round: number | null };

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
  const claimed = sheet.words.find((it) => it.from === from && it.to === to);
  if (claimed) return { code: 'already-claimed', word, round: claimed.round };
  const extended = wordsBefore(sheet, fresh, run, judge);
  const earlier = extended.find((base) => isInflection(judge.lexicon, base, word));
  if (earlier === undefined) return { from, to, word, extended };
  // The same word may have been claimed in another line, too.
  const claim = sheet.words.find((it) => it.word === earlier && run.includes(it.from) && run.includes(it.to));
  return { code: 'inflection', word, earlier, round: claim?.round ?? null };
}

/**
 * [WS-12] The words within a run, read the same way, that it extends: whatever has been claimed, in this turn or
 * before, and whatever stood there valid when the turn began, claimed or not. Each once.
 */
function wordsBefore(sheet: Sheet, fresh: readonly Square[], run: readonly Square[], judge: Judge): string[] {
  const claimed = sheet.words.filter((word) => lies(word, run));
  const stood = stretches(run, (square) => !fresh.includes(square)).flatMap((stretch) =>
    wordsIn(sheet, stretch, judge),
  );
  return [...new Set([...claimed, ...stood].map(({ word }) => word))];
}

/** True if a word lies within a run and is read the same way. */
export const lies = ({ from, to }: Pick<PlacedWord, 'from' | 'to'>, run: readonly Square[]): boolean =>
  run.includes(from) && run.indexOf(from) < run.indexOf(to);

/** The longest pieces of a line whose squares all pass; those too short for a word are left out. */
function stretches(line: readonly Square[], passes: (square: Square) => boolean): Square[][] {
  const found: Square[][] = [[]];
  for (const square of line) {
    if (passes(square)) found.at(-1)!.push(square);
    else found.push([]);
  }
  return found.filter(({ length }) => length >= MIN_WORD);
}

/** Every word in a stretch of letters, read as it is given; the longest first. */
function wordsIn({ letters }: Sheet, stretch: readonly Square[], { lexicon, words, allowed }: Judge): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (let length = stretch.length; length >= MIN_WORD; length--)
    for (let start = 0; start + length <= stretch.length; start++) {
      const run = stretch.slice(start, start + length);
      const word = run.map((square) => letters[square]).join('');
      if (!allowed?.includes(word) && accepts(lexicon, words, word))
        found.push({ from: run[0]!, to: run.at(-1)!, word });
    }
  return found;
}

/** [WS-12] Every word on a sheet, claimed or not, in both directions: what a turn that begins now may extend. */
export function standingWords(sheet: Sheet, judge: Judge): PlacedWord[] {
  const written = (square: Square): boolean => sheet.letters[square] !== null;
  const lines = EIGHT.flatMap((n) => [EIGHT.map((i) => n * SIZE + i), EIGHT.map((i) => i * SIZE + n)]);
  return lines
    .flatMap((line) => [line, line.toReversed()])
    .flatMap((line) => stretches(line, written))
    .flatMap((stretch) => wordsIn(sheet, stretch, judge));
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
