import {
  type AnyJudgement,
  type CoachResult,
  canonicalJson,
  type JudgedMove,
  type Move,
  type MoveCost,
  type SealedRecord,
  type Seat,
  type Shape,
} from '@wordhoard/kernel';
import { type Decision, peopleFirst } from '../decision.ts';
import { hadChoice, MEASURES, type Measure, wholePointsLost, writesWord } from '../grade.ts';
import type { DecisionFinding } from '../judge-decisions.ts';

/** What a decision cost against one better move. */
export interface DecisionCost extends Omit<MoveCost<Shape>, 'better'> {
  readonly better: JudgedMove<Shape>;
}

/** The coach's finding about one decision. */
export interface CoachFinding {
  readonly line: number;
  readonly seat: Seat;
  /** Compared with all words, or only with common ones; null where nothing better was found. */
  readonly costs: Readonly<Record<Measure, DecisionCost | null>>;
}

/** The game's coach on one decision, in slices; null if it has nothing to say about it. */
export type CoachDecision = (
  decision: Decision,
  lists: readonly (readonly Move<Shape>[])[],
) => Iterator<undefined, CoachResult<Shape> | null>;

/** Progress, and the latest finding, if any. */
export interface CoachingProgress {
  /** Decisions looked at, and all that could be. */
  readonly done: number;
  readonly of: number;
  readonly finding: CoachFinding | null;
}

export interface CoachingInput {
  readonly decisions: readonly Decision[];
  readonly findings: readonly DecisionFinding[];
  readonly seats: SealedRecord['seats'];
  /** True for decisions that the game's coach can compare with others. */
  compares(decision: Decision): boolean;
  /** Moves that may be played in all. */
  readonly steps: number;
}

/** Seed of the coach's chance for a decision, so that a second look sees the same worlds. It has nothing of the match's seed. */
export const coachSeedOf = ({ line, seat }: Decision): string => `coach ${line} ${seat}`;

/** Alternatives compared by each measure. */
const MAX_ALTERNATIVES = 3;

/**
 * Looks at one decision after the other, people's costliest first, until the budget is spent. Yields after every slice, so
 * that the caller can do something else in between, or stop. Which decisions it looks at depends only on the record.
 */
export function* coachDecisions(
  { decisions, findings, seats, compares, steps }: CoachingInput,
  coach: CoachDecision,
): Generator<CoachingProgress, void> {
  const judged = new Map(findings.map((finding) => [finding.line, finding]));
  const order = costliestFirst(decisions.filter(compares), judged, seats);
  const of = order.length;
  let left = steps;
  let done = 0;
  yield { done, of, finding: null };
  for (const { decision, judgement } of order) {
    if (left <= 0) return;
    const lists = MEASURES.map((measure) => alternativesBy(judgement, measure));
    const work = coach(
      decision,
      lists.map((list) => list.map(({ move }) => move)),
    );
    for (;;) {
      const { done: isDone, value } = work.next();
      if (!isDone) {
        yield { done, of, finding: null };
        continue;
      }
      done += 1;
      left -= value?.steps ?? 0;
      yield { done, of, finding: value && findingOf(decision, lists, value) };
      break;
    }
  }
}

interface JudgedDecision {
  readonly decision: Decision;
  readonly judgement: AnyJudgement;
}

/** Decisions with a choice: people's first, the costliest by common words before others. */
function costliestFirst(
  decisions: readonly Decision[],
  findings: ReadonlyMap<number, DecisionFinding>,
  seats: SealedRecord['seats'],
): readonly JudgedDecision[] {
  const chosen = decisions.flatMap((decision): (JudgedDecision & { readonly seat: Seat })[] => {
    const judgement = findings.get(decision.line)?.judgement;
    return judgement && hadChoice(judgement) ? [{ decision, judgement, seat: decision.seat }] : [];
  });
  const lost = (measure: Measure, { judgement }: JudgedDecision): number => wholePointsLost(judgement, measure);
  chosen.sort((a, b) => lost('common', b) - lost('common', a) || lost('all', b) - lost('all', a));
  return peopleFirst(chosen, seats);
}

/** The judge's best moves besides the one that was made; by common words, those with other words are left out. */
function alternativesBy({ yours, best, everyday }: AnyJudgement, measure: Measure): readonly JudgedMove<Shape>[] {
  const made = canonicalJson(yours.move);
  const listed = measure === 'all' ? best : [...everyday, ...best.filter((choice) => !writesWord(choice))];
  return listed
    .filter(({ move }) => canonicalJson(move) !== made)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_ALTERNATIVES);
}

function findingOf(
  { line, seat }: Decision,
  lists: readonly (readonly JudgedMove<Shape>[])[],
  { costs }: CoachResult<Shape>,
): CoachFinding {
  const costBy = (measure: Measure): DecisionCost | null => {
    const at = MEASURES.indexOf(measure);
    const cost = costs[at];
    const better = cost && lists[at]?.find(({ move }) => canonicalJson(move) === canonicalJson(cost.better));
    return better ? { ...cost, better } : null;
  };
  return { line, seat, costs: { all: costBy('all'), common: costBy('common') } };
}
