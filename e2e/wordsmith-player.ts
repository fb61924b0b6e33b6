import type { Locator, Page } from 'playwright-core';

export const confirm = (page: Page): Locator => page.getByRole('button', { name: 'Confirm turn' });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Final ranking' });
export const sheet = (page: Page): Locator => page.getByRole('grid');
/** Squares are numbered from 0 in reading order. */
export const square = (page: Page, at: number): Locator => sheet(page).getByRole('gridcell').nth(at);
/** Letters of the cards that are still to be had, the free ones first. */
const letters = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cards' }).getByRole('group').getByRole('button', { disabled: false });

export const roundIs = (page: Page, round: number): Promise<void> =>
  page.getByText(`round ${round} of 12`, { exact: true }).waitFor();

/** The first letter to be had, on the first vacant square. */
export async function writeOne(page: Page): Promise<void> {
  await letters(page).first().click();
  await sheet(page)
    .getByRole('gridcell', { name: /vacant/ })
    .first()
    .click();
}

/** Plays on from this round until the ranking is there, claiming what is offered. */
export async function playToTheEnd(page: Page, from = 1): Promise<void> {
  for (let round = from; round <= 12; round++) {
    await roundIs(page, round);
    await confirm(page).waitFor();
    for (let i = 0; i < 2; i++) {
      await writeOne(page);
      const offers = page.getByRole('button', { name: /^Claim / });
      while ((await offers.count()) > 0) await offers.first().click();
    }
    await confirm(page).click();
  }
  await ranking(page).waitFor();
}

/** Makes a table as the form does, and gives its code. */
export async function makeTable(
  page: Page,
  url: string,
  choose: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto(`${url}/new/wordsmith`);
  await page.getByLabel('Your name').fill('Anna');
  await choose(page);
  await page.getByRole('button', { name: /^(Make the table|Start the game)$/ }).click();
  await page.waitForURL(/\/(t|play)\//);
  return page.url().split('/').at(-1)!;
}

export const alone = (page: Page, url: string): Promise<string> =>
  makeTable(page, url, (form) => form.getByRole('radio', { name: 'I alone' }).check());

export async function addBotAndStart(page: Page, seats: number): Promise<void> {
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.getByRole('button', { name: 'Level 1' }).click();
  await page.getByRole('button', { name: new RegExp(`^(Start the game|Start with ${seats})$`) }).click();
  await confirm(page).waitFor();
}
