import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../keyboard.ts';

export const gems = (page: Page): Locator => page.getByRole('button', { name: /^Bid \d$/, disabled: false });
export const snatch = (page: Page): Locator => page.getByRole('button', { name: 'Snatch it' });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Final ranking' });

/** Clicks a button that may disappear at any moment, because another player was quicker. */
const click = (button: Locator): Promise<void> =>
  button.click({ timeout: 2000 }).catch((error: unknown) => {
    if (!String(error).includes('Timeout')) throw error;
  });

/** Goes there with Tab and presses Enter; does nothing if it has disappeared. */
export async function pressByTab(page: Page, name: RegExp): Promise<void> {
  try {
    await tabTo(page, name, { timeout: 2000 });
  } catch (error) {
    if (/Timeout|Tab never came/.test(String(error))) return;
    throw error;
  }
  await page.keyboard.press('Enter');
}

/** Bids the first gem and snatches every tied one, until the ranking is there. */
export async function playToTheEnd(page: Page, press: (button: Locator) => Promise<void> = click): Promise<void> {
  for (;;) {
    await gems(page).or(snatch(page)).or(ranking(page)).first().waitFor();
    if (await ranking(page).isVisible()) return;
    await press((await snatch(page).isVisible()) ? snatch(page) : gems(page).first());
  }
}
