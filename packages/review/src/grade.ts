import { type AnyJudgement, type Choice, lostBy, type Shape } from '@wordhoard/kernel';

/** By which words one is measured: all there are, or only those that everybody knows. */
export const MEASURES = ['all', 'common'] as const;
export type Measure = (typeof MEASURES)[number];

/** From nothing lost to most of what there was. */
export const GRADES = ['best', 'near', 'less', 'big'] as const;
export type Grade = (typeof GRADES)[number];

/** Worths are averages: less than this is no difference. */
const SAME = 0.5;
/** Of what there was. */
const NEAR = 0.15;
const BIG = 0.4;
/** Fewer points are never much, whatever share they are of little. */
const BIG_POINTS = 3;

/** The best there was by this measure; where common words say nothing, the best of all. */
export const bestBy = ({ yours, best, common }: AnyJudgement, measure: Measure): Choice<Shape> => {
  const top = best[0] ?? yours;
  return measure === 'common' ? (common ?? (top.word === null ? top : yours)) : top;
};

/** In points. */
export const lostOf = (judgement: AnyJudgement, measure: Measure): number =>
  measure === 'all' ? lostBy(judgement) : Math.max(0, bestBy(judgement, measure).worth - judgement.yours.worth);

/** How much of what there was has been lost, by what the player could know. */
export function gradeOf(judgement: AnyJudgement, measure: Measure): Grade {
  const lost = lostOf(judgement, measure);
  if (lost < SAME) return 'best';
  const there = Math.max(Math.abs(bestBy(judgement, measure).worth), Math.abs(judgement.yours.worth));
  return lost < NEAR * there ? 'near' : lost < BIG * there || lost < BIG_POINTS ? 'less' : 'big';
}

/** Was there anything to choose? */
export const hadChoice = ({ best }: AnyJudgement): boolean => best.length > 1;
