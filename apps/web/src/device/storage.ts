/**
 * A game's storage on this device: a record, turns under way, tiles laid and not played. Where nothing can be stored,
 * as in some private windows, it is forgotten and the game goes on.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
