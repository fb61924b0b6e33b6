import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, launch, NARROW, visit } from './browser.ts';
import { House } from './house.ts';
import { alone, confirm, playToTheEnd, roundIs, typeAt } from './wordsmith-player.ts';

let browser: Browser;
const house = new House();
beforeAll(async () => {
  await house.open();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** BURP on row 5, as in the printed example: written over two rounds, and offered in the second. */
async function burp(page: Page): Promise<void> {
  await alone(page, house.url);
  await confirm(page).waitFor();
  await typeAt(page, 32, 'b');
  await typeAt(page, 35, 'p');
  await confirm(page).click();
  await roundIs(page, 2);
  await typeAt(page, 33, 'u');
  await typeAt(page, 34, 'r');
  await page.getByRole('button', { name: /^Claim burp/i }).waitFor();
}

const SCREENS: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'make',
    open: async (page) => {
      await page.goto(`${house.url}/new/wordsmith`);
      await page.getByLabel('Your name').waitFor();
      await page.getByText('Balanced letters').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'rules',
    open: async (page) => {
      await page.goto(`${house.url}/rules/wordsmith`);
      await page.getByRole('heading', { name: 'Items' }).waitFor();
    },
  },
  { name: 'a word is offered', open: burp },
  {
    name: 'a word is claimed and rings gleam',
    open: async (page) => {
      await burp(page);
      await page.getByRole('button', { name: /^Claim burp/i }).click();
      await page.getByRole('list', { name: 'This turn so far' }).getByText('BURP claimed').waitFor();
    },
  },
  {
    name: 'any letter is chosen',
    open: async (page) => {
      await alone(page, house.url);
      await page.getByRole('button', { name: /any letter/ }).click();
      await page.getByRole('group', { name: 'Which letter?' }).waitFor();
    },
  },
  {
    name: 'everybody’s sheets',
    open: async (page) => {
      await alone(page, house.url);
      await confirm(page).waitFor();
      await page.getByRole('button', { name: 'Everybody’s sheets' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the end',
    open: async (page) => {
      await alone(page, house.url);
      await playToTheEnd(page);
    },
  },
];

describe.each(SCREENS)('$name', ({ open }) => {
  test('axe finds nothing in either theme, nothing scrolls sideways at 360 px, and nothing breaks', async () => {
    const { page, faults } = await visit(browser, { ...NARROW, colorScheme: 'light' });
    await open(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize(DESKTOP.viewport!);
    expect(await axeFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
