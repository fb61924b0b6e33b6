import { forSeat, runToEnd, type Seat, type Slices } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { boundCards, type Workbench, workbenchOf } from '../arrangement.ts';
import { type CardId, FACES, textOf } from '../cards.ts';
import { isWord, type Judge, SHORTEST } from '../config.ts';
import { type IndicatorId, type ManifestId, manifestWords } from '../manifests.ts';
import { type Entries, entriesOf, OTHER_WORD, scoreLines, worthOfCopy } from '../scoring.ts';
import type { View } from '../types.ts';
import { Budget, candidates, type SearchWords } from './candidates.ts';
import { bound, CoverSearch, giveBack, sizeOf, take } from './cover.ts';
import { countsOf, type FaceCounts, type FaceRun, fitsIn, laidAs, placeOfCard } from './faces.ts';
import { waysToLay } from './ways.ts';

/** All that counts for one player's best arrangement. */
export interface PlayerCards extends Workbench {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId | null;
  /** Words locked for good. */
  readonly sealed: readonly (readonly CardId[])[];
}

/** A seat's own cards; the view must be that seat's. */
export const holdingOf = (view: View, seat: Seat): PlayerCards => ({
  ...workbenchOf(view, seat),
  manifest: view.mine!.manifest,
  indicator: view.mine!.indicator,
  sealed: forSeat(view.players, seat).sealed,
});

export interface Arrangement {
  /** All open words. */
  readonly words: readonly (readonly CardId[])[];
  /** [WX-11] What the round would count now, with what stays in hand and what is locked for good. */
  readonly points: number;
  /** Nothing better exists: the search looked at everything. */
  readonly complete: boolean;
}

export interface SearchOptions {
  /** Units of work; see Budget. */
  readonly budget?: number;
  /** Words that come to mind; by default every one the judge takes. */
  readonly vocabulary?: SearchWords;
  /** The fillers, sought once for several searches among the same cards and a few more. */
  readonly covers?: Covers;
}

/** Words that may be laid beside those of the manifest; and whether they are all there are. */
export interface Covers {
  readonly search: CoverSearch;
  readonly every: boolean;
}

export const DEFAULT_BUDGET = 400_000;
/** With more cards than this, fillers (words that count 2) are sought among the shorter words only. */
const SMALL_POOL = 12;
const SHORT_FILLER = 4;

interface CopyTarget {
  readonly word: string;
  /** Which of its copies this is, from 0. */
  readonly copy: number;
  readonly points: number;
  readonly ways: readonly FaceRun[];
}

/**
 * The best way all open words and the hand can be arranged: first which words of the manifest, the dearest first, then
 * what is left of the table in as many words as possible. What lies there now is the worst it gives.
 */
export const bestArrangement = (holding: PlayerCards, judge: Judge, options: SearchOptions = {}): Arrangement =>
  runToEnd(arranging(holding, judge, options));

/** The same in slices. */
export function* arranging(holding: PlayerCards, judge: Judge, options: SearchOptions): Slices<Arrangement> {
  return (yield* search(holding, judge, options))!;
}

/** [WX-6] The same with a stolen card, which must be laid too; undefined if it cannot be. */
export const bestWith = (
  holding: PlayerCards,
  stolen: CardId,
  judge: Judge,
  options: SearchOptions = {},
): Arrangement | undefined => runToEnd(arrangingWith(holding, stolen, judge, options));

/** The same in slices. */
export const arrangingWith = (
  holding: PlayerCards,
  stolen: CardId,
  judge: Judge,
  options: SearchOptions,
): Slices<Arrangement | undefined> => search({ ...holding, stolen }, judge, options);

function* search(holding: PlayerCards, judge: Judge, options: SearchOptions): Slices<Arrangement | undefined> {
  const { hand, stolen, manifest, indicator } = holding;
  const { once } = judge.config;
  const lying = holding.words.map(({ cards }) => cards);
  const onTable = boundCards(holding);
  const budget = new Budget(options.budget ?? DEFAULT_BUDGET);
  const must = countsOf(onTable);
  const may = countsOf(hand);
  const entries = entriesOf(manifest, indicator);
  const settled = holding.sealed.map(textOf);
  const count = (words: readonly string[]): number =>
    scoreLines(words, entries, once).reduce((sum, { points }) => sum + points, 0);
  const vocabulary = options.vocabulary ?? vocabularyOf(judge);
  const covers = options.covers ?? coversFor([...onTable, ...hand], lying, vocabulary, judge, budget);
  const now =
    stolen === undefined
      ? { words: lying.map(laidOf), points: count([...settled, ...lying.map(textOf)]) - count(settled) }
      : null;
  const words = lying.map(textOf);
  const knows = (word: string): boolean => words.includes(word) || vocabulary.knows(word);
  const targets = targetsIn(countsOf([...onTable, ...hand]), entries, once, settled, knows);
  yield null;
  const found = yield* searchTargets(must, may, targets, covers.search, budget, now);
  if (!found) return undefined;
  return {
    words: dealOut(found.words, lying, [...onTable, ...hand]),
    points: count(settled) - hand.length + found.points,
    complete: covers.every && !budget.cut,
  };
}

/** `lying`: words on the table, which are fillers whatever their length and however rare. */
export function coversFor(
  cards: readonly CardId[],
  lying: readonly (readonly CardId[])[],
  vocabulary: SearchWords,
  { config }: Judge,
  budget: Budget = new Budget(0),
): Covers {
  const every = cards.length <= SMALL_POOL;
  const longest = every ? Number.POSITIVE_INFINITY : SHORT_FILLER;
  const fillers = candidates(vocabulary, countsOf(cards), config.minimum, longest, budget);
  const isFiller = ({ word }: FaceRun): boolean =>
    word.length >= config.minimum && word.length <= longest && vocabulary.knows(word);
  const others = lying.map(laidOf).filter((laid) => !isFiller(laid));
  return { search: new CoverSearch([...fillers, ...others], config.minimum), every };
}

/** The judge's words, or those of them that come to mind. Asked often, so every word is looked up once. */
export function vocabularyOf(judge: Judge, comesToMind: (word: string) => boolean = () => true): SearchWords {
  const known = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    let answer = known.get(word);
    if (answer === undefined) {
      answer = isWord(judge, word) && comesToMind(word);
      known.set(word, answer);
    }
    return answer;
  };
  const allowed = judge.config.words.allowed.filter((word) => !judge.env.has(word));
  return { graph: judge.env.graph, knows, extra: [...lackedBy(judge.env), ...allowed].filter(knows) };
}

const lacked = new WeakMap<Lexicon, readonly string[]>();

/** The words of the manifests that a lexicon lacks: few, if any. */
function lackedBy(env: Lexicon): readonly string[] {
  const known = lacked.get(env) ?? [...manifestWords()].filter((word) => !env.has(word));
  lacked.set(env, known);
  return known;
}

/** [WX-11] Every copy of a word that the cards could make and the manifest pays for is a target of its own. */
function targetsIn(
  pool: FaceCounts,
  entries: Entries,
  once: boolean,
  settled: readonly string[],
  knows: (word: string) => boolean,
): CopyTarget[] {
  const targets = [...entries.keys()].flatMap((word): CopyTarget[] => {
    const ways = knows(word) ? waysToLay(word, pool) : [];
    const done = settled.filter((other) => other === word).length;
    return Array.from({ length: ways.length === 0 ? 0 : mostCopies(word, pool) }, (_, copy) => ({
      word,
      copy,
      points: worthOfCopy(entries, word, done + copy, once)?.points ?? 0,
      ways,
    })).filter(({ points }) => points > 0);
  });
  // The sort is stable, so that the copies of a word stay in order.
  return targets.sort((a, b) => b.points - a.points);
}

/** Not fewer than can be laid at once: as often as the letters would do it, were they all on cards of their own. */
export function mostCopies(word: string, pool: FaceCounts): number {
  const letters = lettersIn(pool);
  const need = new Map<string, number>();
  for (const letter of word) need.set(letter, (need.get(letter) ?? 0) + 1);
  return Math.min(...[...need].map(([letter, count]) => Math.floor((letters.get(letter) ?? 0) / count)));
}

function lettersIn(pool: FaceCounts): Map<string, number> {
  const letters = new Map<string, number>();
  for (const [place, count] of pool.entries())
    for (const letter of FACES[place]!) letters.set(letter, (letters.get(letter) ?? 0) + count);
  return letters;
}

const laidOf = (cards: readonly CardId[]): FaceRun => laidAs(textOf(cards), cards.map(placeOfCard));

interface BestArrangement {
  readonly words: readonly FaceRun[];
  /** The words, and the cards that leave the hand. */
  readonly points: number;
}

/** Tries every choice of targets, the dearest first, as long as it could still beat the record; each is a slice. */
function* searchTargets(
  must: FaceCounts,
  may: FaceCounts,
  targets: readonly CopyTarget[],
  covers: CoverSearch,
  budget: Budget,
  now: BestArrangement | null,
): Slices<BestArrangement | null> {
  let best = now;
  const table = must.slice();
  const hand = may.slice();
  const chosen: FaceRun[] = [];
  const hopes = targets.map((_, i) => hopeOf(targets.slice(i)));
  function* visit(at: number, points: number): Slices<void> {
    if (budget.spent) budget.cut = true;
    const record = best?.points ?? Number.NEGATIVE_INFINITY;
    if (budget.spent || points + most(hopes[at] ?? NO_HOPE, table, hand) <= record) return;
    budget.left -= 1;
    const target = targets[at];
    if (!target) {
      // One choice that cannot be covered must not eat up the time of all the others.
      const share = new Budget(Math.min(budget.left, Math.max(2000, budget.left / 8)));
      const before = share.left;
      const cover = covers.best(table, hand, record - points, share);
      budget.left -= before - share.left;
      budget.cut ||= share.spent;
      if (cover) best = { words: [...chosen, ...cover.words], points: points + cover.points };
      yield null;
      return;
    }
    // Which copy is which makes no difference: the second comes after the first.
    const isNext = chosen.filter(({ word }) => word === target.word).length === target.copy;
    for (const laid of isNext ? target.ways : []) {
      if (!fitsIn(laid, table, hand)) continue;
      const fromHand = take(laid, table, hand);
      chosen.push(laid);
      yield* visit(at + 1, points + target.points + fromHand.cards);
      chosen.pop();
      giveBack(laid, table, hand, fromHand.counts);
    }
    yield* visit(at + 1, points);
  }
  yield* visit(0, 0);
  return best;
}

/** Upper bounds of some targets' points: in all, and per letter. */
interface Hope {
  readonly all: number;
  readonly letter: number;
}
const NO_HOPE: Hope = { all: 0, letter: 0 };

const hopeOf = (targets: readonly CopyTarget[]): Hope => ({
  all: targets.reduce((sum, { points }) => sum + points, 0),
  letter: Math.max(...targets.map(({ word, points }) => points / word.length)),
});

/**
 * Never less than what is still to be had: all the targets and as many other words as the letters allow; or every letter
 * in the word that pays most for one, for no letter lies in two words.
 */
function most({ all, letter }: Hope, table: FaceCounts, hand: FaceCounts): number {
  const { letters, held } = sizeOf(table, hand);
  return Math.min(all + bound(table, hand, SHORTEST), letters * Math.max(letter, OTHER_WORD / SHORTEST) + held);
}

/** Cards for faces: words that stay as they are keep their very cards, then the table's go before the hand's. */
function dealOut(
  words: readonly FaceRun[],
  lying: readonly (readonly CardId[])[],
  all: readonly CardId[],
): (readonly CardId[])[] {
  const standing = [...lying];
  const kept = words.map(({ run }) => {
    const at = standing.findIndex(
      (cards) => cards.length === run.length && cards.every((c, i) => placeOfCard(c) === run[i]),
    );
    return at < 0 ? undefined : standing.splice(at, 1)[0]!;
  });
  const byPlace: CardId[][] = FACES.map(() => []);
  const used = new Set(kept.flatMap((cards) => cards ?? []));
  for (const card of all) if (!used.has(card)) byPlace[placeOfCard(card)]!.push(card);
  return words.map(({ run }, i) => kept[i] ?? run.map((place) => byPlace[place]!.shift()!));
}
