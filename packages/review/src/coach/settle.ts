import { type AnyJudgement, canonicalJson, type JudgedMove, type Shape } from '@wordhoard/kernel';
import type { Measure } from '../grade.ts';
import type { DecisionFinding } from '../judge-decisions.ts';
import type { CoachFinding } from './coach-decisions.ts';
import { isEstablished } from './mistakes.ts';

/**
 * The judge's findings with the coach's verdict, where the coach has looked: a decision costs what the coach has
 * established, or nothing. So every place that tells a cost tells the same.
 */
export const settleFindings = (
  findings: ReadonlyMap<number, DecisionFinding>,
  coached: ReadonlyMap<number, CoachFinding>,
): ReadonlyMap<number, DecisionFinding> =>
  new Map([...findings].map(([line, finding]) => [line, settle(finding, coached.get(line))]));

function settle(finding: DecisionFinding, coached: CoachFinding | undefined): DecisionFinding {
  if (!coached) return finding;
  const { judgement } = finding;
  const common = capped(judgement.everyday, judgement, coached, 'common');
  const settled: AnyJudgement = {
    ...judgement,
    best: capped(judgement.best, judgement, coached, 'all'),
    everyday: common,
    common: common[0] ?? null,
  };
  return { ...finding, judgement: settled };
}

/** The moves with the coach's better one first, if there is one; no move is worth more than that, or than the player's. */
function capped(
  moves: readonly JudgedMove<Shape>[],
  { yours }: AnyJudgement,
  { costs }: CoachFinding,
  measure: Measure,
): readonly JudgedMove<Shape>[] {
  const cost = costs[measure];
  const better = isEstablished(cost) ? { ...cost.better, worth: yours.worth + cost.points.mean } : null;
  const most = better?.worth ?? yours.worth;
  const moveOf = ({ move }: JudgedMove<Shape>): string => canonicalJson(move);
  const others = moves.filter((choice) => !better || moveOf(choice) !== moveOf(better));
  const rest = others.map((choice) => ({ ...choice, worth: Math.min(choice.worth, most) }));
  return [...(better ? [better] : []), ...rest.toSorted((a, b) => b.worth - a.worth)];
}
