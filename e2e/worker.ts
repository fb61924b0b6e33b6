import type { Browser } from 'playwright-core';
import { launch } from './browser.ts';
import { TestServer } from './test-server.ts';

/** A browser that is restarted once if it crashes. After a second crash the remaining tests fail. */
export class RestartingBrowser {
  #browser: Promise<Browser> | undefined;
  #crashes = 0;

  get(): Promise<Browser> {
    if (this.#crashes > 1) throw new Error('Chromium crashed twice; giving up.');
    this.#browser ??= launch().then((browser) => browser.once('disconnected', () => this.#noteEnd()));
    return this.#browser;
  }

  /** Not a crash if we closed it. */
  #noteEnd(): void {
    if (this.#browser === undefined) return;
    this.#browser = undefined;
    this.#crashes += 1;
    console.error('Chromium crashed. The next page opens in a new browser.');
  }

  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    await (await browser)?.close();
  }
}

/**
 * One browser and one server for all test files of a worker process: starting them for every file took longer than most
 * files. Tests stay apart because each visitor is a new guest in a browser context of its own, at tables of its own.
 */
interface WorkerResources {
  readonly browser: RestartingBrowser;
  server: Promise<TestServer> | undefined;
}

// `environment.ts` is loaded apart from the tests, so a module variable would not be the same one there.
const KEY = Symbol.for('wordhoard.e2e.worker');
const holder = globalThis as { [KEY]?: WorkerResources };
const resources = (): WorkerResources => {
  holder[KEY] ??= { browser: new RestartingBrowser(), server: undefined };
  return holder[KEY];
};

export const sharedBrowser = (): Promise<Browser> => resources().browser.get();

export function sharedServer(): Promise<TestServer> {
  const worker = resources();
  worker.server ??= (async () => {
    const server = new TestServer();
    await server.open();
    return server;
  })();
  return worker.server;
}

/** Closes both at the end of the worker, even if one of them fails. */
export async function closeWorker(): Promise<void> {
  const { browser, server } = resources();
  await Promise.allSettled([browser.close(), server?.then((it) => it.close())]);
}
