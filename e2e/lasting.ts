import type { Page } from 'playwright-core';

/** How often a page is looked at again in which something was found, each time after so many frames. */
const AGAIN = 6;
const FRAMES = 20;

/**
 * A page that is still on its way somewhere, on a busy machine say, shows what is gone a moment later. Only what is
 * found every time is a fault: gives what was found last.
 */
export async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  let found = await look();
  for (let again = 0; found.length > 0 && again < AGAIN; again++) {
    await page.evaluate(drawAgain, FRAMES);
    found = await look();
  }
  return found;
}

/** Runs in the page. */
export async function drawAgain(frames: number): Promise<void> {
  for (let n = 0; n < frames; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
}
