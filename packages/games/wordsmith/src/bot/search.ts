import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { DICTIONARIES, isAccepted, isInflection, type Lexicon, TIERS, type Tier } from '@wordhoard/lexicon';
import { componentsOf } from '../components.ts';
import type { Square } from '../grid.ts';
import { wordRulesOf } from '../round.ts';
import type { View } from '../types.ts';
import { standingWords } from '../words.ts';
import { claimAll, followUp, type SearchContext } from './follow-up.ts';
import { GapFinder } from './line-gaps.ts';
import {
  bestPlacements,
  cheapestCards,
  findCompletions,
  findNearbyPairs,
  type Placement,
  type RatedPlacement,
  randomPlacements,
} from './placements.ts';
import { Prices } from './prices.ts';
import { Prospects } from './prospects.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import { expectedCosts, SheetValue } from './sheet-value.ts';
import type { WordsmithSkill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A turn that was tried, and the bot's valuation of the sheet it leads to. */
export interface TurnCandidate {
  /** The sheet after the turn, with the steps taken. */
  readonly scratch: ScratchSheet;
  readonly value: number;
}

/** Everything a bot needs to search one turn, and its valuation of a sheet, in points. */
export interface TurnEvaluator {
  readonly context: SearchContext;
  evaluate(scratch: ScratchSheet): number;
}

export function evaluatorFor(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
): TurnEvaluator {
  return evaluatorIn(makeSearchContext(view, seat, lexicon, skill, chance), skill);
}

const evaluatorIn = (context: SearchContext, { foresight }: WordsmithSkill): TurnEvaluator => ({
  context,
  evaluate: (scratch) => context.sheetValue.of(scratch) + foresight * context.prospects.ofSheet(scratch),
});

/**
 * The same for a seat's sheet in a later round. It knows what has been found out about lines of letters.
 * @param crownRace value of a crown besides its point
 */
export function evaluatorFrom(
  { context }: TurnEvaluator,
  view: View,
  seat: Seat,
  skill: WordsmithSkill,
  crownRace?: number,
): TurnEvaluator {
  const sheetValue = new SheetValue(view, seat, crownRace);
  const { lettersPerTurn } = context.components;
  const prospects = new Prospects(context.lines, sheetValue, expectedCosts(view.config), lettersPerTurn);
  return evaluatorIn({ ...context, sheetValue, prospects }, skill);
}

/**
 * Tries turns, the most promising first, and yields each. It tries letters that complete words (one word with both, or
 * a word with each) and letters that prepare words, each with all the claims and items that follow. A third letter, in a
 * variant that has one, goes where it alone is best. A turn's value is that of the resulting sheet, including its
 * prospects.
 */
export function* searchTurns(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
  evaluator?: TurnEvaluator,
): Generator<TurnCandidate> {
  for (const candidate of searchTurnsInSlices(view, seat, lexicon, skill, chance, evaluator))
    if (candidate) yield candidate;
}

/** The same in slices: also yields null during preparation, so that the caller can do other work. */
export function* searchTurnsInSlices(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
  evaluator: TurnEvaluator = evaluatorFor(view, seat, lexicon, skill, chance),
): Generator<TurnCandidate | null> {
  const { context, evaluate } = evaluator;
  const { components } = context;
  const { lettersPerTurn } = components;
  const sheet = forSeat(view.sheets, seat);
  const start = new ScratchSheet(components, sheet, standingWords(sheet, wordRulesOf(view, lexicon)));
  const prices = new Prices(components, view.offer, start.spent);
  const tryPlacement = (placement: Placement): TurnCandidate | undefined =>
    bestOrder(start, placement, prices, evaluator);

  const share = (part: number): number => Math.ceil(skill.turnsTried * part);
  const { single, double } = findCompletions(start, context, prices);
  const singles: RatedPlacement[] = [];
  const isWholeTurn = lettersPerTurn === 1;
  const shareOfSingles = share(isWholeTurn ? 0.5 : 0.2);
  for (const placement of [
    ...bestPlacements(single, shareOfSingles),
    ...randomPlacements(start, view.offer, chance, shareOfSingles),
  ]) {
    const candidate = tryPlacement(placement);
    if (candidate) singles.push({ ...placement, estimate: candidate.value });
    yield isWholeTurn && candidate ? candidate : null;
  }
  if (isWholeTurn) return;
  const nearbyPairs: RatedPlacement[] = [];
  for (const found of findNearbyPairs(start, context, prices, cheapestCards(view.offer, components), chance)) {
    nearbyPairs.push(...found);
    yield null;
  }
  const placements = [
    ...bestPlacements(double, share(0.4)),
    ...combineSingles(bestPlacements(singles, Math.ceil(Math.sqrt(2 * share(0.6)))), evaluate(start)),
    ...bestPlacements(nearbyPairs, share(0.2)),
  ];
  const more = bestPlacements(singles, lettersPerTurn > 2 ? singles.length : 0);
  for (const pair of placements) {
    const placement = addSingles(pair, more, lettersPerTurn, prices);
    const candidate = placement.letters.length === lettersPerTurn && tryPlacement(placement);
    if (candidate) yield candidate;
  }
}

/** Adds the best single letters that can be paid and have a square of their own, until there are enough. */
function addSingles(
  placement: Placement,
  singles: readonly RatedPlacement[],
  count: number,
  prices: Prices,
): Placement {
  let { letters, squares } = placement;
  for (const single of singles) {
    if (letters.length === count) break;
    const isTaken = single.squares.some((square) => squares.includes(square));
    if (isTaken || !prices.cheapest([...letters, ...single.letters])) continue;
    letters = [...letters, ...single.letters];
    squares = [...squares, ...single.squares];
  }
  return { letters, squares };
}

/** The best turn with these letters at these squares; undefined if there are not enough coins. */
export function bestOrder(
  start: ScratchSheet,
  { letters, squares }: Placement,
  prices: Prices,
  { context, evaluate }: TurnEvaluator,
): TurnCandidate | undefined {
  const letterPrices = prices.cheapest(letters);
  if (!letterPrices) return undefined;
  const written = letters.map((letter, i): LetterPlacement => [letter, squares[i]!, letterPrices[i]!]);
  const candidates = writeInEveryOrder(start, written, context).map((scratch): TurnCandidate => {
    followUp(scratch, context);
    return { scratch, value: evaluate(scratch) };
  });
  return candidates.reduce((best, candidate) => (candidate.value > best.value ? candidate : best));
}

/** A letter, its square and its price. */
type LetterPlacement = readonly [letter: number, at: Square, price: number];

/**
 * Writes both letters together, and also one by one if the first makes words to claim before the second is written.
 * Either may be better: BRAIN and then BRAINY both earn a bonus [WS-11], but after PAPER there is no PAPERS, and LATER
 * earns nothing after LATE [WS-12].
 */
function writeInEveryOrder(
  start: ScratchSheet,
  letters: readonly LetterPlacement[],
  context: SearchContext,
): ScratchSheet[] {
  const together = start.copy();
  for (const letter of letters) together.write(...letter);
  if (letters.length === 1) return [together];
  const oneByOne = [letters, letters.toReversed()].flatMap(([first, ...more]) => {
    const scratch = start.copy();
    scratch.write(...first!);
    claimAll(scratch, context);
    if (scratch.claims.length === 0) return [];
    for (const letter of more) scratch.write(...letter);
    return [scratch];
  });
  return [together, ...oneByOne];
}

/** All pairs of single placements, best first, as if their values could simply be added. */
function combineSingles(singles: readonly RatedPlacement[], base: number): RatedPlacement[] {
  const pairs: RatedPlacement[] = [];
  for (const [i, a] of singles.entries())
    for (const b of singles.slice(0, i)) {
      if (a.squares[0] === b.squares[0]) continue;
      const estimate = a.estimate + b.estimate - base;
      pairs.push({ letters: [...b.letters, ...a.letters], squares: [...b.squares, ...a.squares], estimate });
    }
  return bestPlacements(pairs, pairs.length);
}

/** The rarest tier that the table accepts and a bot of this skill knows. */
export function rarestTier(view: View, skill: WordsmithSkill): Tier {
  const limit = Math.min(skill.vocabulary, DICTIONARIES[view.config.words.dictionary]);
  return TIERS.findLast((tier) => tier <= limit)!;
}

function makeSearchContext(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
): SearchContext {
  const vocabulary = vocabularyOf(lexicon, rarestTier(view, skill));
  const luck = chance.below(0x1_0000_0000);
  const lines = new GapFinder(
    vocabulary,
    (length, word) => length <= skill.longest && hashPercent(length, word, luck) < skill.recallPercent,
    {
      isWord: (word) => isAccepted(lexicon, view.config.words, word),
      isInflection: (base, word) => isInflection(lexicon, base, word),
    },
  );
  const sheetValue = new SheetValue(view, seat);
  const components = componentsOf(view.config);
  const prospects = new Prospects(lines, sheetValue, expectedCosts(view.config), components.lettersPerTurn);
  return { components, lexicon, list: view.config.words, vocabulary, lines, sheetValue, prospects };
}

/** A number from 0 to 99 for each word, which depends on the bot's luck. */
function hashPercent(length: number, word: number, luck: number): number {
  let hash = Math.imul(luck ^ (word * 9 + length), 0x45d9_f3b5);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
