import { readText, writeText } from '../device/storage.ts';
import { learnt } from './learnt.ts';
import { TAUGHT } from './words.ts';

const KEY = 'wordhoard.offered';

/** True on the first visit to this game on this device. Asking counts as the visit. */
export function offersLesson(game: string): boolean {
  if (!TAUGHT.includes(game) || learnt.peek().some((name) => name.startsWith(`${game}/`))) return false;
  const offered = (readText(KEY) ?? '').split(' ');
  // Without storage it would be offered every time.
  return !offered.includes(game) && writeText(KEY, [...offered, game].join(' ').trim()) === null;
}
