const KEY = 'wordhoard.wordsmith.record';

/** [WS-16] The most points of a game alone on this device; null before the first, or where nothing can be kept. */
export function readRecord(): number | null {
  try {
    const kept = localStorage.getItem(KEY);
    const points = kept === null ? Number.NaN : Number(kept);
    return Number.isInteger(points) ? points : null;
  } catch {
    return null;
  }
}

export function keepRecord(points: number): void {
  try {
    localStorage.setItem(KEY, String(points));
  } catch {
    // Private browsing: the record is forgotten, the game is not.
  }
}
