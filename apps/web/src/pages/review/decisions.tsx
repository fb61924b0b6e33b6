import { type DecisionFinding, gradeOf, hadChoice, type Measure, wholePointsLost } from '@wordhoard/review';
import type { ComponentChildren, JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import type { ListedDecision } from '../../review/messages.ts';
import { Disc } from '../../ui/face.tsx';

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
    {filters.common && <small class="dim">{strings.commonHint}</small>}
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
          <span class="unseen">{name}: </span>
          <small>{kind}</small> <b>{finding?.judgement.yours.text ?? ''}</b>
          <span class="unseen">, {text}</span>
        </span>
        <span class="num lost">{lost > 0 && strings.lostShort(lost)}</span>
      </button>
      {chosen && children}
    </li>
  );
}
