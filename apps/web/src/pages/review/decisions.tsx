import type { JudgedMove, Shape } from '@wordhoard/kernel';
import {
  bestMoveBy,
  costliestDecisions,
  type DecisionFinding,
  gradeOf,
  hadChoice,
  type Measure,
  wholePointsLost,
} from '@wordhoard/review';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import type { ListedDecision } from '../../review/messages.ts';
import { Disc } from '../../ui/face.tsx';
import './decisions.css';
import { Button } from '../../ui/button.tsx';

export interface Filters {
  readonly mine: boolean;
  readonly big: boolean;
  readonly common: boolean;
  /** Are passes and forced moves listed, too? */
  readonly folded: boolean;
}

export const measureOf = ({ common }: Filters): Measure => (common ? 'common' : 'all');

interface FilterProps {
  readonly filters: Filters;
  /** Is it known who the reader was? */
  readonly known: boolean;
  readonly onChange: (filters: Filters) => void;
}

export const FilterBar = ({ filters, known, onChange }: FilterProps): JSX.Element => (
  <fieldset class="review-filters">
    <legend>{strings.filter}</legend>
    {(['mine', 'big', 'common'] as const)
      .filter((name) => known || name !== 'mine')
      .map((name) => (
        <label key={name} class="chip">
          <input
            type="checkbox"
            checked={filters[name]}
            onChange={({ currentTarget: { checked } }) => onChange({ ...filters, [name]: checked })}
          />
          {strings[name]}
        </label>
      ))}
    {filters.common && <small class="muted">{strings.commonHint}</small>}
  </fieldset>
);

/** The decisions to show: those without a choice are left out, once that is known. */
export const filtered = (
  decisions: readonly ListedDecision[],
  findings: ReadonlyMap<number, DecisionFinding>,
  filters: Filters,
  mine: number | null,
  isDone: boolean,
): readonly ListedDecision[] =>
  decisions.filter(({ line, seat }) => {
    const finding = findings.get(line);
    if (filters.mine && mine !== null && seat !== mine) return false;
    if (!finding) return !isDone && !filters.big;
    const grade = gradeOf(finding.judgement, measureOf(filters));
    return (filters.folded || !isFolded(finding, measureOf(filters))) && (!filters.big || grade === 'big');
  });

/** Forced, or let pass with nothing lost: not worth a line. */
export const isFolded = ({ judgement }: DecisionFinding, measure: Measure): boolean =>
  !hadChoice(judgement) || (judgement.yours.word === null && gradeOf(judgement, measure) === 'best');

interface RowProps {
  readonly decision: ListedDecision;
  readonly finding: DecisionFinding | undefined;
  readonly name: string;
  /** The kind of decision, in words. */
  readonly kind: string;
  readonly measure: Measure;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Details of the chosen one. */
  readonly children?: ComponentChildren;
}

/** One decision: coloured by what it lost, and marked. */
export function DecisionRow(props: RowProps): JSX.Element {
  const { decision, finding, name, kind, measure, chosen, onChoose, children } = props;
  const grade = finding && gradeOf(finding.judgement, measure);
  const lost = finding ? wholePointsLost(finding.judgement, measure) : 0;
  const { mark = '…', text = strings.waiting } = grade ? strings.grade(grade) : {};
  return (
    <li class="decision" data-grade={grade ?? 'none'}>
      <button type="button" aria-expanded={chosen} onClick={onChoose}>
        <span class="mark" aria-hidden="true">
          {mark}
        </span>
        <Disc name={name} seat={decision.seat} />
        <span class="what">
          <span class="sr-only">{name}: </span>
          <small>{kind}</small> <b>{finding?.judgement.yours.text ?? ''}</b>
          <span class="sr-only">, {text}</span>
        </span>
        <span class="num lost">{lost > 0 && strings.lostShort(lost)}</span>
      </button>
      {chosen && children}
    </li>
  );
}

interface CostlyProps {
  readonly findings: readonly DecisionFinding[];
  /** The reader's seat; null if unknown. */
  readonly mine: number | null;
  readonly measure: Measure;
  readonly nameOf: (seat: number) => string;
  readonly isDone: boolean;
  /** The reader hasn't navigated yet: the costliest decision so far is on the board. */
  readonly leads: boolean;
  /** Is the better move on the board, in the place of what was played? */
  readonly better: boolean;
  /**
   * @param byReader true if the reader asked for it
   */
  readonly onOpen: (finding: DecisionFinding, byReader: boolean) => void;
  readonly onShow: (finding: DecisionFinding, instead: JudgedMove<Shape> | null) => void;
  /** What the coach says of it; null if it hasn't looked. */
  readonly coached: (finding: DecisionFinding) => ComponentChildren;
}

/** The review begins with the decision that cost most, in a sentence and on the board; then come the others. */
export function Costly(props: CostlyProps): JSX.Element {
  const { findings, mine, measure, nameOf, isDone, leads, better, onOpen, onShow, coached } = props;
  const [nth, setNth] = useState(0);
  const all = costliestDecisions(findings, mine, measure);
  // By another measure there may be fewer.
  const at = Math.min(nth, all.length - 1);
  const shown = all[at];
  useEffect(() => {
    if (leads && shown) onOpen(shown, false);
  }, [shown?.line, leads]);
  if (!shown) return <p class="costly">{isDone ? strings.nothingCostly : strings.lookingForCostly}</p>;
  const { yours } = shown.judgement;
  const there = bestMoveBy(shown.judgement, measure);
  const says = coached(shown);
  const go = (to: number): void => {
    setNth(to);
    const next = all[to];
    if (next) onOpen(next, true);
  };
  return (
    <section class="costly" aria-labelledby="costly">
      <h2 id="costly">{strings.costly(at + 1, all.length)}</h2>
      <p aria-live="polite">
        {strings.costlySentence(shown.seat === mine ? null : nameOf(shown.seat), yours, there)}{' '}
        {strings.costlyLoss(wholePointsLost(shown.judgement, measure), says !== null)}
      </p>
      {says}
      <div class="row">
        <Button
          class="primary"
          text={better ? strings.showPlayed : strings.showBetter}
          aria-pressed={better}
          onClick={() => onShow(shown, better ? null : there)}
        />
        {at > 0 && <Button text={strings.costlierBefore} onClick={() => go(at - 1)} />}
        {at < all.length - 1 && <Button text={strings.nextCostly} onClick={() => go(at + 1)} />}
      </div>
    </section>
  );
}
