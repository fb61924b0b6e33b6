/** Stores if this device wants auto-pass at its tables. */
const KEY = 'wordhoard.word-nerds.pass';

/**
 * Reads the stored value, old (with reasons, which no longer count) or damaged: it is on unless it was switched off.
 */
export function readAutoPass(kept: string | null): boolean {
  try {
    const raw: unknown = JSON.parse(kept ?? 'null');
    return !(typeof raw === 'object' && raw !== null && 'on' in raw && raw.on === false);
  } catch {
    return true;
  }
}

export function isAutoPassOn(): boolean {
  try {
    return readAutoPass(localStorage.getItem(KEY));
  } catch {
    return true;
  }
}

export function keepAutoPass(on: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ on }));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the table.
  }
}
