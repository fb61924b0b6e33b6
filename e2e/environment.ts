import type { Environment } from 'vitest/runtime';
import { removeRunFolder } from '../scripts/testing/run-folder.ts';
import { closeWorker } from './worker.ts';

/** The real `process.exit`, which Vitest replaces by one that throws. */
const exit = process.exit.bind(process);

/** Cleans up after an interrupted run, when no process is left to stop this worker. */
async function endAlone(): Promise<void> {
  // At the very end, whichever way this worker ends: Vitest may be quicker, and a browser that closes writes its profile.
  process.once('exit', removeRunFolder);
  await closeWorker();
  exit(1);
}

/** A Vitest environment: it is set up once per worker process and torn down at its end, as a browser needs. */
const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup() {
    process.once('disconnect', endAlone);
    return {
      async teardown() {
        process.off('disconnect', endAlone);
        await closeWorker();
      },
    };
  },
};

export default environment;
