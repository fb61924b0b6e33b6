import type { JSX } from 'preact';
import { review as strings } from '#strings/review.ts';
import { table as tableStrings } from '#strings/table.ts';
import { saveText } from '../../files/save.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { saveAsFile } from '../../review/save-record.ts';
import type { GameReview } from './game-review.ts';
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
        onClick={() => {
          const last = review.views.value.at(-1);
          if (!last) return;
          const { ending, text } = notation(
            record.seats.map(({ name }) => name),
            last.view,
          );
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
