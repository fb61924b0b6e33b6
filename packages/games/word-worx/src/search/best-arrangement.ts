import { forSeat, runToEnd, type Seat, type Slices } from '@wordhoard/kernel';
import { requiredCards, type Workbench, workbenchOf } from '../arrangement.ts';
import type { CardDeck, CardId } from '../cards.ts';
import { type Components, componentsOf } from '../components.ts';
import { isWord, SHORTEST_WORD, type WordRules } from '../config.ts';
import type { IndicatorId, ManifestBook, ManifestId } from '../manifests.ts';
import { type Entries, entriesOf, pointsOfCopy, scoreLines } from '../scoring.ts';
import type { View } from '../types.ts';
import { Budget, findCandidates, type SearchWords } from './candidates.ts';
import { CoverSearch, countLettersAndCards, coverBound, returnCards, takeCards } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun, fitsIn, makeFaceRun } from './faces.ts';
import { waysToLay } from './ways.ts';

/** Everything that matters for a player's best arrangement. */
export interface PlayerCards extends Workbench {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId | null;
  /** Words locked for good. */
  readonly sealed: readonly (readonly CardId[])[];
}

/** A seat's own cards; the view must be that seat's. */
export const playerCardsOf = (view: View, seat: Seat): PlayerCards => ({
  ...workbenchOf(view, seat),
  manifest: view.mine!.manifest,
  indicator: view.mine!.indicator,
  sealed: forSeat(view.players, seat).sealed,
});

export interface Arrangement {
  /** All open words. */
  readonly words: readonly (readonly CardId[])[];
  /** [WX-11] The round's score with these words, the cards left in hand, and the words locked for good. */
  readonly points: number;
  /** True if the search was exhaustive, so that there is nothing better. */
  readonly isOptimal: boolean;
}

export interface SearchOptions {
  /** Units of work; see `Budget`. */
  readonly budget?: number;
  /** Words that come to mind; by default all valid words. */
  readonly vocabulary?: SearchWords;
  /** Fillers found once, to be shared by several searches with nearly the same cards. */
  readonly covers?: Covers;
}

/** Words that may be laid besides those of the manifest, and whether these are all there are. */
export interface Covers {
  readonly search: CoverSearch;
  readonly isComplete: boolean;
}

export const DEFAULT_BUDGET = 400_000;
/** With more cards than this, only short words are considered as fillers (words that are not on the manifest). */
const SMALL_POOL = 12;
const SHORT_FILLER = 4;

interface CopyTarget {
  readonly word: string;
  /** The number of this copy, from 0. */
  readonly copy: number;
  readonly points: number;
  readonly ways: readonly FaceRun[];
}

/**
 * The best arrangement of all open words and the hand: first chooses manifest words, the highest-paying first, then
 * covers the rest of the table with as many words as possible. Never worse than the current words.
 */
export const bestArrangement = (
  playerCards: PlayerCards,
  wordRules: WordRules,
  options: SearchOptions = {},
): Arrangement => runToEnd(arrangeInSlices(playerCards, wordRules, options));

/** The same in slices. */
export function* arrangeInSlices(
  playerCards: PlayerCards,
  wordRules: WordRules,
  options: SearchOptions,
): Slices<Arrangement> {
  return (yield* searchArrangement(playerCards, wordRules, options))!;
}

/** [WX-6] The same with a stolen card, which must be used; undefined if that is impossible. */
export const bestArrangementWith = (
  playerCards: PlayerCards,
  stolen: CardId,
  wordRules: WordRules,
  options: SearchOptions = {},
): Arrangement | undefined => runToEnd(arrangeWithInSlices(playerCards, stolen, wordRules, options));

/** The same in slices. */
export const arrangeWithInSlices = (
  playerCards: PlayerCards,
  stolen: CardId,
  wordRules: WordRules,
  options: SearchOptions,
): Slices<Arrangement | undefined> => searchArrangement({ ...playerCards, stolen }, wordRules, options);

function* searchArrangement(
  playerCards: PlayerCards,
  wordRules: WordRules,
  options: SearchOptions,
): Slices<Arrangement | undefined> {
  const { hand, stolen, manifest, indicator } = playerCards;
  const { config } = wordRules;
  const components = componentsOf(config);
  const { deck, handCost } = components;
  const { textOf } = deck;
  const currentRuns = playerCards.words.map(({ cards }) => cards);
  const onTable = requiredCards(playerCards);
  const budget = new Budget(options.budget ?? DEFAULT_BUDGET);
  const tableCounts = countsOf(deck, onTable);
  const handCounts = countsOf(deck, hand);
  const entries = entriesOf(config, manifest, indicator);
  const sealedWords = playerCards.sealed.map(textOf);
  const pointsOf = (words: readonly string[]): number =>
    scoreLines(words, entries, config).reduce((sum, { points }) => sum + points, 0);
  const vocabulary = options.vocabulary ?? vocabularyOf(wordRules);
  const covers = options.covers ?? makeCovers([...onTable, ...hand], currentRuns, vocabulary, wordRules, budget);
  const current =
    stolen === undefined
      ? {
          words: currentRuns.map((run) => faceRunOf(deck, run)),
          points: pointsOf([...sealedWords, ...currentRuns.map(textOf)]) - pointsOf(sealedWords),
        }
      : null;
  const words = currentRuns.map(textOf);
  const knows = (word: string): boolean => words.includes(word) || vocabulary.knows(word);
  const targets = findTargets(deck, countsOf(deck, [...onTable, ...hand]), entries, config.once, sealedWords, knows);
  yield null;
  const found = yield* searchTargets(components, tableCounts, handCounts, targets, covers.search, budget, current);
  if (!found) return undefined;
  return {
    words: assignCards(deck, found.words, currentRuns, [...onTable, ...hand]),
    points: pointsOf(sealedWords) - handCost * hand.length + found.points,
    isOptimal: covers.isComplete && !budget.wasCut,
  };
}

/** `currentRuns`: words on the table, which may stay as fillers whatever their length or tier. */
export function makeCovers(
  cards: readonly CardId[],
  currentRuns: readonly (readonly CardId[])[],
  vocabulary: SearchWords,
  { config }: WordRules,
  budget: Budget = new Budget(0),
): Covers {
  const components = componentsOf(config);
  const { deck } = components;
  const isComplete = cards.length <= SMALL_POOL;
  const longest = isComplete ? Number.POSITIVE_INFINITY : SHORT_FILLER;
  const fillers = findCandidates(deck, vocabulary, countsOf(deck, cards), config.minimum, longest, budget);
  const isFiller = ({ word }: FaceRun): boolean =>
    word.length >= config.minimum && word.length <= longest && vocabulary.knows(word);
  const others = currentRuns.map((run) => faceRunOf(deck, run)).filter((laid) => !isFiller(laid));
  return { search: new CoverSearch(components, [...fillers, ...others], config.minimum), isComplete };
}

/** All valid words, or those that come to mind. Results are cached, because callers ask often. */
export function vocabularyOf(wordRules: WordRules, comesToMind: (word: string) => boolean = () => true): SearchWords {
  const cache = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    let answer = cache.get(word);
    if (answer === undefined) {
      answer = isWord(wordRules, word) && comesToMind(word);
      cache.set(word, answer);
    }
    return answer;
  };
  const allowed = wordRules.config.words.allowed.filter((word) => !wordRules.env.has(word));
  return {
    graph: wordRules.env.graph,
    knows,
    extra: [...missingManifestWords(wordRules), ...allowed].filter(knows),
  };
}

/** By lexicon, which is the same for as long as a program runs. */
const missingByManifests = new WeakMap<ManifestBook, WeakMap<WordRules['env'], readonly string[]>>();

/** The manifest words that a lexicon lacks: few, if any, in the printed game. */
function missingManifestWords({ env, config }: WordRules): readonly string[] {
  const { manifests } = componentsOf(config);
  const byLexicon = missingByManifests.get(manifests) ?? new WeakMap<WordRules['env'], readonly string[]>();
  missingByManifests.set(manifests, byLexicon);
  const words = byLexicon.get(env) ?? [...manifests.words].filter((word) => !env.has(word));
  byLexicon.set(env, words);
  return words;
}

/** [WX-11] Each copy of a manifest word that the cards could make is a separate target. */
function findTargets(
  deck: CardDeck,
  pool: FaceCounts,
  entries: Entries,
  once: boolean,
  sealedWords: readonly string[],
  knows: (word: string) => boolean,
): CopyTarget[] {
  const targets = [...entries.keys()].flatMap((word): CopyTarget[] => {
    const ways = knows(word) ? waysToLay(deck, word, pool) : [];
    const sealedCopies = sealedWords.filter((other) => other === word).length;
    return Array.from({ length: ways.length === 0 ? 0 : maxCopies(deck, word, pool) }, (_, copy) => ({
      word,
      copy,
      points: pointsOfCopy(entries, word, sealedCopies + copy, once)?.points ?? 0,
      ways,
    })).filter(({ points }) => points > 0);
  });
  // The sort is stable, so the copies of a word stay in order.
  return targets.sort((a, b) => b.points - a.points);
}

/** An upper bound of the copies that can be laid, as if each letter were on its own card. */
export function maxCopies(deck: CardDeck, word: string, pool: FaceCounts): number {
  const letters = countLetters(deck, pool);
  const need = new Map<string, number>();
  for (const letter of word) need.set(letter, (need.get(letter) ?? 0) + 1);
  return Math.min(...[...need].map(([letter, count]) => Math.floor((letters.get(letter) ?? 0) / count)));
}

function countLetters({ faces }: CardDeck, pool: FaceCounts): Map<string, number> {
  const letters = new Map<string, number>();
  for (const [place, count] of pool.entries())
    for (const letter of faces[place]!) letters.set(letter, (letters.get(letter) ?? 0) + count);
  return letters;
}

export const faceRunOf = (deck: CardDeck, cards: readonly CardId[]): FaceRun =>
  makeFaceRun(deck.textOf(cards), cards.map(deck.faceIndexOfCard));

interface BestArrangement {
  readonly words: readonly FaceRun[];
  /** Points of the words, plus the cost of each card that leaves the hand. */
  readonly points: number;
}

/** Tries every choice of targets, best first, as long as it could still beat the best so far; each is a slice. */
function* searchTargets(
  components: Components,
  tableCounts: FaceCounts,
  handCounts: FaceCounts,
  targets: readonly CopyTarget[],
  covers: CoverSearch,
  budget: Budget,
  current: BestArrangement | null,
): Slices<BestArrangement | null> {
  const { handCost } = components;
  let best = current;
  const table = tableCounts.slice();
  const hand = handCounts.slice();
  const chosen: FaceRun[] = [];
  const bounds = targets.map((_, i) => pointsBound(targets.slice(i)));
  function* visit(at: number, points: number): Slices<void> {
    if (budget.isSpent) budget.wasCut = true;
    const record = best?.points ?? Number.NEGATIVE_INFINITY;
    if (budget.isSpent || points + upperBound(components, bounds[at] ?? ZERO_BOUND, table, hand) <= record) return;
    budget.left -= 1;
    const target = targets[at];
    if (!target) {
      // Limited, so that a choice that can't be covered doesn't use up the budget of all others.
      const coverBudget = new Budget(Math.min(budget.left, Math.max(2000, budget.left / 8)));
      const before = coverBudget.left;
      const cover = covers.best(table, hand, record - points, coverBudget);
      budget.left -= before - coverBudget.left;
      budget.wasCut ||= coverBudget.isSpent;
      if (cover) best = { words: [...chosen, ...cover.words], points: points + cover.points };
      yield null;
      return;
    }
    // Copies are interchangeable, so the second is only tried after the first.
    const isNext = chosen.filter(({ word }) => word === target.word).length === target.copy;
    for (const laid of isNext ? target.ways : []) {
      if (!fitsIn(laid, table, hand)) continue;
      const fromHand = takeCards(laid, table, hand);
      chosen.push(laid);
      yield* visit(at + 1, points + target.points + handCost * fromHand.cards);
      chosen.pop();
      returnCards(laid, table, hand, fromHand.counts);
    }
    yield* visit(at + 1, points);
  }
  yield* visit(0, 0);
  return best;
}

/** Upper bounds of the points of some targets: in all, and per letter. */
interface PointsBound {
  readonly all: number;
  readonly letter: number;
}
const ZERO_BOUND: PointsBound = { all: 0, letter: 0 };

const pointsBound = (targets: readonly CopyTarget[]): PointsBound => ({
  all: targets.reduce((sum, { points }) => sum + points, 0),
  letter: Math.max(...targets.map(({ word, points }) => points / word.length)),
});

/**
 * An upper bound of the points still possible: all targets and as many other words as the letters allow, or every
 * letter in the word that pays most per letter, whichever is less.
 */
function upperBound(components: Components, { all, letter }: PointsBound, table: FaceCounts, hand: FaceCounts): number {
  const { deck, otherWordPoints, handCost } = components;
  const { letters, held } = countLettersAndCards(deck, table, hand);
  return Math.min(
    all + coverBound(components, table, hand, SHORTEST_WORD),
    letters * Math.max(letter, otherWordPoints / SHORTEST_WORD) + handCost * held,
  );
}

/** Assigns cards to faces. Unchanged words keep their cards; otherwise cards of the table are used before the hand's. */
export function assignCards(
  { faces, faceIndexOfCard }: CardDeck,
  words: readonly FaceRun[],
  currentRuns: readonly (readonly CardId[])[],
  all: readonly CardId[],
): (readonly CardId[])[] {
  const standing = [...currentRuns];
  const kept = words.map(({ run }) => {
    const at = standing.findIndex(
      (cards) => cards.length === run.length && cards.every((c, i) => faceIndexOfCard(c) === run[i]),
    );
    return at < 0 ? undefined : standing.splice(at, 1)[0]!;
  });
  const byPlace: CardId[][] = faces.map(() => []);
  const used = new Set(kept.flatMap((cards) => cards ?? []));
  for (const card of all) if (!used.has(card)) byPlace[faceIndexOfCard(card)]!.push(card);
  return words.map(({ run }, i) => kept[i] ?? run.map((place) => byPlace[place]!.shift()!));
}
