import { type ReadonlySignal, signal } from '@preact/signals';
import { readStrings, writeJson } from '../device/storage.ts';

const KEY = 'wordhoard.lessons';

/** The lessons done on this device, each as `wordsy/twice`. */
const done = signal(readStrings(KEY));

export const learnt: ReadonlySignal<readonly string[]> = done;

export const isLearnt = (game: string, lesson: string): boolean => done.value.includes(`${game}/${lesson}`);

export function keepLearnt(game: string, lesson: string): void {
  const name = `${game}/${lesson}`;
  if (done.peek().includes(name)) return;
  done.value = [...done.peek(), name];
  writeJson(KEY, done.peek());
}
