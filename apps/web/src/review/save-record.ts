import type { SealedRecord } from '@wordhoard/kernel';
import { saveText } from '../files/files.ts';

/** Puts a record among the downloads. */
export const saveAsFile = (record: SealedRecord): void =>
  saveText(JSON.stringify(record), `${record.game}-${record.commitment.slice(0, 8)}.json`, 'application/json');
