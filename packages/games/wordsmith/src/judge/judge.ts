import { BEST_TOLD, type Choice, type Judge, type JudgeAsk, judgementOf, type Move } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { Desk } from '../bot/desk.ts';
import { type Plan, rarestFor, searchInSlices, type Thinking, thinkingOf } from '../bot/search.ts';
import { SKILLS, type Skill } from '../bot/skills.ts';
import { makingVocabulary } from '../bot/vocabulary.ts';
import type { TurnStep } from '../moves.ts';
import { makeStep } from '../notation.ts';
import { finished, judgeOf } from '../round.ts';
import { tallies, totalSoFar } from '../scoring.ts';
import { applyTurn } from '../turn.ts';
import type { TurnSoFar } from '../turn-so-far.ts';
import type { Wordsmith } from '../types.ts';

const WHOLE: Skill = SKILLS[5];
const COMMON: Skill = { ...WHOLE, vocabulary: COMMON_TIER };
/** Turns tried between two judgements: some milliseconds. */
const SLICE = 4;
/** So many of the best turns with common words are valued again by all that the sheet keeps open. */
const REVALUED = 12;

/** A turn with what it was worth. */
interface Rated {
  readonly choice: Choice<Wordsmith>;
  /** The letters and circles it leaves: of turns that differ only in the order of their steps one is enough. */
  readonly leaves: string;
  /** Whether everybody would know the words claimed. */
  readonly common: boolean;
}

/**
 * What a turn was worth: by how much it raised what the strongest bot thinks of the sheet, in points, with all that is
 * likely still to come. In the last round that is what it scores, exactly. Nothing hidden is weighed: which cards come
 * next is anybody's guess, and what the others write touches no other sheet.
 */
export const judge: Judge<Wordsmith> = function* (ask) {
  const { seen, seat, move, chance, env } = ask;
  if (!seen.question || !('to' in move)) return;
  const { view } = seen;
  // Here, and not when they are first wanted: to make them takes many slices.
  for (const skill of [WHOLE, COMMON]) yield* makingVocabulary(env, rarestFor(view, skill));
  const thinking = thinkingOf(view, seat, env, WHOLE, chance);
  const before = thinking.value(new Desk(view.sheets[seat]!));
  const yours = ratingOf(ask, thinking, before, move);
  if (!yours) throw new Error('only a turn that was accepted can be judged');
  const found = new Map<string, Rated>();
  let common = yours.common ? yours : null;
  const everyday: Choice<Wordsmith>[] = [];
  const told = () => {
    const others = [...found.values()].filter(({ leaves }) => leaves !== yours.leaves).map(({ choice }) => choice);
    return judgementOf({ yours: yours.choice, found: others, common: common?.choice ?? null, everyday });
  };
  const rate = ({ steps }: Desk): Rated | undefined =>
    ratingOf(ask, thinking, before, { to: move.to, answer: { steps } });
  yield told();

  let tries = 0;
  for (const plan of searchInSlices(view, seat, env, WHOLE, chance, thinking)) {
    if (plan && isWanted(found, plan.value - before)) enter(found, rate(plan.desk));
    if (++tries % SLICE === 0) yield told();
  }
  const plans: Plan[] = [];
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
  thinking: Thinking,
  before: number,
  move: Extract<Move<Wordsmith>, { to: number }>,
): Rated | undefined {
  const { answer } = move;
  const [sheet, words] = [view.sheets[seat]!, judgeOf(view, env)];
  // A draft is worth what would become of it if time ran out.
  const { steps } = answer.draft ? finished(answer, sheet, view.offer, words) : answer;
  const turn = applyTurn(sheet, view.offer, steps, words);
  if ('code' in turn) return undefined;
  const after = view.sheets.with(seat, turn.sheet);
  const choice = {
    move,
    worth: thinking.value(new Desk(turn.sheet)) - before,
    points: totalSoFar(tallies(after)[seat]!) - totalSoFar(tallies(view.sheets)[seat]!),
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
const KEPT = BEST_TOLD + 1;
const least = (found: ReadonlyMap<string, Rated>): Rated =>
  [...found.values()].reduce((low, rated) => (rated.choice.worth < low.choice.worth ? rated : low));

const isWanted = (found: ReadonlyMap<string, Rated>, worth: number): boolean =>
  found.size < KEPT || worth > least(found).choice.worth;

function enter(found: Map<string, Rated>, rated: Rated | undefined): void {
  if (!rated || (found.get(rated.leaves)?.choice.worth ?? Number.NEGATIVE_INFINITY) >= rated.choice.worth) return;
  found.set(rated.leaves, rated);
  if (found.size > KEPT) found.delete(least(found).leaves);
}
