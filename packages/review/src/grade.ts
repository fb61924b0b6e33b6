import type { AnyJudgement, JudgedMove, Shape } from '@wordhoard/kernel';

/** The words a player is measured by: all, or only common ones. */
export const MEASURES = ['all', 'common'] as const;
export type Measure = (typeof MEASURES)[number];
/** The measure unless the player chooses the other: players aren't expected to know every word. */
export const DEFAULT_MEASURE: Measure = 'common';

/** Grades from no loss to a loss of most of the possible value. */
export const GRADES = ['best', 'near', 'less', 'big'] as const;
export type Grade = (typeof GRADES)[number];

/** Shares of the possible value up to which a loss is small, or not yet big. */
const NEAR_SHARE = 0.15;
const BIG_SHARE = 0.4;
/** A loss of fewer points is never big, whatever its share. */
const MIN_BIG_LOSS = 3;

/** True for a move that makes a word and scores at once. A challenge is about a word, too, but another player's. */
export const writesWord = ({ word, points }: JudgedMove<Shape>): boolean => word !== null && points !== null;

/** The best possible move by this measure; the best of all if common words don't apply. */
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

/** True if there was more than one possible move. */
export const hadChoice = ({ best }: AnyJudgement): boolean => best.length > 1;
