import type { JudgedMove, Shape } from '@wordhoard/kernel';
import { bestMoveBy, costliest, type DecisionFinding, type Measure, wholePointsLost } from '@wordhoard/review';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';

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
}

/** The review begins with the decision that cost most, in a sentence and on the board; then come the others. */
export function Costly(props: CostlyProps): JSX.Element {
  const { findings, mine, measure, nameOf, isDone, leads, better, onOpen, onShow } = props;
  const [nth, setNth] = useState(0);
  const all = costliest(findings, mine, measure);
  // By another measure there may be fewer.
  const at = Math.min(nth, all.length - 1);
  const shown = all[at];
  useEffect(() => {
    if (leads && shown) onOpen(shown, false);
  }, [shown?.line, leads]);
  if (!shown) return <p class="costly">{isDone ? strings.nothingCostly : strings.lookingForCostly}</p>;
  const { yours } = shown.judgement;
  const there = bestMoveBy(shown.judgement, measure);
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
        {strings.costlyLoss(wholePointsLost(shown.judgement, measure))}
      </p>
      <div class="row">
        <button type="button" class="btn go" aria-pressed={better} onClick={() => onShow(shown, better ? null : there)}>
          {better ? strings.showPlayed : strings.showBetter}
        </button>
        {at > 0 && (
          <button type="button" class="btn" onClick={() => go(at - 1)}>
            {strings.costlierBefore}
          </button>
        )}
        {at < all.length - 1 && (
          <button type="button" class="btn" onClick={() => go(at + 1)}>
            {strings.nextCostly}
          </button>
        )}
      </div>
    </section>
  );
}
