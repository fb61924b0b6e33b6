import type { Seat } from '@wordhoard/kernel';
import { type Workbench, workbenchOf } from '../arrangement.ts';
import { type CardId, FACES, textOf } from '../cards.ts';
import { isWord, type Judge, SHORTEST } from '../config.ts';
import { type IndicatorId, type ManifestId, manifestWords } from '../manifests.ts';
import { OTHER_WORD, worths } from '../scoring.ts';
import type { View } from '../types.ts';
import { Budget, candidates, type Vocabulary, waysToLay } from './candidates.ts';
import { bound, CoverSearch, giveBack, take } from './cover.ts';
import { type Counts, countsOf, fitsIn, type Laid, laidAs, placeOfCard } from './faces.ts';

/** All that counts for one player's best arrangement. */
export interface Situation extends Workbench {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId | null;
  /** Words locked for good. */
  readonly sealed: readonly (readonly CardId[])[];
}

/** What a seat sees of its own; the view must be that seat's. */
export const situationOf = (view: View, seat: Seat): Situation => ({
  ...workbenchOf(view, seat),
  manifest: view.mine!.manifest,
  indicator: view.mine!.indicator,
  sealed: view.players[seat]!.sealed,
});

export interface Arrangement {
  /** All open words, the one under the lock among them. */
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
  readonly vocabulary?: Vocabulary;
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

interface Target {
  readonly word: string;
  readonly points: number;
  readonly ways: readonly Laid[];
}

/**
 * The best way all open words and the hand can be arranged: first which words of the manifest, the dearest first, then
 * what is left of the table in as many words as possible. What lies there now is the worst it gives.
 */
export const bestArrangement = (situation: Situation, judge: Judge, options: SearchOptions = {}): Arrangement =>
  search(situation, null, judge, options)!;

/** The same with one more card on the table, a stolen one, that must be laid too; undefined if it cannot be. */
export const bestWith = (
  situation: Situation,
  card: CardId,
  judge: Judge,
  options: SearchOptions = {},
): Arrangement | undefined => search(situation, card, judge, options);

function search(
  situation: Situation,
  stolen: CardId | null,
  judge: Judge,
  options: SearchOptions,
): Arrangement | undefined {
  const { fixed, free } = parted(situation);
  const onTable = [...free.flat(), ...(stolen === null ? [] : [stolen])];
  const budget = new Budget(options.budget ?? DEFAULT_BUDGET);
  const must = countsOf(onTable);
  const may = countsOf(situation.hand);
  const pool = Int8Array.from(must, (count, place) => count + may[place]!);
  const settled = [...fixed, ...situation.sealed].map(textOf);
  const worth = worths(situation.manifest, situation.indicator);
  const vocabulary = options.vocabulary ?? vocabularyOf(judge);
  const covers = options.covers ?? coversFor([...onTable, ...situation.hand], free, vocabulary, judge, budget);
  const now =
    stolen === null ? { words: free.map(laidOf), points: currentPoints(free.map(textOf), worth, settled) } : null;
  const targets = targetsIn(pool, worth, settled, vocabulary);
  const found = searchTargets(must, may, targets, covers.search, budget, now);
  if (!found) return undefined;
  const words = [...fixed, ...dealOut(found.words, free, [...onTable, ...situation.hand])];
  const base = settledPoints(settled, worth) - situation.hand.length;
  return { words, points: base + found.points, complete: covers.every && !budget.cut };
}

/** `free`: words that lie there, which are fillers however long they are and whoever knows them. */
export function coversFor(
  cards: readonly CardId[],
  free: readonly (readonly CardId[])[],
  vocabulary: Vocabulary,
  { config }: Judge,
  budget: Budget = new Budget(0),
): Covers {
  const every = cards.length <= SMALL_POOL;
  const longest = every ? Number.POSITIVE_INFINITY : SHORT_FILLER;
  const fillers = candidates(vocabulary, countsOf(cards), config.minimum, longest, budget);
  const isFiller = ({ word }: Laid): boolean =>
    word.length >= config.minimum && word.length <= longest && vocabulary.knows(word);
  const others = free.map(laidOf).filter((laid) => !isFiller(laid));
  return { search: new CoverSearch([...fillers, ...others], config.minimum), every };
}

/** What may be moved, and what stays: the word under the lock. */
export function parted({ words, lock }: Workbench): {
  fixed: (readonly CardId[])[];
  free: (readonly CardId[])[];
} {
  const cardsIf = (locked: boolean): (readonly CardId[])[] =>
    words.filter(({ id }) => (id === lock) === locked).map(({ cards }) => cards);
  return { fixed: cardsIf(true), free: cardsIf(false) };
}

/** The judge's words, or those of them that come to mind. Asked often, so every word is looked up once. */
export function vocabularyOf(judge: Judge, comesToMind: (word: string) => boolean = () => true): Vocabulary {
  const known = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    let answer = known.get(word);
    if (answer === undefined) {
      answer = isWord(judge, word) && comesToMind(word);
      known.set(word, answer);
    }
    return answer;
  };
  const others = [...manifestWords(), ...judge.config.words.allowed];
  return { graph: judge.env.graph, knows, extra: others.filter((word) => !judge.env.has(word) && knows(word)) };
}

type Worths = ReturnType<typeof worths>;

function targetsIn(pool: Counts, worth: Worths, settled: readonly string[], { knows }: Vocabulary): Target[] {
  const targets = [...worth].flatMap(([word, { points }]) =>
    settled.includes(word) || !knows(word) ? [] : [{ word, points, ways: waysToLay(word, pool) }],
  );
  return targets.filter(({ ways }) => ways.length > 0).sort((a, b) => b.points - a.points);
}

const laidOf = (cards: readonly CardId[]): Laid => laidAs(textOf(cards), cards.map(placeOfCard));

interface Found {
  readonly words: readonly Laid[];
  /** The words, and the cards that leave the hand. */
  readonly points: number;
}

/** Tries every choice of targets, the dearest first, as long as it could still beat the record. */
function searchTargets(
  must: Counts,
  may: Counts,
  targets: readonly Target[],
  covers: CoverSearch,
  budget: Budget,
  now: Found | null,
): Found | null {
  let best = now;
  const table = must.slice();
  const hand = may.slice();
  const chosen: Laid[] = [];
  // What all targets from here on would bring, if only each could be laid.
  const rest = targets.map((_, i) => targets.slice(i).reduce((sum, target) => sum + target.points, 0));
  const visit = (at: number, points: number): void => {
    if (budget.spent) budget.cut = true;
    const record = best?.points ?? Number.NEGATIVE_INFINITY;
    if (budget.spent || points + (rest[at] ?? 0) + bound(table, hand, SHORTEST) <= record) return;
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
      return;
    }
    for (const laid of target.ways) {
      if (!fitsIn(laid, table, hand)) continue;
      const fromHand = take(laid, table, hand);
      chosen.push(laid);
      visit(at + 1, points + target.points + fromHand.cards);
      chosen.pop();
      giveBack(laid, table, hand, fromHand.counts);
    }
    visit(at + 1, points);
  };
  visit(0, 0);
  return best;
}

function currentPoints(words: readonly string[], worth: Worths, settled: readonly string[]): number {
  return settledPoints([...settled, ...words], worth) - settledPoints(settled, worth);
}

function settledPoints(words: readonly string[], worth: Worths): number {
  return words.reduce(
    (sum, word, i) => sum + (words.indexOf(word) === i ? (worth.get(word)?.points ?? OTHER_WORD) : OTHER_WORD),
    0,
  );
}

/** Cards for faces: words that stay as they are keep their very cards, then the table's go before the hand's. */
function dealOut(
  words: readonly Laid[],
  free: readonly (readonly CardId[])[],
  all: readonly CardId[],
): (readonly CardId[])[] {
  const standing = [...free];
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
