import { titleOf } from '@wordhoard/catalog';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import { OpenReview } from '../../review/open-review.ts';
import { Notice, Shuffling } from '../../ui/notice.tsx';
import { Bar } from '../../ui/page.tsx';
import type { Source } from './review.tsx';
import { Reviewing } from './reviewing.tsx';

interface OpenedProps {
  readonly source: Source;
  readonly onOther: () => void;
}

/** A record that is being opened, or why it cannot be. */
export function Opened({ source, onOther }: OpenedProps): JSX.Element {
  const { record } = source;
  const [review, setReview] = useState<OpenReview | null>(null);
  useEffect(() => {
    const opened = new OpenReview(record);
    setReview(opened);
    return () => opened.close();
  }, [record]);
  const contents = review?.contents.value ?? null;
  if (!review || !contents) return <Shuffling text={strings.open.reading} />;
  if ('why' in contents)
    return (
      <>
        <Bar />
        <Notice title={strings.open.title}>
          <p role="alert" class="refusal">
            {strings.fault(contents.why)}
          </p>
          <button type="button" class="btn go" onClick={onOther}>
            {strings.open.other}
          </button>
        </Notice>
      </>
    );
  const title = titleOf(record.game);
  return <Reviewing {...{ review, source, contents, title }} />;
}
