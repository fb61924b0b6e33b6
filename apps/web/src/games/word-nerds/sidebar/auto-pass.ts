import { parseJson, readText, writeJson } from '../../../device/storage.ts';

/** Stores if this device wants auto-pass at its tables. */
const KEY = 'wordhoard.word-nerds.pass';

/**
 * Reads the stored value, old (with reasons, which no longer count) or damaged: it is on unless it was switched off.
 */
export function readAutoPass(kept: string | null): boolean {
  const raw = parseJson(kept);
  return !(typeof raw === 'object' && raw !== null && 'on' in raw && raw.on === false);
}

export const isAutoPassOn = (): boolean => readAutoPass(readText(KEY));

export const keepAutoPass = (on: boolean): void => void writeJson(KEY, { on });
