import type { SealedRecord, Shape } from '@wordhoard/kernel';
import { finalUpdate } from '../review/final-update.ts';

/** All that everybody was told of a game, from its record; null where it cannot be played through here. */
export const storyOf = async (record: SealedRecord): Promise<readonly Shape['event'][] | null> =>
  (await finalUpdate(record))?.events ?? null;
