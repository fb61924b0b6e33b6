import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

/** Opens the lab's form for a variant of Wordsy. */
async function openForm(page: Page, group = 'Numbers and choices'): Promise<void> {
  await page.goto(`${server.url}/lab/wordsy`);
  await summary(page, 'A variant: change the game itself').click();
  await summary(page, group).click();
}

const summary = (page: Page, text: string): Locator => page.locator('summary', { hasText: text });

const columns = (page: Page): Locator => page.getByRole('textbox', { name: 'First column' });

async function savedVariant(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

const giveFile = (page: Page, within: string, name: string, text: string): Promise<void> =>
  page
    .locator(`${within} input[type=file]`)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('every change is marked, refused in words where it is impossible, and undone with one button', async () => {
  const { page, faults } = await visit(PHONE);
  await openForm(page);
  await columns(page).fill('99');
  await page.getByText('Expected a whole number from 0 to 20, found 99.').waitFor();
  expect(await columns(page).getAttribute('aria-invalid')).toBe('true');
  await summary(page, 'Numbers and choices').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('The variant has a fault. Correct it first.').first().waitFor();
  // Its group has opened, and the focus is there.
  await expect.poll(() => columns(page).evaluate((it) => it === document.activeElement)).toBe(true);

  await columns(page).fill('7');
  await page.getByText('Expected a whole number').waitFor({ state: 'detached' });
  await summary(page, 'A variant: change the game itself 1 changed').waitFor();
  await page.getByRole('button', { name: 'As printed: 5, First column' }).click();
  await summary(page, 'A variant: change the game itself as printed').waitFor();
  expect(await columns(page).inputValue()).toBe('5');

  await summary(page, 'Deck').click();
  await page.getByRole('button', { name: 'Remove row 1: Deck' }).click();
  await page.getByText(/^The board needs 8 cards, but no more than \d+ of this deck may be face up\./).waitFor();
  expect(faults).toEqual([]);
});

test('a variant goes into a file and back, and a faulty file leaves the form as it is', async () => {
  const { page, faults } = await visit(DESKTOP);
  await openForm(page);
  await columns(page).fill('7');
  await page.getByLabel('Name of the variant').fill('Dear first');
  await page.getByLabel('What is it for?').fill('Does the first column decide the game?');
  const saved = await savedVariant(page);
  expect(saved.name).toBe('dear-first.json');
  expect(JSON.parse(saved.text)).toEqual({
    game: 'wordsy',
    name: 'Dear first',
    about: 'Does the first column decide the game?',
    variant: { column1: 7 },
  });
  expect(await page.locator('.command').textContent()).toContain(' --variant dear-first.json ');

  await page.goto(`${server.url}/lab/word-worx`);
  await summary(page, 'A variant: change the game itself').click();
  await giveFile(page, '.variant', 'wrong.json', saved.text.replace('column1', 'colum1'));
  await page.getByText('wrong.json can’t be used as a variant:').waitFor();
  await page.getByText(/There is no "colum1"\. Did you mean "column1"\?/).waitFor();
  expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('word-worx');
  await giveFile(page, '.variant', saved.name, saved.text);
  await summary(page, 'A variant: change the game itself 1 changed').waitFor();
  expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('wordsy');
  expect(await page.getByLabel('Name of the variant').inputValue()).toBe('Dear first');
  expect(faults).toEqual([]);
});

test('time limits are in the form with their meanings, and an emptied one is none', async () => {
  const { page, faults } = await visit(PHONE);
  await openForm(page, 'Time limits');
  const timer = page.getByRole('textbox', { name: 'Timer' });
  await page.getByText('The timer that starts when the first player locks a word').waitFor();
  await timer.fill('soon');
  await page.getByText('Expected a whole number from 1000 to 2592000000, or null, found "soon".').waitFor();
  await timer.fill('');
  await page.getByRole('textbox', { name: 'Mend' }).fill('60000');
  await summary(page, 'Time limits 2 changed').waitFor();
  expect(JSON.parse((await savedVariant(page)).text)).toMatchObject({ limits: { timer: null, mend: 60_000 } });
  await page.getByRole('button', { name: 'As usual: 30000, Timer' }).click();
  await page.getByRole('button', { name: 'As usual: 20000, Mend' }).click();
  await summary(page, 'A variant: change the game itself as printed').waitFor();
  expect(faults).toEqual([]);
});
