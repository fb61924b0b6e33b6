import { learnt } from './learnt.ts';
import { TAUGHT } from './words.ts';

const KEY = 'wordhoard.offered';

/** True on the first visit to this game on this device. Asking counts as the visit. */
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
