import { type CardId, textOf } from './cards.ts';
import { isWord, type Judge, SHORTEST } from './config.ts';
import type { OpenWord, View } from './types.ts';

/** What a player has to build with: enough to try a re-arrangement on, for server, page and bot alike. */
export interface Workbench {
  readonly hand: readonly CardId[];
  readonly words: readonly OpenWord[];
  /** [WX-8] The word that is locked, which stays as it is. */
  readonly lock: number | null;
}

export type WordRefusal = { code: 'too-short'; word: string; minimum: number } | { code: 'not-a-word'; word: string };

export type ArrangementRefusal =
  | { code: 'not-yours' | 'used-twice'; card: CardId }
  /** [WX-7] It lies on the table and is in none of the words: cards never return to the hand. */
  | { code: 'left-out'; card: CardId }
  | { code: 'under-lock'; word: number };

/** What a seat has before it; everything of its own is in its view. */
export const workbenchOf = ({ mine, players }: View, seat: number): Workbench => ({
  hand: mine?.hand ?? [],
  words: players[seat]!.words,
  lock: players[seat]!.lock,
});

/**
 * [WX-7] Is this how all of one's open words may stand? Cards conserved, every run a word, the word under the lock as
 * it was. A bigram is one card, so its letters cannot come apart.
 */
export function checkArrangement(
  bench: Workbench,
  arrangement: readonly (readonly CardId[])[],
  judge: Judge,
): ArrangementRefusal | WordRefusal | undefined {
  return checkCards(bench, arrangement) ?? checkWords(bench, arrangement, judge);
}

function checkCards(
  { hand, words, lock }: Workbench,
  arrangement: readonly (readonly CardId[])[],
): ArrangementRefusal | undefined {
  const onTable = words.flatMap(({ cards }) => cards);
  const free = new Set([...onTable, ...hand]);
  for (const card of arrangement.flat()) {
    if (free.delete(card)) continue;
    return { code: onTable.includes(card) || hand.includes(card) ? 'used-twice' : 'not-yours', card };
  }
  const leftOut = onTable.find((card) => free.has(card));
  if (leftOut !== undefined) return { code: 'left-out', card: leftOut };
  const locked = words.find(({ id }) => id === lock);
  const stands = !locked || arrangement.some((cards) => sameRun(cards, locked.cards));
  return stands ? undefined : { code: 'under-lock', word: locked.id };
}

function checkWords(
  { words }: Workbench,
  arrangement: readonly (readonly CardId[])[],
  judge: Judge,
): WordRefusal | undefined {
  for (const cards of arrangement) {
    const isNew = !words.some((old) => sameCards(old.cards, cards));
    const refusal = judgeRun(cards, isNew ? judge.config.minimum : SHORTEST, judge);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Is this run of (real) cards a word, and long enough? */
export function judgeRun(cards: readonly CardId[], minimum: number, judge: Judge): WordRefusal | undefined {
  const word = textOf(cards);
  if (word.length < minimum) return { code: 'too-short', word, minimum };
  return isWord(judge, word) ? undefined : { code: 'not-a-word', word };
}

export const sameRun = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => sameRun(a.toSorted(), b.toSorted());

/** Words keep their name as long as they only grow; any other word is a new one. */
export function named(
  old: readonly OpenWord[],
  arrangement: readonly (readonly CardId[])[],
  freshId: () => number,
): OpenWord[] {
  const free = old.toSorted((a, b) => b.cards.length - a.cards.length);
  return arrangement.map((cards) => {
    const at = free.findIndex((word) => word.cards.every((card) => cards.includes(card)));
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return { id: same?.id ?? freshId(), cards: [...cards] };
  });
}
