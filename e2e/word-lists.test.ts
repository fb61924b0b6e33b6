import { THIS_EDITION } from '@wordhoard/lexicon/editions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { makeTableOf } from './tables.ts';
import { WORD_GAMES } from './word-games.ts';

const { server, visit } = openScene();

const family = (page: Page) => page.getByRole('checkbox', { name: /^Family-friendly/ });
const WIDE = new RegExp(
  `Wordhoard Wide, \\d+(st|nd|rd|th) edition · ${THIS_EDITION.words.wide.toLocaleString('en')} words, from SCOWL`,
);

test.each(WORD_GAMES)('%s: the form shows the family switch and the dictionary without unfolding', async (id) => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/${id}`);
  await family(page).waitFor();
  await page.getByText(WIDE).waitFor();
  expect(await page.locator('details[open]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the switch is remembered for every game, including quick games', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsy`);
  await expect.poll(() => family(page).isChecked()).toBe(false);
  await family(page).check();
  await page.reload();
  await expect.poll(() => family(page).isChecked()).toBe(true);
  await page.goto(`${server.url}/new/wildwords`);
  await expect.poll(() => family(page).isChecked()).toBe(true);
  await page.goto(`${server.url}/play/word-worx`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(/from SCOWL with our own corrections · Family-friendly/).waitFor();
  expect(faults).toEqual([]);
});

test('a public table is family-friendly unless the switch was touched; each kind is remembered', async () => {
  const { page, faults } = await visit(DESKTOP);
  const everybody = page.getByRole('radio', { name: /^Anyone/ });
  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByText('The table', { exact: true }).click();
  await everybody.check();
  await expect.poll(() => family(page).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Only people with the link' }).check();
  await expect.poll(() => family(page).isChecked()).toBe(false);

  await family(page).check();
  await family(page).uncheck();
  await everybody.check();
  await expect.poll(() => family(page).isChecked()).toBe(false);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByRole('heading', { name: /^Table / }).waitFor();
  await page.getByText(WIDE).waitFor();
  expect(await page.getByText('Family-friendly').count()).toBe(0);

  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByText('The table', { exact: true }).click();
  await everybody.check();
  await expect.poll(() => family(page).isChecked()).toBe(false);
  expect(faults).toEqual([]);
});

test('an unchanged public table says in the waiting room that it is family-friendly', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTableOf('word-nerds', page, server.url, async (form) => {
    await form.getByText('The table', { exact: true }).click();
    await form.getByRole('radio', { name: /^Anyone/ }).check();
  });
  await page.getByText('Family-friendly', { exact: true }).waitFor();
  await page.getByText(WIDE).waitFor();
  expect(faults).toEqual([]);
});
