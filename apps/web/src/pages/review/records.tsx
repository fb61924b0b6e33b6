import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { table as tableStrings } from '#strings/table.ts';
import { saveText } from '../../files/save.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { saveAsFile } from '../../review/save-record.ts';
import type { GameReview, ReviewedMatch } from './game-review.ts';
import type { Source } from './review.tsx';

interface RecordsProps {
  readonly source: Source;
  readonly review: OpenReview;
  readonly notation: GameReview['notation'];
}

/** The record itself, and the way back. */
export const Records = ({ source: { record, back, backText }, review, notation }: RecordsProps): JSX.Element => (
  <div class="row">
    <button type="button" class="btn quiet" onClick={() => saveAsFile(record)}>
      {tableStrings.record}
    </button>
    {notation && (
      <button
        type="button"
        class="btn quiet"
        onClick={async () => {
          const match = await matchOf(review);
          if (!match) return;
          const { ending, text } = notation(match);
          saveText(text, `${record.game}-${record.commitment.slice(0, 8)}.${ending}`, 'text/plain');
        }}
      >
        {strings.notation}
      </button>
    )}
    {back && (
      <a class="btn quiet" href={back}>
        {backText ?? strings.toEnd}
      </a>
    )}
  </div>
);

/** All that a notation may need, from the worker; undefined where the record cannot be replayed. */
async function matchOf(review: OpenReview): Promise<ReviewedMatch | undefined> {
  const { seats, entries } = review.record;
  const last = await review.show({ lines: entries.length, viewer: 'audience', instead: null });
  if ('refusal' in last) return undefined;
  const answered = entries.flatMap(({ seat }, lines) => (seat === undefined ? [] : [{ seat, lines }]));
  const decisions = await Promise.all(
    answered.map(async ({ seat, lines }) => {
      const shown = await review.show({ lines, viewer: seat, instead: null });
      return 'refusal' in shown ? [] : [{ seat, view: shown.seen.view }];
    }),
  );
  return {
    names: seats.map(({ name }) => name),
    view: last.seen.view,
    events: last.events,
    decisions: decisions.flat(),
  };
}
