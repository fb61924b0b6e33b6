import { readText, writeText } from '../../../device/storage.ts';

const KEY = 'wordhoard.wordsmith.record';

/** [WS-16] The most points of a game alone on this device; null before the first, or where nothing can be kept. */
export function readRecord(): number | null {
  const kept = readText(KEY);
  const points = kept === null ? Number.NaN : Number(kept);
  return Number.isInteger(points) ? points : null;
}

export const keepRecord = (points: number): void => void writeText(KEY, String(points));
