import type { Page } from 'playwright-core';

/** Number of looks at a page with a fault before it counts, and frames between two looks. */
const CHECKS = 7;
const FRAMES = 20;

/**
 * A page that is still on its way somewhere, on a busy machine say, shows what is gone a moment later. Only what is
 * found every time is a fault: gives what was found last.
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
