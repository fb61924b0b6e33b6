import type { AnyJudgement, JudgedMove, Shape } from '@wordhoard/kernel';

/** The words a player is measured by: all, or only common ones. */
export const MEASURES = ['all', 'common'] as const;
export type Measure = (typeof MEASURES)[number];
/** The measure unless the player chooses the other: players aren't expected to know every word. */
export const DEFAULT_MEASURE: Measure = 'common';

/** From nothing lost to most of what there was. */
export const GRADES = ['best', 'near', 'less', 'big'] as const;
export type Grade = (typeof GRADES)[number];

/** Of what there was. */
const NEAR_SHARE = 0.15;
const BIG_SHARE = 0.4;
/** Fewer points are never much, whatever share they are of little. */
const MIN_BIG_LOSS = 3;

/** Does it write a word that scores at once? A challenge turns on a word, but on another player's. */
export const writesWord = ({ word, points }: JudgedMove<Shape>): boolean => word !== null && points !== null;

/** The best there was by this measure; where common words say nothing, the best of all. */
export const bestMoveBy = ({ yours, best, common }: AnyJudgement, measure: Measure): JudgedMove<Shape> => {
  const top = best[0] ?? yours;
  return measure === 'common' ? (common ?? (writesWord(top) ? yours : top)) : top;
};

/**
 * In whole points, because values are estimates: less than half a point is no difference. Every place that tells what a
 * decision cost tells this number.
 */
export const wholePointsLost = (judgement: AnyJudgement, measure: Measure): number =>
  Math.max(0, Math.round(bestMoveBy(judgement, measure).worth - judgement.yours.worth));

/** Grade of a decision, by how much of the possible gain was lost, given what the player could know. */
export function gradeOf(judgement: AnyJudgement, measure: Measure): Grade {
  const lost = wholePointsLost(judgement, measure);
  if (lost === 0) return 'best';
  const there = Math.max(Math.abs(bestMoveBy(judgement, measure).worth), Math.abs(judgement.yours.worth));
  return lost < NEAR_SHARE * there ? 'near' : lost < BIG_SHARE * there || lost < MIN_BIG_LOSS ? 'less' : 'big';
}

/** Was there anything to choose? */
export const hadChoice = ({ best }: AnyJudgement): boolean => best.length > 1;
