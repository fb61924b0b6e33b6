import { type ReadonlySignal, signal } from '@preact/signals';
import { readStrings, readText, writeJson, writeText } from '../device/storage.ts';
import { TAUGHT } from './lesson.ts';

const KEY = 'wordhoard.lessons';

/** The lessons done on this device, each as `wordsy/twice`. */
const done = signal(readStrings(KEY));

const learnt: ReadonlySignal<readonly string[]> = done;

export const isLearnt = (game: string, lesson: string): boolean => done.value.includes(`${game}/${lesson}`);

export function keepLearnt(game: string, lesson: string): void {
  const name = `${game}/${lesson}`;
  if (done.peek().includes(name)) return;
  done.value = [...done.peek(), name];
  writeJson(KEY, done.peek());
}

const OFFERED_KEY = 'wordhoard.offered';

/** True on the first visit to this game on this device. Asking counts as the visit. */
export function offersLesson(game: string): boolean {
  if (!TAUGHT.includes(game) || learnt.peek().some((name) => name.startsWith(`${game}/`))) return false;
  const offered = (readText(OFFERED_KEY) ?? '').split(' ');
  // Without storage it would be offered every time.
  return !offered.includes(game) && writeText(OFFERED_KEY, [...offered, game].join(' ').trim()) === null;
}
