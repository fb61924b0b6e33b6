import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { visit } from './browser.ts';
import { saveEvidence, startTrace } from './evidence.ts';
import { TestServer } from './test-server.ts';
import { sharedBrowser, sharedServer } from './worker.ts';

/** The browser and the server of a test file. They start with its first test, not while the file is loaded. */
export interface Scene<Server = { readonly url: string }> {
  readonly server: Server;
  /** Opens a page in a new browser context, which is closed after the test: otherwise it would keep playing. */
  visit(options?: BrowserContextOptions): ReturnType<typeof visit>;
}

/** Uses the worker's browser, closes its contexts after each test, and saves the traces and open pages of a failed one. */
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
    const visitor = await visit(browser, options);
    await startTrace(visitor.page.context());
    return visitor;
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
 * A server for this file only, and the worker's browser: for files that kill the server, read its database or need
 * other settings, such as `WORDHOARD_DEAL`.
 */
export function openOwnScene(settings: Readonly<Record<string, string>> = {}): Scene<TestServer> {
  const server = new TestServer(settings);
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return { server, visit: useBrowser() };
}
