import type { Environment } from 'vitest/runtime';
import { removeRunFolder } from '../scripts/testing/run-folder.ts';
import { closeWorker } from './worker.ts';

/** The run was interrupted: nobody is left to tell this worker to stop. */
async function endAlone(): Promise<void> {
  await closeWorker();
  removeRunFolder();
  process.exit(1);
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
