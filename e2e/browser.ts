import bundled from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Real Chromium out of an npm package: nothing but `npm ci` is needed on the machine. */
export async function launch(): Promise<Browser> {
  const executablePath = await bundled.executablePath();
  // Its own flags are for a place without a display or a second process; these keep it from calling home.
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const args = bundled.args.filter((flag) => !/^--(single-process|no-zygote|headless)/.test(flag));
  return chromium.launch({ executablePath, args: [...args, ...quiet], headless: true });
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const NARROW: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A page in a context of its own (its own guest), which fails the test when the page breaks. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  // Bots that take a person's time would only make the tests longer.
  await context.addInitScript(
    () =>
      localStorage.getItem('wordhoard.settings') ?? localStorage.setItem('wordhoard.settings', '{"quickBots":true}'),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}
