/** Writes moves as text. */
import { entryAt } from '@wordhoard/kernel';
import { type CardId, faceOf, textOf } from '../cards.ts';
import { formatFaces, formatRun } from '../notation.ts';
import type { Theft } from '../theft.ts';
import type { OpenWord } from '../types.ts';
import type { BuiltWords } from './build-value.ts';

type NoteRuns = readonly (readonly CardId[])[];

const formatRuns = (words: NoteRuns): string => words.map(formatRun).join(' ') || 'nothing';

/** 'star on-, lock on-, seal star'. */
export function formatBuild({ words, lock, seal }: BuiltWords): string {
  const parts = [formatRuns(words)];
  if (lock !== null) parts.push(`lock ${formatRun(entryAt(words, lock))}`);
  if (seal.length > 0) parts.push(`seal ${formatRuns(seal.map((at) => entryAt(words, at)))}`);
  return parts.join(', ');
}

/** 'steal s of star, leave rat: hasten lo'. */
export function formatTheft(robbed: OpenWord, { card, rest, words }: Theft): string {
  return `steal ${faceOf(card)} of ${formatRun(robbed.cards)}, leave ${formatRun(rest)}: ${formatRuns(words)}`;
}

export const formatPick = (card: CardId | null): string => (card === null ? 'no second card' : `pick ${faceOf(card)}`);
export const formatDiscard = (cards: readonly CardId[]): string => `discard ${formatFaces(cards)}`;
export const formatLock = (cards: readonly CardId[] | null): string => (cards ? `lock ${formatRun(cards)}` : 'unlock');

/** The most important new word of a build: the one that pays most, or of equals the longest. */
export function bestNewWord(
  words: NoteRuns,
  before: readonly OpenWord[],
  points: (word: string) => number,
): string | null {
  const old = before.map(({ cards }) => textOf(cards));
  const newWords = words.map(textOf).filter((word) => !old.includes(word));
  const [first] = newWords.toSorted((a, b) => points(b) - points(a) || b.length - a.length);
  return first ?? null;
}
