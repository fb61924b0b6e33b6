import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axTreeFaults } from './ax-tree.ts';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const rows = (page: Page): ReturnType<Page['locator']> => page.getByRole('link', { name: /^Review: / });
const toMyGames = async (page: Page): Promise<void> => {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'My games' }).click();
  await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
};

/** Everything the browser stores for the site, except settings. */
const remembered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = Object.keys(localStorage).filter((key) => key !== 'wordhoard.settings');
    const open = indexedDB.open('wordhoard', 1);
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = db.transaction('games').objectStore('games').getAllKeys();
    const games = await new Promise<IDBValidKey[]>((done) => {
      all.onsuccess = () => done(all.result);
    });
    db.close();
    return [...keys, ...games.map(String)];
  });

test('a finished game stays when another begins, and can be reviewed, exported, imported and deleted', async () => {
  const { page, faults } = await visit(PHONE);
  await openSavedGame(page, server.url, await finishedGame('wordsy'), []);
  await page.getByRole('list', { name: /ranking/i }).waitFor();
  // The next game of its kind replaces the one kept for its end.
  await page.getByRole('button', { name: 'Play again' }).first().click();
  await page.getByRole('list', { name: /ranking/i }).waitFor({ state: 'hidden' });

  await toMyGames(page);
  await rows(page).first().waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('link', { name: /^Continue: Wordsy, on this device/ }).waitFor();
  await page.getByText('Best score').waitFor();
  expect([await axeFaults(page), await axTreeFaults(page), await sidewaysScroll(page)]).toEqual([[], [], 0]);
  await rows(page).click();
  await page.locator('[data-play="wordsy"] .table').waitFor();

  await page.goto(`${server.url}/games`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all to a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'wordhoard-games',
    games: [{ game: 'wordsy', seats: [{ name: 'Anna', bot: null }, { bot: 1 }], record: { game: 'wordsy' } }],
  });

  // By keyboard alone; cancelling loses nothing.
  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await page.getByRole('button', { name: 'No, keep everything' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, delete everything' }).press('Enter');
  await page.getByText('Everything has been deleted').waitFor();
  await page.getByRole('heading', { name: 'No games yet' }).waitFor();
  await expect.poll(() => remembered(page)).toEqual([]);

  await page.locator('input[type="file"]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await page.getByText('Added: 1 game.').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(faults).toEqual([]);
});

test('lists more than six tables with their turns, and deletes everything on request', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTableOf('wordsy', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.locator('[data-play="wordsy"] .table').waitFor();
  for (let more = 0; more < 6; more++) {
    await makeTableOf('wordsmith', anna.page, server.url);
    await anna.page.getByRole('heading', { name: /^Table / }).waitFor();
  }
  await toMyGames(anna.page);
  await anna.page.getByText(`table ${code}, with Beth`).waitFor();
  await expect.poll(() => anna.page.getByRole('link', { name: /^Continue: / }).count()).toBe(7);
  // Both are asked whether they are ready.
  await expect.poll(() => anna.page.locator('.games-list li').first().textContent()).toMatch(/Wordsy.*Your turn/);
  expect([await axeFaults(anna.page), await sidewaysScroll(anna.page)]).toEqual([[], 0]);

  await anna.page.getByRole('button', { name: 'Delete everything' }).click();
  await anna.page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await anna.page.getByText('Everything has been deleted').waitFor();
  await beth.page.getByText('Former player').first().waitFor();
  await expect.poll(() => beth.page.getByText('Anna').count()).toBe(0);
  await anna.page.goto(`${server.url}/t/${code}`);
  await anna.page.getByRole('heading', { level: 1 }).waitFor();
  expect(anna.faults).toEqual([]);
});
