import { GAME_IDS, GAMES } from '@wordhoard/catalog';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { SAMPLE_GAMES } from './sample-games.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import { line, lock, makeTable, toTheBoard, WORDS } from './wordsy/player.ts';

const { server, visit } = openScene();

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page, 'Menu').getByRole('button', { name }).click();
}

/** A solo game of Wordsy, in its second round. */
async function secondRound(page: Page): Promise<void> {
  await makeTable(page, server.url, (form) => form.getByRole('radio', { name: 'Just me' }).check());
  await toTheBoard(page);
  await line(page).fill(WORDS[0]!);
  await lock(page).click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.getByText('round 2 of 7').first().waitFor();
}

const devices = inject('sweep') ? { phone: PHONE, desktop: DESKTOP } : { phone: PHONE };
test.each(Object.entries(devices))('how to play opens over the game, which stays as it is: %s', async (_, screen) => {
  const { page, faults } = await visit(screen);
  for (const id of GAME_IDS) {
    await page.goto(`${server.url}/play/${id}`);
    await page.locator(`[data-play="${id}"] .table`).waitFor();
    const before = page.url();
    await fromMenu(page, 'How to play');
    const rules = dialog(page, `How to play ${GAMES[id].title}`);
    const chapter = rules.getByRole('navigation', { name: 'Chapters' }).getByRole('link').last();
    await chapter.click();
    await rules.getByRole('heading', { name: (await chapter.textContent())!, exact: true }).waitFor();
    expect(page.url(), id).toBe(before);
    const beyond = await rules.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(beyond, id).toBe(0);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), id).toBe('Menu');
  }
  expect(faults).toEqual([]);
});

test('reading the rules at a table keeps the position and the draft', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(PHONE);
  const code = await makeTable(anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^No clocks/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await beth.page.getByRole('button', { name: 'How to play' }).click();
  await dialog(beth.page, 'How to play Wordsy').getByRole('heading', { name: 'The board' }).waitFor();
  await beth.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await toTheBoard(anna.page);
  await line(anna.page).fill('half');
  await fromMenu(anna.page, 'How to play');
  await dialog(anna.page, 'How to play Wordsy').getByRole('heading', { name: 'The board' }).waitFor();
  await anna.page.keyboard.press('Escape');
  await expect.poll(() => line(anna.page).inputValue()).toBe('half');
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});

test('"New game" and the form lose nothing: every unfinished game can be continued or deleted', async () => {
  const { page, faults } = await visit(PHONE);
  const goOn = (name: RegExp): Locator => page.getByRole('link', { name });
  await secondRound(page);
  await fromMenu(page, 'New game');
  await page.getByText('about to start').first().waitFor();
  await toTheBoard(page);
  await page.getByText('round 1 of 7').first().waitFor();
  await line(page).fill('half');

  // A third one, from the form, against two bots; no person has moved in it.
  await page.goto(`${server.url}/new/wordsy`);
  await page.getByRole('radio', { name: /^Bots and me/ }).check();
  await page.getByLabel('Bots', { exact: true }).selectOption({ label: '2 bots' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-play="wordsy"] .table').waitFor();

  // Both that were left are on the start page.
  await page.goto(server.url);
  await goOn(/^Continue: Wordsy, on this device, round 1 of 7/).waitFor();
  expect([await axeFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await goOn(/^Continue: Wordsy, on this device, round 2 of 7/).click();
  await page.getByText('round 2 of 7').first().waitFor();
  // It is the one that is open now, also after a reload.
  await page.reload();
  await page.getByText('round 2 of 7').first().waitFor();

  await page.goto(`${server.url}/games`);
  await goOn(/^Continue: Wordsy, .* round 2 of 7/).waitFor();
  const drop = page.getByRole('button', { name: /^Delete: Wordsy, .* round 1 of 7/ });
  await drop.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Delete this game of Wordsy?').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No, keep it');
  expect([await axeFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await page.keyboard.press('Enter');
  await drop.click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await drop.waitFor({ state: 'detached' });
  await goOn(/^Continue: Wordsy, .* round 2 of 7/).waitFor();
  await page.reload();
  await goOn(/^Continue: Wordsy, .* round 2 of 7/).waitFor();
  expect(await drop.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('says that the device is full, and the game can still be played', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/about`);
  // Filled to the last character.
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 22);
    for (let key = 0; text.length > 0; key++)
      try {
        localStorage.setItem(`full ${key}`, text);
      } catch {
        text = text.slice(text.length >> 1 || text.length);
      }
  });
  await page.goto(`${server.url}/play/wordsy`);
  await toTheBoard(page);
  await line(page).fill('half');
  await page.getByText('There’s no space on this device to save this game.').waitFor();
  expect([await axeFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await page.getByRole('link', { name: 'Free some space in My games' }).click();
  await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

test.each(SAMPLE_GAMES)('the end screen stays after a reload, until another game begins: %s', async (id) => {
  const { page, faults } = await visit(PHONE);
  const { title } = GAMES[id];
  const ranking = page.getByRole('list', { name: /ranking/i });
  await openSavedGame(page, server.url, await finishedGame(id), []);
  await ranking.waitFor();
  await page.reload();
  await ranking.waitFor();
  await page.getByRole('link', { name: 'Review the game' }).waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: `See the result: ${title}` }).click();
  await ranking.waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByRole('link', { name: `Play now: ${title}`, exact: true }).click();
  await page.locator(`[data-play="${id}"] .table`).waitFor();
  await expect.poll(() => ranking.count()).toBe(0);
  expect(faults).toEqual([]);
});
