/** Moves in writing. */
import { type CardId, faceOf, textOf } from '../cards.ts';
import { makeFaces, makeRun } from '../notation.ts';
import type { Theft } from '../theft.ts';
import type { OpenWord } from '../types.ts';
import type { Built } from './value.ts';

type NoteRuns = readonly (readonly CardId[])[];

const listed = (words: NoteRuns): string => words.map(makeRun).join(' ') || 'nothing';

/** 'star on-, lock on-, seal star'. */
export function buildText({ words, lock, seal }: Built): string {
  const parts = [listed(words)];
  if (lock !== null) parts.push(`lock ${makeRun(words[lock]!)}`);
  if (seal.length > 0) parts.push(`seal ${listed(seal.map((at) => words[at]!))}`);
  return parts.join(', ');
}

/** 'steal s of star, leave rat: hasten lo'. */
export function theftText(robbed: OpenWord, { card, rest, words }: Theft): string {
  return `steal ${faceOf(card)} of ${makeRun(robbed.cards)}, leave ${makeRun(rest)}: ${listed(words)}`;
}

export const pickText = (card: CardId | null): string => (card === null ? 'no second card' : `pick ${faceOf(card)}`);
export const discardText = (cards: readonly CardId[]): string => `discard ${makeFaces(cards)}`;
export const lockText = (cards: readonly CardId[] | null): string => (cards ? `lock ${makeRun(cards)}` : 'unlock');

/** The word a build turns on: of the new ones the one that pays most, of equals the longest. */
export function newestWord(
  words: NoteRuns,
  before: readonly OpenWord[],
  points: (word: string) => number,
): string | null {
  const old = before.map(({ cards }) => textOf(cards));
  const fresh = words.map(textOf).filter((word) => !old.includes(word));
  const [first] = fresh.toSorted((a, b) => points(b) - points(a) || b.length - a.length);
  return first ?? null;
}
