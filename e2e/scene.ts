import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, visit } from './browser.ts';
import { TestServer } from './test-server.ts';

/** The server and the browser of one test file. They open before its first test, not while the file is read. */
export interface Scene {
  readonly server: TestServer;
  /** A page in a context of its own, which is closed after the test: left open it would go on playing. */
  visit(options?: BrowserContextOptions): ReturnType<typeof visit>;
}

/** Opens a server and a browser for the tests of this file, and closes them after the last; `deal` as in `TestServer.open`. */
export function openScene(deal?: string): Scene {
  const server = new TestServer();
  let browser: Browser | undefined;
  beforeAll(async () => {
    await server.open(deal);
    browser = await launch();
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  // Also after a beginning that failed half-way: what had been opened is closed, the server whatever the browser does.
  afterAll(async () => {
    try {
      await browser?.close();
    } finally {
      await server.close();
    }
  });
  return {
    server,
    visit: (options) => {
      if (!browser) throw new Error('the browser opens before the first test, not while the file is read');
      return visit(browser, options);
    },
  };
}
