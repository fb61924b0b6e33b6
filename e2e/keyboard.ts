import type { Page } from 'playwright-core';

/** More than any page has: after a whole round the element can't be reached. */
const MAX_TAB_STOPS = 150;

/**
 * Presses Tab until the element with this name has the focus. Waits until it can be reached, because earlier Tabs would
 * only go past its place.
 */
export async function tabTo(page: Page, name: RegExp, within: { readonly timeout?: number } = {}): Promise<void> {
  const wanted = { source: name.source, flags: name.flags };
  do {
    await page.waitForFunction(isReachable, wanted, within);
    for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
      if (await page.evaluate(isHere, wanted)) return;
      await page.keyboard.press('Tab');
    }
    // It may have gone meanwhile, and will come back.
  } while (!(await page.evaluate(isReachable, wanted)));
  throw new Error(`Tab never came to ${name}`);
}

/** Tabs to an element and presses Enter. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Presses the keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

interface NamePattern {
  readonly source: string;
  readonly flags: string;
}

// These two run in the page and must not use anything else of this file.

function isReachable({ source, flags }: NamePattern): boolean {
  const name = new RegExp(source, flags);
  const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  return [...stops].some((stop) => {
    if (stop.matches(':disabled, [tabindex="-1"]') || !stop.checkVisibility()) return false;
    const labels = 'labels' in stop && stop.labels instanceof NodeList ? [...stop.labels] : [];
    const names = [stop.getAttribute('aria-label'), stop.textContent, ...labels.map((label) => label.textContent)];
    return names.some((text) => text !== null && name.test(text.trim()));
  });
}

function isHere({ source, flags }: NamePattern): boolean {
  const name = new RegExp(source, flags);
  const here = document.activeElement;
  if (here === null || here === document.body) return false;
  const labels = 'labels' in here && here.labels instanceof NodeList ? [...here.labels] : [];
  const names = [here.getAttribute('aria-label'), here.textContent, ...labels.map((label) => label.textContent)];
  return names.some((text) => text !== null && name.test(text.trim()));
}
