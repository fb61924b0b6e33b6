import type { SealedRecord, Shape } from '@wordhoard/kernel';
import { OpenReview } from '../review/open-review.ts';

/** All that everybody was told of a game, from its record; null where it cannot be played through here. */
export async function storyOf(record: SealedRecord): Promise<readonly Shape['event'][] | null> {
  const review = new OpenReview(record);
  try {
    const contents = await new Promise<NonNullable<typeof review.contents.value>>((known) => {
      const stop = review.contents.subscribe((value) => {
        if (value === null) return;
        known(value);
        queueMicrotask(() => stop());
      });
    });
    if ('why' in contents) return null;
    const shown = await review.show({ lines: contents.lines, viewer: 'audience', instead: null });
    return 'refusal' in shown ? null : shown.events;
  } finally {
    // Nothing is to be judged.
    review.close();
  }
}
