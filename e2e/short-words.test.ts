import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, OFFLINE, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { makeTableOf } from './tables.ts';
import { WORD_GAMES } from './word-games.ts';
import { line, toTheBoard } from './wordsy/player.ts';

const { server, visit } = openScene();

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Short and unusual words' });
const word = (page: Page, text: string) => page.getByRole('button', { name: `What ${text} means`, exact: true });

async function openShortWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Short and unusual words' }).click();
  await word(page, 'AA').waitFor();
}

test.each(WORD_GAMES)('%s: the list opens from the menu, and the game is unchanged afterwards', async (id) => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/play/${id}`);
  await page.locator(`[data-play="${id}"] main button:enabled:visible`).first().waitFor();
  await openShortWords(page);
  await page.getByRole('button', { name: /^Q without U/ }).click();
  await word(page, 'QI').waitFor();
  expect(await word(page, 'AA').isVisible()).toBe(false);
  await word(page, 'QI').click();
  await page.getByRole('dialog', { name: 'QI' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog', { name: 'QI' }).count()).toBe(0);
  await word(page, 'QI').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet(page).count()).toBe(0);
  expect(page.url()).toMatch(new RegExp(`/play/${id}$`));
  await page.locator(`[data-play="${id}"] main button:enabled:visible`).first().waitFor();
  expect(faults).toEqual([]);
});

test('shows the table’s lists: its dictionary, its family switch, its own words', async () => {
  const { page, faults } = await visit(DESKTOP);
  await makeTableOf('wordsy', page, server.url, async (form) => {
    await form.getByRole('checkbox', { name: /^Family-friendly/ }).check();
    await form.getByText('Rules and words').click();
    await form.getByRole('radio', { name: /^Wordhoard Everyday/ }).check();
    await form.getByLabel('Also allowed').fill('qx blorp');
    await form.getByLabel('Not allowed').fill('ox');
  });
  await page.getByRole('button', { name: 'Short and unusual words' }).click();
  await word(page, 'QX').waitFor();
  await expect.poll(() => word(page, 'OX').count()).toBe(0);
  // Rare, and not in Everyday.
  await expect.poll(() => word(page, 'KY').count()).toBe(0);
  await page
    .getByText(/^Wordhoard Everyday, /)
    .last()
    .waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a written draft stays, and arrow keys move through the words', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/play/wordsy`);
  await toTheBoard(page);
  await line(page).fill('half a wo');
  const written = await line(page).inputValue();
  await page.keyboard.press('Alt+m');
  await page.getByRole('button', { name: 'Short and unusual words' }).press('Enter');
  await word(page, 'AA').focus();
  await page.keyboard.press('ArrowRight');
  expect(await word(page, 'AB').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await word(page, 'BA').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'BA' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await line(page).inputValue()).toBe(written);
  expect(faults).toEqual([]);
});

test('works offline once the dictionary is stored, and says so if it isn’t', async () => {
  const { page } = await visit({ ...PHONE, ...OFFLINE });
  await page.goto(`${server.url}/words/wordsy`);
  await word(page, 'AA').waitFor();
  // All pages are fetched when nothing else is, then the dictionary is kept.
  const isStored = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const kept = await caches.open('kept');
      return active?.state === 'activated' && (await kept.keys()).length > 0;
    });
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await word(page, 'AA').waitFor();
  await page.goto(`${server.url}/play/wordsmith`);
  await openShortWords(page);

  const other = await visit(PHONE);
  await other.page.goto(`${server.url}/rules/wordsy`);
  await other.page.getByRole('link', { name: /^Short and unusual words/ }).waitFor();
  await other.page.context().route('**/*.lex', (route) => route.abort());
  await other.page.getByRole('link', { name: /^Short and unusual words/ }).click();
  await other.page.getByText('can’t be downloaded right now').waitFor();
  await other.page.context().unroute('**/*.lex');
  await other.page.getByRole('button', { name: 'Try again' }).click();
  await word(other.page, 'AA').waitFor();
});

test('prints all lists without buttons, also from a table', async () => {
  const { page } = await visit(DESKTOP);
  await page.goto(`${server.url}/play/wordsmith`);
  await openShortWords(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Two letters', 'Three letters', 'Q without U'])
    expect(await sheet(page).getByRole('heading', { name }).isVisible(), name).toBe(true);
  expect(await page.getByRole('button', { name: 'Print the lists' }).isVisible()).toBe(false);
  expect(await page.locator('.table > main').first().isVisible()).toBe(false);
  const clipped = await sheet(page).evaluate((it) => it.scrollHeight - it.clientHeight);
  expect(clipped).toBeLessThanOrEqual(1);
});
