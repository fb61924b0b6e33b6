import type { SealedRecord, Shape } from '@wordhoard/kernel';
import { finalUpdate } from '../review/final-update.ts';

/** All public events of a game, from its record; null if it can't be replayed here. */
export const storyOf = async (record: SealedRecord): Promise<readonly Shape['event'][] | null> =>
  (await finalUpdate(record))?.events ?? null;
