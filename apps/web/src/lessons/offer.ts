import { learnt } from './learnt.ts';
import { TAUGHT } from './words.ts';

const KEY = 'wordhoard.offered';

/** Is this somebody's first time with this game here? Asked once: then it is no longer. */
export function offersLesson(game: string): boolean {
  if (!TAUGHT.includes(game) || learnt.peek().some((name) => name.startsWith(`${game}/`))) return false;
  try {
    const offered = (localStorage.getItem(KEY) ?? '').split(' ');
    if (offered.includes(game)) return false;
    localStorage.setItem(KEY, [...offered, game].join(' ').trim());
    return true;
  } catch {
    // Without storage it would be offered every time.
    return false;
  }
}
