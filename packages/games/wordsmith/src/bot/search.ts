import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { accepts, DICTIONARIES, isInflection, type Lexicon, TIERS, type Tier } from '@wordhoard/lexicon';
import { ROUNDS } from '../cards.ts';
import type { Square } from '../grid.ts';
import { judgeOf } from '../round.ts';
import type { View } from '../types.ts';
import { standingWords } from '../words.ts';
import { claimAll, followUp, type Means } from './chain.ts';
import { OpenLines } from './lines.ts';
import { bestIdeas, finishing, type Idea, type Placement, settingUp, sideBySide } from './placements.ts';
import { Prices } from './prices.ts';
import { Prospects } from './prospects.ts';
import { ScratchSheet } from './scratch-sheet.ts';
import type { WordsmithSkill } from './skills.ts';
import { vocabularyOf } from './vocabulary.ts';
import { expectedCosts, SheetValue } from './worth.ts';

/** A turn that was tried out, and what the bot thinks of where it leads. */
export interface TurnCandidate {
  /** The sheet after the turn, with the steps taken. */
  readonly desk: ScratchSheet;
  readonly value: number;
}

/** A bot's means in one turn, and its valuation of a sheet, in points. */
export interface TurnEvaluator {
  readonly means: Means;
  value(desk: ScratchSheet): number;
}

export function thinkingOf(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
): TurnEvaluator {
  const means = meansOf(view, seat, lexicon, skill, chance);
  const { worth, prospects } = means;
  return { means, value: (desk) => worth.of(desk) + skill.foresight * prospects.of(desk) };
}

/**
 * Tries turns out, the most promising first, and yields every one. What is tried: letters that finish words (one word
 * with both, or a word with each), and letters that bring words nearer; each with all that follows from it. Every turn
 * is judged by what the sheet is worth then and by what it keeps open.
 */
export function* search(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
): Generator<TurnCandidate> {
  for (const plan of searchInSlices(view, seat, lexicon, skill, chance)) if (plan) yield plan;
}

/** The same in slices; yields null after mere preparation, so that the caller can do something else. */
export function* searchInSlices(
  view: View,
  seat: Seat,
  lexicon: Lexicon,
  skill: WordsmithSkill,
  chance: Chance,
  { means, value }: TurnEvaluator = thinkingOf(view, seat, lexicon, skill, chance),
): Generator<TurnCandidate | null> {
  const sheet = forSeat(view.sheets, seat);
  const start = new ScratchSheet(sheet, standingWords(sheet, judgeOf(view, lexicon)));
  const prices = new Prices(view.offer, start.spent);

  function attempt({ letters, squares }: Placement): TurnCandidate | undefined {
    const paid = prices.of(letters);
    if (!paid) return undefined;
    const written = letters.map((letter, i): LetterPlacement => [letter, squares[i]!, paid[i]!]);
    const plans = inEveryOrder(start, written, means).map((desk): TurnCandidate => {
      followUp(desk, means);
      return { desk, value: value(desk) };
    });
    return plans.reduce((best, plan) => (plan.value > best.value ? plan : best));
  }

  const share = (part: number): number => Math.ceil(skill.tries * part);
  const { ones, twos } = finishing(start, means, prices);
  const singles: Idea[] = [];
  for (const placement of [...bestIdeas(ones, share(0.2)), ...settingUp(start, view.offer, chance, share(0.2))]) {
    const tried = attempt(placement);
    if (tried) singles.push({ ...placement, guess: tried.value });
    yield null;
  }
  const begun: Idea[] = [];
  for (const found of sideBySide(start, means, prices, view.offer, chance)) {
    begun.push(...found);
    yield null;
  }
  const ideas = [
    ...bestIdeas(twos, share(0.4)),
    ...paired(bestIdeas(singles, Math.ceil(Math.sqrt(2 * share(0.6)))), value(start)),
    ...bestIdeas(begun, share(0.2)),
  ];
  for (const idea of ideas) {
    const plan = attempt(idea);
    if (plan) yield plan;
  }
}

/** A letter, where it goes, and what it costs. */
type LetterPlacement = readonly [letter: number, at: Square, price: number];

/**
 * The letters written at once; and one after the other where the first makes words that are claimed before the second
 * is written. Either may be the better: BRAIN and then BRAINY are both paid [WS-11], but after PAPER there is no PAPERS
 * and nothing for LATER after LATE [WS-12].
 */
function inEveryOrder(start: ScratchSheet, written: readonly LetterPlacement[], means: Means): ScratchSheet[] {
  const atOnce = start.copy();
  for (const letter of written) atOnce.write(...letter);
  if (written.length === 1) return [atOnce];
  const inTurn = [written, written.toReversed()].flatMap(([first, ...more]) => {
    const desk = start.copy();
    desk.write(...first!);
    claimAll(desk, means);
    if (desk.claims.length === 0) return [];
    for (const letter of more) desk.write(...letter);
    return [desk];
  });
  return [atOnce, ...inTurn];
}

/** Each with each other, the most promising first: as if what they bring could be added up. */
function paired(singles: readonly Idea[], base: number): Idea[] {
  const pairs: Idea[] = [];
  for (const [i, a] of singles.entries())
    for (const b of singles.slice(0, i)) {
      if (a.squares[0] === b.squares[0]) continue;
      const guess = a.guess + b.guess - base;
      pairs.push({ letters: [...b.letters, ...a.letters], squares: [...b.squares, ...a.squares], guess });
    }
  return bestIdeas(pairs, pairs.length);
}

/** The rarest tier that the table accepts and a player of this skill knows. */
export function rarestFor(view: View, skill: WordsmithSkill): Tier {
  const limit = Math.min(skill.vocabulary, DICTIONARIES[view.config.words.dictionary]);
  return TIERS.findLast((tier) => tier <= limit)!;
}

function meansOf(view: View, seat: Seat, lexicon: Lexicon, skill: WordsmithSkill, chance: Chance): Means {
  const vocabulary = vocabularyOf(lexicon, rarestFor(view, skill));
  const luck = chance.below(0x1_0000_0000);
  const lines = new OpenLines(
    vocabulary,
    (length, word) => length <= skill.longest && lot(length, word, luck) < skill.recall,
    {
      isWord: (word) => accepts(lexicon, view.config.words, word),
      isInflection: (base, word) => isInflection(lexicon, base, word),
    },
  );
  const worth = new SheetValue(view, seat, ROUNDS);
  const prospects = new Prospects(lines, worth, expectedCosts(view.config.deck));
  return { lexicon, list: view.config.words, vocabulary, lines, worth, prospects };
}

/** 0–99 for each word, another for other luck. */
function lot(length: number, word: number, luck: number): number {
  let hash = Math.imul(luck ^ (word * 9 + length), 0x45d9_f3b5);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
