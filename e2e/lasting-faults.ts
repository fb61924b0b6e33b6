import type { Page } from 'playwright-core';

/** Number of checks before a fault counts, and frames between them. */
const CHECKS = 7;
const FRAMES = 20;

/**
 * Repeats a check and returns only faults found every time: a page that is still changing may show one for a moment.
 */
export async function findLasting(
  page: Page,
  look: () => Promise<string[]>,
  looks: number = CHECKS,
): Promise<string[]> {
  let found = await look();
  for (let looked = 1; found.length > 0 && looked < looks; looked++) {
    await page.evaluate(waitFrames, FRAMES);
    found = await look();
  }
  return found;
}

/** Runs in the page. */
export async function waitFrames(frames: number): Promise<void> {
  for (let n = 0; n < frames; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
}
