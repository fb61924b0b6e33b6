import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, launch, NARROW, PHONE, visit } from './browser.ts';
import { House } from './house.ts';
import {
  bestWords,
  done,
  enough,
  leave,
  lineCards,
  playToTheEnd,
  preyCards,
  ranking,
  stealIt,
  stealSomething,
  typed,
} from './word-worx-player.ts';

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

const playNow = async (page: Page): Promise<void> => {
  await page.goto(`${house.url}/play/word-worx`);
  await page.getByRole('region', { name: 'Assembly line' }).waitFor();
};

test('a whole game against a bot, with every line of the reckoning', async () => {
  const { page, faults } = await visit(browser, PHONE);
  await playNow(page);
  await playToTheEnd(page);
  expect(await ranking(page).getByRole('listitem').count()).toBe(2);
  for (const table of await page.locator('.sheets table').all()) {
    const points = (await table.locator('tbody td.num').allTextContents()).map((it) => Number(it.replace('−', '-')));
    const sum = Number((await table.locator('tfoot td').textContent())?.replace('−', '-'));
    expect(points.reduce((a, b) => a + b, 0)).toBe(sum);
  }
  expect(faults).toEqual([]);
});

test('[WX-7] [WX-8] what is no word is refused by name; a lock is put on and taken off', async () => {
  const { page, faults } = await visit(browser, NARROW);
  await playNow(page);
  await lineCards(page).first().click({ timeout: 60_000 });
  await enough(page).click();
  await leave(page).or(done(page)).first().waitFor();
  if (await leave(page).isVisible()) await leave(page).click();
  const before = await typed(page).inputValue();
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button').first().click();
  await page.getByText(/is (too short: a new word has 2 letters|not a word)\.$/).waitFor();
  await done(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /too short|not a word/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'As it was' }).click();
  expect(await typed(page).inputValue()).toBe(before);
  await typed(page).fill('zzz');
  await page.getByRole('alert').filter({ hasText: 'You have not the cards for ZZZ' }).first().waitFor();
  await typed(page).fill(await bestWords(page));
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await typed(page).press('Enter');
  await page
    .getByRole('button', { name: /^Lock / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Unlock / }).click();
  await page
    .getByRole('button', { name: /^Lock / })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('[WX-6] what a thief cannot take is refused in words', async () => {
  const { page, faults } = await visit(browser, DESKTOP);
  await playNow(page);
  for (;;) {
    await lineCards(page).first().click({ timeout: 60_000 });
    await enough(page).click();
    await leave(page).or(done(page)).first().waitFor();
    if (await leave(page).isVisible()) break;
    await done(page).click();
  }
  await page.getByText('Looking at what can be stolen').waitFor({ state: 'hidden' });
  for (const card of await preyCards(page).all()) {
    await card.click();
    const refused = page
      .getByRole('alert')
      .filter({ hasText: /nothing can be made of|locked/ })
      .first();
    const planned = page.getByRole('group', { name: 'The rest becomes' });
    await refused.or(planned).first().waitFor();
  }
  expect(faults).toEqual([]);
});

test('[WX-6] a theft: the card, what the rest becomes, and where it goes', async () => {
  const { page, faults } = await visit(browser, PHONE);
  await playNow(page);
  for (;;) {
    await lineCards(page).first().click({ timeout: 60_000 });
    await enough(page).click();
    await leave(page).or(done(page)).first().waitFor();
    const asked = await leave(page).isVisible();
    if (asked && (await stealSomething(page))) break;
    if (asked) await leave(page).click();
    await done(page).click();
  }
  await stealIt(page).click();
  await done(page).waitFor();
  await page.getByRole('button', { name: 'Log' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^You stole [A-Z]+ from /)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
