import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import type { OpenReview } from '../../review/open-review.ts';

/** The judge's progress; disappears when it is done. */
export function Judging({ review }: { readonly review: OpenReview }): JSX.Element | null {
  const progress = review.progress.value;
  const on = review.judges.value;
  if (progress && progress.done === progress.of) return null;
  const { done, of } = progress ?? { done: 0, of: 1 };
  return (
    <div class="review-progress">
      <progress value={done} max={of} aria-label={strings.judging} />
      <span class="small dim">{progress ? strings.progress(done, of) : strings.judging}</span>
      <button type="button" class="btn quiet" onClick={() => review.judge(!on)}>
        {on ? strings.stop : strings.goOn}
      </button>
    </div>
  );
}
