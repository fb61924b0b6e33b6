import type { Seat } from '@wordhoard/kernel';
import { bestBy, lostOf, type Measure } from './grade.ts';
import type { Finding } from './judging.ts';

/** A whole match of one seat in a few figures. */
export interface SeatSummary {
  readonly seat: Seat;
  /** Those in which there was something to find. */
  readonly decisions: number;
  /** Points found of the best there was, 0 to 1; null where nothing was to be found. */
  readonly found: number | null;
  /** In points, all decisions together. */
  readonly lost: number;
  /**
   * In points: what the best at all decisions of this seat came to, more than as many of the same kinds came to on
   * average in this match, whoever's they were. So it says what was there to be found, not what was made of it; over all
   * seats it adds up to nothing. Null where nobody else decided anything.
   */
  readonly luck: number | null;
  /** The decision that lost most; null where none lost anything. */
  readonly worst: Finding | null;
  /**
   * The word of this seat that scored most, and the word that would have brought most more than what was done: one that
   * this seat made in no other decision.
   */
  readonly bestWord: Finding | null;
  readonly missed: Finding | null;
}

/** What a judge's findings add up to for one seat, by all words or by common ones: nobody must know every word. */
export function summaryOf(findings: readonly Finding[], seat: Seat, measure: Measure = 'all'): SeatSummary {
  const mine = findings.filter((finding) => finding.seat === seat);
  const best = ({ judgement }: Finding): number => Math.max(0, bestBy(judgement, measure).worth);
  const found = ({ judgement }: Finding, most: number): number => Math.min(Math.max(0, judgement.yours.worth), most);
  const all = sum(mine, best);
  const made = new Set(mine.map(({ judgement }) => judgement.yours.word));
  const lost = ({ judgement }: Finding): number => lostOf(judgement, measure);
  return {
    seat,
    decisions: mine.filter((finding) => best(finding) > 0).length,
    found: all > 0 ? sum(mine, (finding) => found(finding, best(finding))) / all : null,
    lost: sum(mine, lost),
    luck: luckOfSeat(findings, mine, best),
    worst: most(mine, lost),
    bestWord: most(
      mine.filter(({ judgement }) => judgement.yours.word !== null && judgement.yours.worth > 0),
      ({ judgement: { yours } }) => yours.points ?? yours.worth,
    ),
    missed: most(
      mine.filter(({ judgement }) => {
        const { word } = bestBy(judgement, measure);
        return word !== null && !made.has(word);
      }),
      lost,
    ),
  };
}

function luckOfSeat(
  all: readonly Finding[],
  mine: readonly Finding[],
  best: (finding: Finding) => number,
): number | null {
  if (mine.length === 0 || mine.length === all.length) return null;
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const average = new Map([...kinds].map(([kind, alike]) => [kind, sum(alike, best) / alike.length]));
  return sum(mine, (finding) => best(finding) - average.get(finding.kind)!);
}

const sum = (findings: readonly Finding[], of: (finding: Finding) => number): number =>
  findings.reduce((total, finding) => total + of(finding), 0);

/** The first of those with the most; null where none has any. */
const most = (findings: readonly Finding[], of: (finding: Finding) => number): Finding | null =>
  findings.reduce<Finding | null>((top, finding) => (of(finding) > (top ? of(top) : 0) ? finding : top), null);
