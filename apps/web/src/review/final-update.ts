import type { SealedRecord } from '@wordhoard/kernel';
import type { GameUpdate } from '@wordhoard/protocol';
import { OpenReview } from './open-review.ts';

/** Everything spectators saw of a game when it ended, from its record; null where it cannot be replayed here. */
export async function finalUpdate(record: SealedRecord): Promise<GameUpdate | null> {
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
    return 'refusal' in shown ? null : shown;
  } finally {
    // Nothing is to be judged.
    review.close();
  }
}
