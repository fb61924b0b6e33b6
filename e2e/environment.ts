import type { Environment } from 'vitest/runtime';
import { removeRunFolder } from '../scripts/testing/run-folder.ts';
import { closeWorker } from './worker.ts';

/** Vitest replaces it by one that throws, before the first test. */
const exit = process.exit.bind(process);

/** The run was interrupted: no process is left to stop this worker. */
async function endAlone(): Promise<void> {
  // At the very end, whichever way this worker ends: Vitest may be quicker, and a browser that closes writes its profile.
  process.once('exit', removeRunFolder);
  await closeWorker();
  exit(1);
}

/** Vitest sets an environment up once per worker process and tears it down at its end, which is what a browser needs. */
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
