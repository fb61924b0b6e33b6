import { UNLESS, type Unless } from '@wordhoard/word-nerds';

/** Whether, and when not, the page passes for its player. */
export interface PassWish {
  readonly on: boolean;
  readonly unless: readonly Unless[];
}

const KEY = 'wordhoard.word-nerds.pass';
/** Nobody misses a word to doubt or a card to play; and nobody presses "Pass" where there is nothing else to press. */
const USUAL: PassWish = { on: true, unless: UNLESS };

/** Whatever was kept, old or damaged, as far as it still makes sense. */
export function readWish(kept: string | null): PassWish {
  try {
    const raw: unknown = JSON.parse(kept ?? 'null');
    if (typeof raw !== 'object' || raw === null) return USUAL;
    const { on, unless } = raw as { readonly on?: unknown; readonly unless?: unknown }; // each is looked at below
    if (typeof on !== 'boolean' || !Array.isArray(unless)) return USUAL;
    return { on, unless: UNLESS.filter((reason) => unless.includes(reason)) };
  } catch {
    return USUAL;
  }
}

export function keptWish(): PassWish {
  try {
    return readWish(localStorage.getItem(KEY));
  } catch {
    return USUAL;
  }
}

export function keepWish(wish: PassWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Private windows may refuse storage; the wish then lasts as long as the page.
  }
}
