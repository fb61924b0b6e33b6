import type { ShuffleNote } from '@wordhoard/kernel';

/** Commitments this device was shown and salts it added, by table: kept until long after the match, and no longer. */
const KEY = 'wordhoard.shuffles';
const MOST = 60;

function stored(): Readonly<Record<string, ShuffleNote>> {
  try {
    // Written only by this page.
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, ShuffleNote>;
  } catch {
    return {};
  }
}

export const shuffleNote = (code: string): ShuffleNote | null => stored()[code] ?? null;

export function keepShuffleNote(code: string, note: ShuffleNote): void {
  const { [code]: _, ...others } = stored();
  const kept = [...Object.entries(others).slice(1 - MOST), [code, note] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: then the shuffle can be checked by the record alone.
  }
}
