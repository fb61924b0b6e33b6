import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, visit } from './browser.ts';
import { House } from './house.ts';

/** The house and the browser of one test file. They open before its first test, not while the file is read. */
export interface Scene {
  readonly house: House;
  /** A page in a context of its own, which is closed after the test: left open it would go on playing. */
  visit(options?: BrowserContextOptions): ReturnType<typeof visit>;
}

/** Opens a house and a browser for the tests of this file, and closes them after the last; `deal` as in `House.open`. */
export function openScene(deal?: string): Scene {
  const house = new House();
  let browser: Browser;
  beforeAll(async () => {
    await house.open(deal);
    browser = await launch();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return { house, visit: (options) => visit(browser, options) };
}
