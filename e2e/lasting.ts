import type { Page } from 'playwright-core';

/** Number of looks at a page with a fault before it counts, and frames between two looks. */
const LOOKS = 7;
const FRAMES = 20;

/**
 * A page that is still on its way somewhere, on a busy machine say, shows what is gone a moment later. Only what is
 * found every time is a fault: gives what was found last.
 */
export async function lasting(page: Page, look: () => Promise<string[]>, looks: number = LOOKS): Promise<string[]> {
  let found = await look();
  for (let looked = 1; found.length > 0 && looked < looks; looked++) {
    await page.evaluate(drawAgain, FRAMES);
    found = await look();
  }
  return found;
}

/** Runs in the page. */
export async function drawAgain(frames: number): Promise<void> {
  for (let n = 0; n < frames; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
}
