import type { ToWorker } from './messages.ts';

interface WaitingWorker {
  readonly game: string;
  readonly worker: Worker;
}

let waiting: WaitingWorker | null = null;

function start(game: string): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ type: 'prepare', game } satisfies ToWorker);
  return worker;
}

/** Starts loading the rules while the page still loads. One worker waits at a time. */
export function prepareWorker(game: string): void {
  if (waiting?.game === game) return;
  waiting?.worker.terminate();
  waiting = { game, worker: start(game) };
}

/** The one that waits, or a new one. */
export function takeWorker(game: string): Worker {
  if (waiting?.game !== game) return start(game);
  const { worker } = waiting;
  waiting = null;
  return worker;
}
