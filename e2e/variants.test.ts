import { readFileSync } from 'node:fs';
import { GAMES } from '@wordhoard/catalog';
import { LARGE } from '@wordhoard/word-worx/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { choose } from './keyboard.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

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
  await page.getByRole('button', { name: 'Back to printed: 5, First column' }).click();
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
  // The same places as on the command line: entries count from 1.
  const row = { letters: 'q', cards: 99, bonus: 6 };
  await giveFile(page, '.variant', 'deck.json', JSON.stringify({ ...EIGHT, variant: { deck: [row] } }));
  await page.getByText(/^variant, deck, entry 1, cards: Expected a whole number from 1 to 20, found 99/).waitFor();
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
  await page.getByRole('button', { name: 'Back to usual: 30000, Timer' }).click();
  await page.getByRole('button', { name: 'Back to usual: 20000, Mend' }).click();
  await summary(page, 'A variant: change the game itself as printed').waitFor();
  expect(faults).toEqual([]);
});

const EIGHT = { game: 'wordsy', name: 'Eight up front', options: { rounds: 5 }, variant: { column1: 8 } };
const EIGHT_CHANGES = ['First column: 8 instead of 5', 'Rounds: 5 instead of 7'];

const changesIn = (within: Locator): Locator => within.locator('.variant-changes > li');

const useFile = async (page: Page, file: object): Promise<void> => {
  await giveFile(page, '.choose-variant', 'variant.json', JSON.stringify(file));
  await page.getByRole('heading', { name: /^This table will play the variant/ }).waitFor();
};

test('a guest reads what the variant changes before the game, in the rules and in the menu', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTableOf('wordsy', anna.page, server.url, async (page) => {
    await page.getByRole('radio', { name: /^Friends, by link/ }).check();
    await useFile(page, EIGHT);
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await beth.page.getByRole('button', { name: 'Stand up' }).waitFor();

  // By keyboard.
  await choose(beth.page, /^Variant “Eight up front”: what it changes$/);
  const lobby = changesIn(beth.page.getByRole('main'));
  await expect.poll(() => lobby.allTextContents()).toEqual(EIGHT_CHANGES);
  await expect.poll(() => sidewaysScroll(beth.page)).toBe(0);
  await choose(beth.page, /^How to play$/);
  const note = beth.page.getByRole('note', { name: 'This table plays the variant “Eight up front”' });
  await expect.poll(() => changesIn(note).allTextContents()).toEqual(EIGHT_CHANGES);
  await note.getByText('Where they differ, the values of this table count.').waitFor();
  expect(await axeFaults(beth.page)).toEqual([]);
  await beth.page.keyboard.press('Escape');

  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.getByRole('button', { name: 'Menu' }).click();
  const menu = beth.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Variant “Eight up front”: what it changes').click();
  await expect.poll(() => changesIn(menu).allTextContents()).toEqual(EIGHT_CHANGES);
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test.each([
  ['wildwords', { penalty: 30 }, 'Challenge penalty: 30 instead of 20'],
  ['word-worx', { handSize: 6 }, 'Hand size: 6 instead of 5'],
  ['wordsmith', { rounds: 3 }, 'Rounds: 3 instead of 12'],
  ['wordsy', { column1: 8 }, 'First column: 8 instead of 5'],
  ['word-nerds', { bidding: 'none' }, 'Bidding: none instead of tokens'],
] as const)('how to play %s at a table of a variant begins with what that changes', async (game, variant, line) => {
  const { page, faults } = await visit(PHONE);
  await makeTableOf(game, page, server.url, (form) => useFile(form, { game, name: 'Small', variant }));
  await page.getByRole('button', { name: 'How to play' }).click();
  const rules = page.getByRole('dialog', { name: `How to play ${GAMES[game].title}` });
  const note = rules.getByRole('note', { name: 'This table plays the variant “Small”' });
  await expect.poll(() => changesIn(note).allTextContents()).toEqual([line]);
  expect(faults).toEqual([]);
});

test('a link that was cut off, or has something at its end, says so instead of opening the printed game', async () => {
  const { page } = await visit(PHONE);
  await openForm(page);
  await columns(page).fill('7');
  const link = page.getByRole('link', { name: 'Play this at a table' });
  const href = (await link.getAttribute('href')) ?? '';
  const damaged = page.getByRole('alert').getByText('This link is damaged or cut off. Ask for it again');
  for (const path of [href.slice(0, -6), `${href}).`, href.slice(0, href.indexOf('=') - 2)]) {
    await page.goto('about:blank');
    await page.goto(`${server.url}${path}`);
    await damaged.waitFor();
    expect(await page.locator('h2', { hasText: 'This table will play' }).count()).toBe(0);
  }
  // The whole link, in the same tab.
  await page.goto(`${server.url}${href}`);
  await page.getByRole('heading', { name: 'This table will play the variant “My variant”' }).waitFor();
  expect(await damaged.count()).toBe(0);
});

test('on a phone, long lists are summed up, and open to all of it', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/word-worx`);
  const { manifests, manifestPoints } = LARGE;
  const file = { game: 'word-worx', name: 'Pairs', variant: { manifests, manifestPoints } };
  await useFile(page, file);
  const panel = page.locator('.table-variant');
  await panel.getByText('6, 18 instead of').waitFor();
  const list = changesIn(panel).filter({ hasText: 'Manifests: 13 instead of 24; 13 added, 24 not in it' });
  const shown = list.locator('ul li:visible');
  expect(await shown.count()).toBe(2);
  await list.getByText('Show 35 more changes').click();
  await expect.poll(() => shown.count()).toBe(37);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
});
