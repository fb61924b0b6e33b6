/** Writes moves as text. */
import { entryAt } from '@wordhoard/kernel';
import type { CardId } from '../cards.ts';
import { componentsOf, type TableVariant } from '../components.ts';
import { formatFaces, formatRun } from '../notation.ts';
import type { Theft } from '../theft.ts';
import type { OpenWord } from '../types.ts';
import type { BuiltWords } from './build-value.ts';

type NoteRuns = readonly (readonly CardId[])[];

const formatRuns = (table: TableVariant, words: NoteRuns): string =>
  words.map((cards) => formatRun(componentsOf(table).deck, cards)).join(' ') || 'nothing';

/** 'star on-, lock on-, seal star'. */
export function formatBuild(table: TableVariant, { words, lock, seal }: BuiltWords): string {
  const parts = [formatRuns(table, words)];
  if (lock !== null) parts.push(`lock ${formatRun(componentsOf(table).deck, entryAt(words, lock))}`);
  if (seal.length > 0)
    parts.push(
      `seal ${formatRuns(
        table,
        seal.map((at) => entryAt(words, at)),
      )}`,
    );
  return parts.join(', ');
}

/** 'steal s of star, leave rat: hasten lo'. */
export function formatTheft(table: TableVariant, robbed: OpenWord, { card, rest, words }: Theft): string {
  const { deck } = componentsOf(table);
  return `steal ${deck.faceOf(card)} of ${formatRun(deck, robbed.cards)}, leave ${formatRun(deck, rest)}: ${formatRuns(table, words)}`;
}

export const formatPick = (table: TableVariant, card: CardId | null, nth: number): string =>
  card === null ? `no ${nth === 2 ? 'second' : 'further'} card` : `pick ${componentsOf(table).deck.faceOf(card)}`;
export const formatDiscard = (table: TableVariant, cards: readonly CardId[]): string =>
  `discard ${formatFaces(componentsOf(table).deck, cards)}`;
export const formatLock = (table: TableVariant, cards: readonly CardId[] | null): string =>
  cards ? `lock ${formatRun(componentsOf(table).deck, cards)}` : 'unlock';

/** The most important new word of a build: the one that pays most, or of equals the longest. */
export function bestNewWord(
  table: TableVariant,
  words: NoteRuns,
  before: readonly OpenWord[],
  points: (word: string) => number,
): string | null {
  const { textOf } = componentsOf(table).deck;
  const old = before.map(({ cards }) => textOf(cards));
  const newWords = words.map(textOf).filter((word) => !old.includes(word));
  const [first] = newWords.toSorted((a, b) => points(b) - points(a) || b.length - a.length);
  return first ?? null;
}
