import { type ReadonlySignal, signal } from '@preact/signals';

const KEY = 'wordhoard.lessons';

/** Which lessons were done on this device, `wordsy/twice` each. Written by ourselves; what is damaged counts as nothing. */
function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

const done = signal(stored());

export const learnt: ReadonlySignal<readonly string[]> = done;

export const isLearnt = (game: string, lesson: string): boolean => done.value.includes(`${game}/${lesson}`);

export function keepLearnt(game: string, lesson: string): void {
  const name = `${game}/${lesson}`;
  if (done.peek().includes(name)) return;
  done.value = [...done.peek(), name];
  try {
    localStorage.setItem(KEY, JSON.stringify(done.peek()));
  } catch {
    // No storage: then it is known as long as the page is.
  }
}
