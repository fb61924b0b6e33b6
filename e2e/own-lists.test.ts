import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const save = (page: Page) => page.getByRole('button', { name: 'Save the list' });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit the list ${name}` });

async function makeList(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Make a list' }).click();
  await page.getByLabel('Name of the list').fill(name);
  await page.getByLabel('Its words').fill(words);
}

test('refuses capitalised names with a reason, shows endings, and the words count at the table', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTableOf('wordsy', page, server.url, async (form) => {
    await form.getByText('Rules and words').click();
    await makeList(form, 'Family', 'blorp -s, London, zib');
    await form.getByText('London has a capital letter, and names don’t count.').waitFor();
    await form.getByText('2 words, plus 1 with endings: BLORPS.').waitFor();
    await form.getByRole('checkbox', { name: /^Regular endings/ }).check();
    await form.getByText('2 words, plus 4 with endings: BLORPS, ZIBBED, ZIBBING and ZIBS.').waitFor();
    await form.getByRole('checkbox', { name: /^Regular endings/ }).uncheck();
    await form.getByRole('button', { name: 'Change to lowercase' }).click();
    await form.getByText('3 words, plus 1 with endings').waitFor();
    expect(await sidewaysScroll(form)).toBe(0);
    // Enter in the name saves the list; it does not make the table.
    await form.getByLabel('Name of the list').press('Enter');
    await expect.poll(() => form.getByRole('checkbox', { name: /^Family 4 words/ }).isChecked()).toBe(true);
    expect(await axeFaults(form)).toEqual([]);
  });
  await page.getByText('4 extra words allowed').waitFor();
  expect(faults).toEqual([]);
});

test('saves, renames, chooses and deletes several lists', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/new/word-nerds`);
  await page.getByText('Rules and words').click();
  await makeList(page, '', 'blorp');
  await save(page).click();
  await page.getByText('Give the list a name first.').first().waitFor();
  await page.getByLabel('Name of the list').fill('Family');
  await save(page).click();
  await makeList(page, 'family', 'zib gleep');
  await save(page).click();
  await page.getByText('You already have a list with that name.').first().waitFor();
  await page.getByLabel('Name of the list').fill('Club');
  await save(page).click();
  await edit(page, 'Family').click();
  await page.getByLabel('Name of the list').fill('Home');
  await save(page).click();

  await page.goto(`${server.url}/new/word-worx`);
  await page.getByText('Rules and words').click();
  await page.getByRole('checkbox', { name: /^Home 1 word/ }).waitFor();
  await page.getByRole('checkbox', { name: /^Club 2 words/ }).check();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.getByText('2 extra words allowed').waitFor();

  await page.goto(`${server.url}/settings`);
  await edit(page, 'Club').click();
  await page.getByRole('button', { name: 'Delete the list' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect.poll(() => edit(page, 'Club').count()).toBe(0);
  await page.reload();
  await edit(page, 'Home').waitFor();
  await expect.poll(() => edit(page, 'Club').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('says that a list is too long for a table, or that the device is full', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByText('Rules and words').click();
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const many = letters.flatMap((a) => letters.map((b) => `${a}${b}x`)).slice(0, 501);
  await makeList(page, 'Many', many.join(' '));
  await save(page).click();
  await page.getByText('have 501 words; a table takes 500').waitFor();
  await page.getByRole('checkbox', { name: /^Many/ }).uncheck();
  await makeList(page, 'Long', 'zib antidisestablishmentarian');
  await save(page).click();
  await page.getByText(/1 word has more than \d+ letters/).waitFor();

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await makeList(page, 'Late', 'gleep');
  await save(page).click();
  await page.getByText('There’s no space left on this device').waitFor();
  await page.getByRole('checkbox', { name: /^Late 1 word/ }).waitFor();
  expect(faults).toEqual([]);
});

test('words allowed in the settings follow the same rules', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTableOf('wordsmith', page, server.url, async (form) => {
    await form.getByText('Rules and words').click();
    await form.getByLabel('Also allowed').fill('zib -s London');
    await form.getByText('London has a capital').waitFor();
    await form.getByText('1 word, plus 1 with endings: ZIBS.').waitFor();
  });
  await page.getByText('2 extra words allowed').waitFor();
  expect(faults).toEqual([]);
});
