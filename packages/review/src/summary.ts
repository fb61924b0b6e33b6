import { entryOf, type MadeWord, type Seat } from '@wordhoard/kernel';
import { bestMoveBy, type Measure, wholePointsLost, writesWord } from './grade.ts';
import type { DecisionFinding } from './judge-decisions.ts';

/** A word that scored. */
export interface BestWord {
  readonly word: string;
  /** Points the game wrote down. */
  readonly points: number;
  /** The decision that made it; null where that was not judged, or made several words. */
  readonly line: number | null;
}

/** A whole match of one seat in a few figures. */
export interface SeatSummary {
  readonly seat: Seat;
  /** Number of decisions with something to find. */
  readonly decisions: number;
  /** Points found of the best there was, 0 to 1; null where nothing was to be found. */
  readonly found: number | null;
  /** In points: what all decisions cost, each in whole points. */
  readonly lost: number;
  /**
   * In points: the best values at this seat's decisions, minus the match's average for as many decisions of the same
   * kinds by any seat. So it measures what there was to find, not what was made of it, and adds up to zero over all
   * seats. Null if no other seat decided anything.
   */
  readonly luck: number | null;
  /** The decision that lost most; null where none lost anything. */
  readonly worst: DecisionFinding | null;
  /** The word of this seat for which the game wrote down most; null where it wrote down none. */
  readonly bestWord: BestWord | null;
  /** The word that would have brought most more than what was done: never one that this seat made anywhere in the match. */
  readonly missed: DecisionFinding | null;
}

/**
 * Sums up a judge's findings for one seat, by all words or by common ones: players aren't expected to know every word.
 */
export function summaryOf(
  findings: readonly DecisionFinding[],
  words: readonly MadeWord[],
  seat: Seat,
  measure: Measure = 'all',
): SeatSummary {
  const mine = findings.filter((finding) => finding.seat === seat);
  const best = ({ judgement }: DecisionFinding): number => Math.max(0, bestMoveBy(judgement, measure).worth);
  const found = ({ judgement }: DecisionFinding, most: number): number =>
    Math.min(Math.max(0, judgement.yours.worth), most);
  const all = sumBy(mine, best);
  const made = words.filter((it) => it.seat === seat);
  const known = new Set([...made.map(({ word }) => word), ...mine.map(({ judgement }) => judgement.yours.word)]);
  const lost = ({ judgement }: DecisionFinding): number => wholePointsLost(judgement, measure);
  return {
    seat,
    decisions: mine.filter((finding) => best(finding) > 0).length,
    found: all > 0 ? sumBy(mine, (finding) => found(finding, best(finding))) / all : null,
    lost: sumBy(mine, lost),
    luck: luckOfSeat(findings, mine, best),
    worst: highestBy(mine, lost),
    bestWord: bestWordOf(made, mine),
    missed: highestBy(
      mine.filter(({ judgement }) => {
        const there = bestMoveBy(judgement, measure);
        return writesWord(there) && !known.has(there.word);
      }),
      lost,
    ),
  };
}

function bestWordOf(made: readonly MadeWord[], mine: readonly DecisionFinding[]): BestWord | null {
  let best: { word: string; points: number } | null = null;
  for (const { word, points } of made) if (points !== null && points > (best?.points ?? 0)) best = { word, points };
  if (!best) return null;
  const { word: pattern, points } = best;
  const makers = mine.filter(({ judgement: { yours } }) => writesWord(yours) && matchesPattern(pattern, yours.word));
  const maker = makers.find(({ judgement }) => judgement.yours.points === points) ?? makers[0];
  return { word: maker?.judgement.yours.word ?? pattern, points, line: maker?.line ?? null };
}

/** An asterisk stands for one letter or more. */
const matchesPattern = (pattern: string, word: string | null): boolean =>
  word !== null && new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(word);

function luckOfSeat(
  all: readonly DecisionFinding[],
  mine: readonly DecisionFinding[],
  best: (finding: DecisionFinding) => number,
): number | null {
  if (mine.length === 0 || mine.length === all.length) return null;
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const average = new Map([...kinds].map(([kind, alike]) => [kind, sumBy(alike, best) / alike.length]));
  return sumBy(mine, (finding) => best(finding) - entryOf(average, finding.kind));
}

const sumBy = (findings: readonly DecisionFinding[], of: (finding: DecisionFinding) => number): number =>
  findings.reduce((total, finding) => total + of(finding), 0);

/** The first finding with the highest value; null if all values are 0. */
const highestBy = (
  findings: readonly DecisionFinding[],
  of: (finding: DecisionFinding) => number,
): DecisionFinding | null =>
  findings.reduce<DecisionFinding | null>((top, finding) => (of(finding) > (top ? of(top) : 0) ? finding : top), null);

/** Decisions that cost something, the costliest first: of one seat, or of all if the reader's seat is unknown. */
export const costliestDecisions = (
  findings: readonly DecisionFinding[],
  mine: Seat | null,
  measure: Measure,
): readonly DecisionFinding[] =>
  findings
    .filter(({ seat, judgement }) => (mine === null || seat === mine) && wholePointsLost(judgement, measure) > 0)
    .sort((a, b) => wholePointsLost(b.judgement, measure) - wholePointsLost(a.judgement, measure) || a.line - b.line);
