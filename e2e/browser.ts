import { channel } from 'node:diagnostics_channel';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

/**
 * The npm package's default flags switch off what keeps pages apart, and override features that playwright switches off
 * for good reasons. These few are enough.
 */
const FLAGS = [
  // Tests may run as root in a container, where there can be no sandbox.
  '--no-sandbox',
  // The same fonts on every machine.
  '--font-render-hinting=none',
  // Emulating a graphics card would take most of the CPU; without one the page is drawn directly.
  '--disable-gpu',
  '--in-process-gpu',
  // No background requests.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launches Chromium from an npm package, so that `npm ci` installs everything. */
export async function launch(): Promise<Browser> {
  const executablePath = await chromiumPath();
  const began = performance.now();
  const browser = await chromium.launch({ executablePath, args: FLAGS, headless: true });
  setUp.publish({ what: 'browser', ms: performance.now() - began });
  return browser;
}
/** Read by `npm run test:times`. */
const setUp = channel('wordhoard:set-up');

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const LANDSCAPE: BrowserContextOptions = { ...PHONE, viewport: { width: 844, height: 390 } };
export const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/**
 * Context options with service workers. A quiet page then fetches everything for offline use, so only tests that need
 * it use them.
 */
export const OFFLINE: BrowserContextOptions = { serviceWorkers: 'allow' };

let visitors = 0;
/** The server limits requests per address; no test should be refused because of the one before. */
const nextAddress = (): string => {
  visitors += 1;
  return `10.0.${visitors >> 8}.${visitors & 255}`;
};

/** Opens a page in a new context, as a new guest. The test fails if the page has errors. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
    ...options,
  });
  // Reached only if something is wrong, so it can be long for a busy machine.
  context.setDefaultTimeout(60_000);
  // Slow bots would only make the tests longer.
  await context.addInitScript(() => {
    // about:blank has no storage, and reading it there throws.
    if (location.origin === 'null') return;
    localStorage.getItem('wordhoard.settings') ?? localStorage.setItem('wordhoard.settings', '{"quickBots":true}');
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}
