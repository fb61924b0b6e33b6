import { forSeat } from '@wordhoard/kernel';
import { type CardId, textOf } from './cards.ts';
import { isWord, type Judge, SHORTEST } from './config.ts';
import type { OpenWord, View } from './types.ts';

type CardRuns = readonly (readonly CardId[])[];

/** A player's building material: enough to try out a re-arrangement, on server, page and in bots alike. */
export interface Workbench {
  readonly hand: readonly CardId[];
  readonly words: readonly OpenWord[];
  /** [WX-8] The word the manifest card lies on. It keeps thieves off, not its owner. */
  readonly lock: number | null;
  /** [WX-6] A card that is being stolen: it goes into one of the words at once. */
  readonly stolen?: CardId | undefined;
}

/** All open words of a player after a build, and the place of the manifest card. */
export interface ArrangedWords<Words extends CardRuns = CardRuns> {
  readonly words: Words;
  /** A place in `words`: one that took cards of the word the manifest card lay on. Null: it lies on none. */
  readonly lock: number | null;
}

export type WordRefusal = { code: 'too-short'; word: string; minimum: number } | { code: 'not-a-word'; word: string };

export type ArrangementRefusal =
  | { code: 'not-yours' | 'used-twice'; card: CardId }
  /** [WX-7] It lies on the table and is in none of the words: cards never return to the hand. */
  | { code: 'left-out'; card: CardId }
  /** [WX-6] The stolen card is in none of the words. */
  | { code: 'not-welded'; card: CardId }
  /** [WX-8] The manifest card would lie on a word that took nothing of the one it lay on. */
  | { code: 'lock-elsewhere' };

/** A seat's workbench; its view has everything of its own. */
export const workbenchOf = ({ mine, players }: View, seat: number): Workbench => ({
  hand: mine?.hand ?? [],
  words: forSeat(players, seat).words,
  lock: forSeat(players, seat).lock,
});

/** The cards that must lie in one word or another: those on the table, and a stolen one. */
export const boundCards = ({ words, stolen }: Workbench): CardId[] => [
  ...words.flatMap(({ cards }) => cards),
  ...(stolen === undefined ? [] : [stolen]),
];

/**
 * [WX-7] Checks that a player's open words may stand like this: cards conserved, every run a word. A bigram is one
 * card, so its letters can't come apart.
 */
export const checkArrangement = (
  bench: Workbench,
  words: CardRuns,
  judge: Judge,
): ArrangementRefusal | WordRefusal | undefined => checkCards(bench, words) ?? checkWords(bench, words, judge);

/** The same, with the place of the manifest card [WX-8]. */
export const checkArranged = (
  bench: Workbench,
  { words, lock }: ArrangedWords,
  judge: Judge,
): ArrangementRefusal | WordRefusal | undefined =>
  checkArrangement(bench, words, judge) ??
  (lock === null || lockPlaces(bench, words).includes(lock) ? undefined : { code: 'lock-elsewhere' });

function checkCards(bench: Workbench, words: CardRuns): ArrangementRefusal | undefined {
  const { hand, stolen } = bench;
  const bound = boundCards(bench);
  const free = new Set([...bound, ...hand]);
  for (const card of words.flat()) {
    if (free.delete(card)) continue;
    return { code: bound.includes(card) || hand.includes(card) ? 'used-twice' : 'not-yours', card };
  }
  const leftOut = bound.find((card) => free.has(card));
  if (leftOut === undefined) return undefined;
  return { code: leftOut === stolen ? 'not-welded' : 'left-out', card: leftOut };
}

function checkWords(bench: Workbench, words: CardRuns, judge: Judge): WordRefusal | undefined {
  for (const cards of words) {
    const refusal = checkWord(bench, cards, judge);
    if (refusal) return refusal;
  }
  return undefined;
}

/** [WX-7] Can this one stand? The option of three letters is about new words only. */
export function checkWord({ words: old }: Workbench, cards: readonly CardId[], judge: Judge): WordRefusal | undefined {
  const isNew = !old.some((word) => sameCards(word.cards, cards));
  return judgeRun(cards, isNew ? judge.config.minimum : SHORTEST, judge);
}

/** Is this run of (real) cards a word, and long enough? */
export function judgeRun(cards: readonly CardId[], minimum: number, judge: Judge): WordRefusal | undefined {
  const word = textOf(cards);
  if (word.length < minimum) return { code: 'too-short', word, minimum };
  return isWord(judge, word) ? undefined : { code: 'not-a-word', word };
}

/** [WX-8] Where the manifest card may come to lie: what took the most of the word it lies on stands first. */
export function lockPlaces({ words: old, lock }: Workbench, words: CardRuns): number[] {
  const under = old.find(({ id }) => id === lock)?.cards ?? [];
  const taken = words.map((cards) => cards.filter((card) => under.includes(card)).length);
  const places = [...words.keys()].filter((at) => taken[at]! > 0);
  return places.sort((a, b) => taken[b]! - taken[a]!);
}

const sameRun = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => sameRun(a.toSorted(), b.toSorted());

/** Words keep their name as long as they only grow; any other word is a new one. */
export function named(old: readonly OpenWord[], words: CardRuns, freshId: () => number): OpenWord[] {
  const free = old.toSorted((a, b) => b.cards.length - a.cards.length);
  return words.map((cards) => {
    const at = free.findIndex((word) => word.cards.every((card) => cards.includes(card)));
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return { id: same?.id ?? freshId(), cards: [...cards] };
  });
}
