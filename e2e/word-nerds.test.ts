import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, visit } from './browser.ts';
import { House } from './house.ts';
import { choose } from './keyboard.ts';
import {
  answer,
  asked,
  button,
  fillWithBots,
  makeTable,
  playUntil,
  ranking,
  shuffledLetters,
} from './word-nerds-player.ts';

let browser: Browser;
const house = new House();
beforeAll(async () => {
  await house.open('bots of a known shuffle');
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** A short game without clocks: nothing is gone before it could be pressed. */
async function withABot(page: Page): Promise<void> {
  await makeTable(page, house.url, async (form) => {
    await form.getByLabel('Places', { exact: true }).selectOption({ label: '2 places' });
    await form.getByRole('radio', { name: /^No clocks/ }).check();
    await form.getByText('Rules and words').click();
    await form.getByRole('radio', { name: /^30/ }).check();
  });
  await fillWithBots(page, 1);
}

test('a whole game against a bot on a phone', async () => {
  const { page, faults } = await visit(browser, PHONE);
  await withABot(page);
  const asks = new Set<string>();
  await playUntil(page, 'over', async (ask) => {
    asks.add(ask);
  });
  expect(await ranking(page).getByRole('listitem').count()).toBe(2);
  expect(asks).toContain('bid');
  expect(asks).toContain('declare');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a turn by keyboard alone', async () => {
  const { page, faults } = await visit(browser, DESKTOP);
  await withABot(page);
  await button(page, /^Choose a token$/).waitFor();
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  // Whatever comes until a word may be declared: the first button that answers.
  for (let ask = await asked(page); ask !== 'declare'; ask = await asked(page)) {
    if (ask === 'pass') {
      await choose(page, /^Pass$/);
    } else if (ask === 'select') {
      await page.locator('.market button').first().focus();
      await page.keyboard.press('Enter');
    } else await answer(page, ask);
  }
  // The line for the word has the focus already: typing goes there.
  const letters = await shuffledLetters(page, 4);
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  // Taken: a word that could not be laid would be refused, and the button stay.
  await button(page, /^Word Nerd!/).waitFor({ state: 'hidden' });
  expect(await page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
