import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { visit } from './browser.ts';
import { saveEvidence } from './evidence.ts';
import { TestServer } from './test-server.ts';
import { sharedBrowser, sharedServer } from './worker.ts';

/** The browser and the server that a test file plays on. They are open from its first test on, not while it is read. */
export interface Scene<Server = { readonly url: string }> {
  readonly server: Server;
  /** A page in a browser context of its own, which is closed after the test: left open it would go on playing. */
  visit(options?: BrowserContextOptions): ReturnType<typeof visit>;
}

/** The worker's browser, and after each test its contexts closed; of a failed test the open pages are kept as pictures. */
export function useBrowser(): Scene['visit'] {
  let browser: Browser | undefined;
  afterEach(async ({ task }) => {
    const contexts = browser?.contexts() ?? [];
    if (task.result?.state === 'fail') await saveEvidence(task, contexts);
    // Contexts of a crashed browser are closed already, and throw.
    await Promise.allSettled(contexts.map((context) => context.close()));
  });
  return async (options) => {
    browser = await sharedBrowser();
    return visit(browser, options);
  };
}

/** The server and the browser of this worker. */
export function openScene(): Scene {
  let url: string | undefined;
  beforeAll(async () => {
    ({ url } = await sharedServer());
  });
  const server = {
    get url(): string {
      if (url === undefined) throw new Error('the server opens before the first test, not while the file is read');
      return url;
    },
  };
  return { server, visit: useBrowser() };
}

/**
 * A server for this file alone, and the browser of this worker: for files that kill it, look into its database, or need
 * other settings, such as `WORDHOARD_DEAL` to deal every table from a text.
 */
export function openOwnScene(settings: Readonly<Record<string, string>> = {}): Scene<TestServer> {
  const server = new TestServer(settings);
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return { server, visit: useBrowser() };
}
