import {
  forSeat,
  type Judge,
  type JudgeAsk,
  type JudgedMove,
  judgementOf,
  MAX_BEST_MOVES,
  type Move,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { ScratchSheet } from '../bot/scratch-sheet.ts';
import { rarestFor, searchInSlices, type TurnCandidate, type TurnEvaluator, thinkingOf } from '../bot/search.ts';
import { SKILLS, type WordsmithSkill } from '../bot/skills.ts';
import { makingVocabulary } from '../bot/vocabulary.ts';
import type { TurnStep } from '../moves.ts';
import { makeStep } from '../notation.ts';
import { finished, judgeOf } from '../round.ts';
import { tallies, totalSoFar } from '../scoring.ts';
import { applyTurn } from '../turn.ts';
import type { TurnSoFar } from '../turn-so-far.ts';
import type { Wordsmith } from '../types.ts';

const WHOLE: WordsmithSkill = SKILLS[5];
const COMMON: WordsmithSkill = { ...WHOLE, vocabulary: COMMON_TIER };
/** Turns tried between two judgements: some milliseconds. */
const SLICE = 4;
/** Best turns with common words to value again, including the sheet's prospects. */
const REVALUED = 12;

/** A turn with what it was worth. */
interface RatedTurn {
  readonly choice: JudgedMove<Wordsmith>;
  /** The letters and circles it leaves: of turns that differ only in the order of their steps one is enough. */
  readonly leaves: string;
  /** True if all claimed words are common. */
  readonly common: boolean;
}

/**
 * Values a turn by how much it raised the strongest bot's estimate of the sheet, in points, with everything likely to
 * come. In the last round that is exactly its score. Nothing hidden is weighed: the next cards are unknown to all, and
 * no player's letters touch another's sheet.
 */
export const judge: Judge<Wordsmith> = function* (ask) {
  const { seen, seat, move, chance, env } = ask;
  if (!seen.question || !('to' in move)) return;
  const { view } = seen;
  // Here, and not when they are first wanted: to make them takes many slices.
  for (const skill of [WHOLE, COMMON]) yield* makingVocabulary(env, rarestFor(view, skill));
  const thinking = thinkingOf(view, seat, env, WHOLE, chance);
  const before = thinking.value(new ScratchSheet(forSeat(view.sheets, seat)));
  const yours = ratingOf(ask, thinking, before, move);
  if (!yours) throw new Error('only a turn that was accepted can be judged');
  const found = new Map<string, RatedTurn>();
  let common = yours.common ? yours : null;
  const everyday: JudgedMove<Wordsmith>[] = [];
  const told = () => {
    const others = [...found.values()].filter(({ leaves }) => leaves !== yours.leaves).map(({ choice }) => choice);
    return judgementOf({ yours: yours.choice, found: others, common: common?.choice ?? null, everyday });
  };
  const rate = ({ steps }: ScratchSheet): RatedTurn | undefined =>
    ratingOf(ask, thinking, before, { to: move.to, answer: { steps } });
  yield told();

  let tries = 0;
  for (const plan of searchInSlices(view, seat, env, WHOLE, chance, thinking)) {
    if (plan && isWanted(found, plan.value - before)) enter(found, rate(plan.desk));
    if (++tries % SLICE === 0) yield told();
  }
  const plans: TurnCandidate[] = [];
  for (const plan of searchInSlices(view, seat, env, COMMON, chance)) {
    if (plan) plans.push(plan);
    if (++tries % SLICE === 0) yield told();
  }
  for (const { desk } of plans.sort((a, b) => b.value - a.value).slice(0, REVALUED)) {
    const rated = rate(desk);
    if (rated) everyday.push(rated.choice);
    yield null;
    if (rated && rated.choice.worth > (common?.choice.worth ?? Number.NEGATIVE_INFINITY)) common = rated;
    enter(found, rated);
  }
  yield told();
};

/** Undefined where the rules do not take it: they have the last word about what a search came up with. */
function ratingOf(
  { seen: { view }, seat, env }: JudgeAsk<Wordsmith>,
  thinking: TurnEvaluator,
  before: number,
  move: Extract<Move<Wordsmith>, { to: number }>,
): RatedTurn | undefined {
  const { answer } = move;
  const [sheet, words] = [forSeat(view.sheets, seat), judgeOf(view, env)];
  // A draft is worth what would become of it if time ran out.
  const { steps } = answer.draft ? finished(answer, sheet, view.offer, words) : answer;
  const turn = applyTurn(sheet, view.offer, steps, words);
  if ('code' in turn) return undefined;
  const after = view.sheets.with(seat, turn.sheet);
  const choice = {
    move,
    worth: thinking.value(new ScratchSheet(turn.sheet)) - before,
    points: totalSoFar(forSeat(tallies(after), seat)) - totalSoFar(forSeat(tallies(view.sheets), seat)),
    text: textOf(answer.steps),
    word: longestOf(turn),
  };
  const common = turn.claims.every(({ word }) => (env.tier(word) ?? Number.POSITIVE_INFINITY) <= COMMON_TIER);
  return { choice, common, leaves: JSON.stringify([turn.sheet.letters, turn.sheet.circled]) };
}

const textOf = (steps: readonly TurnStep[]): string => steps.map(makeStep).join(', ') || 'nothing yet';

const longestOf = ({ claims }: TurnSoFar): string | null =>
  claims.reduce<string | null>((found, { word }) => (word.length > (found?.length ?? 0) ? word : found), null);

/** One more than are told: the move that is judged may be among them. */
const KEPT = MAX_BEST_MOVES + 1;
const least = (found: ReadonlyMap<string, RatedTurn>): RatedTurn =>
  [...found.values()].reduce((low, rated) => (rated.choice.worth < low.choice.worth ? rated : low));

const isWanted = (found: ReadonlyMap<string, RatedTurn>, worth: number): boolean =>
  found.size < KEPT || worth > least(found).choice.worth;

function enter(found: Map<string, RatedTurn>, rated: RatedTurn | undefined): void {
  if (!rated || (found.get(rated.leaves)?.choice.worth ?? Number.NEGATIVE_INFINITY) >= rated.choice.worth) return;
  found.set(rated.leaves, rated);
  if (found.size > KEPT) found.delete(least(found).leaves);
}
