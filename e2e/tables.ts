import type { Page } from 'playwright-core';

/** Makes a table as the form does, for Anna, and gives its code. */
export async function makeTableOf(
  game: string,
  page: Page,
  url: string,
  choose: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto(`${url}/new/${game}`);
  await page.getByLabel('Your name').fill('Anna');
  await choose(page);
  await page.getByRole('button', { name: /^(Make the table|Start the game)$/ }).click();
  await page.waitForURL(/\/(t|play)\//);
  return page.url().split('/').at(-1)!;
}

export async function joinTable(page: Page, url: string, code: string, name: string): Promise<void> {
  await page.goto(`${url}/t/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).first().click();
}
