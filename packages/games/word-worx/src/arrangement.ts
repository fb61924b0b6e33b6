import { entryAt, forSeat } from '@wordhoard/kernel';
import type { CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import { isWord, SHORTEST_WORD, type WordRules } from './config.ts';
import type { OpenWord, View } from './types.ts';

type CardRuns = readonly (readonly CardId[])[];

/** The cards a player can build with: all that is needed to check an arrangement, on the server, page and in bots. */
export interface Workbench {
  readonly hand: readonly CardId[];
  readonly words: readonly OpenWord[];
  /** [WX-8] The word the manifest card is on. It stops thieves, but not its owner. */
  readonly lock: number | null;
  /** [WX-6] A card that is being stolen, which must be used in one of the words. */
  readonly stolen?: CardId | undefined;
}

/** All open words of a player after a build, and the one the manifest card is on. */
export interface ArrangedWords<Words extends CardRuns = CardRuns> {
  readonly words: Words;
  /** Index in `words` of a word that has cards of the formerly locked one. Null: the manifest card is on no word. */
  readonly lock: number | null;
}

export type WordRefusal = { code: 'too-short'; word: string; minimum: number } | { code: 'not-a-word'; word: string };

export type ArrangementRefusal =
  | { code: 'not-yours' | 'used-twice'; card: CardId }
  /** [WX-7] A card on the table that is in none of the words: cards never return to the hand. */
  | { code: 'left-out'; card: CardId }
  /** [WX-6] The stolen card is in none of the words. */
  | { code: 'not-welded'; card: CardId }
  /** [WX-8] The manifest card would be on a word that has no card of the formerly locked one. */
  | { code: 'lock-elsewhere' };

/** A seat's workbench, from that seat's own view. */
export const workbenchOf = ({ mine, players }: View, seat: number): Workbench => ({
  hand: mine?.hand ?? [],
  words: forSeat(players, seat).words,
  lock: forSeat(players, seat).lock,
});

/** The cards that must be used in some word: those on the table, and a stolen one. */
export const requiredCards = ({ words, stolen }: Workbench): CardId[] => [
  ...words.flatMap(({ cards }) => cards),
  ...(stolen === undefined ? [] : [stolen]),
];

/**
 * [WX-7] Checks an arrangement of a player's open words: no card is lost, and every run is a word. A bigram is one
 * card, so its letters stay together.
 */
export const checkArrangement = (
  bench: Workbench,
  words: CardRuns,
  wordRules: WordRules,
): ArrangementRefusal | WordRefusal | undefined => checkCards(bench, words) ?? checkWords(bench, words, wordRules);

/** The same, and checks where the manifest card goes [WX-8]. */
export const checkArrangedWords = (
  bench: Workbench,
  { words, lock }: ArrangedWords,
  wordRules: WordRules,
): ArrangementRefusal | WordRefusal | undefined =>
  checkArrangement(bench, words, wordRules) ??
  (lock === null || lockPlaces(bench, words).includes(lock) ? undefined : { code: 'lock-elsewhere' });

function checkCards(bench: Workbench, words: CardRuns): ArrangementRefusal | undefined {
  const { hand, stolen } = bench;
  const required = requiredCards(bench);
  const unused = new Set([...required, ...hand]);
  for (const card of words.flat()) {
    if (unused.delete(card)) continue;
    return { code: required.includes(card) || hand.includes(card) ? 'used-twice' : 'not-yours', card };
  }
  const leftOut = required.find((card) => unused.has(card));
  if (leftOut === undefined) return undefined;
  return { code: leftOut === stolen ? 'not-welded' : 'left-out', card: leftOut };
}

function checkWords(bench: Workbench, words: CardRuns, wordRules: WordRules): WordRefusal | undefined {
  for (const cards of words) {
    const refusal = checkWord(bench, cards, wordRules);
    if (refusal) return refusal;
  }
  return undefined;
}

/** [WX-7] Checks one word. The option of three letters applies only to new words. */
export function checkWord(
  { words: old }: Workbench,
  cards: readonly CardId[],
  wordRules: WordRules,
): WordRefusal | undefined {
  const isNew = !old.some((word) => sameCards(word.cards, cards));
  return checkRun(cards, isNew ? wordRules.config.minimum : SHORTEST_WORD, wordRules);
}

/** Checks that a run of cards is a word and long enough. */
export function checkRun(cards: readonly CardId[], minimum: number, wordRules: WordRules): WordRefusal | undefined {
  const word = componentsOf(wordRules.config).deck.textOf(cards);
  if (word.length < minimum) return { code: 'too-short', word, minimum };
  return isWord(wordRules, word) ? undefined : { code: 'not-a-word', word };
}

/** [WX-8] Indexes of the words that the manifest card may go on, the one with most cards of its old word first. */
export function lockPlaces({ words: old, lock }: Workbench, words: CardRuns): number[] {
  const lockedCards = old.find(({ id }) => id === lock)?.cards ?? [];
  const taken = words.map((cards) => cards.filter((card) => lockedCards.includes(card)).length);
  const places = [...words.keys()].filter((at) => entryAt(taken, at) > 0);
  return places.sort((a, b) => entryAt(taken, b) - entryAt(taken, a));
}

const sameRun = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => sameRun(a.toSorted(), b.toSorted());

/** Words keep their ids as long as cards are only added; any other word gets a new id. */
export function keepWordIds(old: readonly OpenWord[], words: CardRuns, nextId: () => number): OpenWord[] {
  const unmatched = old.toSorted((a, b) => b.cards.length - a.cards.length);
  return words.map((cards) => {
    const at = unmatched.findIndex((word) => word.cards.every((card) => cards.includes(card)));
    const [grown] = at < 0 ? [] : unmatched.splice(at, 1);
    return { id: grown?.id ?? nextId(), cards: [...cards] };
  });
}
